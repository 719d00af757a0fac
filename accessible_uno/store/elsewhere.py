"""Games that were played at a table that somebody else hosts: their acts are not saved here."""

from __future__ import annotations

from typing import Final

from accessible_uno.store.game_row import GameRow
from accessible_uno.table.resume_state import parse_object

PLACE: Final = "place"
"""The key of the row's output settings that says where it was played: server and room."""


def place_of(game: GameRow) -> str:
    """Return where a game was played that somebody else hosted; empty for one of our own."""
    try:
        return str(parse_object(game.output_config).get(PLACE, ""))
    except ValueError:
        return ""
