"""The 108 cards (CORE-01)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import DECK, Card
from accessible_uno.game.rule import Rule
from accessible_uno.game.value import value


@value
class StandardDeck(Rule):
    """One 0, two of every other coloured card, four of each wild; no UNO cards (BR-02)."""

    key: ClassVar = "standard-deck"
    topic: ClassVar = "cards"
    clauses: ClassVar = ("CORE-01", "BR-02", "WP-01")

    def cards(self) -> tuple[Card, ...]:
        """Return all of them."""
        return DECK
