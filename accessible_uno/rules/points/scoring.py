"""What a round earns: nothing, all points, own points, or a round won (BR-21 to 23, WP-26).

Cards are worth their digit, 20 for a draw two, skip or reverse, 50 for a wild (CORE-17).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from itertools import chain
from typing import ClassVar, Final

from accessible_uno.cards import CARDS, Card, Face
from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.events import HandShown
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    SEE_WHO_IS_LEFT,
    Emit,
    EndRound,
    Leave,
    Score,
    WinAlone,
    WinMatch,
    WinRound,
    go_on_without,
)
from accessible_uno.rules.shared.scoring import (
    CheckTarget,
    FinalRounds,
    Places,
    PointsKept,
    PointsWon,
    School,
    ScoringRule,
    ranking,
)
from accessible_uno.rules.shared.sides import Sides, side_points


def worth(held: Card) -> int:
    """Return a card's points (CORE-17)."""
    if held.digit is not None:
        return held.digit
    points = held.face.points
    return points if points is not None else 50 if held.is_wild else 20


class _Worth(dict[Card, int]):
    """The points of each card, worked out when first asked for."""

    def __missing__(self, held: Card) -> int:
        found = self[held] = worth(held)
        return found


WORTH: Final = _Worth((each, worth(each)) for each in CARDS)
USUAL_DRAW_TWO: Final = 20


def total(cards: Iterable[Card], draw_two: int = USUAL_DRAW_TWO) -> int:
    """Return the points of a hand; ``draw_two``: what a draw two is worth."""
    if draw_two == USUAL_DRAW_TWO:
        return sum(map(WORTH.__getitem__, cards))
    return sum(draw_two if each.face is Face.DRAW_TWO else WORTH[each] for each in cards)


class Rebated(Event, frozen=True):
    """A total of 100, 200... takes ``points`` off a player's total."""

    seat: Seat
    points: int
    total: int


class ShowHands(Step, frozen=True):
    """Every hand that still holds cards is shown; ``points``: the worth of each, by seat."""

    points: tuple[int, ...]

    def do(self, state: State) -> None:
        """Emit them in seating order."""
        for seat in state.playing:
            hand = state.hands[seat]
            if hand:
                state.events.append(HandShown(seat, tuple(hand), self.points[seat]))


class AddPoints(Step, frozen=True):
    """Points are added to a player's total."""

    seat: Seat
    points: int
    kept: bool

    def do(self, state: State) -> None:
        """Add them and emit the new total."""
        state.scores[self.seat] += self.points
        total_now = state.scores[self.seat]
        event = PointsKept if self.kept else PointsWon
        state.emit(event(self.seat, self.points, total_now))


class Rebate(Step, frozen=True):
    """A total of 100, 200... earns a rebate; ``points`` are those of the round just counted."""

    seat: Seat
    points: int
    rebate: int

    def do(self, state: State) -> None:
        """Subtract it once, even if both points and total are multiples of 100 (OLY-24, G-25)."""
        total_now = state.scores[self.seat]
        if self.points and 0 in (self.points % 100, total_now % 100):
            state.scores[self.seat] -= self.rebate
            state.emit(Rebated(self.seat, self.rebate, state.scores[self.seat]))


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


ROUNDS_TO_WIN: Final = 3
"""Rounds won that end a match where no target is set: the text names no number (WP-26)."""


class Scoring(ScoringRule, frozen=True):
    """What a round earns, and when the match is won.

    Attributes:
        school: who earns what.
        target: points, or rounds won, that end the match.
        draw_two: points of a draw two: 20 (CORE-17), or 50 (RAP-11, G-41).
        rebate: points off a total, or for a round, of exactly 100, 200... (OLY-24).
    """

    key: ClassVar = "scoring"
    topic: ClassVar = "points"
    clauses: ClassVar = (
        *("CORE-14", "CORE-17", "BR-21", "BR-22", "BR-23"),
        *("WP-23", "WP-24", "WP-25", "WP-26", "UM-05", "UM-12"),
        *("CHAT-15", "CHAT-16", "CHAT-17", "RAP-11", "RAP-12", "OLY-23", "OLY-24"),
        "HR-28",
    )
    options: ClassVar = (
        Option(
            "scoring",
            "school",
            (
                *words(*School),
                ("W", School.WINNER.value),
                ("L", School.LOSERS.value),
            ),
            brings=((School.ROUNDS.value, "target", ROUNDS_TO_WIN),),
            summons=((School.TEAM.value, "teams"),),
        ),
        Option(
            "target",
            "target",
            lowest=1,
            highest=100_000,
            idle_beside=("partners", f"scoring {School.NONE}", f"scoring {School.RANKING}"),
        ),
    )
    school: School = School.WINNER
    target: int = 500
    draw_two: int = USUAL_DRAW_TWO
    rebate: int = 0

    @property
    def by_places(self) -> bool:
        """Whether a match goes on until one player is left."""
        return self.school is School.RANKING

    def worth(self, held: Card) -> int:
        """Return a card's points (CORE-17, WP-23)."""
        return total((held,), self.draw_two)

    @rewrites(WinRound, when="by_places")
    def win_place(self, state: State, step: WinRound) -> Rewritten:
        """A player who goes out has won a place and leaves (CHAT-15)."""
        return (TakePlace(step.seat),)

    @rewrites(WinAlone, when="by_places")
    def end_ranked(self, state: State, step: WinAlone) -> Rewritten:
        """All but one have won or left: the game is over (CHAT-16)."""
        return (EndRound(ranking(state)[0]),)

    @rewrites(Score)
    def count(self, state: State, score: Score) -> Rewritten:
        """Count the round."""
        return COUNTING[self.school].steps(state, score.winner, self)
