"""The blank card: a wild with an effect that the table agrees on before the game (HR-19)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.cards import Card, Face, card
from accessible_uno.game.option import OFF, ON, Option, words
from accessible_uno.game.rule import Rewritten, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import SKIP, TURN_ROUND, Ask, Effect, FirstEffect, Penalty, TakeTurn
from accessible_uno.game.windows import ColourOwed
from accessible_uno.rules.shared.hits import Hit, HittingRule, rain, skip_by
from accessible_uno.rules.shared.turns import first_colour_namer

COPIES: Final = 3


class BlankEffect(StrEnum):
    """What a blank card does, beyond being a wild."""

    WILD = "wild"
    SKIP = "skip"
    REVERSE = "reverse"
    DRAW_TWO = "draw-two"
    DRAW_FOUR = "draw-four"
    EVERYONE_DRAWS = "everyone-draws"


AMOUNTS: Final = {BlankEffect.DRAW_TWO: 2, BlankEffect.DRAW_FOUR: 4}
HITS: Final = {
    BlankEffect.SKIP: Hit(Face.BLANK, draws=False),
    BlankEffect.DRAW_TWO: Hit(Face.BLANK),
    BlankEffect.DRAW_FOUR: Hit(Face.BLANK),
    BlankEffect.EVERYONE_DRAWS: Hit(Face.BLANK, loses_turn=False, everyone=True),
}


class Blank(HittingRule, frozen=True):
    """Three white cards, each a wild that also has the effect that the table has agreed on.

    As the first card it is a plain wild (G-50).

    Attributes:
        brings: the effect that the table has agreed on.
    """

    key: ClassVar = "blank"
    clauses: ClassVar = ("WP-02", "HR-19")
    options: ClassVar = (
        Option(
            "blank",
            "brings",
            (
                *words(*BlankEffect),
                (ON, BlankEffect.WILD.value),
                ("+2", BlankEffect.DRAW_TWO.value),
                ("+4", BlankEffect.DRAW_FOUR.value),
            ),
            off=OFF,
        ),
    )
    needs: ClassVar = ("wild",)
    brings: BlankEffect = BlankEffect.WILD

    def cards(self) -> tuple[Card, ...]:
        """Return three."""
        return (card(Face.BLANK.value),) * COPIES

    def hits(self) -> tuple[Hit, ...]:
        """Return what the table has agreed on, where that hits somebody."""
        return (HITS[self.brings],) if self.brings in HITS else ()

    @effect(Face.BLANK)
    def do_as_agreed(self, state: State, laid: Effect) -> Rewritten:
        """Do what the table has agreed on."""
        following = state.after[laid.seat]
        match self.brings:
            case BlankEffect.SKIP:
                return (skip_by(state, following, laid.seat, laid.card),)
            case BlankEffect.REVERSE if len(state.playing) == 2:
                return (TURN_ROUND, SKIP[following])
            case BlankEffect.REVERSE:
                return (TURN_ROUND,)
            case BlankEffect.DRAW_TWO | BlankEffect.DRAW_FOUR:
                return (Penalty(following, AMOUNTS[self.brings], laid.seat, laid.card),)
            case BlankEffect.EVERYONE_DRAWS:
                return rain(state, laid.seat, 1, laid.card)
        return ()

    @first(Face.BLANK)
    def open_round(self, state: State, opening: FirstEffect) -> Rewritten:
        """Its colour is named by the player who names that of a first wild."""
        starter = state.seat_from(state.dealer or 0, 1)
        return (Ask(ColourOwed(first_colour_namer(state))), TakeTurn(starter))
