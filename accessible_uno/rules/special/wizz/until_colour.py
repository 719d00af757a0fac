"""Red card, blue card: cards are drawn until one of that colour or a wild comes (WH-4, WH-5)."""

from __future__ import annotations

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw


class UntilColour(Step, frozen=True):
    """A player draws, one card after the other."""

    seat: Seat
    colour: Colour

    def do(self, state: State) -> None:
        """Draw the first one."""
        state.push(Draw(self.seat, 1), DrawOn(self.seat, self.colour, len(state.hands[self.seat])))


class DrawOn(Step, frozen=True):
    """A player who held ``held`` cards draws on until one of those that come will do."""

    seat: Seat
    colour: Colour
    held: int

    def do(self, state: State) -> None:
        """Stop at the colour, at a wild, or when no card is left anywhere."""
        came = state.hands[self.seat][self.held :]
        if not any(map(self._will_do, came)) and not state.exhausted:
            state.push(Draw(self.seat, 1), self)

    def _will_do(self, drawn: Card) -> bool:
        return drawn.is_wild or drawn.colour is self.colour
