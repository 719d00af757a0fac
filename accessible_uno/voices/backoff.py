"""How many workers may follow one another, and after which pause."""

from __future__ import annotations

import time
from typing import Final

RESTARTS: Final = 3
"""How many workers may be replaced within a minute: what kills so many kills the next one too."""

MINUTE: Final = 60.0

PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds between attempts to reach a program that does not answer, longer and longer: starting a
worker twice a second for a whole evening would tire a laptop."""


class Backoff:
    """Counts the deaths of workers and the failures to reach another program.

    Args:
        restarts: how many workers may be replaced within the window.
        window: seconds after which a death no longer counts.
    """

    def __init__(self, restarts: int = RESTARTS, window: float = MINUTE) -> None:
        self._restarts = restarts
        self._window = window
        self._deaths: list[float] = []
        self._failures = 0

    @property
    def deaths(self) -> int:
        """How many workers died within the window, at the time of the last death."""
        return len(self._deaths)

    @property
    def is_exhausted(self) -> bool:
        """Whether so many died that no other is to be started."""
        return self.deaths > self._restarts

    @property
    def pause(self) -> float:
        """Seconds to wait before the next attempt to reach the other program."""
        return PAUSES[min(self._failures, len(PAUSES)) - 1] if self._failures else 0.0

    def worker_died(self) -> None:
        """Count a death."""
        now = time.monotonic()
        self._deaths = [death for death in self._deaths if now - death < self._window] + [now]

    def not_reached(self) -> None:
        """Count a failure: the other program did not answer, or has gone."""
        self._failures += 1

    def reached(self) -> None:
        """Forget the failures: the other program has done something."""
        self._failures = 0
