"""pyttsx3, used only to write speech into files."""

from __future__ import annotations

import ctypes
import re
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from pyttsx3.drivers import _espeak

from accessible_uno.settings.values import MOST, USUAL_PITCH, Punctuation
from accessible_uno.voices.speech.protocol import Feature, FeatureMissing, SpeakText
from accessible_uno.voices.speech.workers.capabilities import (
    USUAL_VOICES,
    GenericCapabilities,
    SeatVoice,
    respelled,
    usual_voices,
)

_WOMAN: Final[SeatVoice] = ("f2", 0)
SEATS: Final[tuple[SeatVoice, ...]] = (
    _WOMAN,
    ("m8", -25),
    ("m2", 10),
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


_BUSY_CHECK: Final = 0.0005
"""Seconds between two questions whether the engine is busy; it seldom is, and not for long."""


class VoicedText(NamedTuple):
    """What is spoken, in which voice of the engine, and how much higher than usual."""

    voice: str
    higher: int
    text: str


class Pyttsx3Engine:
    """pyttsx3, used only to write files.

    When a run begins, pyttsx3 cancels whatever eSpeak NG still works on, be it a new rate or the
    end of the last text, and cancels once more later.  So each run waits until the engine is not
    busy; the empty first run too, which is made because a first run returns before its work is
    done.

    Attributes:
        name: the driver's name.
        missing: what it could not do for this text or one before.
    """

    def __init__(self) -> None:
        import pyttsx3

        self._engine: Any = pyttsx3.init()
        self.name = str(self._engine)
        self.missing: set[FeatureMissing] = set()
        self._was_refused = False
        self._on_written: Callable[[], None] | None = None
        self._voices: dict[tuple[str, str], str] = {}
        self._properties: dict[str, object] = {}
        self._capabilities = self._find_capabilities()
        self._engine.connect("error", self._on_error)
        self._engine.connect("finished-utterance", self._on_finished)
        self._run()

    def _find_capabilities(self) -> GenericCapabilities:
        if self.name == "espeak":
            from accessible_uno.voices.speech.workers.pyttsx3_engine import EspeakCapabilities

            return EspeakCapabilities()
        return GenericCapabilities(self._engine, self.name)

    @property
    def suffix(self) -> str:
        """How the files that it writes must be called."""
        return self._capabilities.suffix

    def voices(self) -> dict[str, list[str]]:
        """Return the names of voices that may be asked for, by language, the usual one first."""
        return {locale: list(self._capabilities.voice_names(locale)) for locale in USUAL_VOICES}

    def write(self, message: SpeakText, sound: Path, on_written: Callable[[], None]) -> str:
        """Write a text's sound, call ``on_written`` the moment it is there; return the voice.

        Raises:
            RuntimeError: the engine was cancelled; it is of no further use.
        """
        voiced = self._voiced_text(message)
        self._put("voice", voiced.voice)
        self._put("rate", message.rate)
        self._put("volume", message.volume)
        self._set_pitch(message.pitch, voiced.higher)
        self._set_punctuation(Punctuation(message.punctuation))
        self._on_written = on_written
        text = self._capabilities.pronounceable(voiced.text, message.locale)
        self._engine.save_to_file(text, str(sound))
        if self._capabilities.writes_at_once:
            self._on_finished(completed=sound.exists())  # its run might wait for an end gone by
        else:
            self._run()
        if self._on_written is not None:
            raise RuntimeError("the engine was cancelled")
        return voiced.voice

    def _run(self) -> None:
        while self._capabilities.is_busy():
            time.sleep(_BUSY_CHECK)
        self._engine.runAndWait()

    def _voiced_text(self, message: SpeakText) -> VoicedText:
        """Return what is spoken; a seat without a voice of its own is spoken with its name."""
        usual = self._voice(message.locale, message.voice)
        if message.seat >= 0:
            own = self._capabilities.seat_voice(usual, message.locale, message.seat)
            if own:
                return VoicedText(*own, message.voiced or message.text)
            self.missing.add(FeatureMissing(Feature.SEATS))
        return VoicedText(usual, 0, message.text)

    def _voice(self, locale: str, wanted: str) -> str:
        if (locale, wanted) not in self._voices:
            self._voices[locale, wanted] = self._find_voice(locale, wanted)
        return self._voices[locale, wanted]

    def _find_voice(self, locale: str, wanted: str) -> str:
        if wanted:
            name = self._capabilities.voice_id(wanted)
            if self._put("voice", name) and self._capabilities.is_set(name):
                return name
            self._properties.pop("voice", None)
            self.missing.add(FeatureMissing(Feature.VOICE, wanted, locale))
            return self._voice(locale, "")
        for name in usual_voices(locale):
            if self._put("voice", name):
                return name
        for voice in self._engine.getProperty("voices"):
            if any(str(spoken).startswith(locale) for spoken in voice.languages or ()):
                return str(voice.id)
        return str(self._engine.getProperty("voice"))

    def _set_pitch(self, pitch: int, higher: int) -> None:
        if self._capabilities.has_pitch:
            self._put("pitch", min(max(pitch + higher, 0), MOST))
        elif pitch != USUAL_PITCH:
            self.missing.add(FeatureMissing(Feature.PITCH))

    def _set_punctuation(self, punctuation: Punctuation) -> None:
        if self._properties.get("punctuation", Punctuation.NONE) is not punctuation:
            self._properties["punctuation"] = punctuation
            if not self._capabilities.set_punctuation(punctuation):
                self.missing.add(FeatureMissing(Feature.PUNCTUATION))

    def _put(self, name: str, value: object) -> bool:
        """Set a property that has another value; return whether the engine accepted it."""
        if self._properties.get(name) != value:
            self._was_refused = False
            self._engine.setProperty(name, value)
            if self._was_refused:
                return False
            self._properties[name] = value
        return True

    def _on_error(self, **_: object) -> None:
        self._was_refused = True

    def _on_finished(self, completed: bool, **_: object) -> None:
        if completed and self._on_written is not None:
            on_written, self._on_written = self._on_written, None
            on_written()
