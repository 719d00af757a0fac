"""Plays sound files one at a time, each by a process that can be killed to silence it."""

from __future__ import annotations

import struct
import subprocess
import threading
import time
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from accessible_uno.voices.speech.protocol import SpeechEnded, SpeechOutcome

_CHUNK: Final = struct.Struct(">4sI")
_COMMON: Final = struct.Struct(">hIhH")
"""Channels, frames, bits of a sample, and the exponent of the frames a second."""

_BIAS: Final = 16383 + 63
"""What the exponent is too high by, where the mantissa is taken for a whole number."""


def sound_seconds(sound: Path) -> float:
    """Return how long a sound is.

    Raises:
        wave.Error: it is neither WAV nor AIFF.
    """
    raw = sound.read_bytes()
    if raw[:4] == b"FORM" and raw[8:12] in (b"AIFF", b"AIFC"):
        return _aiff_seconds(raw)
    with wave.open(str(sound)) as file:
        return float(file.getnframes() / file.getframerate())


def _aiff_seconds(raw: bytes) -> float:
    place = 12
    while place + _CHUNK.size <= len(raw):
        name, size = _CHUNK.unpack_from(raw, place)
        place += _CHUNK.size
        if name == b"COMM" and size >= 18 and place + 18 <= len(raw):
            _, frames, _, exponent = _COMMON.unpack_from(raw, place)
            mantissa = int.from_bytes(raw[place + 10 : place + 18], "big")
            rate = float(mantissa) * 2.0 ** (exponent - _BIAS)
            return float(frames / rate) if rate else 0.0
        place += size + size % 2
    raise wave.Error("an AIFF file without its COMM chunk")


TOO_SHORT: Final = 0.1
"""Seconds: a player that ends sooner has not played a longer sound; some report no error."""


class Player(Protocol):
    """Plays the sound files of texts, each with the number of its text."""

    def start(self, number: int, sound: Path) -> None:
        """Start to play the file of a text, unless the text was stopped before."""

    def is_stopped(self, number: int) -> bool:
        """Return whether a text is to be silent."""

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

    def is_stopped(self, number: int) -> bool:
        """Return whether a text is to be silent."""
        return number <= self._stopped

    def stop(self, number: int) -> None:
        """Silence every text up to this one, whether it is playing or still to come."""
        with self._lock:
            self._stopped = max(self._stopped, number)
            if self._process:
                self._process.kill()


_ASLEEP: Final = 0.1
"""Seconds that a device may need for its first sound, more than the sound lasts."""


class WindowsPlayer:
    """Plays one file at a time, as :class:`FilePlayer` does, and starts no process for it.

    Windows does not tell when a sound ends; so the sound gets the time that it lasts.
    """

    def __init__(self) -> None:
        import winsound

        self._library: Any = winsound
        self._lock = threading.Lock()
        self._silenced = threading.Event()
        self._outcome = SpeechOutcome.CUT_OFF
        self._stopped = -1

    def start(self, number: int, sound: Path) -> None:
        """Start to play the file of a text, unless the text was stopped before."""
        library = self._library
        with self._lock:
            self._outcome = SpeechOutcome.CUT_OFF
            if number <= self._stopped:
                return
            self._silenced.clear()
            try:
                library.PlaySound(
                    str(sound), library.SND_FILENAME | library.SND_ASYNC | library.SND_NODEFAULT
                )
                self._outcome = SpeechOutcome.SPOKEN
            except RuntimeError:
                self._outcome = SpeechOutcome.FAILED

    def wait(self, number: int, seconds: float) -> SpeechEnded:
        """Wait until the sound, ``seconds`` long, has ended; return how the text ended."""
        if self._outcome is SpeechOutcome.SPOKEN and self._silenced.wait(seconds + _ASLEEP):
            self._outcome = SpeechOutcome.CUT_OFF
        return SpeechEnded(number, self._outcome, 0)

    def is_stopped(self, number: int) -> bool:
        """Return whether a text is to be silent."""
        return number <= self._stopped

    def stop(self, number: int) -> None:
        """Silence every text up to this one, whether it is playing or still to come."""
        with self._lock:
            self._stopped = max(self._stopped, number)
            self._silenced.set()
            self._library.PlaySound(None, 0)
