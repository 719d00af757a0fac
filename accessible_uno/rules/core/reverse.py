"""The reverse: play changes direction (CORE-11)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import SKIP, TURN_ROUND, Effect, FirstEffect, TakeTurn


class FirstReverse(StrEnum):
    """Who begins when the first card is a reverse."""

    RIGHT = "right"
    """The player right of the dealer (BR-07, WP-06)."""
    DEALER = "dealer"
    """The dealer, and then the player on the right (UM-07)."""


class Reverse(Rule, frozen=True):
    """Change the direction; with two players the other one also loses the turn (TWO-01).

    Attributes:
        first_reverse: who begins when the first card is a reverse.
    """

    key: ClassVar = "reverse"
    clauses: ClassVar = (
        "CORE-11",
        "BR-07",
        "TWO-01",
        "TWO-04",
        "WP-06",
        "WP-29",
        "UM-07",
        "CHAT-10",
        "CHAT-11",
    )
    first_reverse: FirstReverse = FirstReverse.RIGHT

    @effect(Face.REVERSE)
    def turn_round(self, state: State, laid: Effect) -> Rewritten:
        """Play goes the other way."""
        if len(state.playing) == 2:
            return (TURN_ROUND, SKIP[state.after[laid.seat]])
        return (TURN_ROUND,)

    @first(Face.REVERSE)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """Play goes rightward, from the player right of the dealer or from the dealer."""
        dealer = state.dealer or 0
        dealer_begins = self.first_reverse is FirstReverse.DEALER
        starter = dealer if dealer_begins else state.seat_from(dealer, -1)
        return (TURN_ROUND, TakeTurn(starter))
