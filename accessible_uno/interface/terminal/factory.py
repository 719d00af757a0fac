"""Chooses the console for the given streams."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import find_spec, module_from_spec
from typing import Any, Final, TextIO

from accessible_uno.interface.terminal.console import Console, KeyBindings
from accessible_uno.interface.terminal.pipe_console import PipeConsole


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
    _import_parts_only()
    from accessible_uno.interface.terminal.tty_console import TtyConsole

    return TtyConsole.on_terminal(stdin, stdout, key_bindings)


def _import_parts_only() -> None:
    """Let parts of prompt_toolkit be imported without its full-screen applications.

    The package imports them whenever a part of it is imported: 90 modules that no game uses.
    """
    for name in ("prompt_toolkit", "prompt_toolkit.application"):
        if name not in sys.modules and (spec := find_spec(name)) is not None:
            sys.modules[name] = module_from_spec(spec)  # known, with its parts, and not run


def _is_capable(term: str) -> bool:
    """Whether the terminal moves its cursor when it is sent the sequence for that."""
    if term == "dumb":
        return False
    return enable_sequences() if sys.platform == "win32" else bool(term)


STDOUT: Final = -11
"""The number that Windows gives to standard output."""

PROCESSED: Final = 0x0001
"""The mode in which line ends and the bell are more than characters."""

SEQUENCES: Final = 0x0004
"""The mode in which control sequences are acted upon (``ENABLE_VIRTUAL_TERMINAL_PROCESSING``)."""


def enable_sequences() -> bool:
    """Turn the modes on until the program ends; return whether the console has them.

    The consoles of Windows have them from Windows 10 on.
    """
    import atexit
    import ctypes  # a terminal of another system has no use for it

    kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009  # on Windows alone
    screen = kernel.GetStdHandle(STDOUT)
    before = ctypes.c_ulong()
    if not kernel.GetConsoleMode(screen, ctypes.byref(before)):
        return False
    if not kernel.SetConsoleMode(screen, before.value | PROCESSED | SEQUENCES):
        return False
    atexit.register(kernel.SetConsoleMode, screen, before.value)
    return True
