"""Words in literary braille: French by fr-bfu-comp6, English by en-ueb-g1."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from accessible_uno.voices.braille.liblouis import to_cells

_TABLES: Final = {"fr": "fr-bfu-comp6.utb", "en": "en-ueb-g1.ctb"}
_SPACE_BEFORE: Final = re.compile(r" +(?=[;:!?»])")
_SPACE_AFTER: Final = re.compile(r"(?<=«) +")


@lru_cache(maxsize=1024)
def sentence_cells(text: str, locale: str) -> str:
    """Return the text as Unicode braille, each character within U+2800 to U+28FF.

    Args:
        text: one line of words.
        locale: ``"fr"`` or ``"en"``.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    line = _one_line(text)
    return to_cells(_TABLES[locale], _tightened(line) if locale == "fr" else line)


def _one_line(text: str) -> str:
    """Composed characters, plain spaces, and none of the marks that have no shape."""
    shown = (each for each in unicodedata.normalize("NFC", text) if not _shapeless(each))
    return " ".join("".join(shown).split())


def _shapeless(character: str) -> bool:
    return unicodedata.category(character) in {"Cf", "Cs", "Co"} or character == "\0"


def _tightened(text: str) -> str:
    """Braille has no space before French high punctuation, nor inside guillemets."""
    return _SPACE_AFTER.sub("", _SPACE_BEFORE.sub("", text))
