"""Four players, three rounds, and a new partner in each (ROT-01, ROT-02)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import SeatPlayers, WinMatch
from accessible_uno.rules.shared.scoring import (
    CheckTarget,
    FinalPoints,
    School,
    Totals,
    school_conflict,
)
from accessible_uno.rules.shared.sides import FormSides, Side, Sides

SCHOOLS: Final = (School.WINNER, School.LOSERS, School.INDIVIDUAL)
ROUNDS: Final = 3
PLAYERS: Final = 4
SEATINGS: Final[tuple[tuple[tuple[Seat, ...], tuple[Side, ...]], ...]] = (
    ((0, 2, 1, 3), ((0, 1), (2, 3))),
    ((0, 1, 2, 3), ((0, 2), (1, 3))),
    ((0, 1, 3, 2), ((0, 3), (1, 2))),
)
"""Round by round, the seats leftward round the table, where partners face, and the pairs."""


class Credit(StrEnum):
    """Whose hands count against a player."""

    OWN = "own"
    """The player's own (ROT-02)."""
    PAIR = "pair"
    """Those of both partners, unless one of them has gone out (G-20)."""


class Reseated(Event, frozen=True):
    """The players have changed seats; leftward round the table."""

    seats: tuple[Seat, ...]


class Reseat(Step, frozen=True):
    """The players change seats."""

    order: tuple[Seat, ...]

    def do(self, state: State) -> None:
        """Seat them and emit the new order."""
        state.seat_players(state.playing, self.order)
        state.emit(Reseated(self.order))


class EndThirdRound(Step, frozen=True):
    """After the third round the match is won."""

    lowest_wins: bool

    def do(self, state: State) -> None:
        """The fewest points win, or the most where the winner of a round takes them (ROT-02)."""
        scores = state.scores
        ranked = sorted(state.playing, key=scores.__getitem__, reverse=not self.lowest_wins)
        totals = tuple(scores[seat] for seat in ranked)
        if state.round < ROUNDS:
            if state.recall(Sides).as_one and state.round > 1:
                state.emit(Totals(tuple(ranked), totals))
            return
        state.emit(FinalPoints(tuple(ranked), totals))
        best = (seat for seat in sorted(ranked) if scores[seat] == totals[0])
        state.push(WinMatch(tuple(best)))


class Partners(Rule, frozen=True):
    """Each of four players has each other one as a partner for a round.

    Attributes:
        credit: whose hands count against a player.
    """

    key: ClassVar = "partners"
    topic: ClassVar = "teams"
    clauses: ClassVar = ("ROT-01", "ROT-02")
    options: ClassVar = (Option("credit", "credit", words(*Credit)),)
    needs: ClassVar = ("scoring",)
    excludes: ClassVar = ("teams", "elimination")
    credit: Credit = Credit.OWN

    def conflicts_with(self, other: Rule) -> str:
        """Points are each player's own."""
        return school_conflict(other, SCHOOLS)

    def allows_seats(self, count: int) -> bool:
        """Whether there are four (ROT-01)."""
        return count == PLAYERS

    @rewrites(SeatPlayers)
    def seat_partners(self, state: State, step: SeatPlayers) -> Rewritten:
        """Seat this round's partners face to face."""
        order, sides = SEATINGS[(state.round - 1) % ROUNDS]
        return (FormSides(sides, as_one=self.credit is Credit.PAIR), Reseat(order), step)

    @rewrites(CheckTarget)
    def count_rounds(self, state: State, step: CheckTarget) -> Rewritten:
        """Rounds end this match, not points (ROT-01)."""
        return (EndThirdRound(step.lowest_wins),)
