"""Almost Uno: all cards but two are discarded (WH-1)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game.actions import KeepCards
from accessible_uno.game.base import Action, Picked, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Emit
from accessible_uno.rules.special.wizz.sliding import NothingToShed, Slide, burden

KEPT: Final = 2


class KeepTwo(Window, frozen=True):
    """A player says which two cards stay."""

    seat: Seat
    count: int = KEPT

    def picked(self, state: State, cards: tuple[Card, ...]) -> Picked:
        """All other cards go under the top card."""
        if len(cards) != KEPT:
            return NotTwo()
        rest = Counter(state.hands[self.seat]) - Counter(cards)
        return (Slide(self.seat, tuple(rest.elements())),)

    def default(self, state: State) -> Action:
        """The lightest two are kept."""
        light = sorted(state.hands[self.seat], key=burden)[:KEPT]
        return KeepCards(self.seat, tuple(sorted(light, key=lambda held: held.rank)))


class NotTwo(Reason, frozen=True):
    """Two cards are kept, no more and no fewer."""


class AlmostUno(Step, frozen=True):
    """The player who spun keeps two cards."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask which; two or fewer stay as they are."""
        many = len(state.hands[self.seat]) > KEPT
        state.push(Ask(KeepTwo(self.seat)) if many else Emit(NothingToShed(self.seat)))
