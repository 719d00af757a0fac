"""Turns that are lost later, and play that continues from another seat."""

from __future__ import annotations

from accessible_uno.game.base import Seat, Step
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import TAKE_TURN, PayTurn, TakeTurn, TurnsOwed


class OwedTurnsRule(Rule, frozen=True):
    """A rule by which players may owe a turn, which they lose when it comes (G-35, G-36)."""

    @rewrites(TakeTurn)
    def pay(self, state: State, step: TakeTurn) -> Rewritten:
        """A player who owes a turn loses this one."""
        if step.seat not in state.recall(TurnsOwed).seats:
            return None
        return (PayTurn(step.seat), TAKE_TURN[state.after[step.seat]])


class ContinueFrom(Step, frozen=True):
    """Play continues after a seat, no matter who has acted since."""

    seat: Seat

    def do(self, state: State) -> None:
        """Make it the seat from which the next player is found."""
        state.turn = self.seat
