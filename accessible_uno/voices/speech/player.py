"""The process that makes the sound, one at a time, silenced by ending it."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING, Final

from accessible_uno.voices.speech.protocol import Ended, Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PLAYER_VARIABLE: Final = "ACCESSIBLE_UNO_PLAYER"
"""Names the command that plays a sound file; the file's path is added at its end."""

TOO_SHORT: Final = 0.1
"""Seconds below which no player can have played a longer sound to its end."""


def player_command(setting: str | None = None) -> list[str]:
    """Return the player's words: the setting, else the variable, else the system's own player.

    A command that cannot be taken apart is returned as one word; it names no program, and the
    voice will say so.
    """
    usual = ["afplay"] if sys.platform == "darwin" else ["aplay", "-q"]
    wished = setting or os.environ.get(PLAYER_VARIABLE, "")
    try:
        return shlex.split(wished) or usual
    except ValueError:
        return [wished]


class Player:
    """Plays sound files through a command, which is given the file's path as its last argument.

    ``start`` and ``wait`` belong to the speaking threads of the worker, ``stop`` to its
    listening thread.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._refused = Outcome.CUT
        self._began = 0.0
        self._stopped = -1

    def start(self, telling: int, sound: Path) -> None:
        """Start playing, unless the telling was stopped before."""
        with self._lock:
            self._process, self._refused = None, Outcome.CUT
            if telling <= self._stopped:
                return
            self._began = time.monotonic()
            try:
                self._process = subprocess.Popen(
                    [*self._command, str(sound)],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            except OSError:
                self._refused = Outcome.NO_PLAYER

    def wait(self, telling: int, seconds: float) -> Ended:
        """Return how the telling ended, once its sound of so many ``seconds`` has."""
        if self._process is None:
            return Ended(telling, self._refused, 0)
        status = self._process.wait()
        too_soon = time.monotonic() - self._began < TOO_SHORT < seconds
        if telling <= self._stopped:
            return Ended(telling, Outcome.CUT, status)
        return Ended(telling, Outcome.FAILED if status or too_soon else Outcome.TOLD, status)

    def stop(self, telling: int) -> None:
        """Silence every telling up to this one, whether it plays or is still to come."""
        with self._lock:
            self._stopped = max(self._stopped, telling)
            if self._process:
                self._process.kill()
