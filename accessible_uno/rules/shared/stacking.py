"""Stacking that stands for a while the other way round: lent where no rule has it, or suspended."""

from __future__ import annotations

from accessible_uno.game.base import Note
from accessible_uno.game.frozen import frozen
from accessible_uno.game.state import State


@frozen
class StackingInverted(Note):
    """For how many turns more; 0: it is as the rules in force have it."""

    turns: int = 0


def stacking_is_inverted(state: State) -> bool:
    """Whether it stands the other way round now."""
    return state.recall(StackingInverted).turns > 0
