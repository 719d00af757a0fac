"""The reverse: play turns round until the next one (CORE-11)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import Effect, FirstEffect, SkipSeat, TakeTurn, TurnRound
from accessible_uno.game.value import value


@value
class Reverse(Rule):
    """Turn play round; with two players, the other one loses the turn as well (TWO-01)."""

    key: ClassVar = "reverse"
    clauses: ClassVar = ("CORE-11", "BR-07", "TWO-01", "TWO-04")

    @effect(Face.REVERSE)
    def turn_round(self, state: State, laid: Effect) -> Rewritten:
        """Play goes the other way."""
        if len(state.playing) == 2:
            return (TurnRound(), SkipSeat(state.after[laid.seat]))
        return (TurnRound(),)

    @first(Face.REVERSE)
    def begin(self, state: State, opening: FirstEffect) -> Rewritten:  # noqa: ARG002
        """Play goes rightward, and the player right of the dealer begins (BR-07)."""
        return (TurnRound(), TakeTurn(state.seat_from(state.dealer or 0, -1)))
