"""Help on the command line, in plain sentences: one line a command or an option.

It is heard, so it is short: where there are many options, they are named by groups, and ``--help``
with the name of a group explains those.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from contextvars import ContextVar
from typing import Final, NamedTuple

from accessible_uno.app.arguments import (
    COMMANDS,
    HELP,
    LANG,
    POSITIONAL,
    Call,
    CommandOption,
    Status,
    Values,
    all_commands,
    load_command,
    parse,
)
from accessible_uno.app.errors import Failure, UnknownWord
from accessible_uno.app.i18n import sentence
from accessible_uno.app.streams import write_line
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

GROUPS: Final = {
    "game": (
        *("--name", "--players", "--rules", "--rule", "--seed", "--watch", "--bot", "--lapses"),
        *("--with", "--record", "--resume", "--no-setup"),
    ),
    "telling": (
        *("--lang", "--pace", "--delay", "--verbosity", "--sort", "--clock"),
        *("--single-keys", "--walk"),
    ),
    "voice": (
        *("--speech", "--rate", "--pitch", "--volume", "--punctuation"),
        *(f"--voice-{locale}" for locale in LOCALES),
        *("--player-voices", "--accessible"),
    ),
    "sounds": ("--sounds", "--sound-volume"),
    "braille": (
        "--braille",
        "--notation",
        "--braille-grade",
        "--braille-table",
        "--braille-digits",
        "--braille-speed",
    ),
}
"""The options of each group; ``app-help-group-<key>`` has the words for it."""

OTHER: Final = "other"
"""The group of the options that are in no other."""

ALL: Final = "all"
"""Instead of a group: every option, and of the overview every command."""

FEW: Final = 6
"""So many options are explained at once."""

_described: ContextVar[dict[str, Sequence[CommandOption]] | None] = ContextVar(
    "described", default=None
)
"""Where the options of commands are collected, instead of being explained."""


class CommandRow(NamedTuple):
    """A command of the program, or of another command, as ``history export``: a row.

    Attributes:
        name: as the ids of its texts have it, ``history-export``.
        run: carries it out, given the values of its options, and returns the exit status.
        options: what it takes.
        words: the names of the arguments without an option, as :func:`parse` takes them.
        needs_input: whether it cannot be carried out where no lines can come.
        parts: the commands that are explained with it.
    """

    name: str
    run: Callable[[Call, Values], Status]
    options: Sequence[CommandOption]
    words: Sequence[str] = ()
    needs_input: bool = False
    parts: Sequence[CommandRow] = ()

    def __call__(self, call: Call) -> Status:
        """Explain the command where that is asked for, or else carry it out.

        Raises:
            Failure: it cannot be carried out so.
        """
        values = parse(self.options, call.arguments, self.words)
        if values["help"]:
            command_help(call.locale, self.name, self.options, values[POSITIONAL])
            for part in self.parts:
                command_help(call.locale, part.name, part.options)
            return 0
        if self.needs_input and not call.has_input:
            raise Failure("app-input-closed")
        return self.run(call, values)


def overview(call: Call) -> Status:
    """Write what commands there are, or what the command does that is named."""
    words = parse((LANG,), call.arguments, ("[COMMAND]", "[GROUP]"))[POSITIONAL]
    if words and words[0] not in _words(call.locale, ALL):
        commands = all_commands()
        if words[0] not in commands:
            raise UnknownWord("app-command-unknown", words[0], (*commands, "help"))
        return load_command(commands[words[0]])(Call((HELP, *words[1:]), call.locale))
    if words:
        told = [f"app-help-{about}" for about in ("overview", *all_commands(), "version")]
        lines = [sentence(call.locale, message) for message in told]
    else:
        names = ", ".join(all_commands())
        every = _words(call.locale, ALL)[0]
        lines = [sentence(call.locale, "app-help-short", commands=names, every=every)]
    write_line("\n".join(lines))
    return 0


def command_help(
    locale: str, command: str, options: Sequence[CommandOption], words: Iterable[str] = ()
) -> int:
    """Write what a command does and what options it takes.

    Args:
        locale: the language.
        command: the command.
        options: what it takes.
        words: what was typed beside ``--help``; a group explains its options alone.
    """
    if (described := _described.get()) is not None:
        described[command] = tuple(options)
        return 0
    lines = [sentence(locale, f"app-help-{command}")]
    groups = _groups(options)
    known = {word: group for group in (*groups, ALL) for word in _words(locale, group)}
    wanted = next((known[word] for word in words if word in known), "")
    if wanted == ALL or len(options) <= FEW:
        lines += [_option_line(locale, command, option) for option in options]
    elif wanted:
        lines = [_option_line(locale, command, option) for option in groups[wanted]]
    else:
        own = [] if "game" in groups else groups.pop(OTHER, [])
        lines += [_option_line(locale, command, option) for option in own]
        names = ", ".join(_words(locale, group)[0] for group in groups)
        every = _words(locale, ALL)[0]
        lines.append(
            sentence(locale, "app-help-groups", command=command, groups=names, every=every)
        )
    write_line("\n".join(lines))
    return 0


def describe_commands() -> dict[str, Sequence[CommandOption]]:
    """Return the options of every command, of ``rules list`` under ``rules-list``.

    They are those that ``--help`` explains, so that no other list of them can differ.
    """
    described: dict[str, Sequence[CommandOption]] = {}
    token = _described.set(described)
    try:
        for command, place in COMMANDS.items():
            load_command(place)(Call((HELP,), LOCALES[0]))
            for name in [each for each in described if each.startswith(f"{command}-")]:
                load_command(place)(Call((name.removeprefix(f"{command}-"), HELP), LOCALES[0]))
    finally:
        _described.reset(token)
    return described


def _groups(options: Sequence[CommandOption]) -> dict[str, list[CommandOption]]:
    """Return the options by groups, without empty groups."""
    group_of = {name: group for group, names in GROUPS.items() for name in names}
    found: dict[str, list[CommandOption]] = {group: [] for group in (*GROUPS, OTHER)}
    for option in options:
        found[group_of.get(option.name, OTHER)].append(option)
    return {group: members for group, members in found.items() if members}


def _words(locale: str, group: str) -> list[str]:
    """Return the words for a group, the one that is told first."""
    return sentence(locale, f"app-help-group-{group}").split(", ")


def _option_line(locale: str, command: str, option: CommandOption) -> str:
    takes = option.takes_in(locale) or "none"
    meaning = Catalogue(locale).variant(f"app-option-{option.name.lstrip('-')}", command)
    return sentence(locale, "app-help-line", option=option.name, takes=takes, meaning=meaning)


def version(call: Call) -> int:
    """Write the name and the version of the program."""
    from importlib.metadata import version as installed_version  # help needs none

    parse((LANG,), call.arguments)
    sys.stdout.write(f"accessible-uno {installed_version('accessible-uno')}\n")
    return 0
