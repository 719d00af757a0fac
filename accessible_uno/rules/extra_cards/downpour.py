"""Downpour: everyone else draws one card, or two (H2O-01, HR-22)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Face, card
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Effect, FirstEffect, TakeTurn
from accessible_uno.game.windows import ColourOwed
from accessible_uno.rules.shared.hits import rain

AMOUNTS: Final = {Face.DOWNPOUR_ONE: 1, Face.DOWNPOUR_TWO: 2}
COPIES: Final = 2
"""No text says how many there are; two of each is our own reading."""


class Downpour(Rule, frozen=True):
    """Wild cards by which everyone else draws; nobody is skipped, and play goes on as before.

    One that opens the round rains on everyone but the dealer, and the player left of the dealer
    names the colour (G-26).
    """

    key: ClassVar = "downpour"
    clauses: ClassVar = ("WP-02", "HR-22", "H2O-01")
    options: ClassVar = (switch("downpour"),)
    needs: ClassVar = ("wild",)

    def cards(self) -> tuple[Card, ...]:
        """Return two of each."""
        return tuple(card(face.value) for face in AMOUNTS for _ in range(COPIES))

    @effect(Face.DOWNPOUR_ONE)
    @effect(Face.DOWNPOUR_TWO)
    def make_rain(self, state: State, laid: Effect) -> Rewritten:
        """Everyone else draws, in the order of play, even after a last card (CORE-14)."""
        return rain(state, laid.seat, AMOUNTS[laid.card.face], laid.card)

    @first(Face.DOWNPOUR_ONE)
    @first(Face.DOWNPOUR_TWO)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """Everyone but the dealer draws; the player who begins names the colour."""
        dealer = state.dealer or 0
        starter = state.seat_from(dealer, 1)
        drawing = rain(state, dealer, AMOUNTS[opening.card.face])
        return (*drawing, Ask(ColourOwed(starter)), TakeTurn(starter))
