"""The bots that a player names: found, made, and refused in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from accessible_uno.app.errors import Failure, PackageFailure
from accessible_uno.interface.rules_told.rule_names import RuleNames, find_bot
from accessible_uno.packages.faults import PackageFault
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import SEPARATOR, parse_bot_name
from accessible_uno.players.registry import Chance, UnknownBot, bot_keys, make_bot


def bot_called(key: str, chance: Chance, lapses: float = 1) -> Bot:
    """Return a bot of a kind; ``lapses`` is a factor of its lapses.

    Raises:
        Failure: there is none, or it does not work.
    """
    with bot_failures():
        return make_bot(key, chance, lapses)


@contextmanager
def bot_failures() -> Iterator[None]:
    """Raise what keeps a bot from being made as a :class:`Failure`."""
    try:
        yield
    except PackageFault as fault:
        raise PackageFailure(fault) from fault
    except UnknownBot as unknown:
        raise NoSuchBot(unknown) from None


class NoSuchBot(Failure):
    """A kind of bot that there is not."""

    def __init__(self, unknown: UnknownBot) -> None:
        super().__init__("app-bot-unknown", value=unknown.key)
        self._known = unknown.known

    def arguments_in(self, locale: str) -> dict[str, str | int]:
        """Return the arguments, with the bots by their names in ``locale``."""
        return {**self.arguments, "known": ", ".join(map(RuleNames(locale).bot, self._known))}


def bot_kind(word: str) -> str | None:
    """Return the kind of bot that a word of ``--with`` names; ``None`` where it names a person.

    Raises:
        Failure: it has the colon of a bot's level and style, and there is no such bot.
    """
    key = find_bot(word)
    if parse_bot_name(key) is not None or key in bot_keys():
        return key
    if SEPARATOR in word:
        raise NoSuchBot(UnknownBot(word, bot_keys()))
    return None
