"""On a 0 every hand goes to the player after its owner (HR-03)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.option import Option, switch
from accessible_uno.game.rule import Rewritten, Rule, effect
from accessible_uno.game.state import State
from accessible_uno.game.steps import Effect, TurnHands


class ZeroRotate(Rule, frozen=True):
    """All hands move in the direction of play; no player may refuse."""

    key: ClassVar = "zero-rotate"
    topic: ClassVar = "hands"
    clauses: ClassVar = ("HR-03",)
    options: ClassVar[tuple[Option, ...]] = (switch("zero-rotate"),)
    excludes: ClassVar = ("moving-hands",)

    @effect(Face.ZERO)
    def turn_hands(self, state: State, laid: Effect) -> Rewritten:
        """Turn them, unless it was the last card (G-29)."""
        return (TurnHands(state.direction),) if state.hands[laid.seat] else ()
