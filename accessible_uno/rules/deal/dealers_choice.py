"""The dealer says how many cards are dealt, and on which side the deal begins (OLY-07, OLY-08)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.game.actions import Choose
from accessible_uno.game.actions.notation import DIRECTIONS
from accessible_uno.game.base import Action, ChoiceWord, Event, Outcomes, Seat, Step, Window
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Deal

FEWEST: Final = 7
MOST: Final = 15


class HandSizeOwed(Window, frozen=True):
    """The dealer is to say how many cards each player gets: at most ``most``."""

    seat: Seat
    most: int

    def outcomes(self, state: State) -> Outcomes:
        """Return 7 to 15, as far as the deck suffices."""
        lowest = min(FEWEST, self.most)
        return {
            str(count): (Ask(DealWayOwed(self.seat, count)),)
            for count in range(lowest, self.most + 1)
        }

    def default(self, state: State) -> Action:
        """A silent dealer deals seven."""
        return Choose(self.seat, str(min(FEWEST, self.most)))


class DealWayOwed(Window, frozen=True):
    """The dealer is to say on which side the deal of ``count`` cards begins."""

    seat: Seat
    count: int

    def outcomes(self, state: State) -> Outcomes:
        """Return left and right."""
        return {side: (FaceDeal(way), Deal(self.count)) for side, way in DIRECTIONS.items()}

    def default(self, state: State) -> Action:
        """A silent dealer begins on the left."""
        return Choose(self.seat, ChoiceWord.LEFT)


class DealtThisWay(Event, frozen=True):
    """The deal goes this way, and so does play."""

    direction: int


class FaceDeal(Step, frozen=True):
    """Play goes the way of the deal."""

    way: int

    def do(self, state: State) -> None:
        """Set the direction and emit it."""
        state.face_round(self.way)
        state.emit(DealtThisWay(self.way))


class DealersChoice(Rule, frozen=True):
    """If a rule sets the hand size, nothing is asked and the deal goes leftward."""

    key: ClassVar = "dealers-choice"
    topic: ClassVar = "deal"
    clauses: ClassVar = ("OLY-07", "OLY-08")
    opens: ClassVar = ((HandSizeOwed, Choose), (DealWayOwed, Choose))

    @rewrites(Deal)
    def ask_dealer(self, state: State, step: Deal) -> Rewritten:
        """Ask for the number first."""
        if state.game.hand_size_is_fixed or step.each is not None:
            return None
        most = (len(state.game.deck) - 1) // len(state.playing)
        return (Ask(HandSizeOwed(state.dealer or 0, max(1, min(MOST, most)))),)
