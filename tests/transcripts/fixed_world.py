"""Makes chance, clock and neighbours the same each time: Python imports this at its start.

Stands on ``PYTHONPATH`` of the programs whose transcripts are made, and of nothing else.
"""

import mmap
import os
import random
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FIRST = 1_750_000_000.0


class FixedRandom(random.Random):
    """Draws the same numbers in every run, in place of those of the system."""

    def __init__(self, seed: object = None) -> None:
        super().__init__("transcripts")


def _fixed_time() -> float:
    return FIRST


class RandomWithTheUsualCast(random.Random):
    """By a seed, the opponents are those of before they were drawn; all else is drawn as ever."""

    def __init__(self, seed: object = None) -> None:
        super().__init__(seed)  # type: ignore[arg-type]
        self._drawn = not str(seed).startswith("company ")

    def random(self) -> float:
        """Return the next number; where a cast is put in order, one that leaves it."""
        return super().random() if self._drawn else 0.0


random.SystemRandom = FixedRandom  # type: ignore[assignment, misc]
random.Random = RandomWithTheUsualCast  # type: ignore[assignment, misc]
time.time = _fixed_time  # noqa: TID251  # it is what keeps the date out

_iterdir, _scandir = Path.iterdir, os.scandir


def _without_processes(self: Path) -> Iterator[Path]:
    """List a folder; that of the processes is empty, so that no screen reader seems to run."""
    return iter(()) if str(self) == "/proc" else _iterdir(self)


def _scan_without_processes(path: Any = ".") -> Any:
    """Do the same; a folder of processes is not there."""
    if str(path) == "/proc":
        raise FileNotFoundError(path)
    return _scandir(path)


Path.iterdir = _without_processes  # type: ignore[assignment, method-assign]
os.scandir = _scan_without_processes

CLOCK = os.environ.get("TRANSCRIPTS_CLOCK", "")
"""A file of eight bytes: the seconds that have passed.  Without it time passes by itself."""


def _stand_still() -> None:
    """Let time pass only as the file says."""
    with Path(CLOCK).open("rb") as file:
        seconds = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
    time.monotonic = lambda: struct.unpack("d", seconds)[0]


if CLOCK:
    _stand_still()

from accessible_uno.table import dealer  # noqa: E402  # only now: all chance is ours

dealer.system_random = FixedRandom  # type: ignore[assignment]  # each table draws for itself
