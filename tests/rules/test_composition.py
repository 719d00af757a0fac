"""Any options go together on any preset, or are refused with the reason.

Rounds are played at random with a tenth of unlawful acts: nothing sticks, no card is lost, the
order of the rules does not matter, the same acts give the same game, no hidden card shows.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from composing import Options, larger_sets, pairs, play_round, presets_for

LARGER_SETS = 2000
CHUNK = 50


def outcomes(numbered: Sequence[tuple[int, Options]]) -> Counter[str]:
    """Play each set of options on three presets; count how the rounds went."""
    found: Counter[str] = Counter()
    for number, options in numbered:
        for key in presets_for(number):
            try:
                found[play_round(key, options, number)] += 1
            except Exception as wrong:
                raise AssertionError(f"{key} {options} {number}: {wrong!r}") from wrong
    return found


def all_outcomes(sets: Sequence[Options]) -> Counter[str]:
    """The same, by all processors."""
    numbered = list(enumerate(sets))
    chunks = [numbered[place : place + CHUNK] for place in range(0, len(numbered), CHUNK)]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("fork")) as pool:
        found: Counter[str] = Counter()
        for counted in pool.map(outcomes, chunks):
            found += counted
    return found


def test_every_pair_of_options() -> None:
    """Each pair, on three presets."""
    sets = list(pairs())
    found = all_outcomes(sets)
    assert found.total() == 3 * len(sets)
    assert found["over"] > found.total() // 15
    assert found["refused"] < found.total() // 2


def test_larger_sets_of_options() -> None:
    """Two thousand sets of three to twelve options, on three presets."""
    found = all_outcomes(list(larger_sets(LARGER_SETS)))
    assert found.total() == 3 * LARGER_SETS
    assert found["over"] > LARGER_SETS // 10
