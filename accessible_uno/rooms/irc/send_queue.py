"""Orders what is sent to one network, no faster than its servers take it."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.irc.message import LONGEST

STALE_AFTER: Final = {
    Urgency.CONTROL: 600.0,
    Urgency.GAME: 60.0,
    Urgency.ANSWER: 30.0,
    Urgency.CHATTER: 30.0,
}
"""Seconds after which a line that still waits is not worth sending any more."""

BURST: Final = 4
"""Lines that may be sent at once after a pause; servers begin to hold back more than five."""

INTERVAL: Final = 0.6
"""Seconds for each further line, as most servers let an ordinary client have in the long run."""

MERGED: Final = "PRIVMSG"
"""The command whose waiting lines are merged: what is said in a channel."""

MOST_WAITING: Final = 200
"""Lines of one urgency that wait for one table; the oldest is dropped for a new one."""

MOST_FOR_ONE: Final = 60
"""Lines that wait because one person has asked for them; one more is dropped."""

MOST_ASKED_FOR: Final = 2_000
"""Lines of one urgency that wait because somebody has asked for them; one more is dropped."""


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

    Within an urgency the tables take turns, so that one with much to tell never delays another;
    those who have asked for something take turns in the same way, each person by themself.  The
    lines of one table keep their order, except that what is said in its channel is merged with
    what still waits to be said there: one line an act, whatever is told in private in between.

    Chatter goes only when the whole burst is there: it leaves the next lines of a table theirs.

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
        self._waiting: dict[Urgency, OrderedDict[str, deque[QueuedLine]]] = {
            urgency: OrderedDict() for urgency in Urgency
        }
        self._counts = dict.fromkeys(Urgency, 0)
        self._frames: set[str] = set()
        self._held_until: dict[str, float] = {}

    def __len__(self) -> int:
        return sum(self._counts.values())

    def waiting_for(self, target: str) -> int:
        """Return how many lines wait that somebody who does not play has asked for."""
        return len(self._waiting[Urgency.CHATTER].get(target, ()))

    def push(  # a line has so many parts
        self,
        table: str,
        command: str,
        target: str,
        text: str,
        urgency: Urgency,
        longest: int = LONGEST,
    ) -> None:
        """Queue a line behind those of the same urgency of the same table or person.

        Args:
            table: whose line it is.
            command: see :class:`QueuedLine`.
            target: see :class:`QueuedLine`.
            text: the last parameter.
            urgency: how urgent it is.
            longest: bytes of the longest text that neighbours are merged to.
        """
        asked_for = urgency >= Urgency.ANSWER
        lines = self._waiting[urgency].setdefault(target if asked_for else table, deque())
        if command == MERGED and self._is_merged(lines, target, text, longest):
            return
        if asked_for and (len(lines) >= MOST_FOR_ONE or self._counts[urgency] >= MOST_ASKED_FOR):
            return
        lines.append(QueuedLine(table, command, target, text, urgency, self._now()))
        self._counts[urgency] += 1
        if len(lines) > MOST_WAITING:
            self._drop_first(lines)

    def push_once(self, table: str, target: str, text: str, urgency: Urgency) -> None:
        """Queue a notice that goes as it is, unless the very same one still waits."""
        if text not in self._frames:
            before = self._counts[urgency]
            self.push(table, "NOTICE", target, text, urgency, longest=0)
            if self._counts[urgency] > before:
                self._frames.add(text)

    def _is_merged(self, lines: deque[QueuedLine], target: str, text: str, longest: int) -> bool:
        """Add a text to the last one that waits to be said in the channel, if both fit."""
        same = (each for each in reversed(lines) if (each.command, each.target) == (MERGED, target))
        if (last := next(same, None)) is None:
            return False
        merged = f"{last.text} {text}"
        fits = len(merged.encode()) <= longest
        if fits:
            last.text = merged
        return fits

    def put_back(self, line: QueuedLine) -> None:
        """Queue a line again, before the others of its table: the server has not taken it."""
        line.since = self._now()
        key = line.target if line.urgency >= Urgency.ANSWER else line.table
        self._waiting[line.urgency].setdefault(key, deque()).appendleft(line)
        self._counts[line.urgency] += 1

    def hold(self, target: str, seconds: float) -> None:
        """Send nothing to one target for a while; the lines for others pass by."""
        self._held_until[target] = self._now() + seconds

    def pop(self) -> QueuedLine | None:
        """Return the next line that may be sent now; ``None`` when none may."""
        if self._held_until:
            self._release_held()
        for urgency in Urgency:
            if not self._counts[urgency]:
                continue
            if self._rate_delay(urgency) > 0:
                return None
            line = self._take(urgency)
            if line is not None:
                self._full_at = max(self._full_at, self._now()) + self._interval
                return line
        return None

    def delay(self) -> float:
        """Return the seconds until a line may be sent; 0 when one may be sent now."""
        first = next((each for each in Urgency if self._counts[each]), Urgency.CONTROL)
        delay = self._rate_delay(first)
        if self._held_until and all(each.target in self._held_until for each in self._lines()):
            delay = max(delay, min(self._held_until.values()) - self._now())
        return delay

    def clear(self) -> None:
        """Drop everything: the connection is gone."""
        self._held_until.clear()
        self._frames.clear()
        for urgency, queues in self._waiting.items():
            queues.clear()
            self._counts[urgency] = 0

    def rename(self, old: str, new: str) -> None:
        """Send to ``new`` what waits for ``old``: somebody has another nick."""
        for line in self._lines():
            if line.target == old:
                line.target = new
        for urgency in (Urgency.ANSWER, Urgency.CHATTER):
            if (lines := self._waiting[urgency].pop(old, None)) is not None:
                before = self._waiting[urgency].pop(new, deque())
                self._waiting[urgency][new] = before + lines

    def _rate_delay(self, urgency: Urgency) -> float:
        ahead = 0 if urgency is Urgency.CHATTER else self._burst - 1
        return max(0.0, self._full_at - ahead * self._interval - self._now())

    def _take(self, urgency: Urgency) -> QueuedLine | None:
        """Take the first line that is fresh and not held, of the table whose turn it is."""
        queues = self._waiting[urgency]
        for _ in range(len(queues)):
            key, lines = queues.popitem(last=False)
            line = self._take_of(lines)
            if lines:
                queues[key] = lines  # behind the others again
            if line is not None:
                self._forget(line)
                return line
        return None

    def _take_of(self, lines: deque[QueuedLine]) -> QueuedLine | None:
        now = self._now()
        while lines and now - lines[0].since > STALE_AFTER[lines[0].urgency]:
            self._drop_first(lines)
        for place, line in enumerate(lines):
            if line.target not in self._held_until:
                del lines[place]
                return line
        return None

    def _drop_first(self, lines: deque[QueuedLine]) -> None:
        self._forget(lines.popleft())

    def _forget(self, line: QueuedLine) -> None:
        self._counts[line.urgency] -= 1
        self._frames.discard(line.text)

    def _release_held(self) -> None:
        now = self._now()
        self._held_until = {
            target: until for target, until in self._held_until.items() if until > now
        }

    def _lines(self) -> Iterator[QueuedLine]:
        for queues in self._waiting.values():
            for lines in queues.values():
                yield from lines
