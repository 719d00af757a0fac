"""Finds the known word that a mistyped one is most like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
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
    from difflib import get_close_matches  # only for what was mistyped

    folded = {each.casefold(): each for each in known}
    found = get_close_matches(word.casefold(), folded, n=1, cutoff=likeness)
    return folded[found[0]] if found else NONE


def meant(word: str, *groups: Iterable[str]) -> str:
    """Return the word that is surely meant by ``word``; ``NONE`` where that is unsure.

    Words of a group are only proposed where no earlier group has one.  Two that are equally like it
    are unsure, and so is a short word, or another first letter.
    """
    found = (most_likely(likely(word, known)) for known in groups)
    first: Sequence[str] = next(filter(None, found), ())
    return first[0] if len(first) == 1 else NONE


def likely(word: str, known: Iterable[str], shortest: int = SHORTEST) -> dict[str, int]:
    """Return the words that may be meant by ``word``, and how likely each is: 0 for the likeliest.

    One slip of a finger makes it of them; where there are none such, it is the one word that it is
    surely like.

    Args:
        word: what was typed.
        known: what may be meant.
        shortest: letters; in shorter words only letters that have changed places, or one that is
            doubled, are a slip.
    """
    found = slips(word, known, shortest)
    typed = word.casefold()
    if found or not _is_long(typed, shortest) or len(typed) > LONGEST_COMPARED:
        return found
    words = {each.casefold(): each for each in known if _is_long(each, shortest)}
    surest = _surest(typed, words)
    return {surest: 0} if surest else {}


def slips(word: str, known: Iterable[str], shortest: int = SHORTEST) -> dict[str, int]:
    """Return the words of which one slip of a finger makes ``word``, as :func:`likely` does."""
    typed = word.casefold()
    if len(typed) > LONGEST_COMPARED:
        return {}
    found = {each: _slip(typed, each.casefold(), shortest) for each in known}
    return {each: slip for each, slip in found.items() if slip is not None}


def most_likely(found: Mapping[str, int]) -> list[str]:
    """Return the likeliest of the words that :func:`likely` has found."""
    return [each for each, slip in found.items() if slip == min(found.values())]


def _slip(typed: str, word: str, shortest: int) -> int | None:
    """Return which slip of a finger makes ``typed`` of ``word``; ``None`` where it takes more.

    0: letters have changed places, or one is doubled or not; 1: one is missing or too many; 2: one
    is wrong, but not the first.
    """
    if abs(len(typed) - len(word)) > 1 or typed == word:
        return None
    same = takewhile(lambda letters: letters[0] == letters[1], zip(typed, word, strict=False))
    start = sum(1 for _ in same)
    here, there = typed[start:], word[start:]
    swapped = here[:2] == there[1::-1] and here[2:] == there[2:]
    longer, rest, shorter = (typed, here, there) if len(typed) > len(word) else (word, there, here)
    one_more = rest[1:] == shorter
    doubled = one_more and start > 0 and longer[start] == longer[start - 1]
    if swapped or doubled:
        return 0 if len(shorter) + start >= shortest - 1 else None
    if not (_is_long(typed, shortest) and _is_long(word, shortest)):
        return None
    if one_more:
        return 1
    return 2 if start > 0 and here[1:] == there[1:] else None


def _is_long(word: str, shortest: int) -> bool:
    return len(word.lstrip("-")) >= shortest


def _surest(typed: str, known: Mapping[str, str]) -> str | None:
    from difflib import SequenceMatcher, get_close_matches

    found = get_close_matches(typed, known, n=2, cutoff=CLOSE)
    ratios = [SequenceMatcher(a=each, b=typed).ratio() for each in found]
    if not found or found[0][0] != typed[0] or (len(found) > 1 and ratios[0] == ratios[1]):
        return None
    return known[found[0]]
