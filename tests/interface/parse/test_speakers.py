"""Who speaks at a shared keyboard, as lines say it."""

from __future__ import annotations

import pytest

from accessible_uno.interface.parse.names import UNKNOWN, parse_identity, parse_speaker

NAMES = ("Anne", "Jean-Luc", "Victor", "Bob2")
PEOPLE = (0, 1, 3)


def test_somebody_says_who_they_are(subtests: pytest.Subtests) -> None:
    """Whole names alone count, in either language; a bot's name is nobody's at the keyboard."""
    for line, seat in [
        ("je suis Anne", 0),
        ("Je suis ANNE !", 0),
        ("c’est anne", 0),
        ("I'm Jean-Luc", 1),
        ("I am jean luc.", 1),
        ("it’s Bob2", 3),
        ("je suis Victor", UNKNOWN),
        ("je suis Ann", UNKNOWN),
        ("je suis Anne et Bob2", UNKNOWN),
        ("je suis", None),
        ("Anne", None),
        ("suis Anne", None),
        ("r5", None),
        ("", None),
    ]:
        with subtests.test(line=line):
            for locale in ("fr", "en"):
                assert parse_identity(line, locale, NAMES, PEOPLE) == seat


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Anne contre-uno", (0, "contre-uno")),
        ("anne, contre-uno Victor", (0, "contre-uno Victor")),
        ("Jean-Luc : uno", (1, "uno")),
        ("Bob2 crie", (3, "crie")),
        ("Victor contre-uno", None),
        ("Anne", None),
        ("contre-uno Anne", None),
        ("", None),
    ],
)
def test_a_line_begins_with_who_speaks(line: str, found: tuple[int, str] | None) -> None:
    assert parse_speaker(line, NAMES, PEOPLE) == found
