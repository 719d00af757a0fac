"""Words in literary braille, French or unified English, contracted or not."""

from __future__ import annotations

import re
import unicodedata
from enum import IntEnum
from functools import lru_cache
from typing import Final

from accessible_uno.voices.braille.liblouis import to_cells, to_text


class Grade(IntEnum):
    """How words are written."""

    UNCONTRACTED = 1
    CONTRACTED = 2


TABLES: Final = {
    ("fr", Grade.UNCONTRACTED): "fr-bfu-comp6.utb",
    ("fr", Grade.CONTRACTED): "fr-bfu-g2.ctb",
    ("en", Grade.UNCONTRACTED): "en-ueb-g1.ctb",
    ("en", Grade.CONTRACTED): "en-ueb-g2.ctb",
}
"""The tables of liblouis, under the names that each of its releases has."""

TYPING_TABLES: Final = {"fr": "fr-bfu-comp8.utb", "en": "en-nabcc.utb"}
"""Computer braille, one cell a character, as keyboards of displays type it."""

_SPACE_BEFORE: Final = re.compile(r" +(?=[;:!?»])")
_SPACE_AFTER: Final = re.compile(r"(?<=«) +")


@lru_cache(maxsize=1024)
def sentence_cells(text: str, locale: str, grade: Grade = Grade.UNCONTRACTED) -> str:
    """Return the text as Unicode braille, each character within U+2800 to U+28FF.

    Args:
        text: one line of words.
        locale: ``"fr"`` or ``"en"``.
        grade: contracted or not.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    line = _one_line(text)
    return to_cells(TABLES[locale, grade], _tightened(line) if locale == "fr" else line)


def typed_cells(text: str, locale: str) -> str:
    """Return what is being typed, one cell a character.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    return to_cells(TYPING_TABLES[locale], text)


def character(cell: str, locale: str) -> str:
    """Return the character that is typed as ``cell``.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    return to_text(TYPING_TABLES[locale], cell)


def _one_line(text: str) -> str:
    """Composed characters, plain spaces, and none of the marks that have no shape."""
    shown = (each for each in unicodedata.normalize("NFC", text) if not _shapeless(each))
    return " ".join("".join(shown).split())


def _shapeless(character: str) -> bool:
    return unicodedata.category(character) in {"Cf", "Cs", "Co"} or character == "\0"


def _tightened(text: str) -> str:
    """Braille has no space before French high punctuation, nor inside guillemets."""
    return _SPACE_AFTER.sub("", _SPACE_BEFORE.sub("", text))
