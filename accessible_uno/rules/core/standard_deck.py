"""The 108 cards (CORE-01)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import DECK, Card, Face
from accessible_uno.game.rule import Rule

PLUS_CARDS: Final = (Face.DRAW_TWO, Face.WILD_DRAW_FOUR)


class StandardDeck(Rule, frozen=True):
    """One 0, two of every other coloured card, four of each wild; no UNO cards (BR-02).

    Attributes:
        plus_cards: whether the +2 and +4 are among them; other cards may replace them (EXT-02).
    """

    key: ClassVar = "standard-deck"
    topic: ClassVar = "cards"
    clauses: ClassVar = ("CORE-01", "BR-02", "WP-01", "EXT-02")
    plus_cards: bool = True

    def cards(self) -> tuple[Card, ...]:
        """Return all of them, or all but the +2 and +4."""
        if self.plus_cards:
            return DECK
        return tuple(each for each in DECK if each.face not in PLUS_CARDS)
