"""A name chosen out of a list."""

from __future__ import annotations

import pytest

from accessible_uno.interface.parse.intents import Value
from accessible_uno.interface.parse.typed_names import numbered_names, parse_listed_name
from accessible_uno.interface.parse.vocabulary import Change

NAMES = ("en", "en-us", "en-us-nyc", "en+f2", "Microsoft Zira Desktop")


@pytest.mark.parametrize(
    ("value", "name"),
    [
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
    ],
)
def test_a_name_is_meant_by_what_tells_it_apart(value: Value, name: str | None) -> None:
    """By its number, by its end or a part that no other has, or as the next to the one set."""
    assert parse_listed_name(value, NAMES, "en-us") == name


def test_the_list_goes_round() -> None:
    """After the last comes the first; one that is not listed stands in the first one's place."""
    assert parse_listed_name(Change.MORE, NAMES, NAMES[-1]) == "en"
    assert parse_listed_name(Change.LESS, NAMES, "en") == NAMES[-1]
    assert parse_listed_name(Change.MORE, NAMES, "Hortense") == "en-us"


def test_the_list_is_told_with_numbers() -> None:
    """So that a long name need not be typed."""
    assert numbered_names(NAMES[:2]) == "1 en, 2 en-us"
