"""Doubting a wild draw four: the action, and what is found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from accessible_uno.game.actions import PlainAction, out_of_place
from accessible_uno.game.base import Event, HandsKnown, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.windows import Threat


class BluffFound(Event, frozen=True):
    """The doubt was right; ``coloured``: only a card of the active colour would have counted."""

    seat: Seat
    accused: Seat
    coloured: bool

    def teach(self, known: HandsKnown) -> None:
        """The hand held something else to play."""
        known.judged(self.accused, guilty=True, coloured=self.coloured)


class NoBluff(Event, frozen=True):
    """The doubt was wrong; ``coloured`` as for a bluff that is found."""

    seat: Seat
    accused: Seat
    coloured: bool

    def teach(self, known: HandsKnown) -> None:
        """The hand held nothing else to play."""
        known.judged(self.accused, guilty=False, coloured=self.coloured)


class NothingToDoubt(Reason, frozen=True):
    """There is no wild draw four that may be doubted."""


class OnlyVictimDoubts(Reason, frozen=True):
    """Only the next player may doubt (BR-14)."""

    victim: Seat


class Inspect(Step, frozen=True):
    """A player doubts; ``Doubt`` rewrites it to a judgement by its own parameters."""

    seat: Seat
    accused: Seat

    def do(self, state: State) -> None:
        """Do nothing; ``Doubt`` rewrites it."""


class Challenge(PlainAction, frozen=True):
    """Doubt a wild draw four: the last one, unless another player is named."""

    verbs: ClassVar = ("challenge",)
    candidates_pass: ClassVar = True
    seat: Seat
    accused: Seat | None = None

    def steps(self, state: State) -> tuple[Step, ...]:
        """Inspect the hand of the player who laid it."""
        threat = state.question
        assert isinstance(threat, Threat)
        accused = threat.doubtful[0] if self.accused is None else self.accused
        return (Inspect(self.seat, accused),)

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse to doubt a player whose card may not be doubted."""
        assert isinstance(window, Threat)
        known = self.accused is None or self.accused in window.doubtful
        return None if known else NothingToDoubt()

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield a doubt of each wild draw four; with a name where there are several."""
        assert isinstance(window, Threat)
        if len(window.doubtful) < 2:
            yield cls(seat)
        else:
            for accused in window.doubtful:
                yield cls(seat, accused)

    def reason_if_no_window(self, state: State) -> Reason:
        """Somebody else is threatened, or nobody is."""
        question = state.question
        if isinstance(question, Threat) and question.seat != self.seat:
            return OnlyVictimDoubts(question.seat)
        reason = out_of_place(state, self.seat)
        return NothingToDoubt() if reason is None or isinstance(question, Threat) else reason
