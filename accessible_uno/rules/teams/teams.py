"""Partners who do not sit side by side, and what each side earns (TEAM-01, TEAM-02)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.game.base import Step
from accessible_uno.game.option import OFF, Option, words
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import SeatPlayers, WinMatch
from accessible_uno.rules.shared.scoring import CheckTarget, School, school_conflict
from accessible_uno.rules.shared.sides import FormSides, Sides

FEWEST: Final = 4
SCHOOLS: Final = (School.NONE, School.WINNER, School.LOSERS, School.TEAM)


class Layout(StrEnum):
    """Who plays with whom."""

    PAIRS = "pairs"
    """Two players who face each other."""
    HALVES = "halves"
    """Every other player: two sides in all (G-19)."""


class ReachAsSides(Step, frozen=True):
    """Check whether a side has won the match."""

    target: int
    lowest_wins: bool

    def do(self, state: State) -> None:
        """The best side wins the match once one has reached the target."""
        scores = state.scores
        if max(scores) < self.target:
            return
        best = min(scores) if self.lowest_wins else max(scores)
        sides = state.recall(Sides).sides
        won = (seat for side in sides if scores[side[0]] == best for seat in side)
        state.push(WinMatch(tuple(sorted(won))))


class Teams(Rule, frozen=True):
    """The players form sides, which count their points together.

    Attributes:
        layout: who plays with whom; of four players both layouts make the same sides.
    """

    key: ClassVar = "teams"
    topic: ClassVar = "teams"
    clauses: ClassVar = ("TEAM-01", "TEAM-02")
    options: ClassVar = (Option("teams", "layout", words(*Layout), off=OFF),)
    needs: ClassVar = ("scoring",)
    excludes: ClassVar = ("partners", "elimination")
    layout: Layout = Layout.PAIRS

    def conflicts_with(self, other: Rule) -> str:
        """Rounds and places are won by single players."""
        return school_conflict(other, SCHOOLS)

    def allows_seats(self, count: int) -> bool:
        """Whether it is an even number, four at least (TEAM-01)."""
        return count >= FEWEST and count % 2 == 0

    @rewrites(SeatPlayers)
    def form_sides(self, state: State, step: SeatPlayers) -> Rewritten:
        """Form the sides, once for the whole match."""
        if state.recall(Sides).sides:
            return None
        seats = len(state.order)
        apart = 2 if self.layout is Layout.HALVES else seats // 2
        sides = tuple(state.order[first::apart] for first in range(apart))
        return (FormSides(sides, as_one=True), step)

    @rewrites(CheckTarget)
    def reach(self, state: State, step: CheckTarget) -> Rewritten:
        """A side reaches the target, not a player."""
        return (ReachAsSides(step.target, step.lowest_wins),)

    @rewrites(WinMatch)
    def win_together(self, state: State, step: WinMatch) -> Rewritten:
        """Partners win together."""
        won = (side for side in state.recall(Sides).sides if not set(side).isdisjoint(step.seats))
        seats = tuple(sorted(seat for side in won for seat in side))
        return None if seats == step.seats else (WinMatch(seats),)
