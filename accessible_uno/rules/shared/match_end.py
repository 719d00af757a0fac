"""Everybody's totals at the end of a round, and whether they end the match."""

from __future__ import annotations

from accessible_uno.frozen import frozen
from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps import WinMatch


@frozen
class FinalPoints(Event):
    """The match is won: everybody's points, the best first."""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


@frozen
class FinalRounds(Event):
    """The match is won: everybody's rounds won, most first."""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


@frozen
class CheckTarget(Step):
    """Check whether the match is won; if it is, emit ``event`` with everybody's totals."""

    target: int
    lowest_wins: bool
    event: type[FinalPoints | FinalRounds] = FinalPoints

    def do(self, state: State) -> None:
        """Find the winner once somebody has reached the target (BR-22, BR-23)."""
        scores = state.scores
        if max(map(scores.__getitem__, state.playing)) < self.target:
            return
        ranked = sorted(state.playing, key=scores.__getitem__, reverse=not self.lowest_wins)
        totals = tuple(scores[seat] for seat in ranked)
        state.emit(self.event(tuple(ranked), totals))
        state.push(WinMatch(tuple(seat for seat in state.playing if scores[seat] == totals[0])))
