"""Cards and colours inside a braille message.

Fluent formats text alone, so each card and colour passes through it as one private Unicode
letter; afterwards the text is split at these letters.
"""

from __future__ import annotations

import re
from typing import Final

from accessible_uno.cards import CARDS, COLOURS, Card, Colour

_FIRST: Final = 0xE000
_NAMED: Final[tuple[Card | Colour, ...]] = (*CARDS, *COLOURS)
_LAST: Final = _FIRST + len(_NAMED) - 1
_LETTER: Final = re.compile(f"([{chr(_FIRST)}-{chr(_LAST)}])")


def letter(named: Card | Colour) -> str:
    """Return the private letter of a card or a colour; no cleaned player's name holds one."""
    place = named.rank if isinstance(named, Card) else len(CARDS) + COLOURS.index(named)
    return chr(_FIRST + place)


def split_parts(text: str) -> tuple[str | Card | Colour, ...]:
    """Return the words, the cards and the colours of a formatted braille message, in order."""
    pieces = (" ".join(piece.split()) for piece in _LETTER.split(text))
    return tuple(_part(piece) for piece in pieces if piece)


def _part(piece: str) -> str | Card | Colour:
    return _NAMED[ord(piece) - _FIRST] if _LETTER.fullmatch(piece) else piece
