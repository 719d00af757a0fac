"""Which names a record may hold."""

from __future__ import annotations

import pytest

from accessible_uno.record.names import LONGEST, is_name


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "P1",
        "Chloé",
        "Chloe\u0301",
        "Jean-Luc",
        "d’Arc",
        "O'Hara",
        "हिन्दी",
        "שלום",
        "7",
        "a.b_c",
    ],
)
def test_words_of_any_script_are_names(name: str) -> None:
    """Letters with their marks, digits, and what stands within a word."""
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("", "[A", "?A", ";A", "{A}", "-A", "A B", "A\t", "A:", "A;B", "\u0301A", "A\x00"),
        *(
            "\x1b[2J",
            "A\x1b[31m",
            "A\x9b1m",
            "A\u202eB",
            "A\u2066B",
            "A\u200bB",
            "A\ufeff",
            "\ud800",
        ),
        *("\ud800", "[[h@'loU]]", "<mark>", "A" * (LONGEST + 1), "e" + "\u0301" * 4, "🃏"),
    ],
)
def test_what_is_more_than_a_word_is_none(name: str) -> None:
    """Nothing that is obeyed, turns the text, stacks up, or begins another kind of line."""
    assert not is_name(name)
