"""Cards that leave a hand with another one: Discard All takes its whole colour along (HR-23)."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_uno.cards import Card, Face
from accessible_uno.game.base import Event, HandsKnown, Seat, Step
from accessible_uno.game.state import State


def along_with(laid: Card, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards of ``hand``, which holds ``laid``, that go when it is laid."""
    if laid.face is not Face.DISCARD_ALL:
        return ()
    others = list(hand)
    others.remove(laid)
    return tuple(held for held in others if held.colour is laid.colour)


class Cleared(Event, frozen=True):
    """Cards go along with the one that is laid next, and lie under it."""

    seat: Seat
    cards: tuple[Card, ...]

    def teach(self, known: HandsKnown) -> None:
        """The cards leave the hand."""
        for each in self.cards:
            known.left_hand(self.seat, each)


class PutUnder(Step, frozen=True):
    """Cards go onto the discard pile before the one that takes them along.

    ``uno``: UNO is said with it.
    """

    seat: Seat
    cards: tuple[Card, ...]
    uno: bool = False

    def do(self, state: State) -> None:
        """Put them there; they have no effect (G-37)."""
        state.discard_from(self.seat, self.cards)
        state.emit(Cleared(self.seat, self.cards))
