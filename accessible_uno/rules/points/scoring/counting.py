"""The ways of counting a round, one class each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from itertools import chain
from typing import Final

from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps import SEE_WHO_IS_LEFT, Emit, Leave, WinMatch, go_on_without
from accessible_uno.rules.points.scoring.points import AddPoints, Rebate, ShowHands, total
from accessible_uno.rules.shared.match_end import CheckTarget, FinalRounds, Places, ranking
from accessible_uno.rules.shared.scoring import School, ScoringRule
from accessible_uno.rules.shared.sides import Sides, side_points


class PlaceWon(Event, frozen=True):
    """A player has laid the last card while the others play on: the ``place`` is won."""

    seat: Seat
    place: int


class Ranked(Event, frozen=True):
    """The final ranking, the first one first."""

    seats: tuple[Seat, ...]


class TakePlace(Step, frozen=True):
    """A player is out, and the others play on until one of them is left (CHAT-15, CHAT-16)."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note the place, and go on without the player.

        An Uno card out of turn gives a place to a player whose turn it is not: then what waits
        goes on, and the turn is where it was (CHAT-15, G-30).
        """
        seats = (*state.recall(Places).seats, self.seat)
        state.remember(Places(seats))
        state.emit(PlaceWon(self.seat, len(seats)))
        go_on_without(state, self.seat)
        state.push(Leave(self.seat), SEE_WHO_IS_LEFT)


class RoundWon(Event, frozen=True):
    """A player has won one more round: ``total`` so far; ``target`` win the match."""

    seat: Seat
    total: int
    target: int


class NoPoints(Event, frozen=True):
    """The round was blocked and nobody takes its points."""


class AddRound(Step, frozen=True):
    """A player has won a round."""

    seat: Seat
    target: int

    def do(self, state: State) -> None:
        """Count it and emit how many the player has won."""
        state.scores[self.seat] += 1
        state.emit(RoundWon(self.seat, state.scores[self.seat], self.target))


class Counting(ABC):
    """One way of counting a round."""

    @abstractmethod
    def steps(self, state: State, winner: Seat | None, rule: ScoringRule) -> tuple[Step, ...]:
        """Return the steps that count a round; without ``winner`` it was blocked."""


class NothingCounts(Counting):
    """Nothing is counted: the winner of the round wins the match."""

    def steps(self, state: State, winner: Seat | None, rule: ScoringRule) -> tuple[Step, ...]:
        """Show the hands; a blocked round is followed by another one."""
        shown = ShowHands((0,) * len(state.hands))
        return (shown,) if winner is None else (shown, WinMatch((winner,)))


class PlacesCount(Counting):
    """Places are counted: the first player out wins the match."""

    def steps(self, state: State, winner: Seat | None, rule: ScoringRule) -> tuple[Step, ...]:
        """Announce the final ranking."""
        order = ranking(state)
        return (Emit(Ranked(order)), WinMatch(order[:1]))


class RoundsCount(Counting):
    """Rounds are counted: the first to win ``target`` rounds wins the match."""

    def steps(self, state: State, winner: Seat | None, rule: ScoringRule) -> tuple[Step, ...]:
        """Show the hands, and count the round for its winner."""
        shown = ShowHands((0,) * len(state.hands))
        if winner is None:
            return (shown, Emit(NoPoints()))
        won = CheckTarget(rule.target, lowest_wins=False, event=FinalRounds)
        return (shown, AddRound(winner, rule.target), won)


class WinnerTakesPoints(Counting):
    """The winner, or the winner's side, takes the points of all other hands."""

    def steps(self, state: State, winner: Seat | None, rule: ScoringRule) -> tuple[Step, ...]:
        """A blocked round earns nothing."""
        points = points_of_hands(state, rule)
        if winner is None:
            return (ShowHands(points), Emit(NoPoints()))
        if sides := state.recall(Sides).counted:
            counted = side_points(sides, points, winner, kept=False)
        else:
            counted = add_points(winner, sum(points), rule, kept=False)
        won = CheckTarget(rule.target, lowest_wins=False, tells_totals=True)
        return (ShowHands(points), *counted, won)


class PointsAreKept(Counting):
    """All players, or sides, keep the points of their own hands."""

    def steps(self, state: State, winner: Seat | None, rule: ScoringRule) -> tuple[Step, ...]:
        """A blocked round is counted like any other."""
        points = points_of_hands(state, rule)
        if sides := state.recall(Sides).counted:
            counted = side_points(sides, points, winner, kept=True)
        else:
            each = (add_points(seat, points[seat], rule, kept=True) for seat in state.playing)
            counted = tuple(chain.from_iterable(each))
        return (ShowHands(points), *counted, CheckTarget(rule.target, lowest_wins=True))


COUNTING: Final[dict[School, Counting]] = {
    School.NONE: NothingCounts(),
    School.WINNER: WinnerTakesPoints(),
    School.LOSERS: PointsAreKept(),
    School.ROUNDS: RoundsCount(),
    School.RANKING: PlacesCount(),
    School.INDIVIDUAL: PointsAreKept(),
    School.TEAM: PointsAreKept(),
}
"""The last two count as the losers' school does; only the seating of partners differs."""


def points_of_hands(state: State, rule: ScoringRule) -> tuple[int, ...]:
    """Return the points of each hand, by seat."""
    return tuple([total(hand, rule.draw_two) for hand in state.hands])


def add_points(seat: Seat, points: int, rule: ScoringRule, kept: bool) -> tuple[Step, ...]:
    """Return the steps that add points to a total, and the rebate where there is one."""
    added = AddPoints(seat, points, kept)
    return (added, Rebate(seat, points, rule.rebate)) if rule.rebate else (added,)
