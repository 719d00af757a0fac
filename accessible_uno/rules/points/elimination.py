"""A player who reaches the target is out; the others play on until one is left (CHAL-02, -03)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.option import Option, switch, words
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Departed, Leave, SeatPlayers, WinMatch
from accessible_uno.rules.shared.scoring import (
    CheckTarget,
    FinalPoints,
    School,
    match_target,
    school_conflict,
)

LAST_TWO: Final = 2
SCHOOLS: Final = (School.LOSERS, School.INDIVIDUAL)


class Duel(StrEnum):
    """When the match between the last two players ends (G-21)."""

    REACH = "reach"
    """One of them reaches the target."""
    EXCEED = "exceed"
    """One of them exceeds it."""


class Eliminated(Event, frozen=True):
    """A player has reached the target and is out, with ``total`` points."""

    seat: Seat
    total: int


class DuelBegan(Event, frozen=True):
    """Two players are left, and play each other."""

    seats: tuple[Seat, ...]


class Eliminate(Step, frozen=True):
    """Find who is out, and whether one player is left."""

    target: int
    exceed: bool

    def do(self, state: State) -> None:
        """Take out the players with too many points; if that is everybody, the fewest stay."""
        scores = state.scores
        duel = len(state.playing) == LAST_TWO
        least = min(scores[seat] for seat in state.playing)
        out = [seat for seat in state.playing if self._too_much(scores[seat], duel)]
        if len(out) == len(state.playing):
            out = [seat for seat in out if scores[seat] != least]
        elif not out:
            return
        left = tuple(seat for seat in state.playing if seat not in out)
        depart(state, out)
        for seat in state.recall(Departed).seats[-len(out) :] if out else ():
            state.emit(Eliminated(seat, scores[seat]))
        if len(left) == 1 or least >= self.target:
            ranked = (*left, *reversed(state.recall(Departed).seats))
            state.emit(FinalPoints(ranked, tuple(scores[seat] for seat in ranked)))
            state.push(WinMatch(left))
        elif len(left) == LAST_TWO:
            state.emit(DuelBegan(left))
        state.push(*map(Leave, out))

    def _too_much(self, points: int, duel: bool) -> bool:
        """Whether so many points are too many (G-21)."""
        return points > self.target if duel and self.exceed else points >= self.target


class LeaveOut(Step, frozen=True):
    """Players who reached the target before the position was laid out do not play."""

    seats: tuple[Seat, ...]

    def do(self, state: State) -> None:
        """Let the others play."""
        depart(state, self.seats)
        state.seat_players(seat for seat in state.playing if seat not in self.seats)


def depart(state: State, out: Sequence[Seat]) -> None:
    """Note who is out; of players who go together, the one with more points ranks lower."""
    worst_first = sorted(out, key=state.scores.__getitem__, reverse=True)
    state.remember(Departed((*state.recall(Departed).seats, *worst_first)))


class Elimination(Rule, frozen=True):
    """Points are kept, and a player who reaches the target is out; the last one wins.

    Attributes:
        duel: when the match between the last two players ends.
    """

    key: ClassVar = "elimination"
    topic: ClassVar = "points"
    clauses: ClassVar = ("CHAL-01", "CHAL-02", "CHAL-03")
    options: ClassVar = (switch("elimination"), Option("duel", "duel", words(*Duel)))
    needs: ClassVar = ("scoring",)
    excludes: ClassVar = ("teams", "partners")
    # After cursed (40): its charges belong to the totals that put a player out.
    rank: ClassVar = 55
    duel: Duel = Duel.REACH

    def conflicts_with(self, other: Rule) -> str:
        """Players go out by the points that they keep."""
        return school_conflict(other, SCHOOLS)

    @rewrites(SeatPlayers)
    def out_already(self, state: State, step: SeatPlayers) -> Rewritten:
        """A player who has reached the target before the position was laid out does not play."""
        target = match_target(state)
        scores = state.scores
        out = [seat for seat in state.playing if scores[seat] >= target]
        left = len(state.playing) - len(out)
        if self.duel is Duel.EXCEED and out and left < LAST_TWO:
            at_target = [seat for seat in out if scores[seat] == target][: LAST_TWO - left]
            out = [seat for seat in out if seat not in at_target]
        if not out or len(out) == len(state.playing):
            return None
        return (LeaveOut(tuple(out)), step)

    @rewrites(CheckTarget)
    def see_who_is_out(self, state: State, step: CheckTarget) -> Rewritten:
        """The target ends the match of a player, not of the table (CHAL-02)."""
        return (Eliminate(step.target, self.duel is Duel.EXCEED),)
