"""A table that somebody else hosts, as its seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from accessible_uno.game.base import ONLOOKER, Action, Event, Refused, Seat, Window
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import BetweenRounds
from accessible_uno.record.seat_part import Part, apply_part, updated
from accessible_uno.record.seen_notation import UnreadableValue
from accessible_uno.rooms.protocol.fields import TableTerms, rules_checksum
from accessible_uno.rules.preset import compile_preset
from accessible_uno.store.stats import GameStats
from accessible_uno.table import ActiveRules, Listener


class OtherRules(Exception):
    """The host plays the rules of this name otherwise than they are here."""


class RemoteTable:
    """Answers the questions of a session from what the host program has sent.

    Acts are sent; what comes of them is heard like everything else.  An act that is plainly
    against the rules is refused at once, unless the rules punish it.

    Args:
        terms: what is played, and where the player sits.
        send_act: sends an act in notation.
        awaits_reply: whether an act is on its way.

    Attributes:
        terms: the same.
        rules: what may be asked about the rules.
        names: the players in seating order.
        stats: what the player has done.
        bot_kinds: the kind of bot in each seat that a bot plays; ``None`` where the host program
            does not say so.

    Raises:
        CannotCompile: the rules cannot be played here.
        OtherRules: they are not the same here.
    """

    def __init__(
        self,
        terms: TableTerms,
        send_act: Callable[[str], None],
        awaits_reply: Callable[[], bool],
    ) -> None:
        names = terms.names
        game: Game = compile_preset(terms.rules, terms.options, len(names), dict(terms.versions))
        if rules_checksum(game) != terms.checksum:
            raise OtherRules(terms.rules)
        self.terms = terms
        self.rules: ActiveRules = game
        self.names = names
        self.stats = GameStats()
        self.bot_kinds: Mapping[Seat, str] | None = None
        self._game = game
        self._send_act = send_act
        self._awaits_reply = awaits_reply
        self._part: Part = {}
        self._state = State(game, len(names))
        self._state.question = BetweenRounds()
        seats = (ONLOOKER, terms.seat)
        self._views = {seat: View(self._state, seat) for seat in seats}
        self._legals = {seat: Legal(self._state, seat) for seat in seats}
        self._listeners: list[Listener] = []
        self._stopped = False

    def view(self, seat: Seat) -> View:
        """Return what the player sees; what others see is not known here."""
        return self._views[seat]

    def legal(self, seat: Seat) -> Legal:
        """Return what the player may do."""
        return self._legals[seat]

    def listen(self, seat: Seat, listener: Listener) -> None:  # noqa: ARG002  # there is one seat
        """Call ``listener`` after each act with the events as the player sees them."""
        self._listeners.append(listener)

    @property
    def over(self) -> bool:
        """Whether the match is won, or has been stopped."""
        state = self._state
        return self._stopped or bool(state.winners) or (state.round_over and state.question is None)

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over and the next has not begun."""
        return isinstance(self._state.question, BetweenRounds)

    @property
    def asked(self) -> Seat | None:
        """The seat that the table waits for, if it is a player's."""
        question = self._state.question
        return question.seat if question is not None and question.seat >= 0 else None

    def change_bot(self, seat: Seat, kind: str) -> bool:  # noqa: ARG002  # the host does it
        """Return that this is not done here: the host lets the bots play."""
        return False

    @property
    def awaits_reply(self) -> bool:
        """Whether an action is on its way."""
        return self._awaits_reply()

    def due(self, seat: Seat) -> tuple[Window, ...]:
        """Return what ``seat`` is asked, then the offers whose time runs for it."""
        state = self._state
        question = (state.question,) if state.question is not None else ()
        return (
            *(window for window in question if window.seat == seat),
            *(offer for offer in state.offers if offer.timed_seat == seat),
        )

    def bot_to_act(self) -> Seat | None:
        """Return ``None``: whoever sits there, the host lets them act."""
        return None

    def act(self, action: Action) -> None:
        """Send an act.

        Raises:
            Refused: it is plainly against the rules, and they do not punish it.
        """
        reason = None if self.awaits_reply else self._legals[self.terms.seat].why_not(action)
        if reason is not None:
            punished = self._game.punish_illegal(self._state, action, reason, live=True)
            if punished is None:
                raise Refused(reason)
        self._send_act(action.notation(self.names))

    # What the host program sends

    def show(self, part: Part) -> bool:
        """Take a whole view; return whether it differs from what was known.

        Raises:
            UnreadableValue: it is none of this table.
        """
        differs = part != self._part
        if differs:
            apply_part(self._state, self.terms.seat, part)
            self._state.told.clear()
            self._part = part
        return differs

    def take_bots(self, kinds: Mapping[Seat, str]) -> dict[Seat, str]:
        """Take who is a bot; return those who play otherwise than before, if that was known.

        Raises:
            UnreadableValue: somebody sits elsewhere.
        """
        if not set(kinds) <= set(range(len(self.names))):
            raise UnreadableValue(repr(kinds))
        before, self.bot_kinds = self.bot_kinds, kinds
        if before is None:
            return {}
        return {seat: kind for seat, kind in kinds.items() if before.get(seat) != kind}

    def see(self, events: Sequence[Event], changed: Part) -> None:
        """Take what the seat has seen of an act, and tell the listeners.

        Raises:
            UnreadableValue: it is not about this table.
        """
        state = self._state
        before = (state.round, state.question, state.colour, state.match)
        part = updated(self._part, changed)
        apply_part(state, self.terms.seat, part)
        self._part = part
        if state.round != before[0]:
            state.told.clear()
        state.told.append((*before[1:], list(events)))
        held = self._views[self.terms.seat].held
        self.stats.count_events(self.terms.seat, events, held)
        for listener in self._listeners:
            listener(events)

    def stop(self) -> None:
        """End the match: its host has stopped it."""
        self._stopped = True
