"""Chance gives a number: how many cards come out, where a wheel stops."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Final, Self

from accessible_uno.game.base import CHANCE, Reason, Seat, Step, Window
from accessible_uno.game.chance import ChanceAction, Lots
from accessible_uno.game.state import State

MOST_DIGITS: Final = 4


class NumberOutOfRange(Reason, frozen=True):
    """Chance must give a number from ``least`` to ``most``."""

    least: int
    most: int


class NumberNeeded(Window, frozen=True):
    """Chance is to give a number from ``least`` to ``most`` for what ``player`` does."""

    player: Seat
    least: int
    most: int
    seat: Seat = CHANCE


class NumberByChance(ChanceAction, frozen=True):
    """A number that chance gives; each use is a subclass with its own verb and steps."""

    number: int
    seat: Seat = CHANCE

    @abstractmethod
    def steps(self, state: State) -> tuple[Step, ...]:
        """Return the steps that the number brings."""

    @classmethod
    def by_lot(cls, state: State, window: Window, lots: Lots) -> Self:
        """Pick any number, each as likely as the others."""
        assert isinstance(window, NumberNeeded)
        return cls(window.least + lots.below(window.most - window.least + 1))

    def check(self, state: State, window: Window) -> Reason | None:
        """Refuse a number out of range."""
        assert isinstance(window, NumberNeeded)
        if window.least <= self.number <= window.most:
            return None
        return NumberOutOfRange(window.least, window.most)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each number, the least first."""
        assert isinstance(window, NumberNeeded)
        for number in range(window.least, window.most + 1):
            yield cls(number)
