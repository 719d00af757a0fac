"""Several cards at the end: a whole hand of one digit is laid at once (HR-11)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import ClassVar, Final

from accessible_uno.cards import Card
from accessible_uno.game.actions import LayTogether
from accessible_uno.game.base import Seat
from accessible_uno.game.option import switch
from accessible_uno.game.state import State
from accessible_uno.game.steps import LayAll
from accessible_uno.game.windows import Turn
from accessible_uno.rules.shared.uno import FreeingRule

HAND: Final = range(2, 5)


class MultiFinish(FreeingRule, frozen=True):
    """A player who holds only two to four cards of one digit, each of another colour, lays them
    all and has won the round, without UNO.
    """

    key: ClassVar = "multi-finish"
    topic: ClassVar = "together"
    clauses: ClassVar = ("HR-11",)
    options: ClassVar = (switch("multi-finish"),)
    opens: ClassVar = ((Turn, LayTogether),)
    # Before uno-call (50): cards that owe no UNO open no chance to denounce their player.
    rank: ClassVar = 40

    def combinations(self, state: State, seat: Seat) -> Iterator[tuple[Card, ...]]:
        """Yield the hand, if it is such a one, in each order whose first card goes."""
        hand = state.hands[seat]
        digits = {held.digit for held in hand}
        all_differ = len(hand) in HAND and len(set(hand)) == len(hand)
        if all_differ and len(digits) == 1 and None not in digits:
            for order in permutations(hand):
                if order[0] in state.match:
                    yield order

    def frees(self, state: State, lay: LayAll) -> bool:
        """Whether the cards are such a hand."""
        return lay.cards in self.combinations(state, lay.seat)
