"""A typed line taken apart: small letters without accents, words and numbers."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, TypeAlias

Tokens: TypeAlias = tuple[str, ...]

_TOKEN: Final = re.compile(r"\+ *\d+\??|\d+|[^\W\d_]+|#|\+|(?<!\S)-(?!\D)")
_LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae"})
_QUESTION: Final = "?"


def fold(text: str) -> str:
    """Return ``text`` in small letters and without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(each for each in apart if not unicodedata.combining(each))


def tokens(text: str) -> Tokens:
    """Return the words of a line: ``!Jeu Rouge-5`` is ``jeu rouge 5``, ``b+2`` is ``b +2``.

    Punctuation only parts words; a question mark alone stays.
    """
    if text.strip() == _QUESTION:
        return (_QUESTION,)
    return tuple(found.replace(" ", "") for found in _TOKEN.findall(fold(text)))
