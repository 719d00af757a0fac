"""One digit less: every card of a digit is discarded (WH-2)."""

from __future__ import annotations

from accessible_uno.game.actions import Choose
from accessible_uno.game.base import Action, Outcomes, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Emit
from accessible_uno.rules.special.wizz.sliding import NothingToShed, Slide, commonest


class DigitToShed(Window, frozen=True):
    """A player says which of the digits held goes."""

    seat: Seat

    def outcomes(self, state: State) -> Outcomes:
        """Every card of the digit goes."""
        hand = state.hands[self.seat]
        return {
            digit: (Slide(self.seat, tuple(held for held in hand if held.face.value == digit)),)
            for digit in digits_held(state, self.seat)
        }

    def default(self, state: State) -> Action:
        """The digit held most often goes."""
        return Choose(self.seat, commonest(digits_held(state, self.seat)))


def digits_held(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the digits of a hand, each as often as it is held."""
    return tuple(held.face.value for held in state.hands[seat] if held.digit is not None)


class OneDigitLess(Step, frozen=True):
    """The player who spun discards all cards of one digit."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask which, if there is any."""
        any_held = bool(digits_held(state, self.seat))
        state.push(Ask(DigitToShed(self.seat)) if any_held else Emit(NothingToShed(self.seat)))
