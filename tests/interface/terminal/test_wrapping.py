from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.utils import get_cwidth

from accessible_uno.interface.terminal.output import wrap_line

NARROW = "\u202f"
FIXED = "\u00a0"


@pytest.mark.parametrize(
    ("line", "width", "rows"),
    [
        ("", 5, [""]),
        ("one two", 7, ["one two"]),
        ("one two", 6, ["one", "two"]),
        ("one two three", 8, ["one two", "three"]),
        ("one   two", 5, ["one", "two"]),
        ("immeasurable one", 5, ["immeasurable", "one"]),
        ("a immeasurable", 5, ["a", "immeasurable"]),
        (f"Quitter{NARROW}? Oui", 8, ["Quitter" + NARROW + "?", "Oui"]),
        (f"dit «{FIXED}main{FIXED}» ou", 11, ["dit", f"«{FIXED}main{FIXED}» ou"]),
        ("⠃⠼⠙⠀⠒⠒⠒⠀⠗⠖⠼⠃", 8, ["⠃⠼⠙⠀⠒⠒⠒", "⠗⠖⠼⠃"]),
        ("one two", 0, ["one two"]),
    ],
)
def test_lines_are_broken_between_words(line: str, width: int, rows: list[str]) -> None:
    """No-break spaces hold, and an empty braille cell separates words.

    Without a width nothing is broken.
    """
    assert wrap_line(line, width) == rows


@pytest.mark.parametrize(
    ("line", "width", "rows"),
    [
        ("red 5, blue wild, green skip.", 24, ["red 5, blue wild,", "green skip."]),
        ("red 5, blue wild, green skip.", 27, ["red 5, blue wild, green", "skip."]),
        ("1: red 5; 2: red 6.", 13, ["1: red 5;", "2: red 6."]),
        ("Bob lays green 5. You draw.", 22, ["Bob lays green 5.", "You draw."]),
    ],
)
def test_an_item_stays_on_its_row_where_that_fills_two_thirds(
    line: str, width: int, rows: list[str]
) -> None:
    """A screen reader reads row by row: « inversion » and « rouge » would be two things."""
    assert wrap_line(line, width) == rows


def test_wide_characters_count_for_two() -> None:
    assert wrap_line("中文 中文", 7, get_cwidth) == ["中文", "中文"]


@given(st.text("ab é\u00a0\u2800中", max_size=80), st.integers(1, 20))
def test_nothing_is_lost_and_no_row_is_too_wide_without_need(line: str, width: int) -> None:
    """Only blanks at breaks are lost; only a word that is itself too wide exceeds the width."""
    rows = wrap_line(line, width, get_cwidth)
    blanks = str.maketrans("", "", " \u2800")
    assert "".join(rows).translate(blanks) == line.translate(blanks)
    for row in rows:
        assert get_cwidth(row) <= width or not set(row.strip(" \u2800")) & set(" \u2800")
