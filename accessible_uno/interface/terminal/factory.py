"""Chooses the console for the given streams."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TextIO

from accessible_uno.interface.terminal.console import Console, KeyBindings
from accessible_uno.interface.terminal.pipe_console import PipeConsole


def open_console(
    stdin: TextIO, stdout: TextIO, env: Mapping[str, str], key_bindings: KeyBindings | None = None
) -> Console:
    """Return the console for these streams.

    Line editing and function keys need a terminal at both ends and a ``TERM`` that is neither
    empty nor ``dumb``.  Other streams are read line by line, and no escape byte is written.
    """
    key_bindings = key_bindings or KeyBindings()
    capable = env.get("TERM", "") not in ("", "dumb")
    if not (capable and stdin.isatty() and stdout.isatty()):
        return PipeConsole(stdin, stdout, key_bindings)
    # prompt_toolkit takes longer to import than everything else, and a pipe does not need it.
    from accessible_uno.interface.terminal.tty_console import TtyConsole

    return TtyConsole.on_terminal(stdin, stdout, key_bindings)
