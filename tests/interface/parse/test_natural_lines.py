"""Lines that people type who know no command: done, answered or rightly refused.

The lists are in natural/; each is to be understood at nine lines of ten, and none taken for
something else.  The lists were written before the grammar, and are not fitted to it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from natural_lines import (
    Verdict,
    context,
    does_something,
    judged,
    natural_lines,
    sorted_lines,
)

from accessible_uno.interface.verbs.all_verbs import parse_line
from accessible_uno.narration.language import LOCALES

FEWEST: Final = 200
UNDERSTOOD: Final = 0.9
LATER: Final = tuple(range(2, 106))
"""The lists that were written when there was a grammar, by people who had not seen it."""

HURRIED: Final = {"en-31": 0.65}
"""A list of slips of the keyboard: one in a card or an act is proposed, not done."""


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_enough_lines_and_none_twice_in_a_list(locale: str) -> None:
    """What several people typed stands in several lists."""
    every = set()
    for kept in (locale, *(f"{locale}-{number}" for number in LATER)):
        lines = [(line.situation, line.typed) for line in natural_lines(kept)]
        assert len(lines) == len({*lines}), kept
        every |= {*lines}
    assert len(every) >= FEWEST


@pytest.mark.sample(8)
@pytest.mark.parametrize("number", ["", *(f"-{number}" for number in LATER)])
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_naturally_typed_is_understood(locale: str, number: str) -> None:
    found = list(judged(f"{locale}{number}"))
    counted = Counter(each for _, _, each in found)
    least = HURRIED.get(f"{locale}{number}", UNDERSTOOD)
    assert counted[Verdict.GOOD] >= least * len(found)
    assert not [(line, taken) for line, taken, each in found if each is Verdict.WRONG]


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_only_told_or_asked_does_nothing(locale: str) -> None:
    """Questions, what others do or did, a maybe, what is wished away."""
    done = []
    for situation, line in sorted_lines(f"undone-{locale}"):
        at = context(situation, locale)
        if does_something(parse_line(line, at), at):
            done.append((situation, line))
    assert not done
