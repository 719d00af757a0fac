"""The table: whatever is said goes through here, and everyone is told their part of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeAlias

from accessible_uno.game.base import CHANCE, ONLOOKER, Action, Event, Refused, Seat, Window
from accessible_uno.game.chance import ChanceAction, NextRound
from accessible_uno.game.engine import Game
from accessible_uno.game.legal import Legal
from accessible_uno.game.state import State
from accessible_uno.game.view import View
from accessible_uno.game.windows import BetweenRounds, Contested
from accessible_uno.players.bot import Bot
from accessible_uno.table.dealer import Dealer

Listener: TypeAlias = Callable[[Sequence[Event]], None]
"""Hears what happened, in the part that its seat may see."""


class Journal(Protocol):
    """Whoever writes the game down."""

    def note(self, acts: Sequence[Action]) -> None:
        """Keep an act, and what chance gave because of it, before anyone is told."""


class Table:
    """One match in progress.

    Args:
        game: the rules.
        names: the players in seating order.
        dealer: shuffles.
        bots: who plays which seats; the others are people.
        state: a match to go on with, instead of a new one.
        journal: writes every act down.
    """

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        dealer: Dealer,
        *,
        bots: Mapping[Seat, Bot] | None = None,
        state: State | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.bots = dict(bots or {})
        self._dealer = dealer
        self._state = game.open(len(self.names)) if state is None else state
        self._journal = journal
        self._listeners: list[tuple[Seat, Listener]] = []
        seats = (ONLOOKER, *range(len(self.names)))
        self._views = {seat: View(self._state, seat) for seat in seats}
        self._legals = {seat: Legal(self._state, seat) for seat in seats}

    def view(self, seat: Seat) -> View:
        """What ``seat`` sees."""
        return self._views[seat]

    def legal(self, seat: Seat) -> Legal:
        """What ``seat`` may do."""
        return self._legals[seat]

    def listen(self, seat: Seat, listener: Listener) -> None:
        """Let ``listener`` hear what ``seat`` may know."""
        self._listeners.append((seat, listener))

    @property
    def over(self) -> bool:
        """Whether the match is won, or has been stopped."""
        state = self._state
        return bool(state.winners) or (state.round_over and state.question is None)

    @property
    def between_rounds(self) -> bool:
        """Whether the table waits for :meth:`next_round`."""
        return isinstance(self._state.question, BetweenRounds)

    @property
    def contested(self) -> bool:
        """Whether a last card is laid that may still be denounced; :meth:`let_stand` ends it."""
        return isinstance(self._state.question, Contested)

    @property
    def asked(self) -> Seat | None:
        """The seat that the table waits for; ``None`` between rounds, while a victory is contested,
        and at the end."""
        question = self._state.question
        return question.seat if question is not None and question.seat >= 0 else None

    def due(self, seat: Seat) -> tuple[Window, ...]:
        """What ``seat`` is asked, and what else is due from it."""
        state = self._state
        question = (state.question,) if state.question is not None else ()
        return (
            *(window for window in question if window.seat == seat),
            *(offer for offer in state.offers if offer.debtor == seat),
        )

    def act(self, action: Action) -> None:
        """Do ``action``, let chance answer what it asks, write it down, and tell everyone.

        Where the rules punish it at once, what they do not allow is done as a misplay (OLY-13).

        Raises:
            Refused: the rules do not allow it; nothing has changed and nobody is told.
        """
        try:
            told = self.game.act(self._state, action)
        except Refused as refused:
            slip = self.game.punish_illegal(self._state, action, refused.reason, live=True)
            if slip is None:
                raise
            action = slip
            told = self.game.act(self._state, action)
        acts = [action]
        while (question := self._state.question) is not None and question.seat == CHANCE:
            lot = self._by_lot()
            acts.append(lot)
            told += self.game.act(self._state, lot)
        if self._journal is not None:
            self._journal.note(acts)
        for seat, listener in self._listeners:
            listener([event.seen_by(seat) for event in told])

    def _by_lot(self) -> Action:
        question = self._state.question
        assert question is not None
        for kind in self.game.answered_by(type(question)):
            if issubclass(kind, ChanceAction):
                return kind.by_lot(self._state, question, self._dealer)
        raise LookupError(f"chance has no answer to {question!r}")

    def next_round(self) -> None:
        """Go on to the next round."""
        self.act(NextRound())

    def let_stand(self) -> None:
        """Nobody contests the victory: the round ends."""
        self.act(NextRound())

    def bot_to_act(self) -> Seat | None:
        """The bot that the table waits for, if it is a bot."""
        asked = self.asked
        return asked if asked in self.bots else None

    def bot_action(self) -> Action | None:
        """What a bot wants to do now, or ``None`` when the table waits for a person.

        A bot that uses a chance comes before the one that is asked; the seats are gone
        through leftward from the one whose turn it was.
        """
        asked = self.asked
        if self._state.offers or self.game.has_private_offers:
            for seat in self._from_turn():
                bot = self.bots.get(seat)
                if bot is not None and seat != asked:
                    wish = bot.interject(self._views[seat], self._legals[seat])
                    if wish is not None:
                        return wish
        bot = self.bots.get(asked) if asked is not None else None
        if bot is None or asked is None:
            return None
        if self._state.offers or self.game.has_private_offers:
            wish = bot.interject(self._views[asked], self._legals[asked])
            if wish is not None:
                return wish
        return bot.choose(self._views[asked], self._legals[asked])

    def _from_turn(self) -> list[Seat]:
        turn = self._state.turn
        count = len(self.names)
        return [(turn + place) % count for place in range(1, count + 1)]

    def snapshot(self) -> State:
        """A copy of the whole position, hidden cards included, to save or to compare."""
        return self._state.copy()
