"""Names that are typed to choose one from a list."""

from __future__ import annotations

import pytest

from accessible_uno.interface.parse.names import numbered_names, parse_listed_name
from accessible_uno.interface.parse.vocabulary import Change

NAMES = ("en", "en-us", "en-us-nyc", "en+f2", "Microsoft Zira Desktop")


def test_a_name_is_found_by_a_part_of_its_own(subtests: pytest.Subtests) -> None:
    """A number, the end, a part that no other name has, or a step from the present name."""
    cases: list[tuple[str | int | Change, str | None]] = [
        ("en", "en"),
        ("us", "en-us"),
        ("en us nyc", "en-us-nyc"),
        ("f2", "en+f2"),
        ("en + f 2", "en+f2"),
        ("zira", "Microsoft Zira Desktop"),
        ("hortense", None),
        ("", None),
        (1, "en"),
        (5, "Microsoft Zira Desktop"),
        (0, None),
        (6, None),
        (Change.MORE, "en-us-nyc"),
        (Change.LESS, "en"),
    ]
    for value, name in cases:
        with subtests.test(value=value):
            assert parse_listed_name(value, NAMES, "en-us") == name


def test_the_list_is_a_ring() -> None:
    """The first name follows the last; an unlisted name counts as the first."""
    assert parse_listed_name(Change.MORE, NAMES, NAMES[-1]) == "en"
    assert parse_listed_name(Change.LESS, NAMES, "en") == NAMES[-1]
    assert parse_listed_name(Change.MORE, NAMES, "Hortense") == "en-us"


def test_the_list_has_numbers() -> None:
    """With a number, nobody need type a long name."""
    assert numbered_names(NAMES[:2]) == "1 en, 2 en-us"
