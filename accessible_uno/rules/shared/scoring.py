"""Scoring, as far as other rules need to know: who earns the points, and how the match ends."""

from __future__ import annotations

from collections.abc import Container
from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.cards import Card
from accessible_uno.game.base import Event, Note, Seat, Step
from accessible_uno.game.rule import Rule
from accessible_uno.game.state import State
from accessible_uno.game.steps import Departed, WinMatch


class School(StrEnum):
    """What a round earns, and for whom."""

    NONE = "none"
    """Nothing: the winner of the round wins the match (BR-21)."""
    WINNER = "winner"
    """The winner takes the points of all hands; the first to reach the target wins (BR-22)."""
    LOSERS = "losers"
    """All players keep the points of their own hands; when one of them reaches the target, the
    player with the fewest wins (BR-23)."""
    ROUNDS = "rounds"
    """Rounds won are counted (WP-26)."""
    RANKING = "ranking"
    """A player who goes out has won a place, and the others play on (CHAT-15 to CHAT-17)."""
    INDIVIDUAL = "individual"
    """All players keep the points of their own hands, no matter who their partner is (ROT-02)."""
    TEAM = "team"
    """Each side but the winner's keeps the points of all its hands; fewest win (TEAM-02)."""


WITHOUT_POINTS: Final = frozenset({School.NONE, School.ROUNDS, School.RANKING})


class ScoringRule(Rule, frozen=True):
    """The rule that says what a round earns.

    Attributes:
        school: who earns what.
        target: points, or rounds won, that end the match.
        draw_two: points of a draw two.
        rebate: points off a total of exactly 100, 200...; 0: none.
    """

    school: School
    target: int
    draw_two: int
    rebate: int

    @property
    def counts_points(self) -> bool:
        """Whether the points of cards are counted."""
        return self.school not in WITHOUT_POINTS

    def worth(self, held: Card) -> int:
        """Return a card's points."""
        raise NotImplementedError


def school_conflict(rule: Rule, allowed: Container[School]) -> str:
    """Return the setting of ``rule`` where it scores by a school that is not ``allowed``."""
    if not isinstance(rule, ScoringRule) or rule.school in allowed:
        return ""
    return f"scoring {rule.school}"


def match_target(state: State) -> int:
    """Return the points, or rounds won, that end the match; 0 where nothing is counted."""
    scoring = (rule for rule in state.game.rules if isinstance(rule, ScoringRule))
    return next((rule.target for rule in scoring), 0)


class PointsWon(Event, frozen=True):
    """The winner of a round takes the points of every other hand."""

    seat: Seat
    points: int
    total: int


class PointsKept(Event, frozen=True):
    """A player's own hand counts against them."""

    seat: Seat
    points: int
    total: int


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
