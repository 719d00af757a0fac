"""Visible hand: everyone is told the cards of whoever has spun (WH-7)."""

from __future__ import annotations

from accessible_uno.cards import Card
from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.frozen import frozen
from accessible_uno.game.state import State


@frozen
class HandBared(Event):
    """A hand is laid open to everyone for a moment, in the middle of a round."""

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class VisibleHand(Step):
    """A hand is shown."""

    seat: Seat

    def do(self, state: State) -> None:
        """Tell it to all."""
        state.emit(HandBared(self.seat, tuple(state.hands[self.seat])))
