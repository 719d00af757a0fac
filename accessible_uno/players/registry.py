"""Finds bots by their keys: our own, and those of other packages."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from accessible_uno.error_logger import errors_kept_in
from accessible_uno.game.base import Action
from accessible_uno.game.legal import Legal
from accessible_uno.game.view import View
from accessible_uno.misuse import WrongArgument, unknown
from accessible_uno.packages.contained import IN_A_ROW, CallFailed, ContainedCalls
from accessible_uno.packages.faults import FaultKind, Group, keep_trace, words_of
from accessible_uno.packages.offers import (
    check_callable,
    fault_of,
    load,
    offered,
    offers,
    package_of,
)
from accessible_uno.players.bot import Bot, Remembering, Thought
from accessible_uno.players.bot_names import LEVELS, RANDOM, STRONG, STYLES, parse_bot_name
from accessible_uno.players.character_bot import CharacterBot
from accessible_uno.players.characters import character_of
from accessible_uno.players.random_bot import RandomBot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")

Chance: TypeAlias = Callable[[], float]
"""A bot's own source of chance: a number from 0 up to 1 a call."""


class UnknownBot(WrongArgument, LookupError):
    """No bot has this key; ``known`` lists what there is: see :func:`bot_keys`."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(unknown("bot", key, known))
        self.key = key
        self.known = known


def bot_keys() -> tuple[str, ...]:
    """Return the levels and the styles of our own bots, and the keys of all others."""
    others = (entry.name for entry in offers(Group.BOTS))
    return tuple(dict.fromkeys((*LEVELS, *STYLES, *others)))


def package_of_bot(key: str | None) -> str | None:
    """Return the package that adds the bots called ``key``; ``None`` for our own."""
    if key is None or parse_bot_name(key) is not None:
        return None
    return next(map(package_of, offered(Group.BOTS, key)), None)


def failure_of_bot(name: str, kind: str) -> dict[str, str]:
    """Return the variables of the message that a package's bot fails, called ``name``."""
    package = package_of_bot(kind) or kind
    return {"name": name, "package": package, "log": errors_kept_in() or "none"}


def make_bot(key: str, chance: Chance, lapses: float = 1) -> Bot:
    """Return a bot of the kind called ``key``; one of another package thinks in its own thread.

    Args:
        key: a level, with a style after a colon where one is wanted, or a package's bot.
        chance: the bot's source of chance.
        lapses: by how much the lapses of its style are multiplied, from 0 (none) to 1.

    Raises:
        UnknownBot: no bot has this key.
        PackageFault: another package adds it, and it cannot be made.
    """
    name = parse_bot_name(key)
    if name is not None:
        if name.level == RANDOM:
            return RandomBot(chance)
        character = character_of(name).with_lapses(lapses)
        if name.level == STRONG:
            from accessible_uno.players.strong_bot import StrongBot  # few games have one

            return StrongBot(character, chance)
        return CharacterBot(character, chance)
    for entry in offered(Group.BOTS, key):
        return contained_bot(entry, chance)
    raise UnknownBot(key, bot_keys())


_ASKED: Final = ("choose", "interject")


class ContainedBot:
    """Passes each question to a bot in its own thread; :class:`CallFailed` is all that it raises.

    Args:
        make: makes the bot of a source of chance; called in the bot's thread.
        chance: returns a number from 0 up to 1; a bot that was given up gets no more of them.
        seconds: how long the bot may think.
        package: the package that adds it; the log has the lines of its code that fail.

    Raises:
        CallFailed: the bot cannot be made.
        TypeError: what is made is no bot.
    """

    def __init__(
        self,
        make: Callable[[Callable[[], float]], Bot],
        chance: Callable[[], float],
        seconds: float | None = None,
        package: str = "",
    ) -> None:
        self._calls = ContainedCalls(seconds)
        self._package = package
        guarded = self._calls.guard(chance)
        bot: Any = self._calls.call(lambda: make(guarded))
        if not all(callable(getattr(bot, name, None)) for name in _ASKED):
            raise TypeError(f"{type(bot).__name__} is no bot")
        self._bot = bot

    def choose(self, view: View, legal: Legal) -> Action:
        """Answer the question as the bot does."""
        return self._call(lambda: self._bot.choose(view, legal))  # type: ignore[no-any-return]

    def interject(self, view: View, legal: Legal) -> Action | None:
        """Use an open offer as the bot does."""
        return self._call(lambda: self._bot.interject(view, legal))  # type: ignore[no-any-return]

    def think(self, view: View, legal: Legal) -> Thought[Action]:
        """Answer the question; a step each time that there is no answer yet."""
        return self._call_in_steps(lambda: self._bot.choose(view, legal))

    def think_of_offers(self, view: View, legal: Legal) -> Thought[Action | None]:
        """Use an open offer or none; a step each time that there is no answer yet."""
        return self._call_in_steps(lambda: self._bot.interject(view, legal))

    @property
    def is_slow(self) -> bool:
        """Whether its last answers have all taken long."""
        return self._calls.slow >= IN_A_ROW

    def memory(self) -> list[str]:
        """Return what the bot knows; nothing where it has no memory."""
        bot = self._bot
        if not isinstance(bot, Remembering):
            return []
        return self._call(lambda: [*bot.memory()])

    def remember(self, memory: Iterable[str]) -> None:
        """Restore what :meth:`memory` returned."""
        bot = self._bot
        if isinstance(bot, Remembering):
            self._call(lambda: bot.remember(memory))

    def _call(self, function: Callable[[], T]) -> T:
        with self._failures_kept():
            return self._calls.call(function)

    def _call_in_steps(self, function: Callable[[], T]) -> Generator[float, None, T]:
        with self._failures_kept():
            return (yield from self._calls.call_in_steps(function))

    @contextmanager
    def _failures_kept(self) -> Iterator[None]:
        """Keep in the log where a call fails in the body."""
        try:
            yield
        except CallFailed as failed:
            keep_trace(self._package, failed.error or failed.frame)
            raise


def contained_bot(entry: EntryPoint, chance: Callable[[], float]) -> ContainedBot:
    """Return the bot that an entry point of another package makes.

    Raises:
        PackageFault: it cannot be loaded or made, or what is made is no bot.
    """
    make = load(entry, check_callable)
    try:
        return ContainedBot(make, chance, package=package_of(entry))
    except CallFailed as failed:
        why = words_of(failed.error) if failed.error is not None else ""
        raise fault_of(entry, failed.kind, why, failed.error or failed.frame) from failed.error
    except TypeError as wrong:
        raise fault_of(entry, FaultKind.WRONG, str(wrong), wrong) from wrong
