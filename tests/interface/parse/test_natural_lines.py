"""Lines that people type who know no command: done, answered or rightly refused.

The lists are in natural/; each is to be understood at nine lines of ten, and none taken for
something else.  The lists were written before the grammar, and are not fitted to it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from natural_lines import Verdict, judged, natural_lines

from accessible_uno.narration.language import LOCALES

FEWEST: Final = 200
UNDERSTOOD: Final = 0.9


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_enough_lines_and_none_twice(locale: str) -> None:
    lists = (locale, f"{locale}-2")
    lines = [(line.situation, line.typed) for kept in lists for line in natural_lines(kept)]
    assert len(lines) == len({*lines}) >= FEWEST


@pytest.mark.parametrize("kept", [*LOCALES, *(f"{locale}-2" for locale in LOCALES)])
def test_what_is_naturally_typed_is_understood(kept: str) -> None:
    found = list(judged(kept))
    counted = Counter(each for _, _, each in found)
    assert counted[Verdict.GOOD] >= UNDERSTOOD * len(found)
    assert not [(line, taken) for line, taken, each in found if each is Verdict.WRONG]
