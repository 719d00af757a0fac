"""Owed turns: lost not at once, but when they come (G-35, G-36)."""

from __future__ import annotations

from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import TAKE_TURN, PayTurn, TakeTurn, TurnsOwed


class OwedTurnsRule(Rule):
    """A rule by which players may owe a turn."""

    @rewrites(TakeTurn)
    def pay(self, state: State, step: TakeTurn) -> Rewritten:
        """A player who owes a turn loses this one."""
        if step.seat not in state.recall(TurnsOwed).seats:
            return None
        return (PayTurn(step.seat), TAKE_TURN[state.after[step.seat]])
