"""The table's clock: it counts the seconds that the rules give, and strikes.

Whoever speaks to a player starts it, once the question has been heard to its end: a limit that ran
while a voice still speaks would punish listening (WCAG 2.2.1).  A table without a clock has no
limits, so alone against bots nobody is hurried unless they ask for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from accessible_uno.game.base import ONLOOKER, Event, Refused, Seat, Window
from accessible_uno.game.events import Asked, TurnCame
from accessible_uno.game.windows import TURNS
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.table.table import Table


class Clock:
    """Counts for one table.

    Args:
        table: whose rules say how long a player has.
        now: returns seconds that only grow.
        stretch: how many times as long everybody has; 0 stops the clock.
        left: seconds that a seat had left for what is due from it when the game was put away.
    """

    def __init__(
        self,
        table: Table,
        now: Callable[[], float],
        stretch: float = 1,
        left: Mapping[Seat, float] | None = None,
    ) -> None:
        self.stretch = stretch
        self._table = table
        self._now = now
        self._still = dict(left or {})
        self._ends: dict[tuple[Seat, Window], float] = {}
        table.listen(ONLOOKER, self._follow)

    def _follow(self, events: Sequence[Event]) -> None:
        """Whoever is asked anew has the whole time anew."""
        for event in events:
            if isinstance(event, TurnCame):
                self._ends.pop((event.seat, TURNS[event.seat]), None)
                self._still.pop(event.seat, None)
            elif isinstance(event, Asked):
                self._ends.pop((event.seat, event.window), None)
                self._still.pop(event.seat, None)
        self._forget()

    def limit(self, seat: Seat) -> float | None:
        """How many seconds ``seat`` has for what is asked of it now; ``None``: all the time."""
        limits = self._limits(seat).values()
        return min(limits) if limits else None

    def start(self, seat: Seat) -> None:
        """Let the time of ``seat`` run; what runs already is not begun anew."""
        self._forget()
        limits = self._limits(seat)
        still = self._still.pop(seat, None) if limits else None
        for window, seconds in limits.items():
            given = seconds if still is None else min(seconds, still)
            self._ends.setdefault((seat, window), self._now() + given)

    def more(self, seat: Seat) -> None:
        """Give ``seat`` its whole time once more."""
        self._still.pop(seat, None)
        for key in [key for key in self._ends if key[0] == seat]:
            del self._ends[key]
        self.start(seat)

    def left(self, seat: Seat) -> float | None:
        """How many seconds ``seat`` has left; ``None`` while no time runs for it."""
        self._forget()
        ends = [end for (of, _), end in self._ends.items() if of == seat]
        return max(0.0, min(ends) - self._now()) if ends else None

    def running(self) -> dict[Seat, float]:
        """How many seconds each seat has left whose time runs, or ran when the game was left."""
        seats = {seat for seat, _ in self._ends}
        now = {seat: left for seat in seats if (left := self.left(seat)) is not None}
        return {**self._still, **now}

    def strike(self) -> Seat | None:
        """Say that the time of a player is up, if one's is; return who it was."""
        self._forget()
        for (seat, _), end in sorted(self._ends.items(), key=lambda entry: entry[1]):
            if end <= self._now():
                try:
                    self._table.act(TimeUp(seat))
                except Refused:
                    continue
                self._forget()
                return seat
        return None

    def _limits(self, seat: Seat) -> dict[Window, float]:
        """How long each thing that is due from ``seat`` may take."""
        due = self._table.due(seat) if self.stretch else ()
        limits = {window: self._table.game.time_limit(window) * self.stretch for window in due}
        return {window: seconds for window, seconds in limits.items() if seconds}

    def _forget(self) -> None:
        """Stop counting for what is not due any more."""
        self._ends = {
            (seat, window): end
            for (seat, window), end in self._ends.items()
            if window in self._table.due(seat)
        }
