"""Rules, games and bots that are asked for; house rules, a preset with a player's options."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from accessible_uno.app.errors import UNUSABLE, Failure, FileFailure, PackageFailure
from accessible_uno.app.paths import house_names, house_rules_folder, is_house
from accessible_uno.game.engine import Game
from accessible_uno.interface.parse.rule_names import (
    RuleNames,
    active_options,
    find_bot,
    find_bots,
    find_preset,
    find_setting,
)
from accessible_uno.interface.rules_refused import named_arguments
from accessible_uno.packages.faults import PackageFault
from accessible_uno.players.bot import Bot
from accessible_uno.players.bot_names import SEPARATOR, parse_bot_name
from accessible_uno.players.registry import Chance, UnknownBot, bot_keys, make_bot
from accessible_uno.rules.preset import CannotCompile, Problem, compile_preset
from accessible_uno.rules.preset_keys import all_preset_keys
from accessible_uno.store.files import read_own, replace_own
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


NAME: Final = r"[^\W_][\w-]{0,39}"
LARGEST: Final = 50_000
"""Bytes; no file of house rules needs more."""
LONGEST_LINE: Final = 1_000
"""Characters; the time that TOML takes grows with the square of a key's parts."""
KEYS: Final = ("base", "options")
MOST: Final = 10**18
"""Greater numbers are quoted in hexadecimal: Python refuses to write out very long ones."""
_AT: Final = r"\(at line (\d+)[^)]*\)|\(at end of document\)"


class HouseRules(Struct, frozen=True):
    """Rules that the user has made.

    Attributes:
        name: what the user calls them.
        base: the preset that they change.
        options: pairs of name and value on top of the preset.
    """

    name: str
    base: str
    options: tuple[tuple[str, str], ...]

    def text(self) -> str:
        """Return the text of the file that saves them."""
        set_here = "".join(f'{name} = "{value}"\n' for name, value in self.options)
        return f'base = "{self.base}"\n\n[options]\n{set_here}'


def house_rules_file(name: str) -> Path:
    """Return the file of house rules.

    Raises:
        Failure: the name cannot be a file's, or is a preset's.
    """
    if not re.fullmatch(NAME, name):
        raise Failure("app-house-bad-name", name=name)
    if find_preset(name) in all_preset_keys():
        raise Failure("app-house-taken", name=name)
    return house_rules_folder() / f"{name}.toml"


def save(house: HouseRules) -> Path:
    """Save house rules, and return the file.

    Raises:
        Failure: the file cannot be written.
    """
    place = house_rules_file(house.name)
    try:
        replace_own(place, house.text().encode("utf-8"))
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", str(place), wrong) from None
    return place


def own_name(preset: str, rules: Iterable[Any]) -> str:
    """Return what the player calls active ``rules``; empty where they are not the player's own.

    Args:
        preset: the preset that they change.
        rules: all of them.
    """
    played = active_options(preset, rules)
    for name in house_names() if played else ():
        with suppress(Failure):  # a faulty file names nothing
            house = load(name)
            own = compile_preset(preset, house.options).rules if house.base == preset else ()
            if own and active_options(preset, own) == played:
                return name
    return ""


def resolve(
    key: str, options: Iterable[tuple[str, str]] | None
) -> tuple[str, list[tuple[str, str]]]:
    """Return the preset and the options that a name of rules stands for.

    Presets, options and values may be called as players call them.

    Raises:
        Failure: the file of house rules is malformed.
    """
    given = [find_setting(*each) for each in options or ()]
    if not is_house(key):
        return find_preset(key), given
    house = load(key)
    return house.base, [*house.options, *given]


def load(name: str) -> HouseRules:
    """Read house rules.

    Raises:
        Failure: the file cannot be read, or a line of it is wrong; the sentence says which and why.
    """
    place = house_rules_file(name)
    try:
        text = read_own(place, LARGEST).decode("utf-8-sig")
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", str(place), wrong) from None
    except UnicodeDecodeError:
        raise Failure("app-house-no-text", file=str(place)) from None
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise Failure(
                "app-house-line-too-long", file=str(place), line=number, longest=LONGEST_LINE
            )
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        at = re.search(_AT, str(wrong))
        line = at.group(1) if at and at.group(1) else str(len(lines))
        raise Failure("app-house-malformed", file=str(place), line=line) from None
    except (ValueError, RecursionError):  # a number that is too long, brackets nested too deeply
        line = str(1 + lines.index(max(lines, key=len)))
        raise Failure("app-house-malformed", file=str(place), line=line) from None
    return _checked(name, place, lines, data)


def _checked(name: str, place: Path, lines: Sequence[str], data: dict[str, Any]) -> HouseRules:
    def wrong(about: str, message: str, **why: str | int) -> Failure:
        return Failure(message, status=UNUSABLE, file=str(place), line=_line(lines, about), **why)

    for key in data:
        if key not in KEYS:
            raise wrong(key, "app-house-unknown-key", key=key, known=", ".join(KEYS))
    base = data.get("base", "leaflet")
    table = data.get("options", {})
    if not isinstance(table, dict):
        raise wrong("options", "app-house-bad-table")
    options = tuple(find_setting(each, _written(value)) for each, value in table.items())
    preset = find_preset(_written(base))
    try:
        compile_preset(preset, options)
    except CannotCompile as refused:
        message = _MESSAGES[refused.problem]
        typed = {find_setting(each, "")[0]: each for each in table}
        about = typed.get(refused.about, refused.about)
        line = _line(lines, "base" if refused.problem is Problem.UNKNOWN_PRESET else about)
        raise rules_failure(message, refused, file=str(place), line=line) from None
    return HouseRules(name, preset, options)


_MESSAGES: Final = {
    Problem.UNKNOWN_PRESET: "app-house-bad-base",
    Problem.UNKNOWN_OPTION: "app-house-unknown-option",
    Problem.BAD_VALUE: "app-house-bad-value",
    Problem.CONFLICT: "app-house-quarrel",
    Problem.LACKING: "app-house-lacking",
    Problem.PACKAGE: "package-needed",
}
"""The message for each problem that rules without players can have."""


def _written(value: object) -> str:
    match value:
        case bool():
            return "on" if value else "off"
        case int():
            return str(value) if abs(value) < MOST else hex(value)
        case list():
            return "[…]"
        case dict():
            return "{…}"
    return str(value)


def _line(lines: Sequence[str], key: str) -> str:
    """Return the number of the line that sets ``key``; 1 where none does."""
    found = re.compile(rf'\s*[\["\']*{re.escape(key)}["\'\]]*\s*(=|$)')
    numbers = (number for number, line in enumerate(lines, 1) if found.match(line))
    return str(next(numbers, 1))
