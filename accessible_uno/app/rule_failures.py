"""Games and bots that are asked for: made, or refused in the names that the player knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from accessible_uno.app.errors import Failure, PackageFailure
from accessible_uno.game.engine import Game
from accessible_uno.interface.parse.rule_names import RuleNames, find_bot, find_bots
from accessible_uno.interface.rules_told.faults import named_arguments
from accessible_uno.packages.faults import PackageFault
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import SEPARATOR, parse_bot_name
from accessible_uno.players.registry import Chance, UnknownBot, bot_keys, make_bot
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset
from accessible_uno.table.plan import Plan

PLAYERS: Final = "--players"
"""The option that usually says how many play."""

NO_SUCH_BOT: Final = "app-bot-unknown"


def bot_called(key: str, chance: Chance, lapses: float = 1) -> Bot:
    """Return a bot of a kind; ``lapses`` is a factor of its lapses.

    Raises:
        Failure: there is none, or it does not work.
    """
    with bot_failures():
        return make_bot(key, chance, lapses)


def bots_called(typed: str) -> str:
    """Return the keys of the bots that are typed, as they are stored.

    Raises:
        Failure: there is no such bot, or it does not work.
    """
    kinds = find_bots(typed)
    for kind in kinds.split(","):
        bot_called(kind, lambda: 0.0)
    return kinds


@contextmanager
def bot_failures() -> Iterator[None]:
    """Raise what keeps a bot from being made as a :class:`Failure`."""
    try:
        yield
    except PackageFault as fault:
        raise PackageFailure(fault) from fault
    except UnknownBot as unknown:
        raise no_such_bot(unknown) from None


def no_such_bot(unknown: UnknownBot) -> Failure:
    """Return the failure that says that there is no such kind of bot, and which there are."""

    def told_in(locale: str) -> dict[str, str | int]:
        return {"known": ", ".join(map(RuleNames(locale).bot, unknown.known))}

    return Failure(NO_SUCH_BOT, told_in, value=unknown.key)


def bot_kind(word: str) -> str | None:
    """Return the kind of bot that a word of ``--with`` names; ``None`` where it names a person.

    Raises:
        Failure: it has the colon of a bot's level and style, and there is no such bot.
    """
    key = find_bot(word)
    if parse_bot_name(key) is not None or key in bot_keys():
        return key
    if SEPARATOR in word:
        raise no_such_bot(UnknownBot(word, bot_keys()))
    return None


def rules_failure(message: str, wrong: CannotCompile, **where: str | int) -> Failure:
    """Return the failure of rules; presets, options and values are told by their names.

    Args:
        message: id of the catalogue's sentence.
        wrong: why they cannot be played.
        where: further variables of the sentence: the file and the line.
    """
    return Failure(message, lambda locale: {**named_arguments(wrong, locale), **where})


def failure_of(wrong: CannotCompile, players: str = PLAYERS) -> Failure:
    """Return the failure that says why rules cannot be compiled.

    Args:
        wrong: why.
        players: the option that says how many play.
    """
    return rules_failure(_FAILURES[wrong.problem], wrong, players=players)


_FAILURES: Final = {
    Problem.UNKNOWN_PRESET: "app-rules-unknown",
    Problem.UNKNOWN_OPTION: "app-rule-unknown",
    Problem.BAD_VALUE: "app-wrong-value",
    Problem.CONFLICT: "app-rules-quarrel",
    Problem.LACKING: "app-rules-lacking",
    Problem.RULE_SEATS: "app-wrong-seats",
    Problem.PRESET_SEATS: "app-seats",
    Problem.PACKAGE: "package-needed",
}


def compile_plan(plan: Plan, players: str = PLAYERS) -> Game:
    """Return the game of a plan; see :func:`compile_rules`."""
    return compile_rules(plan.rules, plan.options, len(plan.seats), players)


def compile_rules(
    key: str,
    options: Sequence[tuple[str, str]] | None,
    seats: int,
    players: str = PLAYERS,
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
