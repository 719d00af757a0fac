"""Which cards go on which: tables that are worked out once for all games that match alike."""

from __future__ import annotations

from functools import cache
from typing import Final

from accessible_uno.cards import CARDS, Card, Colour
from accessible_uno.game.rule import Rule


class Matches(dict[tuple[Card, Colour | None], frozenset[Card]]):
    """For each top card and active colour, the cards that go on it; worked out when asked for.

    Attributes:
        own: the same for each top card that has a colour, while that colour is active.
    """

    def __init__(self, rules: tuple[Rule, ...], brought: tuple[Card, ...] = ()) -> None:
        super().__init__()
        self._tests = [rule.matches for rule in rules]
        self._cards = (*CARDS, *brought)
        self.own = OwnMatches(self)

    def __missing__(self, key: tuple[Card, Colour | None]) -> frozenset[Card]:
        top, colour = key
        found = self[key] = frozenset(
            laid for laid in self._cards if any(goes(laid, top, colour) for goes in self._tests)
        )
        return found


class OwnMatches(dict[Card, frozenset[Card]]):
    """For each top card that has a colour, the cards that go on it while that colour is active."""

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._matches = matches

    def __missing__(self, top: Card) -> frozenset[Card]:
        found = self[top] = self._matches[top, top.colour]
        return found


matches_by: Final = cache(Matches)
"""One table for all games whose rules of matching are equal, however many games are compiled."""
