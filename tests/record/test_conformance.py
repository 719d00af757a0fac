"""Every case under ``tests/conformance`` holds, and together they show every clause."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from accessible_uno.app.commands.record import hear
from accessible_uno.app.i18n import sentence
from accessible_uno.record.check import check
from accessible_uno.record.errors import RecordError
from accessible_uno.record.expectations import EXPECTATIONS
from accessible_uno.record.reader import read_cases
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.rules.registry import our_rules
from accessible_uno.table import Dealer

FOLDER = Path(__file__).parent.parent / "conformance"
FILES = sorted(FOLDER.glob("*.uno"))
CLAUSE = re.compile(r"\b[A-Z][A-Z0-9]*-\d+\b")
SCENARIO = re.compile(r"\bS-\d+\b")

SCENARIOS = (
    *("S-01", "S-05", "S-11", "S-13", "S-15", "S-21", "S-23", "S-27", "S-35"),
    *("S-81", "S-83", "S-105", "S-107", "S-115"),
    *("S-67", "S-89", "S-91", "S-93", "S-95", "S-113", "S-119", "S-121", "S-123", "S-143"),
    *("S-29", "S-31", "S-33", "S-45", "S-47", "S-49", "S-51", "S-103"),
    *("S-19", "S-53", "S-55", "S-57", "S-59", "S-61", "S-63", "S-65", "S-69", "S-71", "S-73"),
    *("S-75", "S-139"),
    *("S-03", "S-07", "S-09", "S-25", "S-37", "S-39", "S-109", "S-111", "S-117"),
    *("S-17", "S-41", "S-43", "S-77", "S-131", "S-133", "S-135"),
    *("S-97", "S-99", "S-101", "S-125", "S-127", "S-129"),
    *("S-79", "S-85", "S-87", "S-137"),
)
"""The published scenarios that can be played under the leaflet or, further on, the others."""


@cache
def remarks(path: Path) -> Mapping[int, str]:
    """The remarks of each case of a file, before it and in it, by its first line."""
    lines = path.read_text("utf-8").splitlines()
    starts = [case.line for case in read_cases(lines)]
    found: dict[int, str] = {}
    before = 0
    for start, end in pairwise([*starts, len(lines) + 1]):
        head = [line for line in lines[before : start - 1] if line.startswith(";")]
        told = [line.partition(";")[2] for line in lines[start - 1 : end - 1]]
        found[start] = " ".join(head + told)
        before = start
    return found


def remark_on(path: Path, line: int) -> str:
    """What is said about the case that a line stands in."""
    return remarks(path)[max(start for start in remarks(path) if start <= line)]


def test_there_are_cases() -> None:
    """The folder was found, and holds one file a topic."""
    assert len(FILES) >= 15
    assert sum(len(remarks(path)) for path in FILES) >= 100


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_case_holds(path: Path) -> None:
    """Every expectation of the file is true, as ``record check`` reads it."""
    faults: list[RecordError] = []
    lines = path.read_text("utf-8").splitlines()
    failed = list(check(lines, hear, Dealer, on_fault=faults.append))
    known = ", ".join(f"? {word}" for word in sorted(EXPECTATIONS))
    wrong = [
        f"line {each.line}: {sentence('en', each.message, **each.arguments)}" for each in faults
    ]
    assert not wrong, f"{wrong} A case may expect {known}; see docs/record.md"
    told = [f"{remark_on(path, each.line)} What was expected is not so: {each}" for each in failed]
    assert told == []


def test_every_case_expects_something(subtests: pytest.Subtests) -> None:
    """A case without an expectation would hold whatever the rules did."""
    for path in FILES:
        with subtests.test(path.name):
            cases = read_cases(path.read_text("utf-8").splitlines())
            idle = [case.line for case in cases if not any(line.expects for line in case.lines)]
            assert idle == [], (
                f"the cases at these lines of {path.name} expect nothing: write a line such as"
                " “? turn B”, “? hand A: r7 g2”"
            )


@cache
def shown() -> frozenset[str]:
    """Every clause, reading and scenario that some case names."""
    told = [remark for path in FILES for remark in remarks(path).values()]
    return frozenset(
        name for each in told for name in (*CLAUSE.findall(each), *SCENARIO.findall(each))
    )


HOW = (
    "write a case in tests/conformance/ whose remark (after “;”) names it, and then run"
    " scripts/test --write-golden tests/record/test_clause_table.py"
)


def test_every_clause_of_a_preset_is_shown(subtests: pytest.Subtests) -> None:
    """Each clause that the preset answers to is named by a case."""
    for key in preset_keys():
        with subtests.test(key=key):
            missing = set(preset(key).clauses) - shown()
            assert not missing, f"no case shows {sorted(missing)}: {HOW}"


def test_every_clause_of_a_rule_is_shown(subtests: pytest.Subtests) -> None:
    """Each clause of a rule of ours is an option's or a preset's, and is named by a case."""
    for rule in our_rules().values():
        with subtests.test(rule.key):
            carried = set(rule.clauses)
            assert carried, (
                f"{rule.__name__} names no clause: set its “clauses”; a house rule that no"
                " published text has takes the next free number, such as “HR-29”"
            )
            published = {clause for key in preset_keys() for clause in preset(key).clauses}
            optional = any(option.off for option in rule.options)
            unpublished = {each for each in carried if not each.startswith("HR-")} - published
            assert optional or not unpublished, (
                f"no preset answers to {sorted(unpublished)}: add them to the clauses of a preset"
                f" that plays {rule.key}, or give the rule an option that switches it on"
            )
            missing = carried - shown()
            assert not missing, f"no case shows {sorted(missing)} of {rule.key}: {HOW}"


def test_every_clause_of_a_preset_is_carried_by_a_rule_or_the_kernel(
    subtests: pytest.Subtests,
) -> None:
    """What no rule carries belongs to every table: the kernel's docstrings name it."""
    for key in preset_keys():
        with subtests.test(key=key):
            carried = {clause for rule in our_rules().values() for clause in rule.clauses}
            package = FOLDER.parent.parent / "accessible_uno"
            kernel = "".join(path.read_text("utf-8") for path in (package / "game").rglob("*.py"))
            kernel += (
                (package / "rules" / "presets" / f"{key}.toml")
                .read_text("utf-8")
                .split("clauses")[0]
            )
            rest = set(preset(key).clauses) - carried
            missing = {clause for clause in rest if clause not in kernel}
            assert not missing, (
                f"nothing carries {sorted(missing)}: name them in the “clauses” of the rule that"
                " does it, or in the docstring of the kernel's code that does"
            )


def test_every_playable_scenario_is_shown(subtests: pytest.Subtests) -> None:
    """Each scenario of the rule texts that the presets can play is named by a case."""
    for scenario in SCENARIOS:
        with subtests.test(scenario=scenario):
            assert scenario in shown(), f"no case shows {scenario}: {HOW}"
