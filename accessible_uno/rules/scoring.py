"""What a round earns: nothing, all points, one's own points, or a round won (BR-21 to 23, WP-26).

Cards are worth their digit, 20 for a draw two, skip or reverse, 50 for a wild (CORE-17).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import ClassVar, Final

from accessible_uno.cards import CARDS, Card, Face
from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.events import HandShown
from accessible_uno.game.frozen import frozen
from accessible_uno.game.option import Option
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    PLAY_ON,
    SEE,
    Emit,
    EndRound,
    Leave,
    Score,
    WinAlone,
    WinMatch,
    WinRound,
)
from accessible_uno.rules.shared.match_end import CheckTarget, FinalRounds
from accessible_uno.rules.shared.ranking import Places, ranking
from accessible_uno.rules.shared.sides import Sides, side_points

NONE: Final = "none"
WINNER: Final = "winner"
LOSERS: Final = "losers"
ROUNDS: Final = "rounds"
RANKING: Final = "ranking"
INDIVIDUAL: Final = "individual"
TEAM: Final = "team"

ROUNDS_TO_WIN: Final = 3
"""Rounds won that end a match where nothing else is said: the text names no number (WP-26)."""


def worth(held: Card) -> int:
    """Return a card's points (CORE-17)."""
    if held.digit is not None:
        return held.digit
    return OF_THEIR_OWN.get(held.face, 50 if held.is_wild else 20)


OF_THEIR_OWN: Final = {Face.DISCARD_ALL: 30, Face.SWAP_HANDS: 30, Face.UNO: 100}
"""Faces worth neither 20 nor 50 (WP-23); of those that no text counts, the wild ones are worth 50
and the others 20 (G-50)."""

WORTH: Final = {each: worth(each) for each in CARDS}
USUAL_DRAW_TWO: Final = 20


def total(cards: Iterable[Card], draw_two: int = USUAL_DRAW_TWO) -> int:
    """Return the points of a hand; ``draw_two``: what a draw two is worth."""
    if draw_two == USUAL_DRAW_TWO:
        return sum(map(WORTH.__getitem__, cards))
    return sum(draw_two if each.face is Face.DRAW_TWO else WORTH[each] for each in cards)


@frozen
class PointsWon(Event):
    """The winner of a round takes the points of every other hand."""

    seat: Seat
    points: int
    total: int


@frozen
class PointsKept(Event):
    """A player's own hand counts against them."""

    seat: Seat
    points: int
    total: int


@frozen
class Rebated(Event):
    """A round number of points takes ``points`` off a player's total."""

    seat: Seat
    points: int
    total: int


@frozen
class RoundWon(Event):
    """A player has won one more round: ``total`` so far; ``target`` win the match."""

    seat: Seat
    total: int
    target: int


@frozen
class PlaceWon(Event):
    """A player has laid the last card while the others play on: the ``place`` is won."""

    seat: Seat
    place: int


@frozen
class Ranked(Event):
    """The final ranking, the first one first."""

    seats: tuple[Seat, ...]


@frozen
class NoPoints(Event):
    """The round was blocked and nobody takes its points."""


@frozen
class ShowHands(Step):
    """Every hand that still holds cards is laid open; ``points``: the worth of each, by seat."""

    points: tuple[int, ...]

    def do(self, state: State) -> None:
        """Tell them in seating order."""
        for seat in state.playing:
            hand = state.hands[seat]
            if hand:
                state.events.append(HandShown(seat, tuple(hand), self.points[seat]))


@frozen
class AddPoints(Step):
    """Points go onto a player's total."""

    seat: Seat
    points: int
    kept: bool

    def do(self, state: State) -> None:
        """Add and tell them with the running total."""
        state.scores[self.seat] += self.points
        total_now = state.scores[self.seat]
        told = PointsKept if self.kept else PointsWon
        state.emit(told(self.seat, self.points, total_now))


@frozen
class Rebate(Step):
    """A round number is worth a rebate: ``points`` are those of the round just counted."""

    seat: Seat
    points: int
    rebate: int

    def do(self, state: State) -> None:
        """Give it once, although both numbers be round; 0 is none (OLY-24, G-25)."""
        total_now = state.scores[self.seat]
        if self.points and 0 in (self.points % 100, total_now % 100):
            state.scores[self.seat] -= self.rebate
            state.emit(Rebated(self.seat, self.rebate, state.scores[self.seat]))


@frozen
class AddRound(Step):
    """A player has won a round."""

    seat: Seat
    target: int

    def do(self, state: State) -> None:
        """Count it and tell how many there are."""
        state.scores[self.seat] += 1
        state.emit(RoundWon(self.seat, state.scores[self.seat], self.target))


@frozen
class TakePlace(Step):
    """A player is out, and the others play on until one of them is left (CHAT-15, CHAT-16)."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note the place and close the ring."""
        seats = (*state.recall(Places).seats, self.seat)
        state.remember(Places(seats))
        state.emit(PlaceWon(self.seat, len(seats)))
        state.push(Leave(self.seat), SEE, PLAY_ON)


@frozen
class Scoring(Rule):
    """What a round earns, and when the match is won.

    Attributes:
        school: ``"none"``: the round's winner is the winner (BR-21); ``"winner"``: the winner
            takes the points of all hands, first to the target wins (BR-22); ``"losers"``: each
            keeps the points of their own hand, and when somebody reaches the target, fewest
            win (BR-23); ``"rounds"``: rounds won are counted (WP-26); ``"ranking"``: whoever goes
            out has won a place and the others play on; no points (CHAT-15 to CHAT-17);
            ``"individual"``: each keeps their own, whoever sits with whom (ROT-02); ``"team"``:
            each side but the winner's keeps the points of all its hands, and fewest win (TEAM-02).
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
                (NONE, NONE),
                (WINNER, WINNER),
                ("W", WINNER),
                (LOSERS, LOSERS),
                ("L", LOSERS),
                (ROUNDS, ROUNDS),
                (RANKING, RANKING),
                (INDIVIDUAL, INDIVIDUAL),
                (TEAM, TEAM),
            ),
            brings=((ROUNDS, "target", ROUNDS_TO_WIN),),
            summons=((TEAM, "teams"),),
        ),
        Option("target", "target", lowest=1, highest=100_000),
    )
    school: str = WINNER
    target: int = 500
    draw_two: int = USUAL_DRAW_TWO
    rebate: int = 0

    @property
    def by_places(self) -> bool:
        """Whether a match goes on until one player is left."""
        return self.school == RANKING

    @rewrites(WinRound, when="by_places")
    def win_place(self, state: State, step: WinRound) -> Rewritten:
        """Whoever goes out has won a place and leaves (CHAT-15)."""
        return (TakePlace(step.seat),)

    @rewrites(WinAlone, when="by_places")
    def end_ranked(self, state: State, step: WinAlone) -> Rewritten:
        """All but one have won or left: the game is over (CHAT-16)."""
        return (EndRound(ranking(state)[0]),)

    @property
    def lowest_wins(self) -> bool:
        """Whether points are kept, and fewest win."""
        return self.school in (LOSERS, INDIVIDUAL, TEAM)

    @rewrites(Score)
    def count(self, state: State, score: Score) -> Rewritten:
        """Lay the hands open and count them."""
        winner = score.winner
        if self.school == NONE:
            shown = ShowHands((0,) * len(state.hands))
            return (shown,) if winner is None else (shown, WinMatch((winner,)))
        if self.school == RANKING:
            order = ranking(state)
            return (Emit(Ranked(order)), WinMatch(order[:1]))
        if self.school == ROUNDS:
            shown = ShowHands((0,) * len(state.hands))
            if winner is None:
                return (shown, Emit(NoPoints()))
            return (
                shown,
                AddRound(winner, self.target),
                CheckTarget(self.target, False, FinalRounds),
            )
        points = tuple([total(hand, self.draw_two) for hand in state.hands])
        shown = ShowHands(points)
        lowest = self.lowest_wins
        reach = CheckTarget(self.target, lowest)
        if winner is None and not lowest:
            return (shown, Emit(NoPoints()))
        if sides := state.recall(Sides).counted:
            return (shown, *side_points(sides, points, winner, lowest), reach)
        if winner is None or lowest:
            counted = (self._add(seat, points[seat], True) for seat in state.playing)
            return (shown, *chain.from_iterable(counted), reach)
        return (shown, *self._add(winner, sum(points), False), reach)

    def _add(self, seat: Seat, points: int, kept: bool) -> tuple[Step, ...]:
        """Count points, and the rebate where there is one."""
        added = AddPoints(seat, points, kept)
        return (added, Rebate(seat, points, self.rebate)) if self.rebate else (added,)
