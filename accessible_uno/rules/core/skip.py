"""The skip: the next player loses the turn (CORE-10)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import Effect, FirstEffect, SkipSeat, TakeTurn
from accessible_uno.rules.shared.hits import skip_by


class FirstSkip(StrEnum):
    """Who begins when the first card is a skip."""

    RIGHT2 = "right2"
    """The second player to the dealer's right, literally (BR-08, G-03)."""
    LEFT2 = "left2"
    """The player after the one left of the dealer (WP-07, UM-11)."""


class Skip(Rule, frozen=True):
    """Skip the next player; as the first card, by ``first_skip``.

    Attributes:
        first_skip: who begins when the first card is a skip.
    """

    key: ClassVar = "skip"
    clauses: ClassVar = ("CORE-10", "BR-08", "TWO-01", "WP-04", "WP-07", "UM-11", "CHAT-12")
    options: ClassVar = (
        Option("first-skip", "first_skip", words(*FirstSkip), idle_beside=("dealer-opens",)),
    )
    first_skip: FirstSkip = FirstSkip.RIGHT2

    @effect(Face.SKIP)
    def skip_next(self, state: State, laid: Effect) -> Rewritten:
        """The next player loses the turn; of two, the other plays again (TWO-01)."""
        return (skip_by(state, state.after[laid.seat], laid.seat, laid.card),)

    @first(Face.SKIP)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """Find who begins; the direction stays leftward.

        Of two and of four, the second to the right is the one after the first player too.
        """
        dealer = state.dealer or 0
        skipped = state.seat_from(dealer, 1)
        after = state.seat_from(skipped, 1)
        right2 = self.first_skip is FirstSkip.RIGHT2
        begins = state.seat_from(dealer, -2) if right2 else after
        return (*((SkipSeat(skipped),) if begins == after else ()), TakeTurn(begins))
