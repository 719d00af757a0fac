"""Keeps what the code of other packages prints away from the player, in the log of errors.

A game is read aloud line by line, and a row of braille has forty cells: a line that somebody left
in their code is in the way of both, and may hold what a terminal obeys.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, TextIO

from accessible_uno.error_logger import error_logger
from accessible_uno.packages.faults import printable
from accessible_uno.packages.offers import OURS, may_add
from accessible_uno.packages.watchdog import package_of_module

A_THREAD: Final = "a thread"
"""Whose writing it is where the calls lead to nobody: Python itself tells what ended a thread."""

MOST: Final = 200
"""Lines that are kept of each package in a process: the log has room for errors as well."""

_kept: Final[Counter[str]] = Counter()
_begun: Final[dict[str, str]] = {}
"""What each package has written of a line that has not ended."""


class OurOutput:
    """Passes on what our own code writes to a stream; what a package writes goes to the log.

    Whose code writes is told by the calls: the innermost that is ours or a package's.

    Args:
        stream: the stream.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write ``text`` to the stream or to the log; return how many characters it has."""
        package = _writing_package(sys._getframe(1))  # noqa: SLF001  # the only way to the caller
        if not package:
            return self._stream.write(text)
        _keep(package, text)
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write one text after the other."""
        for line in lines:
            self.write(line)


def _writing_package(frame: FrameType | None) -> str:
    """Return the package whose code has called; nothing where ours has."""
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] == OURS and module != __name__:
            return ""
        if (package := package_of_module(module)) is not None:
            return package
        frame = frame.f_back
    return A_THREAD


def _keep(package: str, text: str) -> None:
    """Keep the lines that end in ``text``, and what they began with before."""
    if _kept[package] >= MOST:
        return
    *lines, rest = (_begun.pop(package, "") + text).split("\n")
    _begun[package] = rest
    for words in filter(None, map(printable, lines[: MOST - _kept[package]])):
        _kept[package] += 1
        error_logger(__name__).error("%s printed: %s", package, words)


@contextmanager
def prints_kept() -> Iterator[None]:
    """Keep what packages print while the body runs."""
    if not may_add(f"{OURS}."):
        yield
        return
    streams = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = map(OurOutput, streams)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = streams
        for package in list(_begun):
            _keep(package, "\n")
