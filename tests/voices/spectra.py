"""How loud and how alike short sounds are to the ear, in plain Python."""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from functools import cache
from typing import Final

from accessible_uno.voices.sounds.synthesis import RATE

STEP: Final = 4
"""Every fourth sample is used: the sounds have no pitch above an eighth of the rate."""

SLOWED: Final = RATE / STEP
FAST: Final = 0.125
"""Seconds over which a sound level meter averages when it is set to "fast"."""

WINDOW: Final = 512
HOP: Final = 256
BANDS: Final = 24
LOWEST: Final = 80.0
HIGHEST: Final = 5000.0
FLOOR: Final = 1e-4
"""The power below which nothing is heard beside the rest."""


def fourier(samples: Sequence[complex]) -> list[complex]:
    """Return the discrete Fourier transform of 2 ** n samples."""
    count = len(samples)
    if count == 1:
        return list(samples)
    even, odd = fourier(samples[0::2]), fourier(samples[1::2])
    turned = [turn * each for turn, each in zip(_turns(count), odd, strict=True)]
    halves = list(zip(even, turned, strict=True))
    return [one + other for one, other in halves] + [one - other for one, other in halves]


@cache
def _turns(count: int) -> list[complex]:
    return [cmath.exp(-1j * math.tau * at / count) for at in range(count // 2)]


def a_weight(pitch: float) -> float:
    """Return how much of a pitch the ear takes in, by the curve A of IEC 61672."""
    square = pitch * pitch
    low = (square + 20.6**2) * math.sqrt((square + 107.7**2) * (square + 737.9**2))
    return 10**0.1 * 12194**2 * square * square / (low * (square + 12194**2))


def weighted(samples: Sequence[float]) -> list[float]:
    """Return the sound as the ear takes it in."""
    padded = [*map(complex, samples[::STEP])]
    count = 1 << (len(padded) - 1).bit_length()
    padded += [0j] * (count - len(padded))
    spectrum = [
        each * a_weight(min(at, count - at) * SLOWED / count)
        for at, each in enumerate(fourier(padded))
    ]
    back = fourier([each.conjugate() for each in spectrum])
    return [each.real / count for each in back]


def fast_level(heard: Sequence[float]) -> float:
    """Return the highest level that a sound level meter shows, in decibels of full scale.

    ``heard`` is a sound as :func:`weighted` returns it.
    """
    share = 1 - math.exp(-1 / (FAST * SLOWED))
    level = highest = 0.0
    for each in heard:
        level += share * (each * each - level)
        highest = max(highest, level)
    return 10 * math.log10(highest)


def exposure(heard: Sequence[float]) -> float:
    """Return the energy that the ear takes in, in decibels of one second at full scale.

    ``heard`` is a sound as :func:`weighted` returns it.
    """
    return 10 * math.log10(sum(each * each for each in heard) / SLOWED)


@cache
def mel_bands() -> list[list[tuple[int, float]]]:
    """Return for each band, as wide as the ear's own, which parts of a spectrum it takes in."""

    def mel(pitch: float) -> float:
        return 2595 * math.log10(1 + pitch / 700)

    width = (mel(HIGHEST) - mel(LOWEST)) / (BANDS + 1)
    edges = [700 * (10 ** ((mel(LOWEST) + width * at) / 2595) - 1) for at in range(BANDS + 2)]
    pitches = [at * SLOWED / WINDOW for at in range(WINDOW // 2)]
    found = []
    for low, middle, high in zip(edges, edges[1:], edges[2:], strict=False):
        band = []
        for at, pitch in enumerate(pitches):
            share = min((pitch - low) / (middle - low), (high - pitch) / (high - middle))
            if share > 0:
                band.append((at, share))
        found.append(band)
    return found


def log_mel(samples: Sequence[float], seconds: float = 0.3) -> list[float]:
    """Return the level of each band in each moment of a sound, in decibels."""
    length = int(seconds * SLOWED)
    padded = [*samples[::STEP], *[0.0] * (length + WINDOW)]
    bands = mel_bands()
    found = []
    for start in range(0, length, HOP):
        part = [
            padded[start + at] * (0.5 - 0.5 * math.cos(math.tau * at / WINDOW))
            for at in range(WINDOW)
        ]
        power = [abs(each) ** 2 for each in fourier([*map(complex, part)])[: WINDOW // 2]]
        for band in bands:
            found.append(10 * math.log10(max(FLOOR, sum(share * power[at] for at, share in band))))
    return found


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Return how alike two rows of numbers go up and down: 1 for the same."""
    means = sum(one) / len(one), sum(other) / len(other)
    first, second = [each - means[0] for each in one], [each - means[1] for each in other]
    return sum(map(float.__mul__, first, second)) / (math.hypot(*first) * math.hypot(*second))
