"""A table that somebody else hosts, as its seat sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from accessible_uno.game.base import ONLOOKER, Action, Event, Refused, Seat
from accessible_uno.game.engine import Game
from accessible_uno.game.state import State
from accessible_uno.game.windows import BetweenRounds
from accessible_uno.record.seat_part import Part, apply_part, updated
from accessible_uno.record.seen_notation import UnreadableValue
from accessible_uno.rooms.protocol.fields import TableTerms, rules_checksum
from accessible_uno.store.stats import SeatCounter
from accessible_uno.table import Clock, SeenTable


class OtherRules(Exception):
    """The host plays the rules of this name otherwise than they are here."""


class RemoteTable(SeenTable):
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
        counter: counts what the player does.

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
        plan, names = terms.plan, terms.plan.names
        game: Game = plan.compile()
        if rules_checksum(game) != terms.checksum:
            raise OtherRules(plan.rules)
        state = State(game, len(names))
        state.question = BetweenRounds()
        super().__init__(game, names, state, (ONLOOKER, plan.viewer))
        self.terms = terms
        self.counter = SeatCounter(terms.plan.viewer)
        self._game = game
        self._send_act = send_act
        self._awaits_reply = awaits_reply
        self._part: Part = {}
        self._kinds: Mapping[Seat, str] | None = None
        self._stopped = False

    @property
    def over(self) -> bool:
        """Whether the match is won, or has been stopped."""
        return self._stopped or super().over

    @property
    def bot_kinds(self) -> Mapping[Seat, str] | None:
        """The kind of bot in each seat that a bot plays, if the host program says so."""
        return self._kinds

    @property
    def awaits_reply(self) -> bool:
        """Whether an action is on its way."""
        return self._awaits_reply()

    def act(self, action: Action) -> None:
        """Send an act.

        Raises:
            Refused: it is plainly against the rules, and they do not punish it.
        """
        reason = None if self.awaits_reply else self.legal(self.terms.plan.viewer).why_not(action)
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
            apply_part(self._state, self.terms.plan.viewer, part)
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
        before, self._kinds = self._kinds, kinds
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
        apply_part(state, self.terms.plan.viewer, part)
        self._part = part
        if state.round != before[0]:
            state.told.clear()
        state.told.append((*before[1:], list(events)))
        held = self.view(self.terms.plan.viewer).held
        self.counter.count(events, held)
        for _, listener in self._listeners:
            listener(events)

    def stop(self) -> None:
        """End the match: its host has stopped it."""
        self._stopped = True


class HostedClock(Clock):
    """Counts along with the host program, which alone acts when a time is up.

    The time begins when the question arrives, for the host does not wait until it is heard.

    Attributes:
        seat: whose time it counts.
    """

    seat: Seat

    def _on_events(self, events: Sequence[Event]) -> None:
        super()._on_events(events)
        self.start(self.seat)

    def restart(self, seat: Seat) -> None:
        """Go on: nobody here can give more time."""
        self.start(seat)

    def expire(self) -> Seat | None:
        """Stop counting: the host program acts."""
        self._ends.clear()
        return None

    def set_left(self, seconds: float | None) -> None:
        """Take over what the host program says is left; ``None``: no time runs."""
        self._ends = {}
        if seconds is not None:
            end = self._now() + seconds
            self._ends = {(self.seat, window): end for window in self._limits(self.seat)}
