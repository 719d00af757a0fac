"""One colour less: every card of a colour is discarded (WH-3)."""

from __future__ import annotations

from accessible_uno.game.actions import Choose
from accessible_uno.game.base import Action, Outcomes, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Emit
from accessible_uno.rules.special.wizz.sliding import NothingToShed, Slide, commonest


class ColourToShed(Window, frozen=True):
    """A player says which of the colours held goes; a wild has none."""

    seat: Seat

    def outcomes(self, state: State) -> Outcomes:
        """Every card of the colour goes."""
        hand = state.hands[self.seat]
        return {
            colour: (Slide(self.seat, tuple(held for held in hand if held.colour == colour)),)
            for colour in colours_held(state, self.seat)
        }

    def default(self, state: State) -> Action:
        """The colour held most often goes."""
        return Choose(self.seat, commonest(colours_held(state, self.seat)))


def colours_held(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the colours of a hand, each as often as it is held."""
    return tuple(held.colour.value for held in state.hands[seat] if held.colour is not None)


class OneColourLess(Step, frozen=True):
    """The player who spun discards all cards of one colour."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask which, if there is any."""
        any_held = bool(colours_held(state, self.seat))
        state.push(Ask(ColourToShed(self.seat)) if any_held else Emit(NothingToShed(self.seat)))
