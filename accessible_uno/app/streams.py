"""The standard streams of a command: closed, full or broken ones must not end in a traceback."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Iterable
from typing import Final, TextIO

from accessible_uno.interface.terminal.output import silence

STDIN: Final = "stdin"
STDOUT: Final = "stdout"
STDERR: Final = "stderr"

_NAMES: Final = (STDIN, STDOUT, STDERR)
"""The standard streams in the order of their descriptors."""


def replace_closed_streams() -> frozenset[str]:
    """Put the null device in the place of each closed standard stream; return their names.

    Otherwise the first file that is opened would get the free descriptor, and what a library or a
    worker process prints would be written into a saved game.
    """
    for number in range(len(_NAMES)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # the lowest free descriptor is this number
    missing = frozenset(name for name in _NAMES if getattr(sys, name) is None)
    for number, name in enumerate(_NAMES):
        if name in missing:
            mode = "r" if name == STDIN else "w"
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115
    return missing


def write_what_fits() -> None:
    """Let the streams write ``?`` for a character that their encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def output_error(raised: Exception | None = None) -> OSError | None:
    """Return why standard output does not take what was written to it; ``None``: it does.

    Args:
        raised: what ended the command.  A stream that waits with nothing has raised its error
            already, and does not do so again.
    """
    unbuffered = getattr(sys.stdout, "write_through", False)
    if unbuffered and isinstance(raised, OSError) and raised.filename is None:
        return raised
    try:
        sys.stdout.flush()
    except OSError as wrong:
        return wrong
    except ValueError:  # closed meanwhile
        return OSError(errno.EBADF, os.strerror(errno.EBADF))
    return None


def write_line(line: str) -> None:
    """Write a line to standard output, at a terminal in rows that break between words."""
    sys.stdout.write(_wrapped(line, sys.stdout) + "\n")


def write_lines(lines: Iterable[str]) -> int:
    """Write lines; return the exit status of a command that does no more."""
    for line in lines:
        write_line(line)
    return 0


def _wrapped(line: str, stream: TextIO) -> str:
    if not stream.isatty():
        return line
    from shutil import get_terminal_size  # at a terminal alone

    from accessible_uno.interface.terminal.output import wrap_line

    width = get_terminal_size().columns
    return "\n".join(row for each in line.split("\n") for row in wrap_line(each, width) or [""])


def write_error_line(line: str) -> None:
    """Write a line to standard error; where that cannot be, nobody can be told."""
    try:
        sys.stderr.write(f"{_wrapped(line, sys.stderr)}\n")
        sys.stderr.flush()
    except (OSError, ValueError):
        silence(sys.stderr)
