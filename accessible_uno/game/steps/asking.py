"""Emit an event, ask a question, open and close offers."""

from __future__ import annotations

from typing import Final

from accessible_uno.frozen import frozen
from accessible_uno.game import events
from accessible_uno.game.base import Event, Step, Window
from accessible_uno.game.state import State


@frozen
class Emit(Step):
    """Emit an event."""

    event: Event

    def do(self, state: State) -> None:
        """Emit it."""
        state.events.append(self.event)


@frozen
class Ask(Step):
    """Put a question and wait for its answer."""

    window: Window

    def do(self, state: State) -> None:
        """Wait for the answer, and emit who is asked."""
        state.question = self.window
        if self.window.seat >= 0:
            state.events.append(events.Asked(self.window.seat, self.window))


@frozen
class Resume(Step):
    """Return to a question that an action interrupted."""

    window: Window

    def do(self, state: State) -> None:
        """Wait for it again, without a second event."""
        state.question = self.window


@frozen
class Offer(Step):
    """Open an offer."""

    window: Window

    def do(self, state: State) -> None:
        """Open it."""
        state.offers.append(self.window)


@frozen
class Withdraw(Step):
    """Close an offer."""

    window: Window

    def do(self, state: State) -> None:
        """Close it, if it is open still."""
        state.close_offers((self.window,))


@frozen
class CloseOffers(Step):
    """Close every offer: nobody has used them."""

    def do(self, state: State) -> None:
        """Close them all."""
        state.offers.clear()


CLOSE_OFFERS: Final = CloseOffers()
