"""What a bot is: someone who chooses by what its seat can see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View


class Bot(Protocol):
    """A player of the table's own."""

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question that is put to this seat."""

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use a chance that stands open besides the question, or let it pass."""

    def memory(self) -> list[str]:
        """Return, in words of its own, what it must not forget when the game is put away."""

    def remember(self, memory: Iterable[str]) -> None:
        """Know again what :meth:`memory` returned."""
