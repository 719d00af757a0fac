"""The tones of each short sound.

A listener tells them apart by their contour as much as by their timbre: a rising sound is good
news, a falling one is bad, a knock is a card.  All last from 50 to 300 milliseconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from accessible_uno.narration.sounds import Sound

BELL: Final = ((1.0, 1.0), (2.0, 0.35), (3.0, 0.12))
WOOD: Final = ((1.0, 1.0), (2.76, 0.6), (5.4, 0.3))
REED: Final = ((1.0, 1.0), (3.0, 0.45), (5.0, 0.25), (7.0, 0.12))
WHISTLE: Final = ((1.0, 1.0), (2.0, 0.08))


@dataclass(frozen=True, slots=True)
class Tone:
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


@dataclass(frozen=True, slots=True)
class Earcon:
    """The tones of a sound, and its loudness, 1 for the loudest."""

    tones: tuple[Tone, ...]
    loudness: float = 1.0


EARCONS: Final[dict[Sound, Earcon]] = {
    Sound.TURN: Earcon((Tone(0.0, 0.11, 784), Tone(0.09, 0.16, 1047))),
    Sound.CHANCE: Earcon(
        tuple(
            Tone(0.045 * index, 0.05, 1760 if index % 2 else 1319, partials=WHISTLE, decay=4)
            for index in range(5)
        ),
        0.5,
    ),
    Sound.CARD: Earcon((Tone(0.0, 0.07, 294, partials=WOOD, decay=60),), 0.8),
    Sound.DRAW: Earcon((Tone(0.0, 0.13, 587, 1397, WHISTLE, 6),), 0.7),
    Sound.SKIP: Earcon(
        (
            Tone(0.0, 0.06, 587, partials=REED, decay=20),
            Tone(0.09, 0.06, 587, partials=REED, decay=20),
        ),
        0.6,
    ),
    Sound.REVERSE: Earcon(
        (Tone(0.0, 0.13, 440, 988, WHISTLE, 2), Tone(0.12, 0.15, 988, 440, WHISTLE, 5)), 0.7
    ),
    Sound.UNO: Earcon((Tone(0.0, 0.08, 1047), Tone(0.07, 0.08, 1319), Tone(0.14, 0.14, 1568))),
    Sound.PENALTY: Earcon(
        (
            Tone(0.0, 0.12, 233, partials=REED, decay=5),
            Tone(0.13, 0.15, 165, partials=REED, decay=8),
        ),
        0.8,
    ),
    Sound.ROUND: Earcon(
        (
            Tone(0.0, 0.30, 262, decay=8),
            Tone(0.0, 0.30, 392, decay=8, strength=0.8),
            Tone(0.0, 0.30, 523, decay=8, strength=0.5),
        ),
        0.8,
    ),
    Sound.WIN: Earcon(
        (
            Tone(0.0, 0.07, 523),
            Tone(0.06, 0.07, 659),
            Tone(0.12, 0.07, 784),
            Tone(0.18, 0.12, 1047, decay=8),
        )
    ),
    Sound.LOSS: Earcon(
        (
            Tone(0.0, 0.10, 523, partials=WHISTLE, decay=6),
            Tone(0.09, 0.10, 415, partials=WHISTLE, decay=6),
            Tone(0.18, 0.12, 349, partials=WHISTLE, decay=6),
        ),
        0.8,
    ),
    Sound.REFUSAL: Earcon((Tone(0.0, 0.16, 147, 131, REED, 6),), 0.7),
}
