"""The calendar: the only module that reads the time of day."""

from __future__ import annotations

import datetime
import time
from typing import Final, TypeAlias

Day: TypeAlias = datetime.date
"""A day of the calendar."""

ONE_DAY: Final = datetime.timedelta(1)
ONE_WEEK: Final = 7 * ONE_DAY


class Calendar:
    """Tells the time of day, and how long this session lasts."""

    def __init__(self) -> None:
        self._started = time.monotonic()

    def now(self) -> int:
        """Return seconds since 1970 by the system's clock, which may be set back at any time."""
        return int(time.time())

    def today(self) -> Day:
        """Return the day of the local calendar."""
        return Day(*local_time(self.now())[0])

    def elapsed(self) -> float:
        """Return seconds since this calendar was made; they never decrease."""
        return time.monotonic() - self._started


def local_time(moment: int) -> tuple[tuple[int, int, int], tuple[int, int]]:
    """Return (year, month, day) and (hour, minute) of seconds since 1970 in the local time zone."""
    here = time.localtime(moment)
    return (here.tm_year, here.tm_mon, here.tm_mday), (here.tm_hour, here.tm_min)
