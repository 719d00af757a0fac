"""What one person may cost: so many lines within so many seconds, and nobody else's budget."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from msgspec import Struct, field

MOST_LINES: Final = 8
WITHIN: Final = 10.0
"""Lines that one person may write to the game within so many seconds."""

MOST_CLIENT_LINES: Final = 30
"""As many of a program that speaks the protocol: it asks again by itself for what was lost."""

MOST_REQUESTS: Final = 4
"""As many requests for a link, or for what was lost: each is answered with many lines."""

IGNORED_FOR: Final = 60.0
"""Seconds in which the lines of somebody who wrote too many are ignored."""

MOST_REMEMBERED: Final = 1_000
"""People whose lines are counted; who was quiet longest is forgotten for one more."""


class Budget(Struct, eq=False):
    """Counts lines: each person has the same number within the same time.

    Args:
        now: returns seconds that never decrease.
        most: how many lines.
        within: within how many seconds.
    """

    _now: Callable[[], float]
    _most: int = MOST_LINES
    _within: float = WITHIN
    _lines: OrderedDict[str, list[float]] = field(default_factory=OrderedDict)

    def takes(self, key: str) -> bool:
        """Count a line of somebody, and return whether it is one that may still be written."""
        now = self._now()
        lines = self._lines.setdefault(key, [])
        self._lines.move_to_end(key)
        if len(self._lines) > MOST_REMEMBERED:
            self._lines.popitem(last=False)
        if len(lines) == self._most:
            if now - lines[0] <= self._within:
                return False
            del lines[0]
        lines.append(now)
        return True

    def rename(self, old: str, new: str) -> None:
        """Somebody has another nick or address: what was counted goes along."""
        if old in self._lines:
            self._lines[new] = self._lines.pop(old)


class FloodGuard:
    """Ignores whoever writes too many lines, for a while.

    Args:
        now: returns seconds that never decrease.
        most: how many lines are not too many.
    """

    def __init__(self, now: Callable[[], float], most: int = MOST_LINES) -> None:
        self._now = now
        self._budget = Budget(now, most)
        self._ignored_until: OrderedDict[str, float] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Count a line, and return whether it is to be heard."""
        if self.is_ignored(key):
            return False
        if self._budget.takes(key):
            return True
        self.ignore(key)
        return False

    def ignore(self, key: str) -> None:
        """Hear nothing of somebody for a while."""
        self._ignored_until[key] = self._now() + IGNORED_FOR
        if len(self._ignored_until) > MOST_REMEMBERED:
            self._ignored_until.popitem(last=False)

    def is_ignored(self, key: str) -> bool:
        """Whether lines are being ignored."""
        until = self._ignored_until.get(key)
        if until is not None and until <= self._now():
            del self._ignored_until[key]
            until = None
        return until is not None

    def rename(self, old: str, new: str) -> None:
        """Somebody has another nick or address, and is heard no more for it."""
        self._budget.rename(old, new)
        if old in self._ignored_until:
            self._ignored_until[new] = self._ignored_until.pop(old)
