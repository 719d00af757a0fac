"""The interface of a bot: it chooses by what its seat can see."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View

T = TypeVar("T")

Thought: TypeAlias = Generator[float, None, T]
"""A decision in steps, between which the caller does other things.

Each step yields the seconds that the caller may rest before it wants the next: 0 while the bot
calculates.  What is decided is the same however many steps it takes.
"""


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question that is put to this seat."""

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use an open offer, apart from the question, or return ``None``."""


@runtime_checkable
class Thinking(Protocol):
    """A bot that may think for long, and so decides in steps as well."""

    def think(self, view: View, legal: Legal) -> Thought[Action]:
        """Answer the question, as ``choose`` does."""

    def think_of_offers(self, view: View, legal: Legal) -> Thought[Action | None]:
        """Use an open offer or none, as ``interject`` does."""


def think(bot: Bot, view: View, legal: Legal) -> Thought[Action]:
    """Let a bot answer the question: in steps where it thinks, else in one."""
    if isinstance(bot, Thinking):
        return (yield from bot.think(view, legal))
    return bot.choose(view, legal)


def think_of_offers(bot: Bot, view: View, legal: Legal) -> Thought[Action | None]:
    """Let a bot use an open offer or none: in steps where it thinks, else in one."""
    if isinstance(bot, Thinking):
        return (yield from bot.think_of_offers(view, legal))
    return bot.interject(view, legal)


def conclude(thought: Thought[T]) -> T:
    """Return what is decided, after all steps; for decisions that never rest."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            decided: T = end.value
            return decided


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
