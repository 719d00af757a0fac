"""Which short sounds go with an utterance, and from where at the table they are heard.

A sound always goes with words: where there is no message, there is no sound.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from accessible_uno.game.base import Event, Seat


class Sound(StrEnum):
    """A short sound; ``sound-<value>`` holds its name."""

    TURN = "turn"
    CHANCE = "chance"
    CARD = "card"
    DRAW = "draw"
    SKIP = "skip"
    REVERSE = "reverse"
    UNO = "uno"
    PENALTY = "penalty"
    ROUND = "round"
    WIN = "win"
    LOSS = "loss"
    REFUSAL = "refusal"


class Cue(NamedTuple):
    """A sound, and where it is heard.

    Attributes:
        sound: which sound.
        start: where it begins, from -1, the listener's left neighbour, to 1, the right one; 0 is
            the middle.
        end: where it ends; other than ``start`` only when the sound moves.
        near: whether it is the listener's own, or the whole table's; other sounds come from a
            little further away.
    """

    sound: Sound
    start: float = 0.0
    end: float = 0.0
    near: bool = True


SOUNDS_OF_EVENTS: Final[dict[str, Sound | tuple[Sound, Sound]]] = {
    "round-began": Sound.ROUND,
    "played": Sound.CARD,
    "slid": Sound.CARD,
    "drew": Sound.DRAW,
    "robot-made-draw": Sound.DRAW,
    "threw-again": Sound.DRAW,
    "skipped": Sound.SKIP,
    "turn-owed": Sound.SKIP,
    "reversed": Sound.REVERSE,
    "robot-reversed": Sound.REVERSE,
    "said-uno": Sound.UNO,
    "shouted": Sound.UNO,
    "denounced": Sound.PENALTY,
    "forgot-uno": Sound.PENALTY,
    "lied": Sound.PENALTY,
    "misplayed": Sound.PENALTY,
    "too-slow": Sound.PENALTY,
    "timed-out": Sound.PENALTY,
    "curse-suffered": Sound.PENALTY,
    "bluff-found": Sound.PENALTY,
    "no-bluff": Sound.PENALTY,
    "lapse-found": Sound.PENALTY,
    "report-upheld": Sound.PENALTY,
    "eliminated": (Sound.LOSS, Sound.PENALTY),
    "went-out": (Sound.WIN, Sound.LOSS),
    "place-won": (Sound.WIN, Sound.LOSS),
    "match-won": (Sound.WIN, Sound.LOSS),
}
"""The sound of each event, by its name in message ids; of a pair, the first is for the player
whom it concerns and the second for the others.

An event that is not here, such as one of another package's rule, has no sound.
"""

_FOLLOWS: Final = frozenset({"drawn", "drawn-more", "lay-on", "going-on", "pressed"})
"""Questions that follow at once from what the player has just done, and need no sound."""

REFUSAL_CUES: Final = (Cue(Sound.REFUSAL),)
"""The sound of what cannot be done, or is not understood."""

HEARD_FROM: Final = {
    "denounced": "culprit",
    "lapse-found": "culprit",
    "report-upheld": "culprit",
    "bluff-found": "accused",
}
"""For each event that hits another player than the one who acts: the field that names that
player, from whose place the sound is heard."""


def cues_of(events: Iterable[Event], viewer: Seat, seats: int) -> tuple[Cue, ...]:
    """Return the cues of events as ``viewer`` hears them at a table of ``seats`` players."""
    # The sound worker needs the sounds alone, and nothing of the game.
    from accessible_uno.narration.event_schema import schema_of

    cues = []
    for event in events:
        name = schema_of(event).name
        sound = SOUNDS_OF_EVENTS.get(name)
        if sound is not None:
            cues.append(_cue(event, name, sound, viewer, seats))
    return tuple(cues)


def cues_of_question(kind: str, window: str) -> tuple[Cue, ...]:
    """Return the cues of a ``"prompt"`` or a ``"chance"`` for the listener; ``window`` names it."""
    if kind == "chance":
        return (Cue(Sound.CHANCE),)
    return () if window in _FOLLOWS else (Cue(Sound.TURN),)


def stereo_position(seat: Seat, viewer: Seat, seats: int) -> float:
    """Return where ``seat`` is heard, from -1 (left) to 1 (right).

    The other players stand from left to right in the order of play; an onlooker hears the first
    seat on the left.
    """
    if seat == viewer:
        return 0.0
    first, others = (0, seats) if viewer < 0 else (viewer + 1, seats - 1)
    return 2 * ((seat - first) % seats) / (others - 1) - 1 if others > 1 else 0.0


def _cue(
    event: Event, name: str, sound: Sound | tuple[Sound, Sound], viewer: Seat, seats: int
) -> Cue:
    whose = _whose(event, HEARD_FROM.get(name, "seat"))
    if not isinstance(sound, Sound):
        sound = sound[0] if viewer < 0 or viewer in whose else sound[1]
    way = getattr(event, "direction", None)
    if way is not None:
        return Cue(sound, -way, way)
    if len(whose) != 1 or viewer in whose:
        return Cue(sound)
    where = stereo_position(whose[0], viewer, seats)
    return Cue(sound, where, where, near=False)


def _whose(event: Event, field: str) -> tuple[Seat, ...]:
    seat = getattr(event, field, None)
    return tuple(getattr(event, "seats", ())) if seat is None else (seat,)
