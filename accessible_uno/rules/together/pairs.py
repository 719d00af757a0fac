"""Pairs: two cards of one digit are laid together (HR-07)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import ClassVar

from accessible_uno.cards import Card
from accessible_uno.game.actions import Jump, LayTogether
from accessible_uno.game.base import Seat
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rule, answers
from accessible_uno.game.state import State
from accessible_uno.game.windows import OutOfTurn, Turn
from accessible_uno.rules.shared.jump_in import colours_must_be_equal, may_jump_in


class Pairs(Rule, frozen=True):
    """Two cards of one digit are laid together, on the own turn or as an interception.

    Under exact interception they must be of one colour too.
    """

    key: ClassVar = "pairs"
    topic: ClassVar = "together"
    clauses: ClassVar = ("HR-07",)
    options: ClassVar = (switch("pairs"),)
    needs: ClassVar = ("intercept",)
    opens: ClassVar = ((Turn, LayTogether),)

    def combinations(self, state: State, seat: Seat) -> Iterator[tuple[Card, ...]]:
        """Yield each pair of the hand whose first card goes, in both orders."""
        digits = [held for held in state.hands[seat] if held.digit is not None]
        for first, second in permutations(digits, 2):
            if first in state.match and first.face is second.face:
                if colours_must_be_equal(state) and first is not second:
                    continue
                yield first, second

    def jumping_cards(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """None alone: what it allows are two cards at once."""
        return ()

    @answers(OutOfTurn, Jump)
    def may_intercept(self, state: State, window: OutOfTurn, action: Jump) -> bool:
        """Whether two cards intercept together, each of which could do so alone."""
        if len(action.cards) != 2 or not may_jump_in(state, action.seat):
            return False
        top = state.top
        if colours_must_be_equal(state):
            return all(each is top and each.digit for each in action.cards)
        return all(each.face is top.face and each.digit for each in action.cards)
