"""The tones of each short sound.

A listener tells them apart by their contour as much as by their timbre: a rising sound is good
news, a falling one is bad, a knock is a card.  All last from 50 to 300 milliseconds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from accessible_uno.narration.sounds import Sound

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
sounds less: ``tests/bench/earcon_levels.py`` measures it."""
