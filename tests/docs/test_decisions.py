"""Each decision on an ambiguous rule says what, why, and which case shows it."""

from __future__ import annotations

import re

import pytest
from decision_index import DECISIONS, GROUPS, INDEX, ROOT, date, decisions, index, title

CASES = ROOT / "tests" / "conformance"
ALL = [path for group in GROUPS for path in decisions(group)]

READINGS = (
    *("G-01", "G-02", "G-03", "G-04", "G-05", "G-06", "G-08", "G-09", "G-10", "G-18", "G-51"),
    *("G-14", "G-15", "G-16", "G-17", "G-34"),
    *("G-22", "G-23", "G-30", "G-41", "G-43", "G-49", "G-52", "G-54", "G-55"),
    *("G-19", "G-20", "G-21", "G-31"),
)


def test_a_decision_is_short_dated_and_names_what_shows_it(subtests: pytest.Subtests) -> None:
    """At most thirty lines; the files that it names exist."""
    for path in ALL:
        with subtests.test(path.stem):
            text = path.read_text("utf-8")
            assert len(text.splitlines()) <= 30, "a decision has at most thirty lines"
            assert date(text), "a decision has a line such as: Decided 2026-11-21."
            assert "**Shown by**" in text
            for name in re.findall(r"`(\w+\.uno)`", text):
                assert (CASES / name).is_file(), name


def test_a_reading_of_the_rules_names_its_cases(subtests: pytest.Subtests) -> None:
    """It has the parts “texts”, “what we do” and “why”, and its cases name its clauses."""
    for path in decisions("rules"):
        with subtests.test(path.stem):
            text = path.read_text("utf-8")
            assert all(f"**{word}**" in text for word in ("The texts.", "What we do.", "Why."))
            (shown,) = re.findall(r"\*\*Shown by\*\*(.*)", text, re.DOTALL)
            names = re.findall(r"`(\w+\.uno)`", shown)
            cases = "".join((CASES / name).read_text("utf-8") for name in names)
            assert cases
            for clause in re.findall(r"\b(?:G|BR|CORE|WP|UM|CHAT)-\d\d\b", shown):
                assert clause in cases, f"no case in {names} names {clause}"


def test_every_reading_that_the_presets_need_is_decided(subtests: pytest.Subtests) -> None:
    """Its number is in the title of a decision and in a conformance case."""
    for reading in READINGS:
        with subtests.test(reading=reading):
            titles = "".join(title(path.read_text("utf-8")) for path in decisions("rules"))
            assert reading in titles
            assert any(reading in path.read_text("utf-8") for path in CASES.glob("*.uno"))


def test_the_index_lists_every_decision() -> None:
    """Each decision stands in one of the two groups, and the index is what they make."""
    stray = set(DECISIONS.rglob("*.md")) - {*ALL, INDEX}
    assert not stray, f"move {stray} into one of {list(GROUPS)}"
    found = INDEX.read_text("utf-8")
    assert found == index(), "write it again: python tests/docs/decision_index.py"
