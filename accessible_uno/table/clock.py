"""The table's clock: it counts the seconds that the rules give to each player.

The session starts it when the player has heard the question to its end: a limit that runs while a
voice still speaks would punish listening (WCAG 2.2.1).  A stretch of 0 means no limits; a player
alone against bots has none unless the settings ask for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from accessible_uno.game.base import ONLOOKER, Event, Refused, Seat, Window
from accessible_uno.game.events import Asked, TurnCame
from accessible_uno.game.windows import TURNS
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.table.seat_table import SeatTable


class Clock:
    """Counts the time of each player at one table.

    Args:
        table: its rules say how long a player has.
        now: returns seconds that never decrease.
        stretch: how many times as long everybody has; 0 stops the clock.
        left: seconds that a seat had left when the game was saved.
    """

    def __init__(
        self,
        table: SeatTable,
        now: Callable[[], float],
        stretch: float = 1,
        left: Mapping[Seat, float] | None = None,
    ) -> None:
        self.stretch = stretch
        self._table = table
        self._now = now
        self._saved = dict(left or {})
        self._ends: dict[tuple[Seat, Window], float] = {}
        table.listen(ONLOOKER, self._on_events)

    def _on_events(self, events: Sequence[Event]) -> None:
        """Give a player who is asked again the whole time again."""
        for event in events:
            if isinstance(event, TurnCame):
                self._ends.pop((event.seat, TURNS[event.seat]), None)
                self._saved.pop(event.seat, None)
            elif isinstance(event, Asked):
                self._ends.pop((event.seat, event.window), None)
                self._saved.pop(event.seat, None)
        self._drop_answered()

    def limit(self, seat: Seat) -> float | None:
        """Return how many seconds ``seat`` has for what is due now; ``None`` without a limit."""
        limits = self._limits(seat).values()
        return min(limits) if limits else None

    def start(self, seat: Seat) -> None:
        """Start the time of ``seat``; a time that runs already goes on."""
        self._drop_answered()
        limits = self._limits(seat)
        saved = self._saved.pop(seat, None) if limits else None
        for window, seconds in limits.items():
            given = seconds if saved is None else min(seconds, saved)
            self._ends.setdefault((seat, window), self._now() + given)

    def restart(self, seat: Seat) -> None:
        """Give ``seat`` its whole time once more."""
        self._saved.pop(seat, None)
        for key in [key for key in self._ends if key[0] == seat]:
            del self._ends[key]
        self.start(seat)

    def time_left(self, seat: Seat) -> float | None:
        """Return how many seconds ``seat`` has left; ``None`` while no time runs for it."""
        self._drop_answered()
        ends = [end for (of, _), end in self._ends.items() if of == seat]
        return max(0.0, min(ends) - self._now()) if ends else None

    def times_left(self) -> dict[Seat, float]:
        """Return the seconds left of each seat whose time runs, or was saved and not started."""
        seats = {seat for seat, _ in self._ends}
        now = {seat: left for seat in seats if (left := self.time_left(seat)) is not None}
        return {**self._saved, **now}

    def expire(self) -> Seat | None:
        """Act for a player whose time is up; return whose time it was, or ``None``."""
        self._drop_answered()
        for (seat, _), end in sorted(self._ends.items(), key=lambda entry: entry[1]):
            if end <= self._now():
                try:
                    self._table.act(TimeUp(seat))
                except Refused:
                    continue
                self._drop_answered()
                return seat
        return None

    def _limits(self, seat: Seat) -> dict[Window, float]:
        """Return how many seconds each thing that is due from ``seat`` may take."""
        due = self._table.due(seat) if self.stretch else ()
        limits = {window: self._table.rules.time_limit(window) * self.stretch for window in due}
        return {window: seconds for window, seconds in limits.items() if seconds}

    def _drop_answered(self) -> None:
        """Stop counting for what is no longer due."""
        self._ends = {
            (seat, window): end
            for (seat, window), end in self._ends.items()
            if window in self._table.due(seat)
        }
