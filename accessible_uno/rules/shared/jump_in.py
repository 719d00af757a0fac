"""Laying out of turn: what the rules that allow it have in common."""

from __future__ import annotations

from accessible_uno.game.base import Seat
from accessible_uno.game.state import State
from accessible_uno.game.steps import EndTurn
from accessible_uno.game.windows import Drawn, GoingOn, Turn


def may_be_seized(state: State, seat: Seat) -> bool:
    """Whether ``seat`` may take the turn over: another is at play, and nothing else waits."""
    question = state.question
    return (
        isinstance(question, Turn | Drawn | GoingOn)
        and question.seat != seat
        and all(isinstance(step, EndTurn) for step in state.agenda)
    )
