"""Any options go together on any preset, or are refused with the reason.

Rounds are played at random with a tenth of unlawful acts: nothing sticks, no card is lost, the
order of the rules does not matter, the same acts give the same game, no hidden card shows.
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random

import pytest

from accessible_uno.checks.rounds import (
    Options,
    going_with,
    larger_sets,
    our_options,
    pairs,
    play_round,
    play_with,
    presets_for,
    values_of,
)
from accessible_uno.game.rule import ConflictingRules, Rule
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import all_options

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "lucky_seven"
LARGER_SETS = 1000
SETS_EACH_TIME = 140
PAIRS_EACH_TIME = 1 / 10
"""The share of the pairs, drawn once for all; ``--all`` plays each on three presets."""


class Outcomes:
    """What became of the rounds that were played: first of each preset as it is, as some presets
    take few options.

    Attributes:
        rounds: how many rounds of a preset were ``"refused"``, ``"over"`` or ``"going"``.
        options: in how many rounds each option was active.
    """

    def __init__(self) -> None:
        self.rounds: Counter[tuple[str, str]] = Counter()
        self.options: Counter[str] = Counter()
        for number, key in enumerate(preset_keys()):
            self.play(key, (), number)

    def play(self, key: str, options: Options, number: int) -> bool:
        """Play a round; tell whether the preset takes the options."""
        try:
            outcome = play_round(key, options, number)
        except Exception as wrong:
            raise AssertionError(f"{key} {options} {number}: {wrong!r}") from wrong
        self.rounds[key, outcome] += 1
        if outcome == "refused":
            return False
        self.options.update(name for name, _ in options)
        return True

    def presets(self, *outcomes: str) -> set[str]:
        """The presets of which a round came out so."""
        return {key for key, outcome in self.rounds if outcome in outcomes}

    def assert_everything_was_played(self) -> None:
        """Each option and each preset was in some round, and some rounds came to their end."""
        for name in sorted(set(our_options()) - set(self.options)):
            alone = values_of((name,), Random(name))
            assert any(self.play(key, alone, 0) for key in preset_keys()), f"no round has {name}"
        missed = set(preset_keys()) - self.presets("over", "going")
        assert not missed, f"no round of {', '.join(sorted(missed))}"
        ended = len(self.presets("over"))
        assert ended > len(preset_keys()) / 3, f"only rounds of {ended} presets came to their end"


@pytest.mark.slow
def test_pairs_of_options() -> None:
    """A pair on one preset in turn; where that one refuses it, on the next that takes it."""
    found, every = Outcomes(), list(pairs())
    sets = Random("pairs").sample(every, int(len(every) * PAIRS_EACH_TIME))
    played = sum(
        any(found.play(key, options, number) for key in presets_for(number))
        for number, options in enumerate(sets)
    )
    # A new option moves the others to other presets, some of which refuse more of them.
    assert played > 7 * len(sets) / 10, f"only {played} of {len(sets)} pairs are played"


@pytest.mark.slow
def test_larger_sets_of_options() -> None:
    """Sets of three to twelve options, each on one preset in turn."""
    found = Outcomes()
    for number, options in enumerate(larger_sets(SETS_EACH_TIME)):
        key = presets_for(number)[number % 3]
        assert found.play(key, going_with(key, options, number), number)
    # Few sets let losers keep their points, which the cursed card needs.
    assert found.play("classic", (("scoring", "losers"), ("cursed", "on")), 0)
    found.assert_everything_was_played()


def example_rule() -> Rule:
    """The rule of the example package in docs/, which need not be installed for it."""
    spec = spec_from_file_location("lucky_seven_example_rule", EXAMPLE / "lucky_seven" / "rule.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    rule: Rule = module.LuckySeven(1)
    return rule


def test_the_example_package_with_every_option() -> None:
    """Its rule goes with every setting of every option, or the conflict names both rules.

    It conflicts with what else gives the seven an effect, and with nothing else.
    """
    rule = example_rule()
    played, conflicts = 0, set()
    settings = [
        (name, value) for name, (_, option) in all_options().items() for value in option.values()
    ]
    for number, setting in enumerate(settings):
        for key in presets_for(number)[:2]:
            outcome = play_with(rule, key, (setting,), number)
            if isinstance(outcome, ConflictingRules):
                assert rule.key in (outcome.rule, *outcome.others), outcome
                assert not outcome.lacking, outcome
                conflicts |= {outcome.rule, *outcome.others}
            elif outcome != "refused":
                played += 1
    assert played > len(settings), f"only {played} rounds were played"
    assert conflicts == {rule.key, "seven-swap", "moving-hands"}


@pytest.mark.long
def test_every_pair_of_options_on_three_presets() -> None:
    """Each pair on three presets, or the reason why not."""
    found = Outcomes()
    for number, options in enumerate(pairs()):
        for key in presets_for(number):
            found.play(key, options, number)
    found.assert_everything_was_played()


@pytest.mark.long
def test_larger_sets_of_options_on_three_presets() -> None:
    """Three thousand rounds with three to twelve options."""
    found = Outcomes()
    for number, options in enumerate(larger_sets(LARGER_SETS)):
        for key in presets_for(number):
            assert found.play(key, going_with(key, options, number), number)
    found.assert_everything_was_played()
