"""The Uno card as an attack: the next player draws eight cards, and then may play (RAP-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Colour, Face, card
from accessible_uno.game.rule import Rewritten, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import Effect, FirstEffect, Penalty, ReturnFirst
from accessible_uno.rules.shared.hits import Hit, HittingRule

HOW_MANY: Final = 4
"""The Uno cards of a box (G-43)."""
EIGHT: Final = 8
NOT_ON: Final = (Face.DRAW_TWO, Face.WILD_DRAW_FOUR, Face.SKIP)


class UnoAttack(HittingRule, frozen=True):
    """Four Uno cards, which go on anything but a draw two, a wild draw four or a skip.

    One that is laid goes under the top card, which stays with its colour.
    """

    key: ClassVar = "uno-attack"
    clauses: ClassVar = ("RAP-10",)
    excludes: ClassVar = ("uno-card",)

    def cards(self) -> tuple[Card, ...]:
        """Return the Uno cards."""
        return (card(Face.UNO),) * HOW_MANY

    def matches(self, laid: Card, top: Card, colour: Colour | None) -> bool:
        """Whether the top card is none of those on which it may not be laid."""
        return laid.face is Face.UNO and top.face not in NOT_ON

    def hits(self) -> tuple[Hit, ...]:
        """Return that the next player draws, and keeps the turn."""
        return (Hit(Face.UNO, loses_turn=False),)

    @effect(Face.UNO)
    def hit_next(self, state: State, laid: Effect) -> Rewritten:
        """The next player is to draw eight, and keeps the turn."""
        return (Penalty(state.after[laid.seat], EIGHT, laid.seat, laid.card, loses_turn=False),)

    @first(Face.UNO)
    def turn_another(self, state: State, opening: FirstEffect) -> Rewritten:
        """Without a colour it cannot open a round: another card is turned up."""
        return (ReturnFirst(),)
