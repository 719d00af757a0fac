"""Plays sound files one at a time, each by a process that can be killed to silence it."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from accessible_uno.voices.speech.protocol import SpeechEnded, SpeechOutcome

TOO_SHORT: Final = 0.1
"""Seconds: a player that ends sooner has not played a longer sound; some report no error."""


class Player(Protocol):
    """Plays the sound files of texts, each with the number of its text."""

    def start(self, number: int, sound: Path) -> None:
        """Start to play the file of a text, unless the text was stopped before."""

    def wait(self, number: int, seconds: float) -> SpeechEnded:
        """Wait until the sound, ``seconds`` long, has ended; return how the text ended."""

    def stop(self, number: int) -> None:
        """Silence every text up to this one, whether it is playing or still to come."""


class FilePlayer:
    """Plays sound files through a command, whose last argument is the file's path.

    ``start`` and ``wait`` are called by the worker's speaking threads, ``stop`` by its listening
    thread.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._not_started = SpeechOutcome.CUT_OFF
        self._started_at = 0.0
        self._stopped = -1

    def start(self, number: int, sound: Path) -> None:
        """Start to play the file of a text, unless the text was stopped before."""
        with self._lock:
            self._process, self._not_started = None, SpeechOutcome.CUT_OFF
            if number <= self._stopped:
                return
            self._started_at = time.monotonic()
            try:
                self._process = subprocess.Popen(
                    [*self._command, str(sound)],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            except OSError:
                self._not_started = SpeechOutcome.NO_PLAYER

    def wait(self, number: int, seconds: float) -> SpeechEnded:
        """Wait until the sound, ``seconds`` long, has ended; return how the text ended."""
        if self._process is None:
            return SpeechEnded(number, self._not_started, 0)
        status = self._process.wait()
        too_soon = time.monotonic() - self._started_at < TOO_SHORT < seconds
        if number <= self._stopped:
            return SpeechEnded(number, SpeechOutcome.CUT_OFF, status)
        failed = status or too_soon
        outcome = SpeechOutcome.FAILED if failed else SpeechOutcome.SPOKEN
        return SpeechEnded(number, outcome, status)

    def stop(self, number: int) -> None:
        """Silence every text up to this one, whether it is playing or still to come."""
        with self._lock:
            self._stopped = max(self._stopped, number)
            if self._process:
                self._process.kill()
