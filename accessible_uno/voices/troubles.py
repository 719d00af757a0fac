"""Troubles told once, until they are over."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from accessible_uno.voices.trouble import Arguments, OnTrouble


class Troubles:
    """Collects troubles under the voice's lock, and tells them when the lock is free again."""

    def __init__(self, on_trouble: OnTrouble) -> None:
        self._on_trouble = on_trouble
        self._known: set[str] = set()
        self._lasting: list[tuple[str, Arguments]] = []
        self._untold: list[tuple[str, Arguments]] = []

    def add(self, message_id: str, arguments: Arguments) -> None:
        """Keep a trouble to be told, unless it is known."""
        if message_id not in self._known:
            self._known.add(message_id)
            self._untold.append((message_id, arguments))

    def add_lasting(self, message_id: str, arguments: Arguments) -> None:
        """Keep a trouble to be told a single time, whatever comes and goes meanwhile."""
        if (message_id, arguments) not in self._lasting:
            self._lasting.append((message_id, arguments))
            self._untold.append((message_id, arguments))

    def are_over(self) -> None:
        """Forget what was known: should it come back, that is news."""
        self._known.clear()

    def tell(self) -> None:
        """Tell what is untold; a listener's fault must not end the voice."""
        while self._untold:
            message_id, arguments = self._untold.pop(0)
            with contextlib.suppress(Exception):
                self._on_trouble(message_id, arguments)
