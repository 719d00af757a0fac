"""Breaks long lines between words; a terminal would break them anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_WORD: Final = re.compile("[^ \u2800]+")
"""A word, which is never broken; plain spaces and empty braille cells separate words."""


def wrap_line(line: str, width: int, columns: Callable[[str], int] = len) -> list[str]:
    """Return the rows of a line, each as full as possible, without the blanks at the breaks.

    A word that is wider than the terminal has a row of its own, which the terminal breaks.

    Args:
        line: one line without control characters.
        width: the columns of the terminal; 0 when they are unknown, then nothing is broken.
        columns: returns how many columns a text takes.
    """
    if not width or columns(line) <= width:
        return [line]
    rows = []
    start = end = 0
    for word in _WORD.finditer(line):
        if end > start and columns(line[start : word.end()]) > width:
            rows.append(line[start:end])
            start = word.start()
        end = word.end()
    return [*rows, line[start:end]]
