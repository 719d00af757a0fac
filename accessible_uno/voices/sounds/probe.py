"""Finds out whether sounds would be heard on this machine, with a real worker and in silence."""

from __future__ import annotations

import threading
from typing import Final

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.voices.sounds.process import GRACE, start_sound_worker
from accessible_uno.voices.sounds.protocol import PlaySound, SoundStatus, StatusChanged

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
