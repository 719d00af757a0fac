"""Coup Extrême: a wild after which the next player presses until cards come (HR-25, EXT-02)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Face, card
from accessible_uno.game.base import Seat, Step
from accessible_uno.game.option import switch
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import SKIP, Ask, Draw, Effect, FirstEffect, TakeTurn
from accessible_uno.game.windows import ColourOwed

COPIES: Final = 4
"""No text says how many there are; four, as of each wild, is our own reading."""


class PressUntilCards(Step, frozen=True):
    """A player who held ``held`` cards presses the dispenser until one comes out."""

    seat: Seat
    held: int

    def do(self, state: State) -> None:
        """Press again while no card has come and one still may."""
        if len(state.hands[self.seat]) == self.held and not state.exhausted:
            state.push(Draw(self.seat, 1), self)


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
        victim = state.after[laid.seat]
        return (PressUntilCards(victim, len(state.hands[victim])), SKIP[victim])

    @first(Face.COUP)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """The player left of the dealer names the colour, presses and loses the turn (WP-04)."""
        victim = state.seat_from(state.dealer or 0, 1)
        return (
            Ask(ColourOwed(victim)),
            PressUntilCards(victim, len(state.hands[victim])),
            SKIP[victim],
            TakeTurn(state.seat_from(victim, 1)),
        )
