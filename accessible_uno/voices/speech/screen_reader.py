"""The worker that speaks through the player's screen reader: ``python -m ...bridge FOLDER ""``.

prismatoid finds the screen reader that runs, or else what the system speaks with.  Rate, pitch and
volume are the reader's own: they stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from accessible_uno.voices.speech.protocol import Lacks, Outcome, Say
from accessible_uno.voices.speech.remote_worker import Heard, Lacking, Speaker, host

READING: Final = 0.045
"""Seconds that a letter takes: no screen reader tells when it has done."""

LOOK: Final = 0.1
"""Seconds between questions to the few that can be asked whether they speak."""

_LONGEST: Final = 60.0


class Bridge:
    """The way to whatever speaks."""

    def __init__(self, prism: Any) -> None:
        self._context = prism.Context()
        self._reader = self._context.acquire_best()
        self._can = self._reader.features
        self._locale = ""
        self._seconds = 0.0
        self.name = str(self._reader.name)
        self.lacks: set[Lacks] = set()

    def voices(self) -> Mapping[str, Sequence[str]]:
        """Return none: the voice is the reader's own."""
        return {}

    def begin(self, say: Say) -> float:
        """Hand it over; what is urgent cuts off what is spoken."""
        if say.locale != self._locale and self._can.supports_set_voice:
            self._choose_voice(say.locale)
        self._locale = say.locale
        self._reader.speak(say.text, say.urgent)
        self._seconds = len(say.text) * READING
        if not self._can.supports_is_speaking:
            return self._seconds
        self._seconds = _LONGEST
        return LOOK

    def stop(self) -> None:
        """Silence it."""
        if self._can.supports_stop:
            self._reader.stop()

    def overdue(self) -> Outcome | float:
        """Return that it has been told, as far as can be known."""
        if not self._can.supports_is_speaking or self._seconds <= 0 or not self._reader.speaking:
            return Outcome.TOLD
        self._seconds -= LOOK
        return LOOK

    def check(self) -> None:
        """Raise, if nothing speaks any longer.

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


def connect(_: Callable[[Heard], None]) -> Speaker:
    """Find what speaks; that may take seconds.

    Raises:
        Lacking: prismatoid is not installed.
        Exception: nothing speaks here.
    """
    try:
        import prism
    except (ImportError, OSError) as reason:
        raise Lacking(str(reason)) from None
    return Bridge(prism)


if __name__ == "__main__":
    host(connect)
