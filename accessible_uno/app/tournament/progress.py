"""When a contest tells how far it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MARKS: Final = (1, *range(10, 100, 10))
"""The percentages of the work at which a line of progress is written."""

BETWEEN: Final = 10.0
"""Seconds from one line to the next, at least: what is over before needs none."""


class Progress:
    """Tells when a line of progress is due: at some shares of the work, and not too often.

    Args:
        whole: the pieces of the whole work.
        elapsed: returns the seconds since the beginning.
    """

    def __init__(self, whole: int, elapsed: Callable[[], float]) -> None:
        self._whole = whole
        self._elapsed = elapsed
        self._marks = [mark for mark in MARKS if whole * mark >= 100]
        self._told_at = 0.0

    def is_due(self, done: int) -> bool:
        """Return whether a line is due after so many pieces."""
        reached = [mark for mark in self._marks if done * 100 >= self._whole * mark]
        del self._marks[: len(reached)]
        now = self._elapsed()
        if not reached or done >= self._whole or now - self._told_at < BETWEEN:
            return False
        self._told_at = now
        return True
