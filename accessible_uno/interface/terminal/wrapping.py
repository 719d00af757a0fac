"""Breaks long lines between words and, where it can, between items; a terminal breaks anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_WORD: Final = re.compile("[^ \u2800]+")
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
    ends = [word.end() for word in _WORD.finditer(line)]
    starts = [word.start() for word in _WORD.finditer(line)]
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
