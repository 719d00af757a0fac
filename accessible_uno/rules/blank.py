"""The blank card: a wild with an effect that the table agrees on before the game (HR-19)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Face, card
from accessible_uno.game.frozen import frozen
from accessible_uno.game.option import Option
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    SKIP,
    TURN_ROUND,
    Ask,
    Draw,
    Effect,
    FirstEffect,
    Penalty,
    TakeTurn,
)
from accessible_uno.game.windows import ColourOwed
from accessible_uno.rules.shared.first_card import namer, others

COPIES: Final = 3
WILD: Final = "wild"
SKIPS: Final = "skip"
REVERSES: Final = "reverse"
DRAW_TWO: Final = "draw-two"
DRAW_FOUR: Final = "draw-four"
EVERYONE: Final = "everyone-draws"
AMOUNTS: Final = {DRAW_TWO: 2, DRAW_FOUR: 4}


@frozen
class Blank(Rule):
    """Three white cards, each a wild; besides a colour they bring what the table has agreed on.

    As the first card it is a plain wild (G-50).

    Attributes:
        brings: ``"wild"``, nothing else; ``"skip"``, ``"reverse"``; ``"draw-two"`` or
            ``"draw-four"`` for the next player; ``"everyone-draws"``, one card each but oneself.
    """

    key: ClassVar = "blank"
    clauses: ClassVar = ("WP-02", "HR-19")
    options: ClassVar = (
        Option(
            "blank",
            "brings",
            (
                *((meaning, meaning) for meaning in (WILD, SKIPS, REVERSES)),
                *((meaning, meaning) for meaning in (DRAW_TWO, DRAW_FOUR, EVERYONE)),
                *(("on", WILD), ("+2", DRAW_TWO), ("+4", DRAW_FOUR)),
            ),
            off="off",
        ),
    )
    needs: ClassVar = ("wild",)
    brings: str = WILD

    def cards(self) -> tuple[Card, ...]:
        """Return three."""
        return (card(Face.BLANK.value),) * COPIES

    @effect(Face.BLANK)
    def do_as_agreed(self, state: State, laid: Effect) -> Rewritten:
        """Do what the table has agreed on."""
        following = state.after[laid.seat]
        match self.brings:
            case "skip":
                return (SKIP[following],)
            case "reverse" if len(state.playing) == 2:
                return (TURN_ROUND, SKIP[following])
            case "reverse":
                return (TURN_ROUND,)
            case "draw-two" | "draw-four":
                return (Penalty(following, AMOUNTS[self.brings], laid.seat, laid.card),)
            case "everyone-draws":
                return tuple(Draw(seat, 1) for seat in others(state, laid.seat))
        return ()

    @first(Face.BLANK)
    def begin(self, state: State, opening: FirstEffect) -> Rewritten:
        """Its colour is named by whoever names a first wild's."""
        starter = state.seat_from(state.dealer or 0, 1)
        return (Ask(ColourOwed(namer(state))), TakeTurn(starter))
