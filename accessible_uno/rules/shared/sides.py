"""Players who play together, and what they earn together (TEAM-01, ROT-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from accessible_uno.game.base import Event, Note, Seat, Step
from accessible_uno.game.state import State

Side: TypeAlias = tuple[Seat, ...]
"""The seats of those who play together."""


class Sides(Note, frozen=True):
    """Who plays together.

    Attributes:
        sides: every side; none where each plays alone.
        as_one: whether the points of a side are counted together.
    """

    lasts_match: ClassVar = True
    sides: tuple[Side, ...] = ()
    as_one: bool = False

    @property
    def counted(self) -> tuple[Side, ...]:
        """The sides whose points are counted together."""
        return self.sides if self.as_one else ()

    def partners(self, seat: Seat) -> Side:
        """Return who plays together with ``seat``; nobody where each plays alone."""
        for side in self.sides:
            if seat in side:
                return tuple(other for other in side if other != seat)
        return ()


def partners_of(state: State, seat: Seat) -> Side:
    """Return those who play together with ``seat``; none where each plays alone."""
    sides = (side for side in state.recall(Sides).sides if seat in side)
    return tuple(each for side in sides for each in side if each != seat)


class SideFormed(Event, frozen=True):
    """These players play together."""

    seats: tuple[Seat, ...]


class SideWon(Event, frozen=True):
    """A side takes the points of all other hands."""

    seats: tuple[Seat, ...]
    points: int
    total: int


class SideKept(Event, frozen=True):
    """The hands of a side count against it."""

    seats: tuple[Seat, ...]
    points: int
    total: int


class SideCredited(Event, frozen=True):
    """The hands of a side count against each of its players, whose totals differ."""

    seats: tuple[Seat, ...]
    points: int


class SideTotal(Event, frozen=True):
    """A side that has earned nothing in the round keeps its total."""

    seats: tuple[Seat, ...]
    total: int


class FormSides(Step, frozen=True):
    """Players form sides; ``as_one``: their points are counted together."""

    sides: tuple[Side, ...]
    as_one: bool

    def do(self, state: State) -> None:
        """Remember the sides and emit who is on each."""
        state.remember(Sides(self.sides, self.as_one))
        for side in self.sides:
            state.emit(SideFormed(side))


class AddToSide(Step, frozen=True):
    """Points are added to the total of each player of a side."""

    seats: tuple[Seat, ...]
    points: int
    kept: bool

    def do(self, state: State) -> None:
        """Add them and emit the total where it is the same for all; one of 0 is not worth it."""
        scores = state.scores
        for seat in self.seats:
            scores[seat] += self.points
        totals = {scores[seat] for seat in self.seats}
        if len(totals) > 1:
            state.emit(SideCredited(self.seats, self.points))
            return
        (total,) = totals
        if self.points:
            event = SideKept if self.kept else SideWon
            state.emit(event(self.seats, self.points, total))
        elif total:
            state.emit(SideTotal(self.seats, total))


def side_points(
    sides: Sequence[Side], points: Sequence[int], winner: Seat | None, kept: bool
) -> tuple[Step, ...]:
    """Return the steps by which sides earn their points (TEAM-02).

    With ``kept``, each side but the winner's keeps the points of all its hands; otherwise the
    winner's side takes those of the other sides.  The hand of the winner's partner never counts.
    """
    won = next((side for side in sides if winner in side), ())
    sums = {side: 0 if side == won else sum(points[seat] for seat in side) for side in sides}
    if not kept:
        whole = sum(sums.values())
        sums = {side: whole if side == won else 0 for side in sides}
    earners_first = sorted(sums.items(), key=lambda earned: not earned[1])
    return tuple(AddToSide(side, amount, kept) for side, amount in earners_first)
