"""Plays sound files through Windows itself, in the worker's own process."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any, Final

from accessible_uno.voices.speech.protocol import SpeechEnded, SpeechOutcome

NAME: Final = "winsound"
"""What stands for this player where a command would name another, and the module that plays."""

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

    def stop(self, number: int) -> None:
        """Silence every text up to this one, whether it is playing or still to come."""
        with self._lock:
            self._stopped = max(self._stopped, number)
            self._silenced.set()
            self._library.PlaySound(None, 0)
