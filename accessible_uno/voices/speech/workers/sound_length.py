"""How long a sound file is: WAV as most engines write it, AIFF as that of macOS does."""

from __future__ import annotations

import struct
import wave
from pathlib import Path
from typing import Final

_CHUNK: Final = struct.Struct(">4sI")
_COMMON: Final = struct.Struct(">hIhH")
"""Channels, frames, bits of a sample, and the exponent of the frames a second."""

_BIAS: Final = 16383 + 63
"""What the exponent is too high by, where the mantissa is taken for a whole number."""


def sound_seconds(sound: Path) -> float:
    """Return how long a sound is.

    Raises:
        wave.Error: it is neither WAV nor AIFF.
    """
    raw = sound.read_bytes()
    if raw[:4] == b"FORM" and raw[8:12] in (b"AIFF", b"AIFC"):
        return _aiff_seconds(raw)
    with wave.open(str(sound)) as file:
        return float(file.getnframes() / file.getframerate())


def _aiff_seconds(raw: bytes) -> float:
    place = 12
    while place + _CHUNK.size <= len(raw):
        name, size = _CHUNK.unpack_from(raw, place)
        place += _CHUNK.size
        if name == b"COMM" and size >= 18 and place + 18 <= len(raw):
            _, frames, _, exponent = _COMMON.unpack_from(raw, place)
            mantissa = int.from_bytes(raw[place + 10 : place + 18], "big")
            rate = float(mantissa) * 2.0 ** (exponent - _BIAS)
            return float(frames / rate) if rate else 0.0
        place += size + size % 2
    raise wave.Error("an AIFF file without its COMM chunk")
