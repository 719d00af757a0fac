"""A player leaves the round or the match while the others play on."""

from __future__ import annotations

from accessible_uno.game.base import Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.value import value


@value
class Leave(Step):
    """A seat is in no longer; its turn, if it had it, has been ended by whoever says so."""

    seat: Seat

    def do(self, state: State) -> None:
        """Close the ring round it."""
        state.seat_players(seat for seat in state.playing if seat != self.seat)
