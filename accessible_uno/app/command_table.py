"""The table of the commands: each is imported when it is called."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from accessible_uno.app.arguments import LANG, Call
from accessible_uno.app.errors import Failure, UnknownWord

COMMANDS: Final = {
    "play": "accessible_uno.app.commands.play:play",
    "learn": "accessible_uno.app.commands.learn:learn",
    "daily": "accessible_uno.app.commands.daily:daily",
    "resume": "accessible_uno.app.commands.resume:resume",
    "history": "accessible_uno.app.commands.history:history",
    "stats": "accessible_uno.app.commands.stats:stats",
    "rules": "accessible_uno.app.commands.rules:rules",
    "settings": "accessible_uno.app.commands.settings:settings",
    "setup": "accessible_uno.app.commands.setup:setup",
    "record": "accessible_uno.app.commands.record:record",
    "emboss": "accessible_uno.app.commands.emboss:emboss",
    "simulate": "accessible_uno.app.commands.simulate:simulate",
    "tournament": "accessible_uno.app.commands.tournament:tournament",
    "host": "accessible_uno.app.commands.host:host",
    "join": "accessible_uno.app.commands.join:join",
    "doctor": "accessible_uno.app.commands.doctor:doctor",
}
"""Where each command is, ``module:function``, in the order in which the help names them.

A command is imported by name, because the modules of ``play`` take five times as long to import
as those of ``--help``.
"""

HELP: Final = "accessible_uno.app.commands.help:overview"

_SWITCHES: Final = {
    "--help": HELP,
    "-h": HELP,
    "help": HELP,
    "--version": "accessible_uno.app.commands.help:version",
}


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
        return HELP, ()
    name, *rest = arguments
    option, equals, language = name.partition("=")
    if option == LANG.name:
        if not equals and not rest:
            raise Failure("app-wrong-form", option=LANG.name)
        chosen = LANG.parse(language if equals else rest.pop(0))
        command, behind = find_command(rest)
        if command in COMMANDS.values() and not any(map(_is_language, behind)):
            behind = [*behind, f"{LANG.name}={chosen}"]  # a game's language is its own option
        return command, behind
    place = COMMANDS.get(name) or _SWITCHES.get(name)
    if place is None:
        raise UnknownWord("app-command-unknown", name, (*COMMANDS, "help"))
    return place, rest


def _names_none(arguments: Sequence[str]) -> bool:
    """Whether options alone are given; the version is asked of the program itself."""
    first = next(iter(arguments), "")
    if _is_language(first):
        return _names_none(arguments[1 if "=" in first else 2 :])
    return not first or (first.startswith("-") and first != "--version")


def _is_language(word: str) -> bool:
    return word.partition("=")[0] == LANG.name


def load_command(place: str) -> Callable[[Call], int]:
    """Import the command at ``module:function``; called, it returns the exit status."""
    command: Callable[[Call], int] = load_function(place)
    return command


def load_function(place: str) -> Any:
    """Import the function at ``module:function``.

    Modules make thousands of objects that stay: while they are imported no garbage is looked for,
    and those of the first function are never looked at again.
    """
    module, _, function = place.partition(":")
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        return getattr(import_module(module), function)
    finally:
        _freeze_once()
        if was_enabled:
            gc.enable()


@cache
def _freeze_once() -> None:
    # Once: gc.get_freeze_count(), which would tell whether it is done, counts object by object.
    gc.freeze()
