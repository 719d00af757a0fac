"""A card in the notation of the leaflet edition, as it is embossed on the cards.

The letters of the colours are French whatever the language of the game: the deck is.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from accessible_uno.cards import CARDS, Card, Colour, Face
from accessible_uno.voices.braille.liblouis import to_cells, to_text


class Digits(StrEnum):
    """How numbers are embossed; the value names the table."""

    TRADITIONAL = "leaflet.utb"
    ANTOINE = "leaflet-antoine.utb"


_COLOURS: Final = {Colour.RED: "r", Colour.YELLOW: "j", Colour.GREEN: "v", Colour.BLUE: "b"}
_SIGNS: Final = {
    Face.SKIP: "yç",
    Face.REVERSE: "çy",
    Face.WILD: "~",
    Face.WILD_DRAW_FOUR: "r+4",
    Face.TARGET_FOUR: "r+4?",
}


def letters(card: Card) -> str:
    """Return the characters that stand on a card: ``b4``, ``r+2``, ``jyç``, ``~`` for a wild."""
    colour = _COLOURS[card.colour] if card.colour else ""
    return colour + _SIGNS.get(card.face, card.face.value)


@cache
def card_cells(card: Card, digits: Digits = Digits.TRADITIONAL) -> str:
    """Return a card's cells as Unicode braille, three to four of them.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    return to_cells(_table(digits), letters(card))


def card_of(cells: str, digits: Digits = Digits.TRADITIONAL) -> Card:
    """Return the card on which the cells stand.

    Raises:
        KeyError: no card bears them.
        BrailleUnavailable: liblouis or the table is missing.
    """
    return _BY_LETTERS[to_text(_table(digits), cells)]


_BY_LETTERS: Final = {letters(card): card for card in CARDS}


def _table(digits: Digits) -> Path:
    return Path(__file__).with_name(digits.value)
