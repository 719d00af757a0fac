"""Starts the sound worker."""

from __future__ import annotations

from typing import Final, TypeAlias

from accessible_uno.voices.sounds.protocol import SoundCommand, StatusChanged, decode_status
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
