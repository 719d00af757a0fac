"""Hears what the recording player is given, as it happens."""

from __future__ import annotations

import json
import os
import select
import shlex
import sys
import time
from pathlib import Path
from typing import NamedTuple

PATIENCE = 5.0


class Sound(NamedTuple):
    """One line of the recording player's log."""

    event: str
    at: float
    seconds: float
    sound: str
    crc: int
    pid: int


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
            *line, rest = self._unread.split(b"\n", 1)
            if line:
                self._unread = rest
                sound = Sound(**json.loads(line[0]))
                if sound.sound != "silence.wav" and event in ("", sound.event):
                    return sound
            elif select.select([self._pipe], [], [], max(0.0, end - time.monotonic()))[0]:
                self._unread += os.read(self._pipe, 65536)
            else:
                raise TimeoutError(f"no sound {event} within {timeout} s")

    def is_empty(self) -> bool:
        """Whether nothing has been written since the last line taken."""
        return not self._unread and not select.select([self._pipe], [], [], 0)[0]

    def forget(self) -> None:
        """Pass over everything that has been written so far."""
        while select.select([self._pipe], [], [], 0)[0]:
            os.read(self._pipe, 65536)
        self._unread = b""

    def close(self) -> None:
        """Let go of the pipe."""
        os.close(self._pipe)
