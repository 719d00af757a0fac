"""Whether sounds would be heard here, tried out with a real worker and without one to be heard."""

from __future__ import annotations

import threading
from typing import Final

from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.voices.sounds.process import SoundProcess
from accessible_uno.voices.sounds.protocol import Play, State

PATIENCE: Final = 10.0
"""Seconds after which a worker that says nothing is given up."""


def sounds_here() -> tuple[State, str]:
    """Return how the sounds stand, and through what they would be heard or why they are not."""
    try:
        worker = SoundProcess()
    except OSError as reason:
        return State.NO_LIBRARY, str(reason)
    patience = threading.Timer(PATIENCE, worker.kill)
    patience.start()
    worker.send(Play(Cue(Sound.TURN), 0))
    found = State.NO_DEVICE, ""
    try:
        for found in worker.states():
            if found[0] is not State.READY:
                break
    finally:
        patience.cancel()
        worker.bury()
    return found
