"""Features of engines that differ from engine to engine: voices, pitch, punctuation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeAlias

from accessible_uno.narration.language import OURS
from accessible_uno.settings.values import Punctuation

USUAL_VOICES: Final = {locale: facts.voices for locale, facts in OURS.items()}
"""Names of a language's voice to try in turn: eSpeak NG's own, its aliases, its older names."""

SeatVoice: TypeAlias = tuple[str, int]
"""A voice of the engine, and how much higher than usual it speaks."""


class EngineCapabilities(Protocol):
    """The features of one engine, apart from speaking.

    Attributes:
        has_pitch: whether the pitch can be set.
        suffix: how the files that it writes must be called.
        writes_at_once: whether a file is whole when the call that writes it returns; then the
            engine neither needs its run for that nor reports the end.
    """

    has_pitch: bool
    suffix: str
    writes_at_once: bool

    def is_busy(self) -> bool:
        """Whether the engine still works on a text or a setting."""

    def voice_names(self, locale: str) -> Sequence[str]:
        """Return the names of a language's voices, the usual one first."""

    def voice_id(self, name: str) -> str:
        """Return what the engine itself calls the voice of this name."""

    def is_set(self, voice: str) -> bool:
        """Whether this voice, just set and not refused, is really the one that speaks."""

    def seat_voice(self, usual: str, locale: str, seat: int) -> SeatVoice | None:
        """Return the voice of a seat, where the usual voice speaks for the game."""

    def set_punctuation(self, punctuation: Punctuation) -> bool:
        """Speak the names of these marks; return whether the engine can."""

    def pronounceable(self, text: str, locale: str) -> str:
        """Return the text as the engine must read it to be understood."""


class GenericCapabilities:
    """An engine of which pyttsx3 offers only its voices, each under a number or a path.

    Each seat gets one of the language's other voices, as long as there are enough.

    Args:
        engine: pyttsx3's engine.
        driver: pyttsx3's name of the system's own: ``sapi5`` of Windows, ``nsss`` of macOS.
    """

    has_pitch = False

    def __init__(self, engine: Any, driver: str = "") -> None:
        self.suffix = ".aiff" if driver == "nsss" else ".wav"
        self.writes_at_once = driver == "sapi5"
        self._voices: list[Any] = list(engine.getProperty("voices") or ())

    def is_busy(self) -> bool:
        """Return that it is not: these engines do all work within their run."""
        return False

    def voice_names(self, locale: str) -> Sequence[str]:
        """Return the names of voices, as the system calls them."""
        return [str(voice.name) for voice in self._speaking(locale)]

    def voice_id(self, name: str) -> str:
        """Return the voice's number or path; for an unknown voice, the name."""
        ids = (str(voice.id) for voice in self._voices if name in (voice.name, voice.id))
        return next(ids, name)

    def is_set(self, voice: str) -> bool:
        """Whether there is such a voice."""
        return any(voice == str(each.id) for each in self._voices)

    def seat_voice(self, usual: str, locale: str, seat: int) -> SeatVoice | None:
        """Return another voice for each seat."""
        others = [str(each.id) for each in self._speaking(locale) if str(each.id) != usual]
        return (others[seat], 0) if seat < len(others) else None

    def set_punctuation(self, punctuation: Punctuation) -> bool:
        """Return whether no mark is to be named: that is all that it can do."""
        return punctuation is Punctuation.NONE

    def pronounceable(self, text: str, locale: str) -> str:  # noqa: ARG002 - nothing is known of it
        """Return the text as it is."""
        return text

    def _speaking(self, locale: str) -> list[Any]:
        return [
            voice
            for voice in self._voices
            if any(str(spoken).lower().startswith(locale) for spoken in voice.languages or ())
        ]
