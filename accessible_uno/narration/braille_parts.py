"""Cards and colours inside a braille message.

Fluent formats text alone, so each card and colour passes through it as one private Unicode
letter; afterwards the text is split at these letters.
"""

from __future__ import annotations

import re
from typing import Final

from accessible_uno.cards import Card, Colour

_FIRST: Final = 0xE000
_LAST: Final = 0xF8FF
"""The private letters of Unicode."""

_LETTER: Final = re.compile(f"([{chr(_FIRST)}-{chr(_LAST)}])")
_NAMED: Final[list[Card | Colour]] = []
_LETTERS: Final[dict[Card | Colour, str]] = {}
"""What has a letter, in the order in which it was first written."""


def letter(named: Card | Colour) -> str:
    """Return the private letter of a card or a colour; no cleaned player's name holds one."""
    found = _LETTERS.get(named)
    if found is None:
        found = _LETTERS[named] = chr(_FIRST + len(_NAMED))
        _NAMED.append(named)
    return found


def split_parts(text: str) -> tuple[str | Card | Colour, ...]:
    """Return the words, the cards and the colours of a formatted braille message, in order."""
    pieces = (" ".join(piece.split()) for piece in _LETTER.split(text))
    return tuple(_part(piece) for piece in pieces if piece)


def _part(piece: str) -> str | Card | Colour:
    return _NAMED[ord(piece) - _FIRST] if _LETTER.fullmatch(piece) else piece
