"""The dealer: the only source of randomness."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat, starmap
from random import Random, SystemRandom

from accessible_uno.cards import Card


class Dealer:
    """Shuffles and draws lots.

    Args:
        seed: makes every game with it the same; without one, the system's randomness is used.
        asked: lots that were drawn already; a seeded dealer goes on after them.

    Attributes:
        asked: how many lots have been drawn.
    """

    def __init__(self, seed: int | str | None = None, *, asked: int = 0) -> None:
        self._seed = seed
        self._random = SystemRandom() if seed is None else Random(f"cards {seed}")
        self.asked = asked
        if seed is not None:
            for _ in repeat(None, asked):
                self._random.random()

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards in a random order."""
        self.asked += len(cards)
        keys = list(starmap(self._random.random, repeat((), len(cards))))
        return tuple(map(cards.__getitem__, sorted(range(len(cards)), key=keys.__getitem__)))

    def pick(self, cards: Sequence[Card], count: int) -> tuple[Card, ...]:
        """Return ``count`` cards picked at random, none twice; there must be as many."""
        places: dict[int, None] = {}
        while len(places) < count:
            self.asked += 1
            places[int(self._random.random() * len(cards))] = None
        return tuple(map(cards.__getitem__, places))

    def below(self, limit: int) -> int:
        """Return a random whole number from 0 up to, but not, ``limit``."""
        self.asked += 1
        return int(self._random.random() * limit)

    def whim(self, seat: int) -> Callable[[], float]:
        """Return a seat's own source of chance, a number from 0 up to 1 a call."""
        if self._seed is None:
            return SystemRandom().random
        return Random(f"seat {seat} {self._seed}").random
