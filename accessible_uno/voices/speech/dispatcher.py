"""The worker that speaks through Speech Dispatcher: ``python -m ...dispatcher FOLDER ""``.

Where the server is, and whether it may be started, is its client's own affair: ``SPEECHD_ADDRESS``
and what the system has set up.  Our tellings come one at a time, for whatever the server holds
cannot be taken back singly; it is left as its owner set it up wherever the player asks for nothing
else.
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable
from typing import Any, Final

from accessible_uno.voices.speech.hosting import Heard, Lacking, Speaker, host
from accessible_uno.voices.speech.manner import FASTEST, SLOWEST, USUAL_RATE
from accessible_uno.voices.speech.protocol import Outcome, Say

STARTING: Final = 8.0
"""Seconds that others may go on speaking before us."""

SPARE: Final = 0.5
"""Seconds that a telling may last longer than it should."""

SLOW: Final = 4.0
MARGIN: Final = 1.25
"""How many times as long it may last: where its end is sure to be told, and where it is not."""

LETTERS: Final = 6
"""Letters of a word, the space with it."""

BETWEEN_SPAWNS: Final = 20
"""The server is asked to start with every so many attempts to reach it."""

_attempts = itertools.count()


class Dispatcher:
    """A connection to the server."""

    def __init__(self, speechd: Any, heard: Callable[[Heard], None]) -> None:
        self._speechd = speechd
        spawn = next(_attempts) % BETWEEN_SPAWNS == 0
        self._client = speechd.SSIPClient("accessible-uno", autospawn=spawn)
        # The client's own handler loses what is reported before it knows the message's number.
        self._client._conn.set_callback(
            lambda number, _, kind, **__: heard(lambda: self._reported(number, kind))
        )
        self._set: dict[str, object] = {"rate": 0, "volume": 100}
        self._number = 0
        self._begun = False
        self._seconds = 0.0
        self._reports_begins = self._reports_ends = True
        self.name = str(self._client.get_output_module())

    def begin(self, say: Say) -> float:
        """Hand it to the server; others may have to come to their end first."""
        client, priorities = self._client, self._speechd.Priority
        priority = priorities.IMPORTANT if say.urgent else priorities.MESSAGE
        self._put("language", say.locale, client.set_language)
        self._put("rate", server_rate(say.rate), client.set_rate)
        self._put("volume", round(say.volume * 200) - 100, client.set_volume)
        self._put("priority", priority, client.set_priority)
        self._begun = False
        self._seconds = len(say.text) / LETTERS / say.rate * 60
        self._number = int(client.speak(say.text)[2][0])
        return STARTING if self._reports_begins else 1.0

    def stop(self) -> None:
        """Let the server drop it."""
        self._client.cancel()

    def overdue(self) -> Outcome:
        """Make room for what comes next; what had begun was heard, for some modules tell no end."""
        self._client.cancel()
        if self._begun:
            self._reports_ends = False
            return Outcome.TOLD
        self._reports_begins = False
        return Outcome.FAILED

    def check(self) -> None:
        """Ask the server something."""
        self._client.get_output_module()

    def _put(self, name: str, value: object, change: Callable[[Any], None]) -> None:
        if self._set.get(name) != value:
            self._set[name] = value
            with contextlib.suppress(self._speechd.SSIPCommandError):  # it cannot do that
                change(value)

    def _reported(self, number: int, kind: str) -> Outcome | float | None:
        kinds = self._speechd.CallbackType
        self._reports_begins |= kind == kinds.BEGIN
        self._reports_ends |= kind == kinds.END
        if number != self._number:
            return None
        match kind:
            case kinds.BEGIN:
                self._begun = True
                return self._seconds * (SLOW if self._reports_ends else MARGIN) + SPARE
            case kinds.END | kinds.CANCEL:  # cancelled by another: ours is no longer under way
                return Outcome.TOLD
        return None


def server_rate(rate: int) -> int:
    """Return words a minute as the server has them: -100 to 100, the usual rate 0."""
    if rate < USUAL_RATE:
        return round(100 * (rate - USUAL_RATE) / (USUAL_RATE - SLOWEST))
    return round(100 * (rate - USUAL_RATE) / (FASTEST - USUAL_RATE))


def connect(heard: Callable[[Heard], None]) -> Speaker:
    """Reach the server.

    Raises:
        Lacking: its client's library is not installed.
        Exception: nobody answers.
    """
    try:
        import speechd
    except ImportError as reason:
        raise Lacking(str(reason)) from None
    return Dispatcher(speechd, heard)


if __name__ == "__main__":
    host(connect)
