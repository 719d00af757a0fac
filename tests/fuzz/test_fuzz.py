"""A short run of each fuzzer; ``tests/bench/fuzz.py`` goes on for as long as one likes.

An input is a function of its target's name and a number, so what fails once fails again.  The
generators are plain: they speak the game's own words, most inputs go deep, and an hour makes a
hundred thousand of them, where a library that keeps a tree of choices for each would make a tenth.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest
from hostile import Piece, Target
from minimising import least
from targets import TARGETS

INPUTS = {
    "lines": 12,
    "records": 100,
    "settings": 75,
    "presets": 25,
    "journal": 4,
    "arguments": 25,
    "terminal": 4,
    "keys": 15,
    "words": 100,
    "messages": 4,
    "irc": 4,
}


LONGER: Final = 60
"""How many times as many inputs ``scripts/test --all`` tries."""


def check_inputs(name: str, numbers: range) -> None:
    """Try the inputs of these numbers; a failure says the least that still fails."""
    target = TARGETS[name]
    for number in numbers:
        pieces = target.make(Random(f"{name} {number}"))
        try:
            target.check(pieces)
        except Exception:  # noqa: BLE001  # any fault is what it looks for
            pytest.fail(f"{name} {number}: {least(target, pieces)!r}")


@pytest.mark.quick("records", "settings")
@pytest.mark.parametrize("name", TARGETS)
def test_nothing_that_comes_in_does_harm(name: str) -> None:
    """No fault, no lost card, no control characters, and the game continues."""
    check_inputs(name, range(INPUTS[name]))


@pytest.mark.long
@pytest.mark.parametrize("name", TARGETS)
def test_nothing_that_comes_in_does_harm_in_a_long_run(name: str) -> None:
    """The same, with inputs that no shorter run has tried."""
    check_inputs(name, range(INPUTS[name], LONGER * INPUTS[name]))


def test_the_same_number_makes_the_same_input() -> None:
    """So that a failure can be looked at again."""
    for target in TARGETS.values():
        assert target.make(Random("5")) == target.make(Random("5"))


def test_an_input_is_cut_down_to_what_fails() -> None:
    """Lines that do not matter go, and so does what stands around the trouble."""

    def check(pieces: Sequence[Piece]) -> None:
        assert not any("bad" in str(piece) for piece in pieces[1:])

    lines = [f"line {number}" for number in range(40)]
    target = Target("example", lambda _: [], check)
    assert least(target, ["head", *lines, "so bad here", *lines])[1:] == ["bad"]
