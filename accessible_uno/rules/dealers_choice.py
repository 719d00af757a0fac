"""The dealer says how many cards are dealt, and on which side the deal begins (OLY-07, OLY-08)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.game.actions import Choose
from accessible_uno.game.base import Action, Choice, Event, Seat, Step, Window
from accessible_uno.game.frozen import frozen
from accessible_uno.game.rule import Rewritten, Rule, outcomes, rewrites, silence
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Deal

FEWEST: Final = 7
MOST: Final = 15
WAYS: Final = {"left": 1, "right": -1}


@frozen
class HandSizeOwed(Window):
    """The dealer is to say how many cards each player gets: at most ``most``."""

    seat: Seat
    most: int


@frozen
class DealWayOwed(Window):
    """The dealer is to say on which side the deal of ``count`` cards begins."""

    seat: Seat
    count: int


@frozen
class DealtThisWay(Event):
    """The deal goes this way, and play the same."""

    direction: int


@frozen
class FaceDeal(Step):
    """Play is to go the way of the deal."""

    way: int

    def do(self, state: State) -> None:
        """Turn it, and tell it."""
        state.face_round(self.way)
        state.emit(DealtThisWay(self.way))


@frozen
class DealersChoice(Rule):
    """Where the table has fixed a number of cards, nothing is asked and the deal goes leftward."""

    key: ClassVar = "dealers-choice"
    topic: ClassVar = "deal"
    clauses: ClassVar = ("OLY-07", "OLY-08")

    @rewrites(Deal)
    def ask_dealer(self, state: State, step: Deal) -> Rewritten:
        """Ask for the number first."""
        fixed = any(rule.hand_size() is not None for rule in state.game.rules)
        if fixed or step.each is not None:
            return None
        most = (len(state.game.deck) - 1) // len(state.playing)
        return (Ask(HandSizeOwed(state.dealer or 0, max(1, min(MOST, most)))),)

    @outcomes(HandSizeOwed)
    def sizes(self, state: State, window: HandSizeOwed) -> dict[Choice, tuple[Step, ...]]:
        """From 7 to 15, as far as the deck goes."""
        lowest = min(FEWEST, window.most)
        return {
            str(count): (Ask(DealWayOwed(window.seat, count)),)
            for count in range(lowest, window.most + 1)
        }

    @outcomes(DealWayOwed)
    def sides(self, state: State, window: DealWayOwed) -> dict[Choice, tuple[Step, ...]]:
        """Left or right."""
        return {side: (FaceDeal(way), Deal(window.count)) for side, way in WAYS.items()}

    @silence(HandSizeOwed)
    def fewest(self, state: State, window: HandSizeOwed) -> Action:
        """A silent dealer deals seven."""
        return Choose(window.seat, str(min(FEWEST, window.most)))

    @silence(DealWayOwed)
    def leftward(self, state: State, window: DealWayOwed) -> Action:
        """A silent dealer begins on the left."""
        return Choose(window.seat, "left")
