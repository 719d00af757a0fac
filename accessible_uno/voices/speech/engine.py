"""pyttsx3, made to write what it is told into files."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from accessible_uno.settings.values import USUAL_PITCH, Punctuation
from accessible_uno.voices.speech.capabilities import EngineCapabilities, Plain
from accessible_uno.voices.speech.languages import VOICES
from accessible_uno.voices.speech.params import clamped
from accessible_uno.voices.speech.protocol import Lack, Lacks, Say

_LOOK: Final = 0.0005


class Speaker(NamedTuple):
    """Who speaks a telling: a voice of the engine, so much higher, and what it says."""

    voice: str
    higher: int
    text: str


class Engine:
    """pyttsx3, made to write files only.

    When a run begins, pyttsx3 cancels whatever eSpeak NG is still at, be it a new rate or the end
    of the last text, and remembers to cancel once more; so each run, the empty first one too,
    waits until it is at nothing.

    Attributes:
        name: the driver's name.
        lacks: what it could not do for the last telling, or another before.
    """

    def __init__(self) -> None:
        import pyttsx3

        self._engine: Any = pyttsx3.init()
        self.name = str(self._engine)
        self.lacks: set[Lacks] = set()
        self._refused = False
        self._written: Any = None
        self._voices: dict[tuple[str, str], str] = {}
        self._set: dict[str, object] = {}
        self._gifts = self._found_gifts()
        self._engine.connect("error", self._refuse)
        self._engine.connect("finished-utterance", self._finish)
        self._run()

    def _found_gifts(self) -> EngineCapabilities:
        if self.name == "espeak":
            from accessible_uno.voices.speech.espeak import Espeak

            return Espeak()
        return Plain(self._engine)

    def voices(self) -> dict[str, list[str]]:
        """Return the names of voices that may be asked for, by language, the usual one first."""
        return {locale: list(self._gifts.voices(locale)) for locale in VOICES}

    def write(self, say: Say, sound: Path, written: Any) -> str:
        """Write a telling's sound and call ``written`` the moment it is there; return the voice.

        Raises:
            RuntimeError: the engine was cancelled; it is of no further use.
        """
        speaker = self._speaker(say)
        self._put("voice", speaker.voice)
        self._put("rate", say.rate)
        self._put("volume", say.volume)
        self._pitch(say.pitch, speaker.higher)
        self._punctuate(Punctuation(say.punctuation))
        self._written = written
        self._engine.save_to_file(speaker.text, str(sound))
        self._run()
        if self._written:
            raise RuntimeError("the engine was cancelled")
        return speaker.voice

    def _run(self) -> None:
        while self._gifts.is_at_work():
            time.sleep(_LOOK)
        self._engine.runAndWait()

    def _speaker(self, say: Say) -> Speaker:
        """Return who speaks; whose seat has no voice of its own is told with the name."""
        usual = self._voice(say.locale, say.voice)
        if say.seat >= 0:
            own = self._gifts.seat(usual, say.locale, say.seat)
            if own:
                return Speaker(*own, say.voiced or say.text)
            self.lacks.add(Lacks(Lack.SEATS))
        return Speaker(usual, 0, say.text)

    def _voice(self, locale: str, wished: str) -> str:
        if (locale, wished) not in self._voices:
            self._voices[locale, wished] = self._found(locale, wished)
        return self._voices[locale, wished]

    def _found(self, locale: str, wished: str) -> str:
        if wished:
            name = self._gifts.named(wished)
            if self._put("voice", name) and self._gifts.is_set(name):
                return name
            self._set.pop("voice", None)
            self.lacks.add(Lacks(Lack.VOICE, wished, locale))
            return self._voice(locale, "")
        for name in VOICES.get(locale, (locale,)):
            if self._put("voice", name):
                return name
        for voice in self._engine.getProperty("voices"):
            if any(str(spoken).startswith(locale) for spoken in voice.languages or ()):
                return str(voice.id)
        return str(self._engine.getProperty("voice"))

    def _pitch(self, pitch: int, higher: int) -> None:
        if self._gifts.has_pitch:
            self._put("pitch", clamped(pitch + higher))
        elif pitch != USUAL_PITCH:
            self.lacks.add(Lacks(Lack.PITCH))

    def _punctuate(self, punctuation: Punctuation) -> None:
        if self._set.get("punctuation", Punctuation.NONE) is not punctuation:
            self._set["punctuation"] = punctuation
            if not self._gifts.punctuate(punctuation):
                self.lacks.add(Lacks(Lack.PUNCTUATION))

    def _put(self, name: str, value: object) -> bool:
        if self._set.get(name) != value:
            self._refused = False
            self._engine.setProperty(name, value)
            if self._refused:
                return False
            self._set[name] = value
        return True

    def _refuse(self, **_: object) -> None:
        self._refused = True

    def _finish(self, completed: bool, **_: object) -> None:
        if completed and self._written:
            written, self._written = self._written, None
            written()
