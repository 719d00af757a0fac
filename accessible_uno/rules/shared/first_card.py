"""The first card of a round: who names its colour where it is a wild."""

from __future__ import annotations

from enum import StrEnum

from accessible_uno.game.base import Seat
from accessible_uno.game.rule import Rule
from accessible_uno.game.state import State


class FirstWild(StrEnum):
    """Who names the colour of a wild that is turned up first."""

    DEALER = "dealer"
    """The dealer (BR-09)."""
    LEFT = "left"
    """The player left of the dealer (WP-08, UM-08)."""
    ANOTHER = "another"
    """Nobody: another card is turned up (DUOS-02)."""


class FirstWildRule(Rule, frozen=True):
    """A rule that says who names the colour of a first wild."""

    first_wild: FirstWild


def first_colour_namer(state: State) -> Seat:
    """Return who names the colour of a first card that has none: the dealer, where the active
    rules say so, else the player left of the dealer.
    """
    dealer = state.dealer or 0
    naming = (rule for rule in state.game.rules if isinstance(rule, FirstWildRule))
    by_dealer = any(rule.first_wild is FirstWild.DEALER for rule in naming)
    return dealer if by_dealer else state.seat_from(dealer, 1)
