"""The royal run: the nine digits from 1 to 9, or from 9 to 1, laid at once (HR-10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import ClassVar, Final

from accessible_uno.cards import Card
from accessible_uno.game.actions import LayTogether
from accessible_uno.game.base import Seat
from accessible_uno.game.option import switch
from accessible_uno.game.state import State
from accessible_uno.game.steps import LayAll
from accessible_uno.game.windows import Turn
from accessible_uno.rules.shared.uno import FreeingRule

UP: Final = tuple(range(1, 10))
DOWN: Final = UP[::-1]
LISTED: Final = 32
"""Runs listed each way: a large hand makes hundreds of thousands."""


class RoyalRuns:
    """The royal runs of a hand: it contains all of them, but lists only the first few."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._match = state.match
        self._hand = dict.fromkeys(state.hands[seat])

    def __contains__(self, cards: tuple[Card, ...]) -> bool:
        return tuple(each.digit for each in cards) in (UP, DOWN) and cards[0] in self._match

    def __iter__(self) -> Iterator[tuple[Card, ...]]:
        of_digit = {digit: [held for held in self._hand if held.digit == digit] for digit in UP}
        for way in (UP, DOWN):
            first = [held for held in of_digit[way[0]] if held in self._match]
            yield from islice(product(first, *(of_digit[digit] for digit in way[1:])), LISTED)


class RoyalRun(FreeingRule, frozen=True):
    """Nine digits of any colours, each once, are laid together; no UNO is due for it."""

    key: ClassVar = "royal-run"
    topic: ClassVar = "together"
    clauses: ClassVar = ("HR-10",)
    options: ClassVar = (switch("royal-run"),)
    opens: ClassVar = ((Turn, LayTogether),)
    # Before uno-call (50): cards that owe no UNO open no chance to denounce their player.
    rank: ClassVar = 40

    def combinations(self, state: State, seat: Seat) -> RoyalRuns:
        """Return each royal run of the hand whose first card goes."""
        return RoyalRuns(state, seat)

    def frees(self, state: State, lay: LayAll) -> bool:
        """Whether the cards are such a run."""
        return tuple(each.digit for each in lay.cards) in (UP, DOWN)
