"""A card in the notation of a physical deck, as it is embossed there.

The letters are the deck's, whatever the language of the game.  Cards that no deck has in braille
bear codes of ours, made in each deck's manner; ``docs/braille.md`` lists them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from accessible_uno.cards import CARDS, COLOURS, Card, Colour, Face
from accessible_uno.voices.braille.liblouis import BLANK, to_cells, to_text
from accessible_uno.voices.braille.unavailable import BrailleUnavailable


class Notation(StrEnum):
    """Which deck the cells are those of; the value names the table.

    LEAFLET is the deck that comes with the French leaflet, with the number sign of its time;
    LEAFLET_ANTOINE the same with Antoine digits.  MATTEL is the English deck of 2019, RNIB that of
    the Royal National Institute of Blind People.
    """

    LEAFLET = "leaflet"
    LEAFLET_ANTOINE = "leaflet-antoine"
    MATTEL = "mattel"
    RNIB = "rnib"

    @property
    def table(self) -> Path:
        """The table of liblouis that turns its letters into cells."""
        return Path(__file__).with_name(f"{self.value}.utb")


_FRENCH_COLOURS: Final = dict(zip(COLOURS, "rjvb", strict=True))
_FRENCH: Final = {
    Face.SKIP: "yç",
    Face.REVERSE: "çy",
    Face.WILD: "~",
    Face.WILD_DRAW_FOUR: "r+4",
    Face.DISCARD_ALL: "de",
    Face.SWAP_HANDS: "ec",
    Face.TARGET_FOUR: "r+4?",
    Face.DOWNPOUR_ONE: "av+1",
    Face.DOWNPOUR_TWO: "av+2",
}
_THREE_CELLS: Final = {
    **{Face(digit): f"{digit}x" for digit in "0123456789"},
    Face.DRAW_TWO: "d2",
    Face.WILD: "wld",
    Face.WILD_DRAW_FOUR: "dr4",
    Face.TARGET_TWO: "t2",
    Face.TWICE: "tw",
    Face.SWAP_HANDS: "swp",
    Face.BLANK: "blk",
    Face.TARGET_FOUR: "tg4",
    Face.DOWNPOUR_ONE: "dp1",
    Face.DOWNPOUR_TWO: "dp2",
    Face.COUP: "ext",
    Face.UNO: "uno",
    Face.BOOMERANG: "bmr",
}
_SIGNS: Final[Mapping[Notation, Mapping[Face, str]]] = {
    Notation.LEAFLET: _FRENCH,
    Notation.LEAFLET_ANTOINE: _FRENCH,
    Notation.MATTEL: {},
    Notation.RNIB: _THREE_CELLS,
}
"""What stands for a face where it is not the end of the card's code."""

_INCLUDES: Final = re.compile(rb"^\s*include\b", re.MULTILINE)


def initial(colour: Colour, notation: Notation = Notation.LEAFLET) -> str:
    """Return the letter that stands for a colour on the deck."""
    return _FRENCH_COLOURS[colour] if _SIGNS[notation] is _FRENCH else colour.value


def letters(card: Card, notation: Notation = Notation.LEAFLET) -> str:
    """Return the characters that stand on a card: ``b4``, ``r+2``, ``jyç``, ``~`` for a wild."""
    colour = initial(card.colour, notation) if card.colour else ""
    return colour + _SIGNS[notation].get(card.face, card.face.value)


@cache
def card_cells(card: Card, notation: Notation = Notation.LEAFLET) -> str:
    """Return a card's cells as Unicode braille, two to seven of them.

    Raises:
        BrailleUnavailable: liblouis or the table is missing, or the table is at fault.
    """
    _prove(notation)
    return to_cells(notation.table, letters(card, notation))


@cache
def colour_cells(colour: Colour, notation: Notation = Notation.LEAFLET) -> str:
    """Return the cell of a colour's letter.

    Raises:
        BrailleUnavailable: liblouis or the table is missing, or the table is at fault.
    """
    _prove(notation)
    return to_cells(notation.table, initial(colour, notation))


def card_of(cells: str, notation: Notation = Notation.LEAFLET) -> Card:
    """Return the card on which the cells stand.

    Raises:
        KeyError: no card bears them.
        BrailleUnavailable: liblouis or the table is missing.
    """
    return _by_letters(notation)[to_text(notation.table, cells)]


@cache
def _by_letters(notation: Notation) -> Mapping[str, Card]:
    return {letters(card, notation): card for card in CARDS}


@cache
def _prove(notation: Notation) -> None:
    """Try the whole table before its first card: a letter without a cell would just not be felt,
    and one that includes itself would end liblouis, and the game with it.

    Raises:
        BrailleUnavailable: liblouis or the table is missing, or the table is at fault.
    """
    table = notation.table
    fault = BrailleUnavailable("braille-no-table", {"table": table.name})
    try:
        if _INCLUDES.search(table.read_bytes()):
            raise fault
    except OSError:
        raise fault from None
    codes = [letters(card, notation) for card in CARDS]
    if not all(to_cells(table, each).strip(BLANK) for each in set("".join(codes))):
        raise fault
    if len({to_cells(table, each) for each in codes}) < len(codes):
        raise fault
