"""Starts the sound worker."""

from __future__ import annotations

import threading
from typing import Final, TypeAlias

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.voices.sounds.protocol import (
    PlaySound,
    SoundCommand,
    SoundStatus,
    StatusChanged,
    decode_status,
)
from accessible_uno.voices.worker_process import WorkerProcess

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
