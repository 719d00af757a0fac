"""The worker that speaks through the player's screen reader: ``python -m MODULE FOLDER``.

prismatoid finds the screen reader that runs, or else what the system speaks with.  Rate, pitch and
volume are the reader's own and stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from accessible_uno.voices.speech.protocol import FeatureMissing, SpeakText, SpeechOutcome
from accessible_uno.voices.speech.workers.remote_worker import (
    ClientMissing,
    RemoteSpeaker,
    Report,
    run_remote_worker,
)

SECONDS_A_LETTER: Final = 0.045
"""How long a letter takes, by estimate: no screen reader reports when it is done."""

CHECK_INTERVAL: Final = 0.1
"""Seconds between questions to the few readers that can say whether they speak."""

_LONGEST: Final = 60.0
"""Seconds after which a text counts as spoken, whatever the reader says."""


class ScreenReader:
    """The screen reader that prismatoid has found."""

    def __init__(self, prism: Any) -> None:
        self._context = prism.Context()
        self._reader = self._context.acquire_best()
        self._can = self._reader.features
        self._locale = ""
        self._seconds = 0.0
        self.name = str(self._reader.name)
        self.missing: set[FeatureMissing] = set()

    def voices(self) -> Mapping[str, Sequence[str]]:
        """Return no names: the voice is the reader's own."""
        return {}

    def speak(self, message: SpeakText) -> float:
        """Hand a text over; an urgent one cuts off what is spoken."""
        if message.locale != self._locale and self._can.supports_set_voice:
            self._choose_voice(message.locale)
        self._locale = message.locale
        self._reader.speak(message.text, message.urgent)
        self._seconds = len(message.text) * SECONDS_A_LETTER
        if not self._can.supports_is_speaking:
            return self._seconds
        self._seconds = _LONGEST
        return CHECK_INTERVAL

    def stop(self) -> None:
        """Silence the reader, if it can be silenced."""
        if self._can.supports_stop:
            self._reader.stop()

    def overdue(self) -> SpeechOutcome | float:
        """Return that the text has been spoken, as far as can be known, or when to ask again."""
        if not self._can.supports_is_speaking or self._seconds <= 0 or not self._reader.speaking:
            return SpeechOutcome.SPOKEN
        self._seconds -= CHECK_INTERVAL
        return CHECK_INTERVAL

    def check(self) -> None:
        """Raise if the reader no longer runs.

        Raises:
            ConnectionError: it has gone.
        """
        if not self._reader.features.is_supported_at_runtime:
            raise ConnectionError(self.name)

    def _choose_voice(self, locale: str) -> None:
        """Take the first voice of the language; screen readers themselves have none to choose."""
        reader = self._reader
        for number in range(reader.voices_count):
            if reader.get_voice_language(number).lower().startswith(locale):
                reader.voice = number
                return


def connect(_: Callable[[Report], None]) -> RemoteSpeaker:
    """Find what speaks; that may take seconds.

    Raises:
        ClientMissing: prismatoid is not installed.
        Exception: nothing speaks here.
    """
    try:
        import prism
    except (ImportError, OSError) as reason:
        raise ClientMissing(str(reason)) from None
    return ScreenReader(prism)


if __name__ == "__main__":
    run_remote_worker(connect)
