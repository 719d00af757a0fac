"""The worker that speaks through Speech Dispatcher: ``python -m ...dispatcher FOLDER ""``.

Where the server is, and whether it may be started, is its client's own affair: ``SPEECHD_ADDRESS``
and what the system has set up.  Our tellings come one at a time, for whatever the server holds
cannot be taken back singly; it is left as its owner set it up wherever the player asks for nothing
else.
"""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from accessible_uno.settings.values import FASTEST, SLOWEST, USUAL_PITCH, USUAL_RATE, Punctuation
from accessible_uno.voices.speech.protocol import Lack, Lacks, Outcome, Say
from accessible_uno.voices.speech.remote_worker import Heard, Lacking, Speaker, host

STARTING: Final = 8.0
"""Seconds that others may go on speaking before us."""

SPARE: Final = 0.5
"""Seconds that a telling may last longer than it should."""

SLOW: Final = 4.0
MARGIN: Final = 1.25
"""How many times as long it may last: where its end is sure to be told, and where it is not."""

LETTERS: Final = 6
"""Letters of a word, the space with it."""

LOWEST: Final = -100
HIGHEST: Final = 100
"""The server's pitch; 0 is the module's own."""

HIGHER: Final = (40, -40, 80, -80, 20, -20, 60, -60, 100, -100)
"""How much higher the voices of players speak, where there are not enough of them."""

LIKELY: Final[dict[str, tuple[str, ...]]] = {
    "fr": ("fr", "fr-fr"),
    "en": ("en", "en-gb", "en-us"),
}
"""The languages whose voices are the usual ones, the likeliest first."""

VARIANT: Final = "+"
VARIED: Final = re.compile(r"\+(fe)?male[1-9]")
"""A variant's name behind that of its voice: what parts them, and those that are offered."""

MOST_VOICES: Final = 40
"""As many are offered for a language."""

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
        self._set: dict[str, object] = {
            "rate": 0,
            "pitch": 0,
            "volume": 100,
            "punctuation": Punctuation.NONE,
        }
        self._names_voices = False
        self._voices: dict[str, list[str]] = {}
        self.lacks: set[Lacks] = set()
        self._number = 0
        self._begun = False
        self._seconds = 0.0
        self._reports_begins = self._reports_ends = True
        self.name = str(self._client.get_output_module())

    def begin(self, say: Say) -> float:
        """Hand it to the server; others may have to come to their end first."""
        client, priorities = self._client, self._speechd.Priority
        priority = priorities.IMPORTANT if say.urgent else priorities.MESSAGE
        voice, higher = self._who(say)
        pitch = min(max(2 * (say.pitch - USUAL_PITCH) + higher, LOWEST), HIGHEST)
        self._speak_in(say.locale, voice)
        self._put("pitch", pitch, client.set_pitch)
        self._put("punctuation", say.punctuation, client.set_punctuation)
        self._put("rate", server_rate(say.rate), client.set_rate)
        self._put("volume", round(say.volume * 200) - 100, client.set_volume)
        self._put("priority", priority, client.set_priority)
        self._begun = False
        text = say.voiced or say.text
        self._seconds = len(text) / LETTERS / say.rate * 60
        self._number = int(client.speak(text)[2][0])
        return STARTING if self._reports_begins else 1.0

    def voices(self) -> Mapping[str, Sequence[str]]:
        """Return the voices that the module offers; it may have thousands."""
        listed = self._client.list_synthesis_voices()
        self._voices = {locale: offered(listed, locale) for locale in LIKELY}
        return self._voices

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

    def _who(self, say: Say) -> tuple[str, int]:
        """Return the voice that speaks, empty for the usual one, and how much higher it does."""
        known = self._voices.get(say.locale, [])
        usual = say.voice if say.voice in known else ""
        if say.voice and not usual:
            self.lacks.add(Lacks(Lack.VOICE, say.voice, say.locale))
        if known and (usual or say.seat >= 0 or self._names_voices):
            usual = usual or known[0]  # a voice once named is not unnamed again
            self._names_voices = True
        return seat_voice(usual, known, say.seat) if say.seat >= 0 else (usual, 0)

    def _speak_in(self, locale: str, voice: str) -> None:
        if self._set.get("language") != locale:
            self._put("language", locale, self._client.set_language)
            self._set.pop("voice", None)  # which goes with its language
        if voice:
            self._put("voice", voice, self._client.set_synthesis_voice)

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


def seat_voice(usual: str, known: Sequence[str], seat: int) -> tuple[str, int]:
    """Return a voice and how much higher it speaks, no two seats alike and none like the usual.

    The module's other voices come first, variants before accents; each speaks higher or lower only
    when all have their seat.
    """
    others = [name for name in known if name != usual]
    voices = [usual, *sorted(others, key=lambda name: VARIANT not in name)]
    ways = [(voice, higher) for higher in (0, *HIGHER) for voice in voices]
    return ways[1:][seat % (len(ways) - 1)]


def offered(listed: Iterable[tuple[str, str | None, str | None]], locale: str) -> list[str]:
    """Return the names of a language's voices, the usual one first, and few of those that vary it.

    Args:
        listed: name, language and variant of each, as the server lists them.
        locale: the language.
    """
    spoken = [(str(of).lower(), name) for name, of, _ in listed if of]
    own = [(of, name) for of, name in spoken if of.split("-")[0] == locale]
    plain = [(of, name) for of, name in own if VARIANT not in name] or own
    likely = LIKELY[locale]
    names = [name for of, name in sorted(plain, key=lambda each: _place(each[0], likely))]
    varied = [name for _, name in own if names and VARIED.fullmatch(name.removeprefix(names[0]))]
    return [*names, *sorted(varied, key=lambda name: name[-1])][:MOST_VOICES]


def _place(language: str, likely: Sequence[str]) -> int:
    return likely.index(language) if language in likely else len(likely)


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
