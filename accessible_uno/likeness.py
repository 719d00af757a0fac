"""Finds the known word that a mistyped one is most like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher, get_close_matches
from typing import Final

LIKENESS: Final = 0.6
"""Least likeness, from 0 to 1, of a word that is proposed instead of an unknown one."""

CLOSE: Final = 0.75
"""Likeness of a word with one letter too many, missing, wrong or in another place."""

SHORTEST: Final = 4
"""Letters; shorter words are like too many others."""

LONGEST_COMPARED: Final = 40
"""Characters; nothing that exists is like a longer word."""

NONE: Final = "none"
"""What the sentences of the catalogue take for “nothing is like it”."""


def nearest(word: str, known: Iterable[str], likeness: float = LIKENESS) -> str:
    """Return the one of ``known`` that is most like ``word``; ``NONE`` where none is like it."""
    if len(word) > LONGEST_COMPARED:
        return NONE
    folded = {each.casefold(): each for each in known}
    found = get_close_matches(word.casefold(), folded, n=1, cutoff=likeness)
    return folded[found[0]] if found else NONE


def meant(word: str, *groups: Iterable[str]) -> str:
    """Return the word that is surely meant by ``word``; ``NONE`` where that is unsure.

    Words of a group are only proposed where no earlier group has one.  Two that are equally like it
    are unsure, and so is a short word, or another first letter.
    """
    typed = word.casefold()
    if not SHORTEST <= len(typed.lstrip("-")) <= LONGEST_COMPARED:
        return NONE
    long = ([each for each in known if len(each.lstrip("-")) >= SHORTEST] for known in groups)
    found = (_surest(typed, {each.casefold(): each for each in known}) for known in long)
    return next(filter(None, found), NONE)


def _surest(typed: str, known: Mapping[str, str]) -> str | None:
    found = get_close_matches(typed, known, n=2, cutoff=CLOSE)
    ratios = [SequenceMatcher(a=each, b=typed).ratio() for each in found]
    if not found or found[0][0] != typed[0] or (len(found) > 1 and ratios[0] == ratios[1]):
        return None
    return known[found[0]]
