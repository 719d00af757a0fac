"""The table's clock: it counts the seconds that the rules give to each player.

The session starts it when the player has heard the question to its end: a limit that runs while a
voice still speaks would punish listening (WCAG 2.2.1).  A stretch of 0 means no limits; a player
alone against bots has none unless the settings ask for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from accessible_uno.game.base import ONLOOKER, Event, Refused, Seat, Window
from accessible_uno.game.events import Asked, TurnCame
from accessible_uno.game.windows import TURNS
from accessible_uno.rules.shared.time_limits import TimeUp
from accessible_uno.table.driver import Ready, TimerHandle, Timers
from accessible_uno.table.seen import SeenTable

WARNING: Final = 20.0
"""Seconds before the end of the time when a player is warned; half of the limit, if that is less.

WCAG 2.2.1 gives a user twenty seconds to ask for more time.
"""

SHORTEST_WAIT: Final = 0.001
"""Seconds that a watch waits at least."""


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
        table: SeenTable,
        now: Callable[[], float],
        stretch: float = 1,
        left: Mapping[Seat, float] | None = None,
    ) -> None:
        self.stretch = stretch
        self._table = table
        self._runs = now
        self._stood = 0.0
        self._held_since: float | None = None
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

    @property
    def held(self) -> bool:
        """Whether every time stands still."""
        return self._held_since is not None

    def hold(self) -> None:
        """Let every time stand still."""
        if self._held_since is None:
            self._held_since = self._runs()

    def release(self) -> None:
        """Let the times go on."""
        if self._held_since is not None:
            self._stood += self._runs() - self._held_since
            self._held_since = None

    def _now(self) -> float:
        return (self._runs() if self._held_since is None else self._held_since) - self._stood

    def limit(self, seat: Seat) -> float | None:
        """Return how many seconds ``seat`` has for what is due now; ``None`` without a limit."""
        limits = self._limits(seat)
        return min(limits.values()) if limits else None

    def start(self, seat: Seat) -> float | None:
        """Start the time of ``seat``, and return the seconds left; one that runs goes on."""
        self._drop_answered()
        limits = self._limits(seat)
        saved = self._saved.pop(seat, None) if limits else None
        for window, seconds in limits.items():
            given = seconds if saved is None else min(seconds, saved)
            self._ends.setdefault((seat, window), self._now() + given)
        return self._left(seat)

    def restart(self, seat: Seat) -> None:
        """Give ``seat`` its whole time once more."""
        self._saved.pop(seat, None)
        for key in [key for key in self._ends if key[0] == seat]:
            del self._ends[key]
        self.start(seat)

    def time_left(self, seat: Seat) -> float | None:
        """Return how many seconds ``seat`` has left; ``None`` while no time runs for it."""
        self._drop_answered()
        return self._left(seat)

    def _left(self, seat: Seat) -> float | None:
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
        if not (self.stretch and (due := self._table.due(seat))):
            return {}
        limits = {window: self._table.rules.time_limit(window) * self.stretch for window in due}
        return {window: seconds for window, seconds in limits.items() if seconds}

    def _drop_answered(self) -> None:
        """Stop counting for what is no longer due."""
        if not self._ends:
            return
        self._ends = {
            (seat, window): end
            for (seat, window), end in self._ends.items()
            if window in self._table.due(seat)
        }


class TimeWatch:
    """Watches the time of one player: warns once, and lets the clock act when it is up.

    Args:
        clock: counts the time.
        seat: whose time it is.
        timers: the time.
        when_heard: calls back once the player has heard what is asked, for the time begins then;
            returns what to cancel, or ``None`` where it has called at once.
        warn: called with the seconds that are left.
        on_time_up: called when the clock has acted, after that was told to everyone.
        warns_late: whether to warn at once where less is left than the warning allows for.
    """

    def __init__(
        self,
        clock: Clock,
        seat: Seat,
        timers: Timers,
        when_heard: Callable[[Ready], TimerHandle | None],
        warn: Callable[[int], None],
        on_time_up: Callable[[], None],
        *,
        warns_late: bool,
    ) -> None:
        self._clock = clock
        self._seat = seat
        self._timers = timers
        self._when_heard = when_heard
        self._warn = warn
        self._on_time_up = on_time_up
        self._warns_late = warns_late
        self._due: TimerHandle | None = None

    def restart(self) -> None:
        """Watch what the player is asked now, as soon as it has been heard."""
        self.stop()
        if self._clock.limit(self._seat) is not None:
            waits = self._when_heard(self._start)
            self._due = self._due if waits is None else waits

    def stop(self) -> None:
        """Watch nothing."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _start(self) -> None:
        left = self._clock.start(self._seat)
        if left is None:
            return
        warning = min(WARNING, (self._clock.limit(self._seat) or 0.0) / 2)
        if left > warning:
            self._later(left - warning, lambda: self._warn_before_end(round(warning)))
        elif self._warns_late:
            self._warn_before_end(max(1, round(left)))
        else:
            self._wait_for_end()

    def _warn_before_end(self, seconds: int) -> None:
        self._warn(seconds)
        self._wait_for_end()

    def _wait_for_end(self) -> None:
        """Let the clock act when the time is up; a timer may call a trifle too soon."""
        left = self._clock.time_left(self._seat)
        if left is None:
            return
        if left > 0:
            self._later(max(left, SHORTEST_WAIT), self._wait_for_end)
        elif self._clock.expire() is not None:
            self._on_time_up()

    def _later(self, delay: float, callback: Callable[[], None]) -> None:
        self._due = self._timers.call_later(delay, callback)
