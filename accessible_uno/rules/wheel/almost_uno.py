"""Almost Uno: all cards but two are discarded (WH-1)."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.base import Reason, Seat, Step, Window
from accessible_uno.game.frozen import frozen
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Emit
from accessible_uno.rules.wheel.sliding import NothingToShed

KEPT: Final = 2


@frozen
class KeepTwo(Window):
    """A player says which two cards stay."""

    seat: Seat
    count: int = KEPT


@frozen
class NotTwo(Reason):
    """Two cards are kept, no more and no fewer."""


@frozen
class AlmostUno(Step):
    """Whoever has spun keeps two cards."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask which; two or fewer stay as they are."""
        many = len(state.hands[self.seat]) > KEPT
        state.push(Ask(KeepTwo(self.seat)) if many else Emit(NothingToShed(self.seat)))
