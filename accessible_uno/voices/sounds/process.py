"""Starts the sound worker."""

from __future__ import annotations

import threading
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.voices.worker_pipe import Decoder
from accessible_uno.voices.worker_process import WorkerProcess


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


SoundProcess: TypeAlias = WorkerProcess[SoundCommand, StatusChanged]
"""The sound worker as the game sees it."""

GRACE: Final = 1.0
"""Seconds in which the worker may close its device before it is killed."""

_MODULE: Final = "accessible_uno.voices.sounds.worker"


def start_sound_worker() -> SoundProcess:
    """Start the worker.  A sound that its pipe has no room for is dropped, for it would be late.

    Raises:
        OSError: it cannot be started.
    """
    return WorkerProcess(_MODULE, decode_status, drop_when_full=True)


TIMEOUT: Final = 10.0
"""Seconds after which the probe gives up; some sound servers take seconds to refuse."""


def sounds_here() -> tuple[SoundStatus, str]:
    """Return the status of sounds, and the way to the device or the reason of a failure."""
    try:
        worker = start_sound_worker()
    except OSError as reason:
        return SoundStatus.NO_LIBRARY, str(reason)
    timer = threading.Timer(TIMEOUT, worker.kill)
    timer.start()
    worker.send(PlaySound.of(Cue(Sound.TURN), 0))
    found = StatusChanged(SoundStatus.NO_DEVICE, "")
    try:
        for found in worker.messages():
            if found.status is not SoundStatus.READY:
                break
    finally:
        timer.cancel()
        worker.reap(GRACE)
    return found.status, found.detail
