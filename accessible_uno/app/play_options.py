"""Options that several commands take, and the game that they ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from accessible_uno.app.arguments import CommandOption
from accessible_uno.app.errors import Failure, PackageFailure
from accessible_uno.app.rule_failures import failure_of
from accessible_uno.game.engine import Game
from accessible_uno.interface.rules_told.rule_names import RuleNames, find_bot, find_bots
from accessible_uno.packages.faults import PackageFault
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import RANDOM, SEPARATOR, parse_bot_name
from accessible_uno.players.registry import Chance, UnknownBot, bot_keys, make_bot
from accessible_uno.rules.preset import CannotCompile, compile_preset

RULES: Final = CommandOption("--rules", str, "NAME", "leaflet")
WITH: Final = "--with"
BOT: Final = CommandOption("--bot", find_bots, "NAME", RANDOM)


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


def parse_company(text: str) -> tuple[str, ...]:
    """Return the names and kinds of bots of ``text``, which has commas between them.

    Raises:
        ValueError: nobody is named.
    """
    company = tuple(filter(None, map(str.strip, text.split(","))))
    if not company:
        raise ValueError(text)
    return company


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


def kind_of_each(kinds: str, seats: int) -> list[str]:
    """Return the kind of each bot, of ``kinds`` with commas between them.

    The last one is that of all who follow.
    """
    given = kinds.split(",")[:seats]
    return [*given, *given[-1:] * (seats - len(given))]


def compile_rules(
    key: str,
    options: Sequence[tuple[str, str]] | None,
    seats: int,
    players: str = "--players",
) -> Game:
    """Return the game that ``--rules`` and ``--rule`` ask for.

    Args:
        key: the preset.
        options: rules on top of it.
        seats: how many play.
        players: the option that says so.

    Raises:
        Failure: an unknown preset or option, a value that it does not take, too few or too
            many players.
    """
    try:
        return compile_preset(key, options or (), seats)
    except CannotCompile as wrong:
        raise failure_of(wrong, players) from None
