"""What engines do differently: names of voices, pitch, punctuation, a voice for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from accessible_uno.settings.values import Punctuation

Own: TypeAlias = tuple[str, int]
"""A voice of the engine, and how much higher than usual it speaks."""


class EngineCapabilities(Protocol):
    """What one engine can do besides speaking.

    Attributes:
        has_pitch: whether the pitch can be set.
    """

    has_pitch: bool

    def is_at_work(self) -> bool:
        """Whether the engine still works at a text or a setting."""

    def voices(self, locale: str) -> Sequence[str]:
        """Return the names of voices for a language, the usual one first."""

    def named(self, name: str) -> str:
        """Return what the engine itself calls the voice of this name."""

    def is_set(self, voice: str) -> bool:
        """Whether this voice, just set and not refused, is really the one that speaks."""

    def seat(self, usual: str, locale: str, seat: int) -> Own | None:
        """Return the voice of a player, where the usual one speaks for the game."""

    def punctuate(self, punctuation: Punctuation) -> bool:
        """Speak these marks by their names; return whether the engine can."""


class Plain:
    """An engine of which pyttsx3 gives no more than its voices, each under a number or a path.

    Each player is given one of the language's further voices, as long as there are enough.
    """

    has_pitch = False

    def __init__(self, engine: Any) -> None:
        self._voices: list[Any] = list(engine.getProperty("voices") or ())

    def is_at_work(self) -> bool:
        """It works while it runs, and no longer."""
        return False

    def voices(self, locale: str) -> Sequence[str]:
        """Return the names of voices, as the system calls them."""
        return [str(voice.name) for voice in self._speaking(locale)]

    def named(self, name: str) -> str:
        """Return the voice's number or path; of an unknown one, the name."""
        ids = (str(voice.id) for voice in self._voices if name in (voice.name, voice.id))
        return next(ids, name)

    def is_set(self, voice: str) -> bool:
        """Whether there is such a voice."""
        return any(voice == str(each.id) for each in self._voices)

    def seat(self, usual: str, locale: str, seat: int) -> Own | None:
        """Return another voice for each player."""
        others = [str(each.id) for each in self._speaking(locale) if str(each.id) != usual]
        return (others[seat], 0) if seat < len(others) else None

    def punctuate(self, punctuation: Punctuation) -> bool:
        """It cannot, other than not to name any."""
        return punctuation.value == "none"

    def _speaking(self, locale: str) -> list[Any]:
        return [
            voice
            for voice in self._voices
            if any(str(spoken).lower().startswith(locale) for spoken in voice.languages or ())
        ]
