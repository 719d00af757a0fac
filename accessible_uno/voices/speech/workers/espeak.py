"""What eSpeak NG can do and pyttsx3 does not offer."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from pyttsx3.drivers import _espeak

from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.speech.workers.capabilities import (
    GenericCapabilities,
    SeatVoice,
    respelled,
    usual_voices,
)

_WOMAN: Final[SeatVoice] = ("f2", 0)
SEATS: Final[tuple[SeatVoice, ...]] = (
    _WOMAN,
    ("m8", -25),
    ("croak", 15),
    ("f5", 35),
    ("klatt4", 30),
    ("f4", -25),
    ("m1", -30),
    ("f1", -10),
    ("f3", 15),
    ("whisper", 0),
    ("klatt", -20),
)
"""Variants of a voice and how much higher they speak: no two of them, nor the plain voice, have a
similar pitch and colour.  The first ones differ most, for most tables are small.  There is one
more than there are players: the woman's voice at its own pitch is left out when the player has
chosen a woman's voice for the game."""

_SENSE: Final = ":;!?«»“”()"
_MARKS: Final[dict[Punctuation, tuple[int, str]]] = {
    Punctuation.NONE: (_espeak.PUNCT_NONE, ""),
    Punctuation.SOME: (_espeak.PUNCT_SOME, _SENSE),
    Punctuation.MOST: (_espeak.PUNCT_SOME, _SENSE + ".,…–-+/"),
    Punctuation.ALL: (_espeak.PUNCT_ALL, ""),
}
"""The marks of each level; only ALL names apostrophes, for that cuts words in two."""

_MBROLA: Final = "mb/"
_VARIANT: Final = re.compile(r"!v/([fm]\d)")
_VARIANTS: Final = b"variant"


class EspeakCapabilities(GenericCapabilities):
    """eSpeak NG, through the library that pyttsx3 has loaded."""

    has_pitch = True
    suffix = ".wav"
    writes_at_once = False

    def __init__(self) -> None:
        self._set_list: Any = _espeak.dll.espeak_SetPunctuationList
        self._set_list.argtypes = [ctypes.c_wchar_p]  # pyttsx3 declares a single character

    def is_busy(self) -> bool:
        """Whether it still works on a text or a setting."""
        return bool(_espeak.IsPlaying())

    def voice_names(self, locale: str) -> Sequence[str]:
        """Return the language's own voices, then the first one as a woman, a man, and so on."""
        usual = usual_voices(locale)[0].split("/")[-1]
        own = [name for name in self._own_voices(locale) if name != usual]
        return [usual, *own, *(f"{usual}+{variant}" for variant in self._variants())]

    def voice_id(self, name: str) -> str:
        """Return the name: eSpeak NG knows its voices by several names."""
        return name

    def is_set(self, voice: str) -> bool:
        """Whether it is; instead of a variant that does not exist eSpeak NG sets the plain one."""
        known = _espeak.GetCurrentVoice().contents.identifier.decode("utf-8", "replace")
        return ("+" in voice) == ("+" in known)

    def seat_voice(
        self,
        usual: str,
        locale: str,  # noqa: ARG002 - the usual voice already speaks it
        seat: int,
    ) -> SeatVoice | None:
        """Return a variant of the usual voice, other than the one that was chosen for the game."""
        plain, _, chosen = usual.partition("+")
        free = [own for own in SEATS if own is not _WOMAN or not chosen.startswith("f")]
        if seat >= len(free):
            return None
        variant, higher = free[seat]
        return f"{plain}+{variant}", higher

    def set_punctuation(self, punctuation: Punctuation) -> bool:
        """Name the marks of this level."""
        level, marks = _MARKS[punctuation]
        self._set_list(marks)
        _espeak.SetParameter(_espeak.PUNCTUATION, level, 0)
        return True

    def pronounceable(self, text: str, locale: str) -> str:
        """Return the text with the words respelled that it would say wrong."""
        return respelled(text, locale)

    def _own_voices(self, locale: str) -> Iterator[str]:
        for voice in _espeak.ListVoices(None):
            identifier = voice.identifier.decode("utf-8", "replace").lower()
            languages = (voice.languages or b"")[1:].decode("utf-8", "replace")
            if languages.startswith(locale) and not identifier.startswith(_MBROLA):
                yield identifier.split("/")[-1]

    def _variants(self) -> list[str]:
        of_variants = _espeak.VOICE()
        of_variants.languages = _VARIANTS
        listed = (
            _VARIANT.fullmatch(voice.identifier.decode("utf-8", "replace"))
            for voice in _espeak.ListVoices(of_variants)
        )
        return sorted(found[1] for found in listed if found)
