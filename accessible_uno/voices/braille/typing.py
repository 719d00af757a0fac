"""Reads what was typed in braille: cards as the deck has them, words by a language's tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from accessible_uno.cards import COLOURS, Card, Colour, known_cards
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.liblouis import to_text
from accessible_uno.voices.braille.notation import card_cells, colour_cells
from accessible_uno.voices.braille.translate import typing_table

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
