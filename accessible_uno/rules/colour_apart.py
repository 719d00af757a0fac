"""The colour of a wild is named once it lies there, as an act of its own (CHAT-13)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.frozen import frozen
from accessible_uno.game.rule import Rule, Terms


@frozen
class ColourApart(Rule):
    """The turn is held, and what the card does waits, until its player names the colour."""

    key: ClassVar = "colour-apart"
    topic: ClassVar = "wilds"
    clauses: ClassVar = ("CHAT-13",)
    needs: ClassVar = ("wild",)

    def terms(self) -> Terms:
        """Name colours apart."""
        return Terms(colour_apart=True)
