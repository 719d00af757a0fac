"""The players act in the order in which they are listed, the first one first (CHAT-01)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.base import Seat, Step
from accessible_uno.game.rule import Rewritten, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import ChooseDealer
from accessible_uno.rules.shared.turns import NoDealerRule


class DealBefore(Step, frozen=True):
    """Nobody deals; the cards go round as if the last one listed did."""

    seat: Seat

    def do(self, state: State) -> None:
        """Make the last one listed the dealer, so that the first one listed begins."""
        state.dealer = self.seat
        state.turn = self.seat


class InOrder(NoDealerRule, frozen=True):
    """The first one listed begins or suffers the first card; on a reverse the last begins."""

    key: ClassVar = "in-order"
    topic: ClassVar = "deal"
    clauses: ClassVar = ("CHAT-01",)
    excludes: ClassVar = ("dealer-draw",)

    @rewrites(ChooseDealer)
    def nobody_deals(self, state: State, step: ChooseDealer) -> Rewritten:
        """Nobody draws for the deal, and no dealer is announced."""
        return (DealBefore(state.playing[-1]),)
