"""The command that resumes the game saved last."""

from __future__ import annotations

import os
from typing import Final

VARIABLE: Final = "ACCESSIBLE_UNO_RESUME"
"""In the environment: the command, where another program than ours started the game."""


def resume_command() -> str:
    """Return the command, as the player can type it where the game was started."""
    return os.environ.get(VARIABLE) or "accessible-uno resume"
