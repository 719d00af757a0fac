"""Wrong cards that are laid knowingly, where a table plays so (WP-28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Self

from accessible_uno.cards import Card
from accessible_uno.game import reasons
from accessible_uno.game.actions import Jump, LayTogether, PlainAction, Play, out_of_place
from accessible_uno.game.base import ANYONE, Action, Reason, Seat, Step, Window
from accessible_uno.game.legality import any_play
from accessible_uno.game.state import State


class GoesAfterAll(Reason, frozen=True):
    """The card goes: it is played like any other."""


class WrongCardSeen(Window, frozen=True):
    """A player has laid a wrong card: until somebody acts, the others may well report it."""

    culprit: Seat
    seat: Seat = ANYONE
    partners: tuple[Seat, ...] = ()

    def is_for(self, seat: Seat) -> bool:
        """Whether ``seat`` plays against the culprit."""
        return seat not in (self.culprit, *self.partners)


class LayWrong(Step, frozen=True):
    """Wrong cards are laid; ``Misplays`` says what comes of it."""

    seat: Seat
    cards: tuple[Card, ...]

    def do(self, state: State) -> None:
        """Do nothing; ``Misplays`` rewrites it."""


class LayAnyway(PlainAction, frozen=True):
    """Lay cards that do not go, or at the wrong moment, knowing that they may be reported.

    It is never suggested: only who was refused and insists does it.
    """

    verbs: ClassVar = ("anyway",)
    answers_question: ClassVar = False
    seat: Seat
    cards: tuple[Card, ...]

    def steps(self, state: State) -> tuple[Step, ...]:
        """Lay them."""
        return (LayWrong(self.seat, self.cards),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse cards not held, cards that go, and what no rule punishes."""
        missing = Counter(self.cards) - Counter(state.hands[self.seat])
        if missing:
            return reasons.NotHeld(next(iter(missing)))
        tried = self._as_play(state)
        reason = state.game.why_not(state, tried)
        if reason is None:
            return GoesAfterAll()
        punished = state.game.punish_illegal(state, tried, reason, live=False)
        return None if punished is not None else reason

    def _as_play(self, state: State) -> Action:
        if len(self.cards) == 1:
            return any_play(state, self.seat, self.cards[0])
        return LayTogether(self.seat, self.cards)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield nothing: no misplay is suggested."""
        yield from ()

    def reason_if_no_window(self, state: State) -> Reason:
        """The rules of this table refuse wrong cards."""
        return out_of_place(state, self.seat) or reasons.NothingPending()


def cards_of(act: Action) -> tuple[Card, ...]:
    """Return the cards that an action lays."""
    if isinstance(act, Play):
        return (act.card,)
    return act.cards if isinstance(act, LayTogether | Jump) else ()
