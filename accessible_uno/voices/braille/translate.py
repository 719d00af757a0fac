"""Translates words into literary braille: French or unified English, contracted or not."""

from __future__ import annotations

import re
import unicodedata
from enum import IntEnum
from functools import lru_cache
from typing import Final

from accessible_uno.voices.braille.liblouis import to_cells, to_text


class Grade(IntEnum):
    """Whether words are contracted."""

    UNCONTRACTED = 1
    CONTRACTED = 2


TABLES: Final = {
    ("fr", Grade.UNCONTRACTED): "fr-bfu-comp6.utb",
    ("fr", Grade.CONTRACTED): "fr-bfu-g2.ctb",
    ("en", Grade.UNCONTRACTED): "en-ueb-g1.ctb",
    ("en", Grade.CONTRACTED): "en-ueb-g2.ctb",
}
"""Tables of liblouis; these names exist in every release since 3.2."""

TYPING_TABLES: Final = {"fr": "fr-bfu-comp8.utb", "en": "en-nabcc.utb"}
"""Computer braille, one cell a character, as the dot keys of displays type it."""

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
    return to_cells(TABLES[locale, grade], _without_french_spaces(line) if locale == "fr" else line)


def typed_cells(text: str, locale: str) -> str:
    """Return the cells of a line being typed, one cell a character.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    return to_cells(TYPING_TABLES[locale], text)


def typed_character(cell: str, locale: str) -> str:
    """Return the character that the dot keys of ``cell`` type.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    return to_text(TYPING_TABLES[locale], cell)


def _one_line(text: str) -> str:
    """Compose characters, make every space plain, and remove invisible characters."""
    shown = (each for each in unicodedata.normalize("NFC", text) if not _invisible(each))
    return " ".join("".join(shown).split())


def _invisible(character: str) -> bool:
    return unicodedata.category(character) in {"Cf", "Cs", "Co"} or character == "\0"


def _without_french_spaces(text: str) -> str:
    """Remove the spaces before French high punctuation and inside guillemets: braille has none."""
    return _SPACE_AFTER.sub("", _SPACE_BEFORE.sub("", text))
