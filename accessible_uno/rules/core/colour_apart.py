"""The colour of a wild is named once it is laid, as an action of its own (CHAT-13)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.rule import Rule, Terms


class ColourApart(Rule, frozen=True):
    """The turn and the effect of the card wait until its player names the colour."""

    key: ClassVar = "colour-apart"
    topic: ClassVar = "wilds"
    clauses: ClassVar = ("CHAT-13",)
    needs: ClassVar = ("wild",)

    def terms(self) -> Terms:
        """Name colours apart."""
        return Terms(colour_apart=True)
