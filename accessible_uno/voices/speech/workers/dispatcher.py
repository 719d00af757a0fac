"""The worker that speaks through Speech Dispatcher: ``python -m MODULE FOLDER``.

The client library itself finds the server, by ``SPEECHD_ADDRESS`` or by what the system has set
up.  Texts are handed over one at a time, for the server cannot take back a single message.  The
server's settings stay as its owner chose them, except those that the player asks for.
"""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from accessible_uno.narration.language import OURS
from accessible_uno.settings.values import (
    SLOWEST,
    USUAL_PITCH,
    USUAL_RATE,
    Punctuation,
)
from accessible_uno.voices.speech.protocol import (
    Feature,
    FeatureMissing,
    SpeakText,
    SpeechOutcome,
)
from accessible_uno.voices.speech.workers.capabilities import respelled
from accessible_uno.voices.speech.workers.remote_worker import (
    ClientMissing,
    RemoteSpeaker,
    Report,
    run_remote_worker,
)

STARTING: Final = 8.0
"""Seconds for which other programs may go on speaking before the text begins."""

SPARE: Final = 0.5
"""Seconds added to the estimated time of a text."""

SLOW: Final = 4.0
MARGIN: Final = 1.25
"""A text may take SLOW times its estimated time where the module reports the end of texts.

Elsewhere MARGIN times, so that the next text does not wait long.
"""

LETTERS: Final = 6
"""Letters of a word, its space included."""

SERVER_FASTEST: Final = 450
"""Words a minute of the server's highest rate: the fastest that its modules speak."""

LOWEST: Final = -100
HIGHEST: Final = 100
"""The range of the server's pitch; 0 is the module's own."""

HIGHER: Final = (40, -40, 80, -80, 20, -20, 60, -60, 100, -100)
"""How much higher the voices of seats speak, once every voice has a seat."""

LIKELY: Final = {locale: facts.dispatcher for locale, facts in OURS.items()}
"""For each locale, the languages whose voices are the usual ones, the likeliest first."""

VARIANT: Final = "+"
VARIED: Final = re.compile(r"\+(fe)?male[1-9]")
"""The sign between a voice's name and its variant's, and the variants that are offered."""

MOST_VOICES: Final = 40
"""How many voices of a language are offered; some modules list thousands."""

ESPEAK: Final = "espeak"
"""How the names of the modules begin that speak with eSpeak NG."""

BETWEEN_SPAWNS: Final = 20
"""Only one of so many attempts asks for a server to be started: that starts a process, and the
attempts come twice a second."""

_attempts = itertools.count()


class SpeechDispatcher:
    """A connection to the server."""

    def __init__(self, speechd: Any, report: Callable[[Report], None]) -> None:
        self._speechd = speechd
        spawn = next(_attempts) % BETWEEN_SPAWNS == 0
        self._client = speechd.SSIPClient("accessible-uno", autospawn=spawn)
        # The client's own handler loses events that come before it knows the message's number.
        self._client._conn.set_callback(  # noqa: SLF001  # it offers no other way
            lambda number, _, kind, **__: report(lambda: self._on_event(number, kind))
        )
        self._properties: dict[str, object] = {
            "rate": 0,
            "pitch": 0,
            "volume": 100,
            "punctuation": Punctuation.NONE,
        }
        self._names_voices = False
        self._voices: dict[str, list[str]] = {}
        self.missing: set[FeatureMissing] = set()
        self._number = 0
        self._has_begun = False
        self._seconds = 0.0
        self._reports_begins = self._reports_ends = True
        self.name = str(self._client.get_output_module())

    def speak(self, message: SpeakText) -> float:
        """Hand a text to the server, which may let other programs finish first."""
        client, priorities = self._client, self._speechd.Priority
        priority = priorities.IMPORTANT if message.urgent else priorities.MESSAGE
        voice, higher = self._voice_of(message)
        pitch = min(max(2 * (message.pitch - USUAL_PITCH) + higher, LOWEST), HIGHEST)
        self._speak_in(message.locale, voice)
        self._put("pitch", pitch, client.set_pitch)
        self._put("punctuation", message.punctuation, client.set_punctuation)
        self._put("rate", server_rate(message.rate), client.set_rate)
        if message.rate > SERVER_FASTEST:
            self.missing.add(FeatureMissing(Feature.RATE))
        self._put("volume", round(message.volume * 200) - 100, client.set_volume)
        self._put("priority", priority, client.set_priority)
        self._has_begun = False
        text = self._pronounceable(message.voiced or message.text, message.locale)
        self._seconds = len(text) / LETTERS / message.rate * 60
        self._number = int(client.speak(text)[2][0])
        return STARTING if self._reports_begins else 1.0

    def voices(self) -> Mapping[str, Sequence[str]]:
        """Return the voices that the module offers; it may have thousands."""
        listed = self._client.list_synthesis_voices()
        self._voices = {locale: offered(listed, locale) for locale in LIKELY}
        return self._voices

    def stop(self) -> None:
        """Let the server drop the text."""
        self._client.cancel()

    def overdue(self) -> SpeechOutcome:
        """Cancel the text; one that had begun counts as spoken: some modules report no end."""
        self._client.cancel()
        if self._has_begun:
            self._reports_ends = False
            return SpeechOutcome.SPOKEN
        self._reports_begins = False
        return SpeechOutcome.FAILED

    def check(self) -> None:
        """Send the server a small request, which fails if the server is gone."""
        self._client.get_output_module()

    def _pronounceable(self, text: str, locale: str) -> str:
        """Return the text respelled for eSpeak NG, which is the module of most servers.

        Other modules have pronunciations of their own, for which the table is not made.
        """
        return respelled(text, locale) if self.name.startswith(ESPEAK) else text

    def _voice_of(self, message: SpeakText) -> tuple[str, int]:
        """Return the voice that speaks, empty for the usual one, and how much higher it does."""
        known = self._voices.get(message.locale, [])
        usual = message.voice if message.voice in known else ""
        if message.voice and not usual:
            self.missing.add(FeatureMissing(Feature.VOICE, message.voice, message.locale))
        if known and (usual or message.seat >= 0 or self._names_voices):
            usual = usual or known[0]  # once a voice was set by name, each text must set one
            self._names_voices = True
        return seat_voice(usual, known, message.seat) if message.seat >= 0 else (usual, 0)

    def _speak_in(self, locale: str, voice: str) -> None:
        if self._properties.get("language") != locale:
            self._put("language", locale, self._client.set_language)
            self._properties.pop("voice", None)  # the server sets it with the language
        if voice:
            self._put("voice", voice, self._client.set_synthesis_voice)

    def _put(self, name: str, value: object, change: Callable[[Any], None]) -> None:
        if self._properties.get(name) != value:
            self._properties[name] = value
            with contextlib.suppress(self._speechd.SSIPCommandError):  # it cannot do that
                change(value)

    def _on_event(self, number: int, kind: str) -> SpeechOutcome | float | None:
        kinds = self._speechd.CallbackType
        self._reports_begins |= kind == kinds.BEGIN
        self._reports_ends |= kind == kinds.END
        if number != self._number:
            return None
        match kind:
            case kinds.BEGIN:
                self._has_begun = True
                return self._seconds * (SLOW if self._reports_ends else MARGIN) + SPARE
            case kinds.END | kinds.CANCEL:  # cancelled by another program: ours are over by then
                return SpeechOutcome.SPOKEN
        return None


def seat_voice(usual: str, known: Sequence[str], seat: int) -> tuple[str, int]:
    """Return a voice and how much higher it speaks: no two seats alike, none like the usual voice.

    The module's other voices come first, variants before accents.  They speak higher or lower only
    once every voice has a seat.
    """
    others = [name for name in known if name != usual]
    voices = [usual, *sorted(others, key=lambda name: VARIANT not in name)]
    ways = [(voice, higher) for higher in (0, *HIGHER) for voice in voices]
    return ways[1:][seat % (len(ways) - 1)]


def offered(listed: Iterable[tuple[str, str | None, str | None]], locale: str) -> list[str]:
    """Return the names of a language's voices: the usual one first, its offered variants last.

    Args:
        listed: name, language and variant of each, as the server lists them.
        locale: the language.
    """
    spoken = [(str(of).lower(), name) for name, of, _ in listed if of]
    own = [(of, name) for of, name in spoken if of.split("-")[0] == locale]
    plain = [(of, name) for of, name in own if VARIANT not in name] or own
    likely = LIKELY.get(locale, (locale,))
    names = [name for of, name in sorted(plain, key=lambda each: _place(each[0], likely))]
    varied = [name for _, name in own if names and VARIED.fullmatch(name.removeprefix(names[0]))]
    return [*names, *sorted(varied, key=lambda name: name[-1])][:MOST_VOICES]


def _place(language: str, likely: Sequence[str]) -> int:
    return likely.index(language) if language in likely else len(likely)


def server_rate(rate: int) -> int:
    """Return words a minute as the server has them: -100 to 100, the usual rate 0."""
    if rate < USUAL_RATE:
        return round(100 * (rate - USUAL_RATE) / (USUAL_RATE - SLOWEST))
    share = (min(rate, SERVER_FASTEST) - USUAL_RATE) / (SERVER_FASTEST - USUAL_RATE)
    return round(HIGHEST * share)


def connect(report: Callable[[Report], None]) -> RemoteSpeaker:
    """Reach the server.

    Raises:
        ClientMissing: the client library is not installed.
        Exception: nobody answers.
    """
    try:
        import speechd
    except ImportError as reason:
        raise ClientMissing(str(reason)) from None
    return SpeechDispatcher(speechd, report)


if __name__ == "__main__":
    run_remote_worker(connect)
