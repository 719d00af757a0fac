"""Speech parameters: rate, pitch, volume, punctuation and voices.

The speech worker loads this module when it starts: it imports nothing that is slow to import, not
even ``dataclasses``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from accessible_uno.settings.values import (
    FASTEST,
    MOST,
    SLOWEST,
    USUAL_PITCH,
    USUAL_RATE,
    Punctuation,
)

if TYPE_CHECKING:
    from accessible_uno.settings.schema import Settings


class SpeechParams(NamedTuple):
    """How our own voice speaks.

    Attributes:
        rate: words a minute, 80 to 900.
        pitch: 0 (low) to 100 (high); 50 is the voice's own.
        volume: 0 (silent) to 100 (full).
        punctuation: which marks are spoken by their names.
        voices: for each locale, the engine's name of the voice; the engine's default voice where a
            locale is missing.
        player_voices: whether each player is heard in a voice of their own.
        muted: whether nothing is spoken.
    """

    rate: int = USUAL_RATE
    pitch: int = USUAL_PITCH
    volume: int = MOST
    punctuation: Punctuation = Punctuation.NONE
    voices: Mapping[str, str] = MappingProxyType({})
    player_voices: bool = False
    muted: bool = False

    @classmethod
    def from_settings(cls, settings: Settings) -> SpeechParams:
        """Return the parameters that a player has set; the names of the fields are the same."""
        return cls(*(getattr(settings, name) for name in cls._fields))

    def speakable(self) -> SpeechParams:
        """Return the nearest parameters that engines accept."""
        return self._replace(
            rate=clamped_rate(self.rate),
            pitch=clamped(self.pitch),
            volume=clamped(self.volume),
        )


def clamped_rate(rate: int) -> int:
    """Return the nearest rate that engines accept, in words a minute."""
    return min(max(rate, SLOWEST), FASTEST)


def clamped(share: int) -> int:
    """Return the nearest pitch or volume, from 0 to 100."""
    return min(max(share, 0), MOST)
