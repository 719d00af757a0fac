"""Turns the tones of a sound into samples."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from functools import cache
from typing import Final

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.voices.sounds.earcons import EARCONS, Tone

RATE: Final = 44_100
"""Samples a second."""

LOUDEST: Final = 0.55
"""The highest peak of a sound at full volume; a device takes 1, and any three sounds at once fit:
those that last have lower peaks."""

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


def rendered(cue: Cue, volume: int) -> array[int]:
    """Return a cue as 16-bit samples, left and right in turn.

    Args:
        cue: the sound, and where it is heard.
        volume: 0 to 100.
    """
    samples = mono(cue.sound)
    near = 1.0 if cue.near else _FURTHER_OFF
    gain = _FULL * LOUDEST * near * (volume / 100) ** 2
    left, right = array("h"), array("h")
    for at in range(0, len(samples), _STEP):
        where = cue.start + (cue.end - cue.start) * at / len(samples)
        angle = math.pi / 4 * (1 + _FURTHEST * where)
        to_left, to_right = gain * math.cos(angle), gain * math.sin(angle)
        step = samples[at : at + _STEP]
        left.extend([round(to_left * sample) for sample in step])
        right.extend([round(to_right * sample) for sample in step])
    both = array("h", bytes(4 * len(samples)))
    both[0::2], both[1::2] = left, right
    return both
