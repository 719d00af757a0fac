"""Coup Extrême: a wild after which the next player presses until cards come (HR-25, EXT-02)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Face, card
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    SKIP,
    Ask,
    DrawUntilSome,
    Effect,
    FirstEffect,
    Penalty,
    TakeTurn,
)
from accessible_uno.game.windows import ColourOwed, Way

COPIES: Final = 4
"""No text says how many there are; four, as of each wild, is our own reading."""


class CoupExtreme(Rule, frozen=True):
    """A wild with which a colour is named; only its value is given, so its effect is ours (G-38).

    Without a dispenser, a press is a card drawn.
    """

    key: ClassVar = "coup-extreme"
    clauses: ClassVar = ("HR-25", "EXT-02")
    options: ClassVar = (switch("coup-extreme"),)
    needs: ClassVar = ("wild",)

    def cards(self) -> tuple[Card, ...]:
        """Return four."""
        return (card(Face.COUP.value),) * COPIES

    @effect(Face.COUP)
    def hit_next(self, state: State, laid: Effect) -> Rewritten:
        """The next player presses and loses the turn, also when it is the last card (CORE-14)."""
        return (Penalty(state.after[laid.seat], 1, laid.seat, laid.card, way=Way.UNTIL),)

    @first(Face.COUP)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """The player left of the dealer names the colour, presses and loses the turn (WP-04)."""
        victim = state.seat_from(state.dealer or 0, 1)
        return (
            Ask(ColourOwed(victim)),
            DrawUntilSome(victim, len(state.hands[victim]), SKIP[victim]),
            TakeTurn(state.seat_from(victim, 1)),
        )
