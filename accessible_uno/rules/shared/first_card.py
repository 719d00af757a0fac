"""Who names the colour of a card without one that opens the round."""

from __future__ import annotations

from accessible_uno.game.base import Seat
from accessible_uno.game.state import State


def namer(state: State) -> Seat:
    """Return who names the colour of a wild turned up first: the dealer (BR-09) or the player left
    of the dealer (WP-08), as the rule ``wild`` has it.
    """
    dealer = state.dealer or 0
    by_dealer = any(getattr(rule, "first_wild", "") == "dealer" for rule in state.game.rules)
    return dealer if by_dealer else state.seat_from(dealer, 1)


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return everybody still in but ``seat``, in the order of play from there."""
    found: list[Seat] = []
    following = state.after[seat]
    while following != seat and following not in found:
        found.append(following)
        following = state.after[following]
    return tuple(found)
