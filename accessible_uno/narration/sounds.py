"""Which short sounds go with a telling, and from where at the table they are heard.

A sound is only ever part of a telling: where nothing is told nothing sounds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from accessible_uno.game.base import Event, Seat
from accessible_uno.narration.event_schema import shape_of


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


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound, and where it is heard.

    Attributes:
        sound: which.
        start: where it begins: -1, the listener's left neighbour, to 1, the right one; 0 is the
            middle.
        end: where it ends: elsewhere only when it moves.
        near: whether it is the listener's own, or the whole table's; otherwise it comes from a
            little further off.
    """

    sound: Sound
    start: float = 0.0
    end: float = 0.0
    near: bool = True


TOLD: Final[dict[str, Sound | tuple[Sound, Sound]]] = {
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
"""The sounds of what happens, by its names in the catalogue; two of them: one's own, and another's.

What is not here, such as what a rule of another package brings, is told in words alone.
"""

_FOLLOWS: Final = frozenset({"drawn", "drawn-more", "lay-on", "going-on", "pressed"})
"""Questions that follow at once from what the player has just done: no need to call them."""

REFUSED: Final = (Cue(Sound.REFUSAL),)
"""What sounds when something cannot be done, or is not understood."""

HITS: Final = {
    "denounced": "culprit",
    "lapse-found": "culprit",
    "report-upheld": "culprit",
    "bluff-found": "accused",
}
"""The fields that say whom it hits, where that is not whoever acts: it is heard from there."""


def cues_of(events: Iterable[Event], viewer: Seat, seats: int) -> tuple[Cue, ...]:
    """Return the cues of what happened, as ``viewer`` hears it at a table of so many ``seats``."""
    cues = (_cue(event, viewer, seats) for event in events)
    return tuple(cue for cue in cues if cue is not None)


def cues_asking(kind: str, window: str) -> tuple[Cue, ...]:
    """Return the cues of a ``"prompt"`` or a ``"chance"`` put to the listener."""
    if kind == "chance":
        return (Cue(Sound.CHANCE),)
    return () if window in _FOLLOWS else (Cue(Sound.TURN),)


def place(seat: Seat, viewer: Seat, seats: int) -> float:
    """Return where ``seat`` is heard: the others stand from left to right in the order of play.

    Whoever only watches hears the first seat on the left.
    """
    if seat == viewer:
        return 0.0
    first, others = (0, seats) if viewer < 0 else (viewer + 1, seats - 1)
    return 2 * ((seat - first) % seats) / (others - 1) - 1 if others > 1 else 0.0


def _cue(event: Event, viewer: Seat, seats: int) -> Cue | None:
    name = shape_of(event).name
    sound = TOLD.get(name)
    if sound is None:
        return None
    whose = _whose(event, HITS.get(name, "seat"))
    if not isinstance(sound, Sound):
        sound = sound[0] if viewer < 0 or viewer in whose else sound[1]
    way = getattr(event, "direction", None)
    if way is not None:
        return Cue(sound, -way, way)
    if len(whose) != 1 or viewer in whose:
        return Cue(sound)
    where = place(whose[0], viewer, seats)
    return Cue(sound, where, where, near=False)


def _whose(event: Event, field: str) -> tuple[Seat, ...]:
    seat = getattr(event, field, None)
    return tuple(getattr(event, "seats", ())) if seat is None else (seat,)
