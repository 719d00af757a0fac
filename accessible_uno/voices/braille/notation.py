"""The cells of a card, as a physical deck has them embossed, and what is typed in braille.

The letters are the deck's, whatever the language of the game is.  Cards that no deck has in
braille get codes of ours that follow each deck's pattern; ``docs/en/braille.md`` lists them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from accessible_uno.cards import CARDS, COLOURS, DIGITS, Card, Colour, Face, known_cards
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.liblouis import BLANK, BrailleUnavailable, to_cells, to_text
from accessible_uno.voices.braille.translate import typing_table


def table_of(notation: Notation) -> Path:
    """Return the path of the liblouis table that turns the deck's letters into cells."""
    return Path(__file__).with_name(f"{notation.value}.utb")


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
    **{digit: f"{digit}x" for digit in DIGITS},
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
"""The letters of a face where they differ from the face in the card's code."""

_ALPHABET: Final = dict(zip(ascii_lowercase, "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
"""The cell of each letter: a deck has cells for those alone that are on its cards."""

_INCLUDES: Final = re.compile(rb"^\s*include\b", re.MULTILINE)


def initial(colour: Colour, notation: Notation = Notation.LEAFLET) -> str:
    """Return the letter of a colour on the deck."""
    return _FRENCH_COLOURS[colour] if _SIGNS[notation] is _FRENCH else colour.value


def letters(card: Card, notation: Notation = Notation.LEAFLET) -> str:
    """Return the characters of a card: ``b4``, ``r+2``, ``jyç``, ``~`` for a wild."""
    colour = initial(card.colour, notation) if card.colour else ""
    return colour + _sign(card.face, notation)


def _sign(face: Face, notation: Notation) -> str:
    return _SIGNS[notation].get(face) or face.letters.get(notation.value, face.value)


@cache
def card_cells(card: Card, notation: Notation = Notation.LEAFLET) -> str:
    """Return a card's cells as Unicode braille, two to seven of them.

    Raises:
        BrailleUnavailable: liblouis or the table is missing, or the table is faulty.
    """
    return _cells(letters(card, notation), card.face, notation)


@cache
def colour_cells(colour: Colour, notation: Notation = Notation.LEAFLET) -> str:
    """Return the cell of a colour's letter.

    Raises:
        BrailleUnavailable: liblouis or the table is missing, or the table is faulty.
    """
    _check_table(notation)
    return to_cells(table_of(notation), initial(colour, notation))


@cache
def face_cells(face: Face, notation: Notation = Notation.LEAFLET) -> str:
    """Return the cells that cards of this face have behind their colour.

    Raises:
        BrailleUnavailable: liblouis or the table is missing, or the table is faulty.
    """
    return _cells(_sign(face, notation), face, notation)


def _cells(written: str, face: Face, notation: Notation) -> str:
    """Return cells of the deck; of a package's card, the usual ones of letters it lacks."""
    _check_table(notation)
    table = table_of(notation)
    if face.is_ours:
        return to_cells(table, written)
    cells = ((each, to_cells(table, each).strip(BLANK)) for each in written)
    return "".join(found or _ALPHABET.get(each, "") for each, found in cells)


@cache
def _check_table(notation: Notation) -> None:
    """Check the whole table before its first card.

    A letter without a cell would be missing without any report, and a table that
    includes itself would crash liblouis and the game with it.

    Raises:
        BrailleUnavailable: liblouis or the table is missing, or the table is faulty.
    """
    table = table_of(notation)
    fault = BrailleUnavailable("braille-no-own-table", {"table": table.name})
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


_NUMBER_SIGN: Final = "⠼"
_ANTOINE_SIGN: Final = "⠠"
_LETTER_SIGN: Final = "⠰"
_DIGITS: Final = str.maketrans("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", "1234567890")
_NUMBER: Final = re.compile(f"{_NUMBER_SIGN}([⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+)")
_SENSIBLE: Final = re.compile(r"[^\W_]+(?:[-+#'’?]?[^\W_]+)*\??|[+#][^\W_]+\??|\?", re.UNICODE)
"""What a word of print may look like; anything else shows that the cells are of another code."""


def card_typed(cells: str, notation: Notation) -> Card | None:
    """Return the card of the deck that has exactly these cells.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    return _cards(notation, known_cards()).get(cells)


def colour_typed(cells: str, notation: Notation) -> Colour | None:
    """Return the colour whose letter on the deck is this cell, a letter sign before it or not.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    letter = cells.removeprefix(_LETTER_SIGN)
    return next((each for each in COLOURS if colour_cells(each, notation) == letter), None)


def literary_word(cells: str, table: str) -> str | None:
    """Return a word of cells in print, by a literary table; ``None`` where it is no word.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    bare = _NUMBER.sub("", cells)
    if _NUMBER_SIGN in bare and _ANTOINE_SIGN not in bare:
        return None  # the tables would make a digit of it, or nothing
    return _word(cells, table)


def computer_word(cells: str, locale: str, notation: Notation) -> str | None:
    """Return a word of computer braille, of six dots or of eight, in print.

    The beginning of a card is none: ⠃⠼ may be a French ``b0``, or a blue card without its digit.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    if len(cells) > 1 and any(each.startswith(cells) for each in _cards(notation, known_cards())):
        return None
    if _NUMBER.search(cells):
        return None  # the number sign belongs to literary braille
    return _word(cells, typing_table(locale))


def _word(cells: str, table: str) -> str | None:
    """Return a word by a table; the number sign with the letters a to j is a number in all."""
    parts = _NUMBER.split(cells)
    for place, part in enumerate(parts):
        is_number = place % 2
        parts[place] = part.translate(_DIGITS) if is_number else part and to_text(table, part)
    word = "".join(parts)
    return word if _SENSIBLE.fullmatch(word) else None


@cache
def _cards(notation: Notation, cards: tuple[Card, ...]) -> Mapping[str, Card]:
    return {card_cells(card, notation): card for card in reversed(cards)}
