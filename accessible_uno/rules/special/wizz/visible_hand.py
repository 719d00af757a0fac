"""Visible hand: the player who spun shows the hand to everyone (WH-7)."""

from __future__ import annotations

from accessible_uno.cards import Card
from accessible_uno.game.base import Event, HandsKnown, Seat, Step
from accessible_uno.game.state import State


class HandBared(Event, frozen=True):
    """A hand is shown to everyone for a moment, in the middle of a round."""

    seat: Seat
    cards: tuple[Card, ...]

    def teach(self, known: HandsKnown) -> None:
        """The whole hand."""
        known.shown(self.seat, self.cards)


class VisibleHand(Step, frozen=True):
    """A hand is shown."""

    seat: Seat

    def do(self, state: State) -> None:
        """Emit it for all."""
        state.emit(HandBared(self.seat, tuple(state.hands[self.seat])))
