"""The messages between the game and its sound worker."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.voices.worker_pipe import Decoder


class PlaySound(NamedTuple):
    """To the worker: play a cue (see ``Cue``) at a volume from 0 to 100."""

    sound: Sound
    start: float
    end: float
    near: bool
    volume: int

    @classmethod
    def of(cls, cue: Cue, volume: int) -> PlaySound:
        """Return the message that plays a cue."""
        return cls(cue.sound, cue.start, cue.end, cue.near, volume)

    @property
    def cue(self) -> Cue:
        """The cue to play."""
        return Cue(self.sound, self.start, self.end, self.near)


class FadeOut(NamedTuple):
    """To the worker: fade out, and drop what waits."""


class SoundStatus(StrEnum):
    """What the worker can do."""

    READY = "ready"
    """The library is there; the device is opened when something is to be heard."""
    PLAYING = "playing"
    """A device plays."""
    NO_LIBRARY = "no-library"
    NO_DEVICE = "no-device"


class StatusChanged(NamedTuple):
    """From the worker: its status, and the way to the device or the reason of a failure."""

    status: SoundStatus
    detail: str


SoundCommand: TypeAlias = PlaySound | FadeOut

decode_command: Final = Decoder[SoundCommand](PlaySound, FadeOut)
decode_status: Final = Decoder[StatusChanged](StatusChanged)
