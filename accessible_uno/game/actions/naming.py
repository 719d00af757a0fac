"""A colour named as an action of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self

from accessible_uno.cards import COLOURS, Colour
from accessible_uno.game import reasons
from accessible_uno.game.actions.basics import out_of_place
from accessible_uno.game.actions.written import PlainAction
from accessible_uno.game.base import Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import SetColour


class NameColour(PlainAction, frozen=True):
    """Name the active colour as an act of its own; it belongs to the play that owes it."""

    verbs: ClassVar = ("name",)
    closes_offers: ClassVar = False
    seat: Seat
    colour: Colour

    def steps(self, state: State) -> tuple[Step, ...]:
        """Set the colour."""
        return (SetColour(self.seat, self.colour),)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield one for each colour."""
        for colour in COLOURS:
            yield cls(seat, colour)

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or no colour is owed."""
        return out_of_place(state, self.seat) or reasons.NoColourOwed()
