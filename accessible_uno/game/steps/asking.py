"""Emit an event, ask a question, open and close offers."""

from __future__ import annotations

from typing import Final

from accessible_uno.game import events
from accessible_uno.game.base import Event, Step, Window
from accessible_uno.game.state import State


class Emit(Step, frozen=True):
    """Emit an event."""

    event: Event

    def do(self, state: State) -> None:
        """Emit it."""
        state.events.append(self.event)


class Ask(Step, frozen=True):
    """Put a question and wait for its answer."""

    window: Window

    def do(self, state: State) -> None:
        """Wait for the answer, and emit who is asked."""
        state.question = self.window
        if self.window.seat >= 0:
            state.events.append(events.Asked(self.window.seat, self.window))


class Resume(Step, frozen=True):
    """Return to a question that an action interrupted."""

    window: Window

    def do(self, state: State) -> None:
        """Wait for it again, without a second event."""
        state.question = self.window


class Offer(Step, frozen=True):
    """Open an offer."""

    window: Window

    def do(self, state: State) -> None:
        """Open it."""
        state.offers.append(self.window)


class Withdraw(Step, frozen=True):
    """Close an offer."""

    window: Window

    def do(self, state: State) -> None:
        """Close it, if it is open still."""
        state.close_offers((self.window,))


class CloseOffers(Step, frozen=True):
    """Close every offer: nobody has used them."""

    def do(self, state: State) -> None:
        """Close them all."""
        state.offers.clear()


CLOSE_OFFERS: Final = CloseOffers()
