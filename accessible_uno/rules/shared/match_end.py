"""Everybody's totals at the end of a round, whether they end the match, and the places in it."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.base import Event, Note, Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps import Departed, WinMatch


class Totals(Event, frozen=True):
    """Everybody's points after a round, the best first."""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


class FinalPoints(Event, frozen=True):
    """The match is won: everybody's points, the best first."""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


class FinalRounds(Event, frozen=True):
    """The match is won: everybody's rounds won, most first."""

    seats: tuple[Seat, ...]
    totals: tuple[int, ...]


class CheckTarget(Step, frozen=True):
    """Check whether the match is won; if it is, emit ``event`` with everybody's totals.

    Attributes:
        target: who reaches it ends the match.
        lowest_wins: whether the fewest points are the best.
        event: tells the totals at the match's end.
        tells_totals: whether they are told before that too, once several players have points:
            where a round counts for one player, the totals of the others are not told otherwise.
    """

    target: int
    lowest_wins: bool
    event: type[FinalPoints | FinalRounds] = FinalPoints
    tells_totals: bool = False

    def do(self, state: State) -> None:
        """Find the winner once somebody has reached the target (BR-22, BR-23)."""
        scores = state.scores
        ranked = sorted(state.playing, key=scores.__getitem__, reverse=not self.lowest_wins)
        totals = tuple(scores[seat] for seat in ranked)
        if max(totals) < self.target:
            if self.tells_totals and sum(map(bool, totals)) > 1:
                state.emit(Totals(tuple(ranked), totals))
            return
        state.emit(self.event(tuple(ranked), totals))
        state.push(WinMatch(tuple(seat for seat in state.playing if scores[seat] == totals[0])))


class Places(Note, frozen=True):
    """Who has laid the last card, the first one first."""

    lasts_match: ClassVar = True
    seats: tuple[Seat, ...] = ()


def ranking(state: State) -> tuple[Seat, ...]:
    """Return the seats by place: who went out, in order; who still holds cards, fewest first; then
    who left, the last to leave first (CHAT-17, G-17).
    """
    won = state.recall(Places).seats
    holding = [seat for seat in state.playing if seat not in won]
    holding.sort(key=lambda seat: len(state.hands[seat]))
    return (*won, *holding, *reversed(state.recall(Departed).seats))
