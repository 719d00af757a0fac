"""Reads the log of the recording player while it is written."""

from __future__ import annotations

import json
import os
import select
import shlex
import sys
import time
from pathlib import Path
from typing import NamedTuple

PATIENCE = 120.0


class Sound(NamedTuple):
    """One line of the recording player's log."""

    event: str
    at: float
    seconds: float
    sound: str
    crc: int
    pid: int
    silent: bool


class PlayerLog:
    """A named pipe into which the recording player writes.

    Attributes:
        command: the player to give to a voice; it plays ``speed`` times as long as the sound
            lasts and ends with ``status``.
    """

    def __init__(self, folder: Path, *, speed: float = 1.0, status: int = 0) -> None:
        path = folder / "player.log"
        os.mkfifo(path)
        self._pipe = os.open(path, os.O_RDWR)
        self._unread = b""
        self.command = shlex.join(
            [
                *(sys.executable, "-I", "-S", str(Path(__file__).with_name("recording_player.py"))),
                *("--speed", str(speed), "--status", str(status), str(path)),
            ]
        )

    def next(self, event: str = "", timeout: float = PATIENCE) -> Sound:
        """Wait for the next line (of this event), passing over the silence played at start."""
        end = time.monotonic() + timeout
        while True:
            sound = self._taken()
            if sound and event in ("", sound.event):
                return sound
            if not sound and not self._read(max(0.0, end - time.monotonic())):
                raise TimeoutError(f"no sound {event} within {timeout} s")

    def is_empty(self) -> bool:
        """Return whether only the silence at start was written since the last line taken."""
        while self._read(0):
            pass
        return self._taken() is None

    def _read(self, timeout: float) -> bool:
        """Wait for more lines; return whether there are any."""
        if not select.select([self._pipe], [], [], timeout)[0]:
            return False
        self._unread += os.read(self._pipe, 65536)
        return True

    def _taken(self) -> Sound | None:
        """Take the next line about a sound that was read, if there is one."""
        while b"\n" in self._unread:
            line, self._unread = self._unread.split(b"\n", 1)
            sound = Sound(**json.loads(line))
            if sound.sound != "silence.wav":
                return sound
        return None

    def forget(self) -> None:
        """Skip everything written so far."""
        while select.select([self._pipe], [], [], 0)[0]:
            os.read(self._pipe, 65536)
        self._unread = b""

    def close(self) -> None:
        """Close the pipe."""
        os.close(self._pipe)
