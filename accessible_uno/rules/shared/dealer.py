"""The choice of the dealer, as far as records need to know about it."""

from __future__ import annotations

from collections.abc import Iterable

from accessible_uno.game.base import Seat
from accessible_uno.game.rule import Rule


class NoDealerRule(Rule, frozen=True):
    """A rule by which nobody deals; the cards go round as if the last player listed did."""


def dealer_by_default(rules: Iterable[Rule], seats: int) -> Seat:
    """Return who deals in a position that names no dealer: the first player listed, or the last
    one where nobody deals, so that the first one listed begins (CHAT-01).
    """
    nobody_deals = any(isinstance(rule, NoDealerRule) for rule in rules)
    return seats - 1 if nobody_deals else 0
