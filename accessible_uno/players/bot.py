"""What a bot is: someone who chooses by what its seat can see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View


class Bot(Protocol):
    """A player of the table's own."""

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question that is put to this seat."""

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use a chance that stands open besides the question, or let it pass."""


@runtime_checkable
class Remembering(Protocol):
    """A bot that knows more than the table shows, and must not forget it overnight."""

    def memory(self) -> list[str]:
        """Return, in words of its own, what it knows."""

    def remember(self, memory: Iterable[str]) -> None:
        """Know again what :meth:`memory` returned."""
