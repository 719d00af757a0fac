"""What a line has to be understood by: the table as the player sees it."""

from __future__ import annotations

from dataclasses import dataclass

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Choice, Seat
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View


@dataclass(frozen=True, slots=True)
class HalfTypedCard:
    """A card that was typed without its colour, or without whom it is for.

    Attributes:
        card: the card.
        uno: whether UNO was said with it.
        choice: what was chosen with it.
        colour: the colour that was named.
        chooses: whether the choice is still to come; otherwise it is the colour.
    """

    card: Card
    uno: bool
    choice: Choice = None
    colour: Colour | None = None
    chooses: bool = False


@dataclass(frozen=True, slots=True)
class LineContext:
    """Where a line is typed.

    Attributes:
        locale: the language whose words come first.
        view: what the player sees.
        legal: what the player may do.
        names: the players in seating order.
        hand: the hand in the order in which it is told and numbered.
        wish: the colour named ahead for the next wild.
        half: a wild that waits for its colour.
    """

    locale: str
    view: View
    legal: Legal
    names: tuple[str, ...]
    hand: tuple[Card, ...]
    wish: Colour | None = None
    half: HalfTypedCard | None = None

    @property
    def seat(self) -> Seat:
        """Who types; below 0, somebody who watches."""
        return self.view.seat
