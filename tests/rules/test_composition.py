"""Any options go together on any preset, or are refused with the reason.

Rounds are played at random with a tenth of unlawful acts: nothing sticks, no card is lost, the
order of the rules does not matter, the same acts give the same game, no hidden card shows.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context

from composing import ALWAYS_WITH, Options, going_with, larger_sets, pairs, play_round, presets_for

from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import preset_keys

LARGER_SETS = 1000
CHUNK = 50


def outcomes(numbered: Sequence[tuple[int, Options]], whole: bool) -> Counter[tuple[str, str]]:
    """Play each set of options on three presets; count the outcomes of each preset's rounds, and
    the rounds with each option.  Unless a set is to be played whole, what a preset refuses is left
    out of it.
    """
    found: Counter[tuple[str, str]] = Counter()
    for number, options in numbered:
        for key in presets_for(number):
            played = options if whole else going_with(key, options, number)
            try:
                outcome = play_round(key, played, number)
            except Exception as wrong:
                raise AssertionError(f"{key} {played} {number}: {wrong!r}") from wrong
            found[key, outcome] += 1
            if outcome != "refused":
                found.update((name, "option") for name, _ in played)
    return found


def all_outcomes(sets: Sequence[Options], *, whole: bool) -> Counter[tuple[str, str]]:
    """The same, by all processors."""
    numbered = list(enumerate(sets))
    chunks = [numbered[place : place + CHUNK] for place in range(0, len(numbered), CHUNK)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("fork")) as pool:
        found: Counter[tuple[str, str]] = Counter()
        for counted in pool.map(outcomes, chunks, repeat(whole)):
            found += counted
    return found


def rounds(found: Counter[tuple[str, str]], *ways: str) -> int:
    """How many rounds went one of these ways."""
    return sum(count for (_, way), count in found.items() if way in ways)


def everything_was_played(found: Counter[tuple[str, str]]) -> None:
    """Each option and each preset was in force in some round, and some rounds came to their end."""
    assert {name for name, way in found if way == "option"} == set(all_options())
    assert {key for key, way in found if way in ("over", "going")} == set(preset_keys())
    assert {key for key, way in found if way == "over"} >= set(ALWAYS_WITH)


def test_every_pair_of_options() -> None:
    """Each pair, on three presets, or the reason why not."""
    sets = list(pairs())
    found = all_outcomes(sets, whole=True)
    assert rounds(found, "over", "going", "refused") == 3 * len(sets)
    everything_was_played(found)


def test_larger_sets_of_options() -> None:
    """Two thousand sets of three to twelve options, on three presets."""
    found = all_outcomes(list(larger_sets(LARGER_SETS)), whole=False)
    assert rounds(found, "over", "going") == 3 * LARGER_SETS
    everything_was_played(found)
