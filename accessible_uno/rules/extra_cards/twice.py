"""2x: the next player presses the dispenser twice and loses the turn (HR-24, EXT-02)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import COLOURS, Card, Face, card
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import SKIP, Draw, Effect, FirstEffect, Penalty, TakeTurn
from accessible_uno.game.windows import Way


class Twice(Rule, frozen=True):
    """One card a colour; without a dispenser, a press is a card drawn."""

    key: ClassVar = "twice"
    clauses: ClassVar = ("WP-02", "HR-24", "EXT-02")
    options: ClassVar = (switch("2x"),)

    def cards(self) -> tuple[Card, ...]:
        """Return one of each colour."""
        return tuple(card(colour.value + Face.TWICE.value) for colour in COLOURS)

    @effect(Face.TWICE)
    def press_twice(self, state: State, laid: Effect) -> Rewritten:
        """Two presses for the next player, also when it is the last card (CORE-14)."""
        return (Penalty(state.after[laid.seat], 2, laid.seat, laid.card, way=Way.EACH),)

    @first(Face.TWICE)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """The player left of the dealer presses twice and loses the turn (WP-04)."""
        victim = state.seat_from(state.dealer or 0, 1)
        begins = TakeTurn(state.seat_from(victim, 1))
        return (Draw(victim, 1), Draw(victim, 1), SKIP[victim], begins)
