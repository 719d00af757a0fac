"""A player who lays a 7 may exchange hands with a player of their choice (HR-04)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Face
from accessible_uno.game.base import Choice, ChoiceWord, Seat
from accessible_uno.game.option import Option, switch
from accessible_uno.game.rule import Rewritten, Rule, chooses, effect
from accessible_uno.game.state import State
from accessible_uno.game.steps import Effect, SwapHands


class SevenSwap(Rule, frozen=True):
    """The exchange is the player's choice, and nobody may refuse it."""

    key: ClassVar = "seven-swap"
    topic: ClassVar = "hands"
    clauses: ClassVar = ("HR-04",)
    options: ClassVar[tuple[Option, ...]] = (switch("seven-swap"),)
    excludes: ClassVar = ("moving-hands",)

    @chooses(Face.SEVEN)
    def partners(self, state: State, seat: Seat, laid: Card) -> tuple[Choice, ...]:
        """Return the other players, and none; a last card leaves no hand to give (G-29)."""
        if len(state.hands[seat]) == 1:
            return ()
        return (*(other for other in state.playing if other != seat), ChoiceWord.NONE)

    @effect(Face.SEVEN)
    def swap(self, state: State, laid: Effect) -> Rewritten:
        """Exchange, where somebody was chosen and a card is left."""
        if not isinstance(laid.choice, int) or not state.hands[laid.seat]:
            return ()
        return (SwapHands(laid.seat, laid.choice),)
