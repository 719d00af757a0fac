"""What matches: the same colour, the same digit or symbol, or a wild (CORE-04 to CORE-07)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Colour
from accessible_uno.game.rule import Rule


class Matching(Rule, frozen=True):
    """A card matches the active colour, or its own digit or symbol; a wild matches anything."""

    key: ClassVar = "matching"
    topic: ClassVar = "turn"
    clauses: ClassVar = (
        *("CORE-04", "CORE-05", "CORE-06", "CORE-07", "BR-11", "WP-12", "UM-01"),
        *("CHAT-02",),
    )

    def matches(self, laid: Card, top: Card, colour: Colour | None) -> bool:
        """Compare with the active colour and the face of the top card."""
        same_colour = laid.colour is not None and laid.colour is colour
        return laid.is_wild or same_colour or laid.face is top.face
