"""The interface of a bot: it chooses by what its seat can see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question that is put to this seat."""

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use an open offer, apart from the question, or return ``None``."""


def imagines(bot: Bot) -> bool:
    """Whether a bot may ask what it knows of the other hands; one that never does says so by a
    class variable, ``imagines = False``.
    """
    return bool(getattr(bot, "imagines", True))


@runtime_checkable
class Remembering(Protocol):
    """A bot whose memory is saved with the game.

    It knows something that the table does not show.
    """

    def memory(self) -> list[str]:
        """Return what the bot knows, as texts of its own form."""

    def remember(self, memory: Iterable[str]) -> None:
        """Restore what :meth:`memory` returned."""
