"""Writes the completion of a shell, from the options that the commands declare.

    python scripts/packaging/completion.py bash|zsh|fish

shtab makes it from a parser of argparse, and keeps up with the shells; the parser here exists for
that alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, Final

import shtab

from accessible_uno.app.arguments import CommandOption
from accessible_uno.app.commands.help import describe_commands
from accessible_uno.app.i18n import sentence
from accessible_uno.narration.catalogue import Catalogue

NAME: Final = "accessible-uno"
SHELLS: Final = ("bash", "zsh", "fish")
LOCALE: Final = "en"
"""Completion has one language; the commands and the options have English names in any case."""

_FILES: Final = ("record",)
"""Commands whose arguments are files."""


def completion(shell: str) -> str:
    """Return what the shell reads."""
    return str(shtab.complete(_parser(), shell))


def _parser() -> argparse.ArgumentParser:
    """Return a parser with every command and option."""
    root = argparse.ArgumentParser(NAME, add_help=False)
    _add_help(root)
    root.add_argument("--version", action="store_true", help=_plain("manual-version"))
    described = describe_commands()
    heads = {name.partition("-")[0] for name in described if "-" in name}
    commands = root.add_subparsers()
    parts: dict[str, Any] = {}
    for name, options in described.items():
        command, _, part = name.partition("-")
        if part and command not in parts:  # a command that does nothing without a part
            head = commands.add_parser(command, help=_plain(f"app-help-{command}"), add_help=False)
            parts[command] = head.add_subparsers()
        among = parts[command] if part else commands
        parser = among.add_parser(part or command, help=_help_of(name), add_help=False)
        if command in heads and not part:
            parts[command] = parser.add_subparsers()
        _add_options(parser, name, options)
        if command in _FILES:
            parser.add_argument("file", nargs="*").complete = shtab.FILE  # type: ignore[attr-defined]
    return root


def _add_options(
    parser: argparse.ArgumentParser, command: str, options: Sequence[CommandOption]
) -> None:
    _add_help(parser)
    for option in options:
        key = f"app-option-{option.name.lstrip('-')}"
        told = Catalogue(LOCALE).variant(key, command).replace("%", "%%")
        if option.read is None:
            parser.add_argument(option.name, action="store_true", help=told)
            continue
        words = option.takes.split("|") if "|" in option.takes else None
        added = parser.add_argument(option.name, choices=words, help=told)
        if option.takes == "FILE":
            added.complete = shtab.FILE  # type: ignore[attr-defined]


def _add_help(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--help", action="store_true", help=_plain("manual-help"))


def _help_of(command: str) -> str:
    """Return what a command does, without the form of its line."""
    return _plain(f"app-help-{command}").partition(": ")[2]


def _plain(message: str) -> str:
    return sentence(LOCALE, message).replace("%", "%%")


if __name__ == "__main__":
    sys.stdout.write(completion(sys.argv[1]) + "\n")
