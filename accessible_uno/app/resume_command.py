"""The command that resumes the game saved last."""

from __future__ import annotations

import os
from typing import Final

VARIABLE: Final = "ACCESSIBLE_UNO_RESUME"
"""The environment variable that holds the command, set by a program that starts the game."""


def resume_command() -> str:
    """Return the command, as the player can type it where the game was started."""
    return os.environ.get(VARIABLE) or "accessible-uno resume"
