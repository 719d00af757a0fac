"""Cards that leave a hand with another one: Discard All takes its whole colour along (HR-23)."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_uno.cards import Card, Face


def along_with(laid: Card, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of ``hand``, which holds ``laid``, that go when it is laid."""
    if laid.face is not Face.DISCARD_ALL:
        return ()
    others = list(hand)
    others.remove(laid)
    return tuple(held for held in others if held.colour is laid.colour)
