"""Measures a sound as an ear would: how high a voice is, and how bright."""

from __future__ import annotations

import array
import wave
from itertools import pairwise
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

_THINNED = 4
_WINDOW = 220
_LOUD = 500**2
_PERIODIC = 0.6
_CLEARLY = 0.02
LOWEST, HIGHEST = 55, 420
"""Hertz that a voice may have."""


class Heard(NamedTuple):
    """A sound.

    Attributes:
        seconds: its length.
        pitch: the median fundamental frequency in hertz; 0 where it has none, as a whisper.
        brightness: zero crossings a second, halved, where it is loud.
    """

    seconds: float
    pitch: float
    brightness: float

    def differs_from(self, other: Heard) -> bool:
        """Return whether the pitch differs by more than a semitone, or the brightness clearly."""
        return (
            not self.pitch * other.pitch
            or _ratio(self.pitch, other.pitch) > 1.08
            or _ratio(self.brightness, other.brightness) > 1.25
        )


def heard(sound: Path) -> Heard:
    """Measure a sound file of one channel and 16 bits."""
    with wave.open(str(sound)) as file:
        rate = file.getframerate()
        samples = array.array("h", file.readframes(file.getnframes()))
    thinned = [
        sum(samples[at : at + _THINNED]) / _THINNED
        for at in range(0, len(samples) - _THINNED, _THINNED)
    ]
    pitches, crossings = [], []
    for at in range(0, len(thinned) - 2 * _WINDOW, 2 * _WINDOW):
        window = thinned[at : at + 2 * _WINDOW]
        if mean(each * each for each in window) < _LOUD:
            continue
        if pitch := _pitch(window, rate / _THINNED):
            pitches.append(pitch)
        whole = samples[at * _THINNED : (at + 2 * _WINDOW) * _THINNED]
        changes = sum((a < 0) != (b < 0) for a, b in pairwise(whole))
        crossings.append(changes / len(whole) * rate / 2)
    return Heard(len(samples) / rate, median(pitches or [0]), mean(crossings or [0]))


def _pitch(window: list[float], rate: float) -> float:
    """Return the frequency at which the window repeats itself best; 0 where it does not."""
    still = window[:_WINDOW]
    power = sum(each * each for each in still)
    best, period = 0.0, 0
    for lag in range(int(rate / HIGHEST), int(rate / LOWEST)):
        moved = window[lag : lag + _WINDOW]
        alike = sum(a * b for a, b in zip(still, moved, strict=True))
        likeness = alike / ((power * sum(each * each for each in moved)) ** 0.5 + 1)
        if likeness > best + _CLEARLY:
            best, period = likeness, lag
    return rate / period if best > _PERIODIC else 0.0


def _ratio(a: float, b: float) -> float:
    return max(a, b) / min(a, b)
