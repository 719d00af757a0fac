"""Each decision on an ambiguous rule says what, why, and which case shows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
OF_THE_HOUSE = (
    *("kernel", "seams", "half-typed-line", "edited-line", "left-out"),
    *("braille-pages", "sounds"),
)
"""Decisions about the building, which no rule text speaks of and no case shows."""

READINGS = (
    *("G-01", "G-02", "G-03", "G-04", "G-05", "G-06", "G-08", "G-09", "G-10", "G-18", "G-51"),
    *("G-14", "G-15", "G-16", "G-17", "G-34"),
    *("G-22", "G-23", "G-30", "G-41", "G-43", "G-49", "G-52", "G-54", "G-55"),
    *("G-19", "G-20", "G-21", "G-31"),
)


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_is_short_and_points_at_its_cases(path: Path) -> None:
    """At most thirty lines; the files and readings that it names exist."""
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= 30
    assert "**Shown by**" in text
    for name in re.findall(r"`(\w+\.uno)`", text):
        assert (ROOT / "tests" / "conformance" / name).is_file(), name
    if path.stem not in OF_THE_HOUSE:
        assert all(f"**{word}**" in text for word in ("The texts.", "What we do.", "Why."))
        (shown,) = re.findall(r"\*\*Shown by\*\*(.*)", text, re.DOTALL)
        cases = "".join(
            (ROOT / "tests" / "conformance" / name).read_text("utf-8")
            for name in re.findall(r"`(\w+\.uno)`", shown)
        )
        assert cases
        for clause in re.findall(r"\b(?:G|BR|CORE|WP|UM|CHAT)-\d\d\b", shown):
            assert clause in cases


@pytest.mark.parametrize("reading", READINGS)
def test_every_reading_that_the_presets_need_is_decided(reading: str) -> None:
    """Its number stands in a decision's title and in a conformance case."""
    titles = "".join(path.read_text("utf-8").splitlines()[0] for path in DECISIONS)
    assert reading in titles
    cases = (ROOT / "tests" / "conformance").glob("*.uno")
    assert any(reading in path.read_text("utf-8") for path in cases)
