"""How the voice speaks: how fast, how loud, and through which player."""

from __future__ import annotations

import os
import shlex
import sys
from typing import Final

SLOWEST: Final = 80
FASTEST: Final = 450
USUAL_RATE: Final = 200
"""Words a minute."""

PLAYER_VARIABLE: Final = "ACCESSIBLE_UNO_PLAYER"
"""Names the command that plays a sound file; the file's path is added at its end."""


def clamped_rate(rate: int) -> int:
    """Return the nearest rate that engines can speak, in words a minute."""
    return min(max(rate, SLOWEST), FASTEST)


def clamped_volume(volume: float) -> float:
    """Return the nearest volume from 0 (silent) to 1 (full)."""
    return min(max(volume, 0.0), 1.0)


def player_command(setting: str | None = None) -> list[str]:
    """Return the player's words: the setting, else the variable, else the system's own player.

    A command that cannot be taken apart is returned as one word; it names no program, and the
    voice will say so.
    """
    usual = ["afplay"] if sys.platform == "darwin" else ["aplay", "-q"]
    wished = setting or os.environ.get(PLAYER_VARIABLE, "")
    try:
        return shlex.split(wished) or usual
    except ValueError:
        return [wished]
