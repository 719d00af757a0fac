"""Long lines broken between words, where a terminal would break them anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_WORD: Final = re.compile("[^ \u2800]+")
"""What is never broken: plain spaces and empty braille cells part words, no-break spaces do not."""


def wrap_line(line: str, width: int, columns: Callable[[str], int] = len) -> list[str]:
    """Return the rows of a line: each as full as it can be, the blanks at the breaks left out.

    A word wider than the terminal keeps a row of its own, which the terminal breaks.

    Args:
        line: one line without control characters.
        width: the terminal's columns; 0 when they are unknown, and nothing is broken.
        columns: how many columns a text takes.
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
