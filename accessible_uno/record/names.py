"""What a player may be called in a record."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from unicodedata import category

LONGEST: Final = 40
MOST_MARKS: Final = 3
"""Marks on one letter; no script needs more, and a heap of them covers what stands around it."""

_AMONG: Final = "-_'’."


def is_name(name: str) -> bool:
    """Whether a player may be called ``name``.

    It is one word of letters and digits of any script, with hyphens, apostrophes and points in it:
    nothing that a terminal obeys, that turns the text around it, or that begins another kind of
    line.
    """
    return len(name) <= LONGEST and _is_word(name)


@lru_cache(maxsize=256)  # a list of past games has the same few names again and again
def _is_word(name: str) -> bool:
    if not name[:1].isalnum():
        return False
    marks = 0
    for each in name:
        marks = marks + 1 if category(each).startswith("M") else 0
        if marks > MOST_MARKS or not (marks or each.isalnum() or each in _AMONG):
            return False
    return True
