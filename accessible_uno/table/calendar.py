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


def day_of(moment: int) -> tuple[int, int, int]:
    """Return year, month and day, in the user's own time zone, of seconds since 1970."""
    here = time.localtime(moment)
    return here.tm_year, here.tm_mon, here.tm_mday
