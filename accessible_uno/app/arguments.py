"""The command line: the table of the commands, each imported when it is called, and options.

An option is declared once.
"""

from __future__ import annotations

import gc
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias

from accessible_uno.app.errors import Failure, PackageFailure, UnknownWord
from accessible_uno.narration.catalogue import range_in_words
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.languages import find_language
from accessible_uno.packages.faults import Group, PackageFault
from accessible_uno.packages.offers import OURS, check_command, load, offers


class Call(NamedTuple):
    """The arguments of a command, and the language to answer in.

    Attributes:
        arguments: what was typed after the name of the command.
        locale: the language of the answer.
        has_input: whether lines can come from standard input; it may have been closed.
    """

    arguments: Sequence[str]
    locale: str
    has_input: bool = True


Status: TypeAlias = int | Awaitable[int]
"""What a command returns: its exit status, at once or, where it asks or plays, at the end."""


async def settled(status: Status) -> int:
    """Return the exit status of a command, awaited where it is not there yet."""
    return status if isinstance(status, int) else await status


Values: TypeAlias = dict[str, Any]
"""The value of each option of a command, and the other arguments under ``words``."""

HELP: Final = "--help"


class CommandOption(NamedTuple):
    """An option of a command.

    Attributes:
        name: as it is typed, ``--lang``.
        read: from text to the value, raising ``ValueError`` for what it does not take;
            ``None`` for a switch.
        takes: what may follow, for the help: words separated by ``|``, or ``NAME``, ``FILE``,
            ``TEXT`` or ``SETTING``, which are translated.
        default: the value when it is absent.
        repeats: whether it may be given several times; its value is then a list.
        values_in: returns the values that may follow, as a language calls them; ``None`` where
            ``takes`` says it for every language.
    """

    name: str
    read: Callable[[str], object] | None = None
    takes: str = ""
    default: object = None
    repeats: bool = False
    values_in: Callable[[str], Sequence[str]] | None = None

    def takes_in(self, locale: str, between: str = "|") -> str:
        """Return what may follow, for a player of a language, with ``between`` between words."""
        if self.values_in is not None:
            return between.join(self.values_in(locale))
        return between.join(range_in_words(each, locale) for each in self.takes.split("|"))

    @property
    def field(self) -> str:
        """The name of the option among the parsed values."""
        return self.name.lstrip("-").replace("-", "_")

    def parse(self, text: str) -> object:
        """Return the value that ``text`` stands for.

        Raises:
            Failure: the option does not take it.
        """
        assert self.read is not None
        try:
            return self.read(text)
        except ValueError:
            raise Failure("app-wrong-value", self._told, option=self.name, value=text) from None

    def _told(self, locale: str) -> dict[str, str | int]:
        return {"takes": self.takes_in(locale, ", ")}


def parse_printable(text: str) -> str:
    """Return ``text`` if all its characters are printable; raise ``ValueError`` otherwise."""
    if not text.isprintable():
        raise ValueError(text)
    return text


def parse_file_name(text: str) -> str:
    """Return the name of a file; raise ``ValueError`` for an empty one."""
    if not text or "\0" in text:
        raise ValueError(text)
    return text


def one_of(*words: str) -> Callable[[str], str]:
    """Return a parser that takes one of ``words``."""

    def read(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return read


def whole_number(lowest: int, highest: int) -> Callable[[str], int]:
    """Return a parser that takes a whole number from ``lowest`` to ``highest``."""

    def read(text: str) -> int:
        number = int(text)
        if not lowest <= number <= highest:
            raise ValueError(text)
        return number

    return read


def parse_language(text: str) -> str:
    """Return the code of a language, one that a package brings too."""
    if not find_language(text):
        raise ValueError(text)
    return text


def parse_assignment(text: str) -> tuple[str, str]:
    """Split ``name=value``."""
    name, equals, given = text.partition("=")
    if not equals:
        raise ValueError(text)
    return name, given


LANG: Final = CommandOption("--lang", parse_language, "|".join(LOCALES))
RULE: Final = CommandOption("--rule", parse_assignment, "SETTING", repeats=True)

YES: Final = CommandOption("--yes")
"""Deletes without a question, for a script."""

POSITIONAL: Final = "positional"
"""What stands without an option; no setting has this key, whose stored value it would replace."""


_HELP: Final = CommandOption(HELP)

_ONLY_WORDS: Final = "--"
"""No argument behind it is an option."""


def parse(
    options: Sequence[CommandOption], arguments: Sequence[str], positional: Sequence[str] = ()
) -> Values:
    """Return the value of each option, and the positional arguments under :data:`POSITIONAL`.

    Args:
        options: what the command takes.
        arguments: what was typed after the command's name.
        positional: names of the arguments without an option; ``FILE...`` takes several, and
            ``[NUMBER]`` may be left out.

    Raises:
        Failure: an option that does not exist, takes another value, or lacks its value; a word
            too many or missing.
    """
    named = {each.name: each for each in (*options, _HELP)} | {"-h": _HELP}
    found: Values = {each.field: each.default if each.read else False for each in named.values()}
    words = found[POSITIONAL] = []
    unknown: list[str] = []
    left = iter(arguments)
    for word in left:
        name, equals, given = word.partition("=")
        if word == _ONLY_WORDS:
            words += left
        elif name in named:
            option = named[name]
            value = _value(option, given if equals else None, left)
            found[option.field] = [*(found[option.field] or ()), value] if option.repeats else value
        elif _is_option(word):
            unknown.append(name)
        else:
            words.append(word)
    if unknown:
        raise UnknownWord("app-wrong-option", unknown[0], [option.name for option in options])
    if not found["help"]:
        _check_words(words, positional)
    return found


def _value(option: CommandOption, given: str | None, left: Iterator[str]) -> object:
    """Return the value of an option: what is given behind ``=``, or the next argument.

    Raises:
        Failure: it lacks its value or does not take it, or is a switch and has one.
    """
    if given is None and option.read is not None:
        given = next(left, HELP)
        if _is_option(given):
            given = None
    if (given is None) != (option.read is None):
        raise Failure("app-wrong-form", option=option.name)
    return True if given is None else option.parse(given)


def _is_option(word: str) -> bool:
    """Whether an argument is an option; a lone dash, a number and what has a space are words."""
    is_number = word[1:].replace(".", "", 1).isdecimal()
    return word.startswith("-") and word != "-" and not is_number and " " not in word


def word_first(arguments: Sequence[str], options: Sequence[CommandOption]) -> list[str]:
    """Return the arguments with their first word before the options that stand before it.

    Args:
        arguments: what was typed after the command's name.
        options: those that may stand there; some take the argument behind them as their value.
    """
    with_values = {option.name for option in options if option.read is not None}
    place = 0
    while place < len(arguments) and arguments[place].startswith("-"):
        place += 2 if arguments[place] in with_values else 1
    return [*arguments[place : place + 1], *arguments[:place], *arguments[place + 1 :]]


def _check_words(words: Sequence[str], positional: Sequence[str]) -> None:
    several = bool(positional) and positional[-1].endswith("...")
    needed = [name for name in positional if not name.startswith("[")]
    if len(words) < len(needed):
        takes = needed[len(words)].rstrip(".").replace("|", ", ")
        raise Failure("app-word-missing", takes=takes)
    if len(words) > len(positional) and not several:
        raise Failure("app-word-unknown", word=words[len(positional)])


MOST_DIGITS: Final = 9
"""No game has a number with more digits than this."""


def game_number(word: str) -> int:
    """Return the number of a game that was typed.

    Raises:
        Failure: it is no number, or no game can have it.
    """
    if not word.isdecimal():
        raise Failure("app-no-number", number=word)
    if len(word.lstrip("0")) > MOST_DIGITS:
        raise Failure("app-no-such-game", number=word)
    return int(word)


_PLACES: Final = {"resume": "commands.play:resume", "setup": "first_start:setup"}
"""Where a command is that is in no file of its name, below ``accessible_uno.app``."""

COMMANDS: Final = {
    name: f"accessible_uno.app.{_PLACES.get(name, f'commands.{name}:{name}')}"
    for name in (
        *("play", "learn", "daily", "resume", "history", "stats", "goals", "rules", "settings"),
        *("setup", "record", "emboss", "simulate", "tournament", "host", "join", "page"),
        *("packages", "doctor"),
    )
}
"""Where each command is, ``module:function``, in the order in which the help names them.

A command is imported by name, because the modules of ``play`` take five times as long to import
as those of ``--help``.
"""

IN_WORDS: Final = (
    *("play", "resume", "learn", "daily", "daily-results", "stats", "settings", "setup", "join"),
    *("rules-list", "rules-show", "rules-new", "rules-edit", "rules-delete"),
    *("history", "history-delete", "goals", "daily-line", "daily-compare", "ladder", "tables"),
)
"""The commands that have words in each language, ``app-word-<command>``: ``nouvelle partie``."""

LISTS: Final = "list"
"""What a command does whose name alone is typed."""

STANDS_FOR: Final[dict[str, Sequence[str]]] = {
    "ladder": ("play", "--ladder"),
    "tables": ("join", "--tables"),
}
"""What commands of :data:`IN_WORDS` stand for that are none without their words."""


def all_commands() -> dict[str, str]:
    """Return where each command is: ours, then those that other packages add."""
    others = {each.name: each.value for each in offers(Group.COMMANDS)}
    return {**COMMANDS, **{name: place for name, place in others.items() if name not in TAKEN}}


OVERVIEW: Final = "accessible_uno.app.commands.help:overview"

_SWITCHES: Final = {
    HELP: OVERVIEW,
    "-h": OVERVIEW,
    "help": OVERVIEW,
    "--version": "accessible_uno.app.commands.help:version",
}

TAKEN: Final = frozenset((*COMMANDS, *_SWITCHES))
"""What no package can call a command of its own."""


def find_command(arguments: Sequence[str], usual: str = "") -> tuple[str, Sequence[str]]:
    """Return where the command is that the command line names, and its own arguments.

    ``--lang`` may stand before the command; without a command, it is the help.

    Args:
        arguments: the command line.
        usual: the command that is meant where none is named, instead of the help.

    Raises:
        Failure: there is no such command, or no such language.
    """
    if usual and _names_none(arguments):
        return COMMANDS[usual], arguments
    if not arguments:
        return OVERVIEW, ()
    name, *rest = arguments
    option, equals, language = name.partition("=")
    if option == LANG.name:
        if not equals and not rest:
            raise Failure("app-wrong-form", option=LANG.name)
        chosen = LANG.parse(language if equals else rest.pop(0))
        command, behind = find_command(rest)
        if command in all_commands().values() and not any(map(_is_language, behind)):
            behind = [*behind, f"{LANG.name}={chosen}"]  # a game's language is its own option
        return command, behind
    place = COMMANDS.get(name) or _SWITCHES.get(name) or all_commands().get(name)
    if place is not None:
        return place, rest
    if (meant := command_in_words(arguments)) is not None:
        return COMMANDS[meant[0]], meant[1:]
    raise UnknownWord("app-command-unknown", name, (*all_commands(), "help"))


def command_in_words(arguments: Sequence[str]) -> Sequence[str] | None:
    """Return the command line that begins with words of a language; ``None`` where none does."""
    from accessible_uno.interface.parse.tokens import tokens  # few command lines are in words
    from accessible_uno.narration.catalogue import Catalogue

    best: tuple[int, str] = (0, "")
    for locale in LOCALES:
        for command in IN_WORDS:
            for phrase in map(tokens, Catalogue(locale).listed(f"app-word-{command}")):
                if tokens(" ".join(arguments[: len(phrase)])) == phrase:
                    best = max(best, (len(phrase), command))
    length, command = best
    meant, rest = STANDS_FOR.get(command, command.split("-")), arguments[length:]
    if meant[-1] == LISTS and rest and not rest[0].startswith("-"):
        meant = meant[:-1]  # what follows says what is wanted of the rules: ``rules show duo``
    return [*meant, *rest] if length else None


def _names_none(arguments: Sequence[str]) -> bool:
    """Whether options alone are given; the version is asked of the program itself."""
    first = next(iter(arguments), "")
    if _is_language(first):
        return _names_none(arguments[1 if "=" in first else 2 :])
    return not first or (first.startswith("-") and first != "--version")


def _is_language(word: str) -> bool:
    return word.partition("=")[0] == LANG.name


def load_command(place: str) -> Callable[[Call], Status]:
    """Import the command at ``module:function``; called, it returns the exit status.

    Raises:
        PackageFailure: another package adds it, and it cannot be loaded.
    """
    command: Callable[[Call], Status]
    if place.startswith(f"{OURS}."):
        command = load_function(place)
        return command
    entry = next(each for each in offers(Group.COMMANDS) if each.value == place)
    try:
        command = load(entry, check_command)
    except PackageFault as fault:
        raise PackageFailure(fault) from fault
    return command


SELDOM: Final = (20_000, 3, 3)
"""How many new objects let Python look for reference cycles among them, and how many such looks for
one at older ones: many and few, as games leave none, and up to the first prompt 16,000 are made."""


def load_function(place: str) -> Any:
    """Import the function at ``module:function``.

    Modules make thousands of objects that stay: while they are imported no garbage is looked for,
    and those of the first function are never looked at again.
    """
    module, _, function = place.partition(":")
    gc.disable()
    try:
        return getattr(import_module(module), function)
    finally:
        _freeze_once()
        gc.enable()


@cache
def _freeze_once() -> None:
    # Once: gc.get_freeze_count(), which would tell whether it is done, counts object by object.
    gc.freeze()
    gc.set_threshold(*SELDOM)
