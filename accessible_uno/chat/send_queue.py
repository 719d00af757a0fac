"""Orders what is sent to one network, no faster than its servers take it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessible_uno.chat.wire import LONGEST


class Urgency(IntEnum):
    """How urgent a line is; the less goes first."""

    CONTROL = 0
    """The protocol's own: joining, answering a ping."""

    GAME = 1
    """What happened at a table, the players' hands and questions, answers about the game."""

    CHATTER = 2
    """Help, rules, lists."""


STALE_AFTER: Final = {Urgency.GAME: 60.0, Urgency.CHATTER: 30.0}
"""Seconds after which a line that still waits is not worth sending any more."""

BURST: Final = 4
"""Lines that may be sent at once after a pause; servers begin to hold back more than five."""

INTERVAL: Final = 0.6
"""Seconds for each further line, as most servers let an ordinary client have in the long run."""

MERGED: Final = "PRIVMSG"
"""The command whose neighbouring lines are merged: what is said in a channel."""

MOST_WAITING: Final = 200
"""Lines of one urgency that wait for one table; the oldest is dropped for a new one."""


@dataclass
class QueuedLine:
    """A line that waits.

    Attributes:
        command: ``PRIVMSG``, ``NOTICE`` or another command of the protocol.
        target: a channel or a nick; empty for a command without one.
        text: the last parameter.
        urgency: how urgent it is.
        since: when it was queued, in seconds.
    """

    command: str
    target: str
    text: str
    urgency: Urgency
    since: float


class SendQueue:
    """The lines that wait for one connection.

    Within an urgency the tables take turns, so that one with much to tell never delays another.
    The lines of one table keep their order; neighbours for the same channel are merged.

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

    def __len__(self) -> int:
        return sum(1 for _ in self._lines())

    def push(self, table: str, command: str, target: str, text: str, urgency: Urgency) -> None:
        """Queue a line behind those of the same urgency of the same table."""
        lines = self._waiting[urgency].setdefault(table, deque())
        last = lines[-1] if lines else None
        if last is not None and command == MERGED and last.target == target:
            merged = f"{last.text} {text}"
            if len(merged.encode()) <= LONGEST:
                last.text = merged
                return
        lines.append(QueuedLine(command, target, text, urgency, self._now()))
        if len(lines) > MOST_WAITING:
            lines.popleft()

    def pop(self) -> QueuedLine | None:
        """Return the next line that may be sent now; ``None`` when none may."""
        self._drop_stale()
        line_waits = any(True for _ in self._lines())
        if not line_waits or self.delay() > 0:
            return None
        self._full_at = max(self._full_at, self._now()) + self._interval
        for tables in self._waiting.values():
            for table, lines in tables.items():
                line = lines.popleft()
                del tables[table]  # and behind the other tables again
                if lines:
                    tables[table] = lines
                return line
        raise AssertionError

    def delay(self) -> float:
        """Return the seconds until a line may be sent; 0 when one may be sent now."""
        return max(0.0, self._full_at - (self._burst - 1) * self._interval - self._now())

    def clear(self) -> None:
        """Drop everything: the connection is gone."""
        for tables in self._waiting.values():
            tables.clear()

    def rename(self, old: str, new: str) -> None:
        """Send to ``new`` what waits for ``old``: somebody has another nick."""
        for line in self._lines():
            if line.target == old:
                line.target = new

    def _drop_stale(self) -> None:
        now = self._now()
        for urgency, after in STALE_AFTER.items():
            tables = self._waiting[urgency]
            for table in list(tables):
                lines = tables[table]
                while lines and now - lines[0].since > after:
                    lines.popleft()
                if not lines:
                    del tables[table]

    def _lines(self) -> Iterator[QueuedLine]:
        for tables in self._waiting.values():
            for lines in tables.values():
                yield from lines
