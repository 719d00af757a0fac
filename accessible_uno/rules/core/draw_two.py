"""The draw two: the next player draws two cards and loses the turn (CORE-08)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.base import TABLE
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    NEXT_PLAYS,
    Draw,
    Effect,
    FirstEffect,
    Penalty,
    SkipSeat,
    TakeTurn,
)
from accessible_uno.rules.shared.stacking import first_cards_are_raised


class DrawTwo(Rule, frozen=True):
    """Two cards for the next player, also when it is the first or the last card."""

    key: ClassVar = "draw-two"
    clauses: ClassVar = (
        *("CORE-08", "CORE-14", "BR-06", "BR-19", "TWO-02"),
        *("WP-04", "WP-05", "WP-12", "UM-05", "UM-11", "CHAT-09"),
    )

    @effect(Face.DRAW_TWO)
    def hit_next(self, state: State, laid: Effect) -> Rewritten:
        """The next player is to draw two; of two, the other plays again (TWO-02)."""
        return (Penalty(state.after[laid.seat], 2, laid.seat, laid.card),)

    @first(Face.DRAW_TWO)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """The player left of the dealer draws two and loses the turn (BR-06), or stacks (DUO-02).

        The card is nobody's: a boomerang returns it to nobody.
        """
        victim = state.seat_from(state.dealer or 0, 1)
        if first_cards_are_raised(state):
            return (Penalty(victim, 2, TABLE, opening.card), NEXT_PLAYS)
        return (Draw(victim, 2), SkipSeat(victim), TakeTurn(state.seat_from(victim, 1)))
