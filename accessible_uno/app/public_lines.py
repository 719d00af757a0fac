"""What a host program says to everybody, and what of it a player is told over the link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

AGAIN: Final = "room-again"
"""What the room says when a match has ended: in public, and over the link to those who played."""


class PublicLines:
    """Remembers what comes over the link, so that nothing is told twice."""

    def __init__(self) -> None:
        self._begins = False
        self._ends_over_link = False
        self._told: set[str] = set()

    def on_tell(self, message_id: str, values: Mapping[str, str | int]) -> None:
        """A sentence has come over the link before the public line that says the same."""
        self._told = set(_in_each_language(message_id, values))

    def on_table(self) -> None:
        """We sit at a match: its end comes over the link."""
        self._ends_over_link = True

    def on_say(self, *, plays: bool) -> None:
        """The room has said something over the link: before a match, so does all that follows."""
        self._begins = not plays

    def on_leave(self) -> None:
        """We sit at no match any more."""
        self._begins = self._ends_over_link = False

    def is_known(self, text: str, *, plays: bool) -> bool:
        """Whether a line to everybody says what has come, or will come, over the link."""
        if self._ends_over_link and text in _in_each_language(AGAIN):
            self._ends_over_link = False
            return True
        if text in self._told:
            self._told.clear()
            return True
        return self._begins or plays


def _in_each_language(message_id: str, values: Mapping[str, str | int] | None = None) -> list[str]:
    """Return what the room may say with a message."""
    return [Catalogue(locale).text(message_id, **(values or {})) for locale in LOCALES]
