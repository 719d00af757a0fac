"""The wild: the player who lays it names the colour (CORE-06, CORE-07)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.actions import NameColour
from accessible_uno.game.rule import Rewritten, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, FirstEffect, ReturnFirst, TakeTurn
from accessible_uno.game.windows import ColourOwed
from accessible_uno.rules.shared.turns import FirstWild, FirstWildRule, first_colour_namer


class Wild(FirstWildRule, frozen=True):
    """The colour that its player names becomes the active one.

    Attributes:
        first_wild: who names the colour of a wild that opens the round.
    """

    key: ClassVar = "wild"
    topic: ClassVar = "wilds"
    clauses: ClassVar = (
        *("CORE-06", "CORE-07", "BR-09", "WP-04", "WP-08", "WP-13", "UM-08"),
        *("DUOS-02", "CHAT-21"),
    )
    opens: ClassVar = ((ColourOwed, NameColour),)
    first_wild: FirstWild = FirstWild.DEALER

    @first(Face.WILD)
    def ask_colour(self, state: State, opening: FirstEffect) -> Rewritten:
        """Ask for the colour; then the player left of the dealer begins (BR-09)."""
        if self.first_wild is FirstWild.ANOTHER:
            return (ReturnFirst(),)
        starter = state.seat_from(state.dealer or 0, 1)
        return (Ask(ColourOwed(first_colour_namer(state))), TakeTurn(starter))
