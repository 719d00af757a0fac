"""A bot of another package, which thinks in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.packages.contained import CallFailed, ContainedCalls
from accessible_uno.packages.faults import FaultKind, words_of
from accessible_uno.packages.offers import fault_of, load
from accessible_uno.players.bot import Bot, Remembering

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_ASKED: Final = ("choose", "interject")


class ContainedBot:
    """Passes each question to a bot in its own thread; :class:`CallFailed` is all that it raises.

    Args:
        make: makes the bot of a source of chance; called in the bot's thread.
        chance: returns a number from 0 up to 1; a bot that was given up gets no more of them.
        seconds: how long the bot may think.

    Raises:
        CallFailed: the bot cannot be made.
        TypeError: what is made is no bot.
    """

    def __init__(
        self,
        make: Callable[[Callable[[], float]], Bot],
        chance: Callable[[], float],
        seconds: float | None = None,
    ) -> None:
        self._calls = ContainedCalls(seconds)
        guarded = self._calls.guard(chance)
        bot: Any = self._calls.call(lambda: make(guarded))
        if not all(callable(getattr(bot, name, None)) for name in _ASKED):
            raise TypeError(f"{type(bot).__name__} is no bot")
        self._bot = bot

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question as the bot does."""
        return self._calls.call(lambda: self._bot.choose(view, legal))  # type: ignore[no-any-return]

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use an open offer as the bot does."""
        return self._calls.call(lambda: self._bot.interject(view, legal))  # type: ignore[no-any-return]

    def memory(self) -> list[str]:
        """Return what the bot knows; nothing where it has no memory."""
        bot = self._bot
        if not isinstance(bot, Remembering):
            return []
        return self._calls.call(lambda: [*bot.memory()])

    def remember(self, memory: Iterable[str]) -> None:
        """Restore what :meth:`memory` returned."""
        bot = self._bot
        if isinstance(bot, Remembering):
            self._calls.call(lambda: bot.remember(memory))


def contained_bot(entry: EntryPoint, chance: Callable[[], float]) -> ContainedBot:
    """Return the bot that an entry point of another package makes.

    Raises:
        PackageFault: it cannot be loaded or made, or what is made is no bot.
    """
    make = load(entry, _check_callable)
    try:
        return ContainedBot(make, chance)
    except CallFailed as failed:
        why = words_of(failed.error) if failed.error is not None else ""
        raise fault_of(entry, failed.kind, why) from failed.error
    except TypeError as wrong:
        raise fault_of(entry, FaultKind.WRONG, str(wrong)) from wrong


def _check_callable(make: Any) -> Any:
    if not callable(make):
        raise TypeError(f"{type(make).__name__} makes no bot")
    return make
