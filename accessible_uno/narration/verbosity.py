"""How much is told."""

from __future__ import annotations

from enum import StrEnum


class Verbosity(StrEnum):
    """BRIEF tells what, NORMAL who and what, FULL adds why, and hints.

    The value is the attribute of a message that says it so; a message without it says the same
    as at NORMAL, and an empty one says nothing.
    """

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"
