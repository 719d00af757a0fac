"""Cards on their way through a braille message: one private letter each, parted out after."""

from __future__ import annotations

import re
from typing import Final

from accessible_uno.cards import CARDS, Card

_FIRST: Final = 0xE000
_LAST: Final = _FIRST + len(CARDS) - 1
_LETTER: Final = re.compile(f"([{chr(_FIRST)}-{chr(_LAST)}])")


def letter(card: Card) -> str:
    """Return the private letter that stands for a card; no cleaned name holds one."""
    return chr(_FIRST + card.rank)


def parts(text: str) -> tuple[str | Card, ...]:
    """Return the words and the cards of a filled-in braille message, in order."""
    pieces = (" ".join(piece.split()) for piece in _LETTER.split(text))
    return tuple(_part(piece) for piece in pieces if piece)


def _part(piece: str) -> str | Card:
    return CARDS[ord(piece) - _FIRST] if _LETTER.fullmatch(piece) else piece
