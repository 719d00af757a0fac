"""Aimed cards: a draw two and a wild draw four for a player of one's choice (HR-21)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import COLOURS, Card, Face, card
from accessible_uno.game.base import Choice, Event, Seat
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, chooses, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    Draw,
    Effect,
    Emit,
    FirstEffect,
    Penalty,
    ReturnFirst,
    SkipSeat,
    TakeTurn,
)
from accessible_uno.rules.shared.turns import OwedTurnsRule

AMOUNTS: Final = {Face.TARGET_TWO: 2, Face.TARGET_FOUR: 4}
WILDS: Final = 2


class Aimed(Event, frozen=True):
    """A player aims a card at another."""

    seat: Seat
    target: Seat


class TargetDraw(OwedTurnsRule, frozen=True):
    """One draw two of each colour and two wild draw fours that may be aimed at any player.

    The player who is hit draws and misses the next turn (G-36).  They are cards of their own:
    nobody doubts them, and nothing is stacked on them.
    """

    key: ClassVar = "target-draw"
    clauses: ClassVar = ("WP-02", "HR-21")
    options: ClassVar = (switch("target-draw"),)

    def cards(self) -> tuple[Card, ...]:
        """Return all of them."""
        aimed = (card(colour.value + Face.TARGET_TWO.value) for colour in COLOURS)
        return (*aimed, *(card(Face.TARGET_FOUR.value),) * WILDS)

    @chooses(Face.TARGET_TWO)
    @chooses(Face.TARGET_FOUR)
    def targets(self, state: State, seat: Seat, laid: Card) -> tuple[Choice, ...]:
        """Return any other player, for a last card too: cards are drawn before the count."""
        return tuple(other for other in state.playing if other != seat)

    @effect(Face.TARGET_TWO)
    @effect(Face.TARGET_FOUR)
    def hit(self, state: State, laid: Effect) -> Rewritten:
        """The one who was chosen is to draw; where nobody could be chosen, the next player."""
        target = laid.choice if isinstance(laid.choice, int) else state.after[laid.seat]
        penalty = Penalty(target, AMOUNTS[laid.card.face], laid.seat, laid.card)
        return (Emit(Aimed(laid.seat, target)), penalty)

    @first(Face.TARGET_TWO)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """As with a draw two, the player left of the dealer draws and loses the turn."""
        victim = state.seat_from(state.dealer or 0, 1)
        return (Draw(victim, 2), SkipSeat(victim), TakeTurn(state.seat_from(victim, 1)))

    @first(Face.TARGET_FOUR)
    def turn_another(self, state: State, opening: FirstEffect) -> Rewritten:
        """As with a wild draw four, another card is turned up."""
        return (ReturnFirst(),)
