"""The tones of each short sound, and how they become samples.

A listener tells the sounds apart by their contour as much as by their timbre: a rising one is good
news, a falling one is bad, a knock is a card.  All last from 50 to 300 milliseconds.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from accessible_uno.narration.sounds import Cue, Sound

BELL: Final = ((1.0, 1.0), (2.0, 0.35), (3.0, 0.12))
WOOD: Final = ((1.0, 1.0), (2.76, 0.6), (5.4, 0.3))
REED: Final = ((1.0, 1.0), (3.0, 0.45), (5.0, 0.25), (7.0, 0.12))
WHISTLE: Final = ((1.0, 1.0), (2.0, 0.08))


class Tone(NamedTuple):
    """One tone of a sound.

    Attributes:
        start: when it begins, in seconds.
        length: how long it lasts, in seconds.
        pitch: in hertz.
        glide_to: the pitch that it glides to; 0: the pitch stays.
        partials: multiples of the pitch, and the strength of each.
        decay: how fast it fades: it falls to a third in 1 / ``decay`` seconds.
        strength: how loud it is among the other tones of its sound.
    """

    start: float
    length: float
    pitch: float
    glide_to: float = 0.0
    partials: tuple[tuple[float, float], ...] = BELL
    decay: float = 12.0
    strength: float = 1.0


class Earcon(NamedTuple):
    """The tones of a sound, and its peak, 1 for the highest of all."""

    tones: tuple[Tone, ...]
    peak: float


EARCONS: Final[dict[Sound, Earcon]] = {
    Sound.TURN: Earcon((Tone(0.0, 0.11, 784), Tone(0.09, 0.16, 1047)), 0.47),
    Sound.CHANCE: Earcon(
        tuple(
            Tone(0.045 * index, 0.05, 1760 if index % 2 else 1319, partials=WHISTLE, decay=4)
            for index in range(5)
        ),
        0.21,
    ),
    Sound.CARD: Earcon((Tone(0.0, 0.07, 587, partials=WOOD, decay=22),), 1.0),
    Sound.DRAW: Earcon((Tone(0.0, 0.13, 587, 1397, WHISTLE, 6),), 0.38),
    Sound.SKIP: Earcon(
        (
            Tone(0.0, 0.06, 587, partials=REED, decay=12),
            Tone(0.09, 0.06, 587, partials=REED, decay=12),
        ),
        0.4,
    ),
    Sound.REVERSE: Earcon(
        (Tone(0.0, 0.13, 440, 988, WHISTLE, 2), Tone(0.12, 0.15, 988, 440, WHISTLE, 5)), 0.28
    ),
    Sound.UNO: Earcon(
        (Tone(0.0, 0.08, 1047), Tone(0.07, 0.08, 1319), Tone(0.14, 0.14, 1568)), 0.33
    ),
    Sound.PENALTY: Earcon(
        (
            Tone(0.0, 0.12, 233, partials=REED, decay=5),
            Tone(0.13, 0.15, 165, partials=REED, decay=5),
        ),
        0.53,
    ),
    Sound.ROUND: Earcon(
        (
            Tone(0.0, 0.30, 523, decay=6),
            Tone(0.0, 0.30, 784, decay=6, strength=0.8),
            Tone(0.0, 0.30, 1047, decay=6, strength=0.6),
        ),
        0.58,
    ),
    Sound.WIN: Earcon(
        (
            Tone(0.0, 0.07, 523),
            Tone(0.06, 0.07, 659),
            Tone(0.12, 0.07, 784),
            Tone(0.18, 0.12, 1047, decay=8),
        ),
        0.37,
    ),
    Sound.LOSS: Earcon(
        (
            Tone(0.0, 0.10, 523, partials=WHISTLE, decay=6),
            Tone(0.09, 0.10, 415, partials=WHISTLE, decay=6),
            Tone(0.18, 0.12, 349, partials=WHISTLE, decay=6),
        ),
        0.41,
    ),
    Sound.REFUSAL: Earcon((Tone(0.0, 0.16, 196, 175, REED, 4),), 0.64),
}
"""The peaks are chosen so that all sounds are equally loud to the ear, which hears low and short
sounds less: ``tests/voices/test_earcons.py`` measures it."""


RATE: Final = 44_100
"""Samples a second."""

SPACING: Final = round(0.12 * RATE)
"""Samples between the beginnings of two sounds that come together."""

LOUDEST: Final = 1.04
"""The gain at full volume, where the sounds are as loud to the ear as the game's own voice; what a
device cannot take of it is rounded off (:func:`limited`)."""

_STEEPNESS: Final = 5 / 3
"""Half the volume is ten decibels less: well below the voice, and clearly heard beside it."""

_KNEE: Final = 0.7
"""The share of the range from which on peaks are rounded off."""

_ATTACK: Final = 0.004
_RELEASE: Final = 0.012
"""Seconds in which a tone fades in and out, so that neither end clicks."""

_FURTHEST: Final = 0.85
"""How far to one side a neighbour is heard; the other ear always hears the sound too."""

_FURTHER_OFF: Final = 0.75
"""The loudness of what others do, where 1 is what the listener does."""

_STEP: Final = 64
"""Samples for which a moving sound keeps its place; computing the place of each would be slow."""

_FULL: Final = 32_767


def limited(sample: float) -> float:
    """Return a sample rounded off to the range from -1 to 1; what is below the knee stays."""
    above = abs(sample) - _KNEE
    if above <= 0:
        return sample
    rest = 1 - _KNEE
    return math.copysign(_KNEE + rest * math.tanh(above / rest), sample)


def seconds_of(cues: Sequence[Cue]) -> float:
    """Return for how long these sounds are heard, one a moment after the other."""
    ends = (
        place * SPACING / RATE + max(tone.start + tone.length for tone in EARCONS[cue.sound].tones)
        for place, cue in enumerate(cues)
    )
    return max(ends, default=0.0)


@cache
def mono(sound: Sound) -> array[float]:
    """Return the samples of a sound; the greatest equals its peak.

    An array takes a quarter of the memory that a tuple takes.
    """
    earcon = EARCONS[sound]
    count = max(round((tone.start + tone.length) * RATE) for tone in earcon.tones)
    samples = array("d", bytes(8 * count))
    for tone in earcon.tones:
        for at, sample in enumerate(_samples(tone), round(tone.start * RATE)):
            samples[at] += sample
    highest = max(map(abs, samples))
    return array("d", (earcon.peak / highest * sample for sample in samples))


def _samples(tone: Tone) -> Iterator[float]:
    count = round((tone.start + tone.length) * RATE) - round(tone.start * RATE)
    attack, release = round(_ATTACK * RATE), round(_RELEASE * RATE)
    glide = (tone.glide_to / tone.pitch if tone.glide_to else 1.0) ** (1 / count)
    decay = math.exp(-tone.decay / RATE)
    turn, strength, phase = math.tau * tone.pitch / RATE, tone.strength, 0.0
    for at in range(count):
        edge = min(1.0, at / attack, (count - 1 - at) / release)
        swell = edge * edge * (3 - 2 * edge)
        yield (
            strength
            * swell
            * sum(gain * math.sin(multiple * phase) for multiple, gain in tone.partials)
        )
        phase += turn
        turn *= glide
        strength *= decay


def gain_of(cue: Cue, volume: int) -> float:
    """Return how loud a cue is at a volume from 0 to 100; 1 is full scale."""
    near = 1.0 if cue.near else _FURTHER_OFF
    return float(LOUDEST * near * (volume / 100) ** _STEEPNESS)


def place_heard(where: float) -> float:
    """Return how far to one side something is heard: -1 to 1, where 1 would be one ear alone."""
    return _FURTHEST * where


def rendered(cue: Cue, volume: int) -> array[int]:
    """Return a cue as 16-bit samples, left and right in turn.

    Args:
        cue: the sound, and where it is heard.
        volume: 0 to 100.
    """
    gain = gain_of(cue, volume)
    samples = [limited(gain * sample) for sample in mono(cue.sound)]
    left, right = array("h"), array("h")
    for at in range(0, len(samples), _STEP):
        where = cue.start + (cue.end - cue.start) * at / len(samples)
        angle = math.pi / 4 * (1 + place_heard(where))
        to_left, to_right = _FULL * math.cos(angle), _FULL * math.sin(angle)
        step = samples[at : at + _STEP]
        left.extend([round(to_left * sample) for sample in step])
        right.extend([round(to_right * sample) for sample in step])
    both = array("h", bytes(4 * len(samples)))
    both[0::2], both[1::2] = left, right
    return both
