"""The deal: seven cards each, the rest face down, its top card turned up (CORE-02, CORE-03)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.option import Option
from accessible_uno.game.rule import Rule, Terms


class Dealing(Rule, frozen=True):
    """How many cards each player is dealt.

    Attributes:
        cards_each: 7 in most texts (BR-03, WP-01); asked when a game begins (DUOS-06).
    """

    key: ClassVar = "dealing"
    topic: ClassVar = "deal"
    clauses: ClassVar = ("CORE-02", "CORE-03", "BR-03", "BR-05", "WP-01", "UM-01", "DUOS-06")
    options: ClassVar = (Option("deal", "cards_each", lowest=1, highest=15),)
    cards_each: int = 7

    def terms(self) -> Terms:
        """Set the hand size; 0 leaves it to the other rules."""
        return Terms(hand_size=self.cards_each or None)
