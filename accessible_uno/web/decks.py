"""The cells of cards on a page, where there is no liblouis: they are written when it is built."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from accessible_uno.cards import Card, Colour
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.liblouis import BLANK

WRITTEN: Final = "decks.json"
"""The file beside this one that the built page has: of each deck, the cells of what it has."""


def deck_line(utterance: Utterance, deck: Notation) -> str:
    """Return the cells of the cards and colours that an utterance names; empty without any."""
    cells = (deck_cells(part, deck) for part in utterance.braille if not isinstance(part, str))
    return BLANK.join(filter(None, cells))


def deck_cells(part: Card | Colour, deck: Notation) -> str:
    """Return the cells of a card or a colour; empty for a card that no deck has."""
    return _decks()[deck].get(str(part), "")


@cache
def _decks() -> Mapping[str, Mapping[str, str]]:
    written = Path(__file__).with_name(WRITTEN).read_bytes()
    return msgspec.json.decode(written, type=dict[str, dict[str, str]])
