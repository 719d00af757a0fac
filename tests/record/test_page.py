"""docs/record.md is complete, and its examples are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessible_uno.app.commands.record import hear
from accessible_uno.game.chance import ChanceAction
from accessible_uno.record.check import check
from accessible_uno.record.expectations import EXPECTATIONS
from accessible_uno.record.header import KEYS
from accessible_uno.rules.registry import all_rules
from accessible_uno.table import Dealer

PAGE = (Path(__file__).parent.parent.parent / "docs" / "record.md").read_text("utf-8")
BLOCKS = re.findall(r"```uno\n(.*?)```", PAGE, re.DOTALL)
SHOWN = "\n".join(BLOCKS)


def rows(heading: str) -> dict[str, str]:
    """The rows of the table under a heading: the example of each word in its first column."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| `(\w+)` \| `(.+?)` \|", part, re.MULTILINE))


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[0])
def test_each_example_holds(block: str) -> None:
    assert list(check(block.splitlines(), hear, Dealer)) == []


def test_every_line_of_a_header_is_explained_with_an_example() -> None:
    found = rows("Header")
    assert found.keys() == KEYS, "write a row in docs/record.md for each key of record/header.py"
    for key, example in found.items():
        assert example.startswith(f'[{key} "')


def test_every_expectation_is_explained_with_an_example_that_is_checked() -> None:
    found = rows("Expectations")
    assert found.keys() == EXPECTATIONS.keys(), (
        "write a row in docs/record.md for each expectation of record/expectations.py"
    )
    for word, example in found.items():
        assert re.match(rf"\? {word}\b", example)
        assert f"\n{example}\n" in SHOWN, f"show {example} in an example of docs/record.md"


def subclasses(kind: type[ChanceAction]) -> set[type[ChanceAction]]:
    return set(kind.__subclasses__()).union(*map(subclasses, kind.__subclasses__()))


def test_everything_that_chance_can_give_is_explained() -> None:
    assert all_rules()
    every = subclasses(ChanceAction)  # type: ignore[type-abstract]  # only its subclasses are asked
    ours = [each for each in every if "accessible_uno." in each.__module__]
    kinds = [each for each in ours if each.verbs]
    assert len(kinds) >= 7
    for kind in kinds:
        assert f"| `chance {kind.verbs[0]} " in PAGE, f"explain {kind.verbs[0]} in docs/record.md"
