"""One colour less: every card of a colour is discarded (WH-3)."""

from __future__ import annotations

from accessible_uno.game.base import Seat, Step, Window
from accessible_uno.game.frozen import frozen
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Emit
from accessible_uno.rules.wheel.sliding import NothingToShed


@frozen
class ColourToShed(Window):
    """A player says which of the colours held goes; a wild has none."""

    seat: Seat


def colours_held(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the colours of a hand, each as often as it is held."""
    return tuple(held.colour.value for held in state.hands[seat] if held.colour is not None)


@frozen
class OneColourLess(Step):
    """Whoever has spun gets rid of a colour."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask which, if there is any."""
        any_held = bool(colours_held(state, self.seat))
        state.push(Ask(ColourToShed(self.seat)) if any_held else Emit(NothingToShed(self.seat)))
