"""The levels of detail."""

from __future__ import annotations

from enum import StrEnum


class Verbosity(StrEnum):
    """BRIEF tells what happened, NORMAL who did it too, FULL adds why, and hints.

    The value names the attribute of a message for this verbosity.  A message without that
    attribute uses its NORMAL text; an empty attribute says nothing.
    """

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"
