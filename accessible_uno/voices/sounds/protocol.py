"""What the game and its sound worker tell each other: a few words a line."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from accessible_uno.narration.sounds import Cue, Sound


class Play(NamedTuple):
    """To the worker: let a cue be heard, at a volume from 0 to 100."""

    cue: Cue
    volume: int


class Hush(NamedTuple):
    """To the worker: fade out, and drop what waits."""


class State(StrEnum):
    """From the worker: how it stands."""

    READY = "ready"
    """The library is there; the device is opened when something is to be heard."""
    SOUNDS = "sounds"
    """A device plays."""
    NO_LIBRARY = "no-library"
    NO_DEVICE = "no-device"


Order: TypeAlias = Play | Hush

_HUSH: Final = "hush"


def encode(order: Order) -> bytes:
    """Return an order as one line, with its line end."""
    match order:
        case Play(cue, volume):
            line = f"{cue.sound} {cue.start:.3f} {cue.end:.3f} {cue.near:d} {volume}"
        case Hush():
            line = _HUSH
    return f"{line}\n".encode("ascii")


def decode(line: bytes) -> Order:
    """Return the order on a line.

    Raises:
        ValueError: the line holds none.
    """
    words = line.decode("ascii").split()
    if words == [_HUSH]:
        return Hush()
    sound, start, end, near, volume = words
    return Play(Cue(Sound(sound), float(start), float(end), near == "1"), int(volume))
