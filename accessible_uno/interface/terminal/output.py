"""The output side of a terminal: the only place that writes to it, and what is safe to write."""

from __future__ import annotations

import errno
import io
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO
from unicodedata import category


class TerminalOutput:
    """Writes to a stream and never raises: once the reader is gone, writing has no effect.

    Characters that the stream's encoding does not have are written as ``?``.

    Attributes:
        lost: whether the reader is gone.
        error: why it is.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.lost = False
        self.error: OSError | None = None
        self._waiting = ""
        self._is_held = False
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let what the block writes wait for :meth:`flush`, or for what is written next."""
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False

    def write(self, text: str) -> None:
        """Write ``text`` unchanged; inside :meth:`held`, or behind what waits, it waits as well."""
        waits = self._is_held or bool(self._waiting)
        self._waiting += text
        if not waits:
            self.flush()

    def flush(self) -> None:
        """Write what waits."""
        text, self._waiting = self._waiting, ""
        if self.lost or not text:
            return
        try:
            self._stream.write(text)
            self._stream.flush()
        except OSError as wrong:
            self._lose(wrong)
        except ValueError:  # somebody closed the stream
            self._lose(OSError(errno.EBADF, os.strerror(errno.EBADF)))

    def size(self) -> tuple[int, int]:
        """Return columns and rows; 80 and 24 when the terminal does not say."""
        columns, rows = self._measured()
        return columns or 80, rows or 24

    def width(self) -> int:
        """Return the columns; 0 when there is no terminal, or it does not say."""
        return self._measured()[0]

    def _measured(self) -> tuple[int, int]:
        try:
            return os.get_terminal_size(self._stream.fileno())
        except (OSError, ValueError):
            return 0, 0

    def _lose(self, wrong: OSError) -> None:
        self.lost = True
        self.error = wrong
        silence(self._stream)


def silence(stream: TextIO) -> None:
    """Let everything that is still written to a stream vanish, also at the end of the program."""
    with suppress(OSError, ValueError):
        target = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, target)
        os.close(nowhere)


_JOINERS = "\u200c\u200d"  # letters of several scripts need them, and they reorder nothing
_BREAKS = "\t\n\v\f\r\x85\u2028\u2029"


class _Replacements(dict[int, str | None]):
    """The replacement of each character, computed once."""

    def __missing__(self, code: int) -> str | None:
        self[code] = replacement = _replacement(chr(code))
        return replacement


def _replacement(character: str) -> str | None:
    if character in _BREAKS:
        return " "
    match category(character):
        case "Cs" | "Co":
            return "\ufffd"
        case "Cc":
            return None
        case "Cf" if character not in _JOINERS:
            return None
        case _:
            return character


_REPLACEMENTS = _Replacements()


def clean_line(text: str) -> str:
    """Return ``text`` as one line without anything that a terminal would carry out.

    Tabs and line breaks become spaces; bytes that could not be decoded become U+FFFD, and so do
    characters of private use, which stand for cards in braille; escape and other control characters
    and the invisible format characters (text direction, zero width) vanish.  Letters, braille
    patterns and no-break spaces stay.
    """
    return text.translate(_REPLACEMENTS)


_WORD: Final = "[^ \u2800]+"
"""A word, which is never broken; plain spaces and empty braille cells separate words."""

_SIGNS: Final = ",;.!?"
"""Signs behind which one item ends.  A colon joins: a number and its card belong together."""


def wrap_line(line: str, width: int, columns: Callable[[str], int] = len) -> list[str]:
    """Return the rows of a line, without the blanks at the breaks.

    A screen reader reads row by row, and a card that is on two of them sounds like two things.  So
    a row ends behind a sign where that fills two thirds of it, otherwise behind the last word that
    fits.  A word that is wider than the terminal has a row of its own, which the terminal breaks.

    Args:
        line: one line without control characters.
        width: the columns of the terminal; 0 when they are unknown, then nothing is broken.
        columns: returns how many columns a text takes.
    """
    if not width or columns(line) <= width:
        return [line]
    ends = [word.end() for word in re.finditer(_WORD, line)]
    starts = [word.start() for word in re.finditer(_WORD, line)]
    rows: list[str] = []
    first = start = 0
    while first < len(ends):
        last = first
        while last + 1 < len(ends) and columns(line[start : ends[last + 1]]) <= width:
            last += 1
        if last + 1 < len(ends):
            fitting = range(last, first - 1, -1)
            full = (each for each in fitting if 3 * columns(line[start : ends[each]]) >= 2 * width)
            last = next((each for each in full if line[ends[each] - 1] in _SIGNS), last)
        rows.append(line[start : ends[last]])
        first = last + 1
        start = starts[first] if first < len(ends) else 0
    return rows or [""]
