"""The nine faces of the Wizz wheel, each a step for the player who spun (WIZ-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.cards import Colour
from accessible_uno.game.base import Seat, Step
from accessible_uno.game.steps import TurnHands
from accessible_uno.rules.special.wizz.almost_uno import AlmostUno
from accessible_uno.rules.special.wizz.one_colour_less import OneColourLess
from accessible_uno.rules.special.wizz.one_digit_less import OneDigitLess
from accessible_uno.rules.special.wizz.uno_wizz import UnoWizz
from accessible_uno.rules.special.wizz.until_colour import UntilColour
from accessible_uno.rules.special.wizz.visible_hand import VisibleHand
from accessible_uno.rules.special.wizz.war import War

LEFT: Final = 1

FACES: Final[tuple[Callable[[Seat], Step], ...]] = (
    AlmostUno,
    OneDigitLess,
    OneColourLess,
    lambda seat: UntilColour(seat, Colour.RED),
    lambda seat: UntilColour(seat, Colour.BLUE),
    lambda _: TurnHands(LEFT),
    VisibleHand,
    lambda _: UnoWizz(),
    lambda _: War(),
)
"""WH-1 to WH-9.  Hands go to the left neighbour, whichever way play goes (WH-6)."""
