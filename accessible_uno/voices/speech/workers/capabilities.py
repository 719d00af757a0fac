"""Features of engines that differ from engine to engine: voices, pitch, punctuation, respelling.

Words that eSpeak NG says wrong are written so that it says them right: each language has a table,
``locales/*/respelling.txt``.  It serves our own speech alone: a screen reader, print and braille
get the words as they are spelt.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessible_uno.narration.language import OURS
from accessible_uno.settings.values import Punctuation

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def language_folder(locale: str) -> Traversable:
    """Return the folder of a language; that of a package is looked for only where it speaks."""
    return OURS[locale].folder if locale in OURS else _brought(locale)[0]


def usual_voices(locale: str) -> tuple[str, ...]:
    """Return the names of a language's voice to try in turn."""
    return USUAL_VOICES.get(locale) or _brought(locale)[1]


@cache
def _brought(locale: str) -> tuple[Traversable, tuple[str, ...]]:
    """Return the folder and the voices of a language that a package brings."""
    from accessible_uno.narration.languages import find_language, folder_of

    facts = find_language(locale)
    return folder_of(locale), facts.voices if facts else (locale,)


USUAL_VOICES: Final = {locale: facts.voices for locale, facts in OURS.items()}
"""Names of a language's voice to try in turn: eSpeak NG's own, its aliases, its older names."""

SeatVoice: TypeAlias = tuple[str, int]
"""A voice of the engine, and how much higher than usual it speaks."""


class GenericCapabilities:
    """An engine of which pyttsx3 offers only its voices, each under a number or a path.

    Each seat gets one of the language's other voices, as long as there are enough.

    Another engine's features stand in a class below this one.

    Args:
        engine: pyttsx3's engine.
        driver: pyttsx3's name of the system's own: ``sapi5`` of Windows, ``nsss`` of macOS.

    Attributes:
        has_pitch: whether the pitch can be set.
        suffix: how the files that it writes must be called.
        writes_at_once: whether a file is whole when the call that writes it returns; then the
            engine neither needs its run for that nor reports the end.
    """

    has_pitch = False

    def __init__(self, engine: Any, driver: str = "") -> None:
        self.suffix = ".aiff" if driver == "nsss" else ".wav"
        self.writes_at_once = driver == "sapi5"
        self._voices: list[Any] = list(engine.getProperty("voices") or ())

    def is_busy(self) -> bool:
        """Whether it still works on a text or a setting; these do so within their run alone."""
        return False

    def voice_names(self, locale: str) -> Sequence[str]:
        """Return the names of a language's voices, as the system calls them."""
        return [str(voice.name) for voice in self._speaking(locale)]

    def voice_id(self, name: str) -> str:
        """Return what the engine itself calls a voice: its number or path; the name if unknown."""
        ids = (str(voice.id) for voice in self._voices if name in (voice.name, voice.id))
        return next(ids, name)

    def is_set(self, voice: str) -> bool:
        """Whether this voice, just set and not refused, is really the one that speaks."""
        return any(voice == str(each.id) for each in self._voices)

    def seat_voice(self, usual: str, locale: str, seat: int) -> SeatVoice | None:
        """Return the voice of a seat, where the usual voice speaks for the game."""
        others = [str(each.id) for each in self._speaking(locale) if str(each.id) != usual]
        return (others[seat], 0) if seat < len(others) else None

    def set_punctuation(self, punctuation: Punctuation) -> bool:
        """Speak the names of these marks; return whether it can: only where there is none."""
        return punctuation is Punctuation.NONE

    def pronounceable(self, text: str, locale: str) -> str:  # noqa: ARG002 - nothing is known of it
        """Return the text as the engine must read it to be understood: as it is."""
        return text

    def _speaking(self, locale: str) -> list[Any]:
        return [
            voice
            for voice in self._voices
            if any(str(spoken).lower().startswith(locale) for spoken in voice.languages or ())
        ]


FILE: Final = "respelling.txt"
_COMMENT: Final = "#"
_EQUALS: Final = "="


def respelled(text: str, locale: str) -> str:
    """Return the text with the words of the language's table replaced, in whatever case."""
    table = load_respellings(locale)
    if not table:
        return text
    return _pattern(locale).sub(lambda found: table[found[0].casefold()], text)


@cache
def load_respellings(locale: str) -> dict[str, str]:
    """Return what is written instead of each word or phrase; empty where there is no table."""
    file = language_folder(locale) / FILE
    return dict(_entries(file.read_text("utf-8"))) if file.is_file() else {}


@cache
def _pattern(locale: str) -> re.Pattern[str]:
    """Return what finds whole words; of two phrases that begin alike, the longer one."""
    longest_first = sorted(load_respellings(locale), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)


def _entries(lines: str) -> Iterator[tuple[str, str]]:
    for line in lines.splitlines():
        written, equals, spoken = line.partition(_EQUALS)
        if equals and not line.startswith(_COMMENT):
            yield written.strip().casefold(), spoken.strip()
