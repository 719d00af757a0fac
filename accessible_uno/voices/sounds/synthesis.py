"""From notes to samples."""

from __future__ import annotations

import math
from array import array
from functools import cache
from typing import TYPE_CHECKING, Final

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.voices.sounds.earcons import SCORES, Note

if TYPE_CHECKING:
    from collections.abc import Iterator

RATE: Final = 44_100
"""Samples a second."""

LOUDEST: Final = 0.3
"""The peak of a sound at full volume, 1 being the most that a device takes: three at once fit."""

_ATTACK: Final = 0.004
_RELEASE: Final = 0.012
"""Seconds in which a note swells and dies away, so that neither end clicks."""

_FURTHEST: Final = 0.85
"""How far to one side a neighbour is heard: the other ear is never left without the sound."""

_FURTHER_OFF: Final = 0.75
"""How loud what others do is, beside what is the listener's own."""

_STEP: Final = 64
"""Samples for which a moving sound stays where it is."""

_FULL: Final = 32_767


@cache
def mono(sound: Sound) -> tuple[float, ...]:
    """Return the samples of a sound, the greatest of them as great as its score is loud."""
    score = SCORES[sound]
    samples = [0.0] * max(round((note.at + note.length) * RATE) for note in score.notes)
    for note in score.notes:
        for at, sample in enumerate(_played(note), round(note.at * RATE)):
            samples[at] += sample
    peak = max(map(abs, samples))
    return tuple(score.loud / peak * sample for sample in samples)


def _played(note: Note) -> Iterator[float]:
    count = round((note.at + note.length) * RATE) - round(note.at * RATE)
    attack, release = round(_ATTACK * RATE), round(_RELEASE * RATE)
    glide = (note.to / note.pitch if note.to else 1.0) ** (1 / count)
    dying = math.exp(-note.fading / RATE)
    turn, strength, phase = math.tau * note.pitch / RATE, note.strength, 0.0
    for at in range(count):
        edge = min(1.0, at / attack, (count - 1 - at) / release)
        swell = edge * edge * (3 - 2 * edge)
        yield (
            strength
            * swell
            * sum(gain * math.sin(multiple * phase) for multiple, gain in note.colour)
        )
        phase += turn
        turn *= glide
        strength *= dying


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
