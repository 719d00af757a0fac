"""The calendar: the only reader of the time of day."""

from __future__ import annotations

import time


class Calendar:
    """Knows when it is, and how long this session lasts."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def now(self) -> int:
        """Seconds since 1970, as the system's clock has them: it may be set back at any time."""
        return int(time.time())

    def lasted(self) -> float:
        """Seconds since this calendar was made; they never decrease."""
        return time.monotonic() - self._began


def moment_of(moment: int) -> tuple[tuple[int, int, int], tuple[int, int]]:
    """Return year, month and day, and hour and minute, of seconds since 1970; the user's own."""
    here = time.localtime(moment)
    return (here.tm_year, here.tm_mon, here.tm_mday), (here.tm_hour, here.tm_min)
