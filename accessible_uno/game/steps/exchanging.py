"""Hands that change owners: two are exchanged, or all go round.

A player who receives a single card must say UNO again: an announcement belongs to a player, not to
a hand, and lapses when the hand changes (G-49).
"""

from __future__ import annotations

from accessible_uno.game import events
from accessible_uno.game.base import Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps.ending import GoOut
from accessible_uno.game.steps.laying import DOWN_TO_ONE


class PassHands(Step, frozen=True):
    """Hands change owners all at once: each pair is who gives and who receives."""

    moves: tuple[tuple[Seat, Seat], ...]

    def do(self, state: State) -> None:
        """Move them; each receiver alone sees the cards; an empty hand wins the round (HR-08)."""
        given = {giver: state.hands[giver][:] for giver, _ in self.moves}
        for giver, receiver in self.moves:
            hand = given[giver]
            state.hands[receiver] = hand
            state.said_uno[receiver] = False
            state.emit(events.HandReceived(receiver, giver, len(hand), tuple(hand)))
        receivers = [receiver for _, receiver in self.moves]
        for receiver in receivers:
            if not state.hands[receiver]:
                state.game.perform(state, GoOut(receiver))
                return
        state.push(*(DOWN_TO_ONE[False][seat] for seat in receivers if len(state.hands[seat]) == 1))


class SwapHands(Step, frozen=True):
    """``seat`` exchanges hands with ``other``."""

    seat: Seat
    other: Seat

    def do(self, state: State) -> None:
        """Emit the event, and move the hands."""
        state.emit(events.HandsSwapped(self.seat, self.other))
        moves = ((self.seat, self.other), (self.other, self.seat))
        state.game.perform(state, PassHands(moves))


class TurnHands(Step, frozen=True):
    """Every hand of those still in goes to a neighbour: ``way`` 1 leftward, -1 rightward."""

    way: int

    def do(self, state: State) -> None:
        """Emit the event, and move the hands."""
        state.emit(events.HandsTurned(self.way))
        ring = state.rings[self.way]
        state.game.perform(state, PassHands(tuple((seat, ring[seat]) for seat in state.playing)))
