"""Orders what is sent to one network, no faster than its servers take it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.irc.message import LONGEST

STALE_AFTER: Final = {Urgency.CONTROL: 600.0, Urgency.GAME: 60.0, Urgency.CHATTER: 30.0}
"""Seconds after which a line that still waits is not worth sending any more."""

BURST: Final = 4
"""Lines that may be sent at once after a pause; servers begin to hold back more than five."""

INTERVAL: Final = 0.6
"""Seconds for each further line, as most servers let an ordinary client have in the long run."""

MERGED: Final = "PRIVMSG"
"""The command whose waiting lines are merged: what is said in a channel."""

MOST_WAITING: Final = 200
"""Lines of one urgency that wait for one table; the oldest is dropped for a new one."""


@dataclass
class QueuedLine:
    """A line that waits.

    Attributes:
        table: whose line it is: a channel; empty for none.
        command: ``PRIVMSG``, ``NOTICE`` or another command of the protocol.
        target: a channel or a nick; empty for a command without one.
        text: the last parameter; empty for none.
        urgency: how urgent it is.
        since: when it was queued, in seconds.
    """

    table: str
    command: str
    target: str
    text: str
    urgency: Urgency
    since: float


class SendQueue:
    """The lines that wait for one connection.

    Within an urgency the tables take turns, so that one with much to tell never delays another.
    The lines of one table keep their order, except that what is said in its channel is merged with
    what still waits to be said there: one line an act, whatever is told in private in between.

    Args:
        now: returns seconds that never decrease.
        interval: seconds for each line in the long run.
        burst: lines that may be sent at once after a pause.
    """

    def __init__(
        self, now: Callable[[], float], interval: float = INTERVAL, burst: int = BURST
    ) -> None:
        self._now = now
        self._interval = interval
        self._burst = burst
        # When the whole burst may be used again (the generic cell rate algorithm).
        self._full_at = now()
        self._waiting: dict[Urgency, dict[str, deque[QueuedLine]]] = {
            urgency: {} for urgency in Urgency
        }
        self._held_until: dict[str, float] = {}

    def __len__(self) -> int:
        return sum(len(lines) for tables in self._waiting.values() for lines in tables.values())

    def push(  # a line has so many parts
        self,
        table: str,
        command: str,
        target: str,
        text: str,
        urgency: Urgency,
        longest: int = LONGEST,
    ) -> None:
        """Queue a line behind those of the same urgency of the same table.

        Args:
            table: whose line it is.
            command: see :class:`QueuedLine`.
            target: see :class:`QueuedLine`.
            text: the last parameter.
            urgency: how urgent it is.
            longest: bytes of the longest text that neighbours are merged to.
        """
        lines = self._waiting[urgency].setdefault(table, deque())
        said = (each for each in reversed(lines) if each.command == MERGED)
        last = next(said, None) if command == MERGED else None
        if last is not None and last.target == target:
            merged = f"{last.text} {text}"
            if len(merged.encode()) <= longest:
                last.text = merged
                return
        lines.append(QueuedLine(table, command, target, text, urgency, self._now()))
        if len(lines) > MOST_WAITING:
            lines.popleft()

    def put_back(self, line: QueuedLine) -> None:
        """Queue a line again, before the others of its table: the server has not taken it."""
        line.since = self._now()
        self._waiting[line.urgency].setdefault(line.table, deque()).appendleft(line)

    def hold(self, target: str, seconds: float) -> None:
        """Send nothing to one target for a while; the lines for others pass by."""
        self._held_until[target] = self._now() + seconds

    def pop(self) -> QueuedLine | None:
        """Return the next line that may be sent now; ``None`` when none may."""
        if self._rate_delay() > 0:
            return None
        self._release_held()
        line = self._take()
        if line is not None:
            self._full_at = max(self._full_at, self._now()) + self._interval
        return line

    def delay(self) -> float:
        """Return the seconds until a line may be sent; 0 when one may be sent now."""
        delay = self._rate_delay()
        if self._held_until and all(each.target in self._held_until for each in self._lines()):
            delay = max(delay, min(self._held_until.values()) - self._now())
        return delay

    def clear(self) -> None:
        """Drop everything: the connection is gone."""
        self._held_until.clear()
        for tables in self._waiting.values():
            tables.clear()

    def rename(self, old: str, new: str) -> None:
        """Send to ``new`` what waits for ``old``: somebody has another nick."""
        for line in self._lines():
            if line.target == old:
                line.target = new

    def _rate_delay(self) -> float:
        return max(0.0, self._full_at - (self._burst - 1) * self._interval - self._now())

    def _take(self) -> QueuedLine | None:
        """Take the first line that is fresh and not held, of the table whose turn it is."""
        for tables in self._waiting.values():
            for table in list(tables):
                lines = tables.pop(table)
                line = self._take_of(lines)
                if lines:
                    tables[table] = lines  # behind the other tables again
                if line is not None:
                    return line
        return None

    def _take_of(self, lines: deque[QueuedLine]) -> QueuedLine | None:
        now = self._now()
        while lines and now - lines[0].since > STALE_AFTER[lines[0].urgency]:
            lines.popleft()
        for place, line in enumerate(lines):
            if line.target not in self._held_until:
                del lines[place]
                return line
        return None

    def _release_held(self) -> None:
        if self._held_until:
            now = self._now()
            self._held_until = {
                target: until for target, until in self._held_until.items() if until > now
            }

    def _lines(self) -> Iterator[QueuedLine]:
        for tables in self._waiting.values():
            for lines in tables.values():
                yield from lines
