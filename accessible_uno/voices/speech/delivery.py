"""How the voice speaks: how fast, how high, how loud, in which voice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from accessible_uno.voices.speech.bounds import (
    MOST,
    USUAL_PITCH,
    USUAL_RATE,
    Punctuation,
    clamped,
    clamped_rate,
)


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
