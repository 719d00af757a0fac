"""Chooses the console for the given streams."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TextIO

from accessible_uno.interface.terminal.console import Console, KeyBindings
from accessible_uno.interface.terminal.pipe_console import PipeConsole
from accessible_uno.interface.terminal.windows_screen import enable_sequences


def open_console(
    stdin: TextIO, stdout: TextIO, env: Mapping[str, str], key_bindings: KeyBindings | None = None
) -> Console:
    """Return the console for these streams.

    Line editing and function keys need a terminal at both ends and a ``TERM`` that is neither
    empty nor ``dumb``, or a console of Windows 10 or later, which needs no ``TERM``.  Other streams
    are read line by line, and no escape byte is written.
    """
    key_bindings = key_bindings or KeyBindings()
    is_terminal = stdin.isatty() and stdout.isatty()
    if not (is_terminal and _is_capable(env.get("TERM", ""))):
        return PipeConsole(stdin, stdout, key_bindings)
    # prompt_toolkit takes longer to import than everything else, and a pipe does not need it.
    from accessible_uno.interface.terminal.tty_console import TtyConsole

    return TtyConsole.on_terminal(stdin, stdout, key_bindings)


def _is_capable(term: str) -> bool:
    """Whether the terminal moves its cursor when it is sent the sequence for that."""
    if term == "dumb":
        return False
    return enable_sequences() if sys.platform == "win32" else bool(term)
