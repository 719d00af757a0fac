"""How the voice speaks: how fast, how loud, and through which player."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from accessible_uno.voices.speech.bounds import (
    FASTEST,
    MOST,
    SLOWEST,
    USUAL_PITCH,
    USUAL_RATE,
    Punctuation,
    clamped,
    clamped_rate,
)

__all__ = [
    "FASTEST",
    "MOST",
    "PLAYER_VARIABLE",
    "SLOWEST",
    "USUAL_PITCH",
    "USUAL_RATE",
    "Delivery",
    "Punctuation",
    "clamped",
    "clamped_rate",
    "player_command",
]

PLAYER_VARIABLE: Final = "ACCESSIBLE_UNO_PLAYER"
"""Names the command that plays a sound file; the file's path is added at its end."""


@dataclass(frozen=True)
class Delivery:
    """How a voice is to speak.

    Attributes:
        rate: words a minute, 80 to 450.
        pitch: 0 (low) to 100 (high); 50 is the voice's own.
        volume: 0 (silent) to 100 (full).
        punctuation: which marks are spoken by their names.
        voices: for a locale, the engine's name of the voice; the usual one where it has none.
        seats: whether each player is heard in a voice of their own.
        muted: whether nothing is spoken.
    """

    rate: int = USUAL_RATE
    pitch: int = USUAL_PITCH
    volume: int = MOST
    punctuation: Punctuation = Punctuation.NONE
    voices: Mapping[str, str] = field(default_factory=dict)
    seats: bool = False
    muted: bool = False

    def speakable(self) -> Delivery:
        """Return the nearest delivery that engines can speak."""
        return replace(
            self,
            rate=clamped_rate(self.rate),
            pitch=clamped(self.pitch),
            volume=clamped(self.volume),
        )


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
