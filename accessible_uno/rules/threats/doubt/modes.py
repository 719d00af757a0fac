"""How a table plays the doubt: when a wild draw four is lawful, and what a doubt brings."""

from __future__ import annotations

from enum import StrEnum


class Lawful(StrEnum):
    """When a wild draw four is lawful."""

    NOTHING = "nothing"
    """When nothing else in the hand can be played (BR-13, UM-10)."""
    COLOUR = "colour"
    """When no card of the active colour is held (WP-14)."""


class BluffFate(StrEnum):
    """Where the wild draw four of a bluffer goes."""

    BACK = "back"
    """Back into the hand (BR-15)."""
    STAYS = "stays"
    """Nowhere: it stays, and so does its colour (WP-16, UM-10, G-06)."""


class DoubtMode(StrEnum):
    """How the victim may doubt."""

    DOUBT = "doubt"
    """As in the rule texts."""
    TU_BLUFFES = "tu-bluffes"
    """A bluffer draws six, and the victim may answer with a card (HR-13, HR-14, HR-15)."""
