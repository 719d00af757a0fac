"""The wild draw four: the next player draws four cards and loses the turn (CORE-09).

It may be laid by law only when nothing else could be, yet nothing stops a bluff (BR-13).
"""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import Effect, FirstEffect, Penalty, ReturnFirst
from accessible_uno.game.value import value


@value
class WildDrawFour(Rule):
    """Four cards for the next player, and another first card where it would open the round."""

    key: ClassVar = "wild-draw-four"
    clauses: ClassVar = ("CORE-09", "CORE-14", "BR-10", "BR-13", "BR-19", "TWO-02")

    @effect(Face.WILD_DRAW_FOUR)
    def hit_next(self, state: State, laid: Effect) -> Rewritten:
        """The next player is to draw four."""
        return (Penalty(state.after[laid.seat], 4, laid.seat, laid.card),)

    @first(Face.WILD_DRAW_FOUR)
    def turn_another(self, state: State, opening: FirstEffect) -> Rewritten:  # noqa: ARG002
        """It cannot open a round: another card is turned up (BR-10)."""
        return (ReturnFirst(),)
