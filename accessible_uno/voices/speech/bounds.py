"""What engines can speak: how fast, how high, how loud, and which marks by their names.

Nothing is imported here but what costs no time: the worker starts with it.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

SLOWEST: Final = 80
FASTEST: Final = 450
USUAL_RATE: Final = 200
"""Words a minute."""

USUAL_PITCH: Final = 50
MOST: Final = 100
"""The highest pitch, and the full volume; the least of both is 0."""


def clamped_rate(rate: int) -> int:
    """Return the nearest rate that engines can speak, in words a minute."""
    return min(max(rate, SLOWEST), FASTEST)


def clamped(share: int) -> int:
    """Return the nearest pitch or volume, from 0 to 100."""
    return min(max(share, 0), MOST)


class Punctuation(StrEnum):
    """Which marks are spoken by their names."""

    NONE = "none"
    SOME = "some"
    MOST = "most"
    ALL = "all"
