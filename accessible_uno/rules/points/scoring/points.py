"""The points of the cards, and the steps that change a player's total."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from accessible_uno.cards import CARDS, Card, Face
from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.events import HandShown
from accessible_uno.game.state import State


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
