"""What each sound is made of.

They are told apart by their contour as much as by their colour: what rises is good news, what
falls is bad, what knocks is a card.  All last from 50 to 300 milliseconds.
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
class Note:
    """One note.

    Attributes:
        at: when it begins, in seconds.
        length: how long it lasts, in seconds.
        pitch: in hertz.
        to: the pitch that it glides to; 0: it stays.
        colour: its partials: multiples of the pitch, and how strong each is.
        fading: how fast it dies away: it falls to a third in 1 / ``fading`` seconds.
        strength: how strong it is among the others of its sound.
    """

    at: float
    length: float
    pitch: float
    to: float = 0.0
    colour: tuple[tuple[float, float], ...] = BELL
    fading: float = 12.0
    strength: float = 1.0


@dataclass(frozen=True, slots=True)
class Score:
    """The notes of a sound, and how loud it is, 1 for the loudest."""

    notes: tuple[Note, ...]
    loud: float = 1.0


SCORES: Final[dict[Sound, Score]] = {
    Sound.TURN: Score((Note(0.0, 0.11, 784), Note(0.09, 0.16, 1047))),
    Sound.CHANCE: Score(
        tuple(
            Note(0.045 * at, 0.05, 1760 if at % 2 else 1319, colour=WHISTLE, fading=4)
            for at in range(5)
        ),
        0.5,
    ),
    Sound.CARD: Score((Note(0.0, 0.07, 294, colour=WOOD, fading=60),), 0.8),
    Sound.DRAW: Score((Note(0.0, 0.13, 587, 1397, WHISTLE, 6),), 0.7),
    Sound.SKIP: Score(
        (
            Note(0.0, 0.06, 587, colour=REED, fading=20),
            Note(0.09, 0.06, 587, colour=REED, fading=20),
        ),
        0.6,
    ),
    Sound.REVERSE: Score(
        (Note(0.0, 0.13, 440, 988, WHISTLE, 2), Note(0.12, 0.15, 988, 440, WHISTLE, 5)), 0.7
    ),
    Sound.UNO: Score((Note(0.0, 0.08, 1047), Note(0.07, 0.08, 1319), Note(0.14, 0.14, 1568))),
    Sound.PENALTY: Score(
        (
            Note(0.0, 0.12, 233, colour=REED, fading=5),
            Note(0.13, 0.15, 165, colour=REED, fading=8),
        ),
        0.8,
    ),
    Sound.ROUND: Score(
        (
            Note(0.0, 0.30, 262, fading=8),
            Note(0.0, 0.30, 392, fading=8, strength=0.8),
            Note(0.0, 0.30, 523, fading=8, strength=0.5),
        ),
        0.8,
    ),
    Sound.WIN: Score(
        (
            Note(0.0, 0.07, 523),
            Note(0.06, 0.07, 659),
            Note(0.12, 0.07, 784),
            Note(0.18, 0.12, 1047, fading=8),
        )
    ),
    Sound.LOSS: Score(
        (
            Note(0.0, 0.10, 523, colour=WHISTLE, fading=6),
            Note(0.09, 0.10, 415, colour=WHISTLE, fading=6),
            Note(0.18, 0.12, 349, colour=WHISTLE, fading=6),
        ),
        0.8,
    ),
    Sound.REFUSAL: Score((Note(0.0, 0.16, 147, 131, REED, 6),), 0.7),
}
