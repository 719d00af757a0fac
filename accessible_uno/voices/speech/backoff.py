"""How many workers may follow one another, and how soon."""

from __future__ import annotations

import time
from typing import Final

RESTARTS: Final = 3
"""How many workers may be replaced within a minute."""

MINUTE: Final = 60.0

PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds between workers whose other program does not answer, longer and longer."""


class Backoff:
    """Counts what goes wrong with workers."""

    def __init__(self) -> None:
        self._deaths: list[float] = []
        self._failures = 0

    @property
    def deaths(self) -> int:
        """How many workers died within a minute, when the last one did."""
        return len(self._deaths)

    @property
    def is_over(self) -> bool:
        """Whether so many died that none is to follow."""
        return self.deaths > RESTARTS

    @property
    def pause(self) -> float:
        """Seconds to wait before the other program is tried again."""
        return PAUSES[min(self._failures, len(PAUSES)) - 1] if self._failures else 0.0

    def died(self) -> None:
        """A worker has died."""
        now = time.monotonic()
        self._deaths = [death for death in self._deaths if now - death < MINUTE] + [now]

    def failed(self) -> None:
        """The other program did not answer, or has gone."""
        self._failures += 1

    def heard(self) -> None:
        """A telling has come to its end: the other program is there."""
        self._failures = 0
