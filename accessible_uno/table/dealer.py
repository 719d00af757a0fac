"""The dealer: the only source of randomness."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import repeat
from random import Random, SystemRandom

from accessible_uno.cards import Card
from accessible_uno.game.chance import in_random_order


@cache
def system_random() -> SystemRandom:
    """Return the system's randomness: every table draws from the same."""
    return SystemRandom()


class Dealer:
    """Shuffles, and draws random numbers for a table.

    Args:
        seed: makes every game with it the same; without one, the system's randomness is used.
        drawn: numbers that were drawn before; a seeded dealer continues after them.

    Attributes:
        drawn: how many numbers have been drawn.
    """

    def __init__(self, seed: int | str | None = None, *, drawn: int = 0) -> None:
        self._seed = seed
        self._random = system_random() if seed is None else Random(f"cards {seed}")
        self.drawn = drawn
        if seed is not None:
            for _ in repeat(None, drawn):
                self._random.random()

    def shuffled(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Return the cards in a random order."""
        self.drawn += len(cards)
        return tuple(in_random_order(cards, self._random.random))

    def pick(self, cards: Sequence[Card], count: int) -> tuple[Card, ...]:
        """Return ``count`` different cards at random; there must be at least as many."""
        places: dict[int, None] = {}
        while len(places) < count:
            self.drawn += 1
            places[int(self._random.random() * len(cards))] = None
        return tuple(map(cards.__getitem__, places))

    def below(self, limit: int) -> int:
        """Return a random whole number from 0 to ``limit - 1``."""
        self.drawn += 1
        return int(self._random.random() * limit)

    def bot_rng(self, seat: int) -> Callable[[], float]:
        """Return the random source of a seat's bot: numbers from 0 up to, but not, 1.

        Each seat has its own, so that the cards do not depend on what the bots do.
        """
        return self._source(f"seat {seat}")

    def company_rng(self) -> Callable[[], float]:
        """Return the random source by which it is drawn who the bots are."""
        return self._source("company")

    def _source(self, purpose: str) -> Callable[[], float]:
        if self._seed is None:
            return system_random().random
        return Random(f"{purpose} {self._seed}").random
