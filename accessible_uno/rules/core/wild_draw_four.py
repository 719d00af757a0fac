"""The wild draw four: the next player draws four cards and loses the turn (CORE-09).

It may be laid by law only under a condition, yet nothing stops a bluff (BR-13, WP-14, UM-10).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import ClassVar, Self

from accessible_uno.cards import Face
from accessible_uno.game.base import Seat, Step, Window
from accessible_uno.game.events import FirstCardReturned
from accessible_uno.game.rule import Rewritten, Rule, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import TURN_UP, Ask, Effect, FirstEffect, Penalty, ReturnFirst
from accessible_uno.rules.shared.chance_number import NumberByChance, NumberNeeded


class FirstGoes(StrEnum):
    """Where a wild draw four goes that is turned up first."""

    UNDER = "under"
    """Under the draw pile (BR-10, UM-09)."""
    RANDOM = "random"
    """Back into the draw pile, anywhere (WP-09)."""


class PlaceNeeded(NumberNeeded, frozen=True):
    """Chance is to say how many cards of the pile, ``most`` of them, lie above the first card."""


class PutBack(Step, frozen=True):
    """The first card goes back into the draw pile, and another is turned up (WP-09)."""

    above: int

    def do(self, state: State) -> None:
        """Put it there."""
        returned = state.discard.pop()
        state.pile.insert(len(state.pile) - self.above, returned)
        state.emit(FirstCardReturned(returned))
        state.push(TURN_UP)


class Place(NumberByChance, frozen=True):
    """Where a returned first card goes: ``number`` cards of the draw pile lie above it."""

    verbs: ClassVar = ("place:",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Put the card there."""
        return (PutBack(self.number),)

    @classmethod
    def candidates(cls, state: State, window: Window, seat: Seat) -> Iterator[Self]:
        """Yield each place, the bottom first."""
        assert isinstance(window, PlaceNeeded)
        for above in range(window.most, -1, -1):
            yield cls(above)


class WildDrawFour(Rule, frozen=True):
    """Four cards for the next player, and another first card where it would open the round.

    Attributes:
        first_goes: where one goes that is turned up first.
    """

    key: ClassVar = "wild-draw-four"
    topic: ClassVar = "wilds"
    clauses: ClassVar = (
        *("CORE-09", "CORE-14", "BR-10", "BR-13", "BR-19", "TWO-02"),
        *("WP-04", "WP-09", "WP-12", "WP-18", "UM-05", "UM-09"),
        *("CHAT-14", "CHAT-21"),
    )
    opens: ClassVar = ((PlaceNeeded, Place),)
    first_goes: FirstGoes = FirstGoes.UNDER

    @effect(Face.WILD_DRAW_FOUR)
    def hit_next(self, state: State, laid: Effect) -> Rewritten:
        """The next player is to draw four."""
        return (Penalty(state.after[laid.seat], 4, laid.seat, laid.card),)

    @first(Face.WILD_DRAW_FOUR)
    def turn_another(self, state: State, opening: FirstEffect) -> Rewritten:
        """It cannot open a round: another card is turned up (BR-10, WP-09)."""
        others = any(card is not opening.card for card in state.pile)
        if self.first_goes is FirstGoes.RANDOM and others:
            return (Ask(PlaceNeeded(state.dealer or 0, 0, len(state.pile))),)
        return (ReturnFirst(),)
