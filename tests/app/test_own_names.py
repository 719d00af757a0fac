"""Keys and words of one's own on the command line: checked, and stored in one form."""

from __future__ import annotations

from pathlib import Path

import pytest
from command_line import uno

from accessible_uno.app.errors import Failure
from accessible_uno.app.own_names import parse_own_keys, parse_own_words


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("draw=x", "draw=x"),
        ("pioche = X ; carte suivante = espace", "card-next=space; draw=x"),
        ("none", "none"),
    ],
)
def test_keys_are_named_in_any_language(typed: str, stored: str) -> None:
    assert parse_own_keys(typed) == stored


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("draw", "equals sign"),
        ("draw=ctrl c", "leaves the game"),
        ("draw=w", "is the key for"),
        ("top=F5", "is the key for"),
        ("bridge=x", "No key does"),
        ("draw=xyz", "is not a key"),
    ],
)
def test_refused_keys_say_why(typed: str, told: str) -> None:
    with pytest.raises(Failure) as refused:
        parse_own_keys(typed)
    assert told in refused.value.text("en")


def test_words_are_checked_like_in_the_game() -> None:
    assert parse_own_words("pioche=attrape; hand=mine") == "draw=attrape; hand=mine"
    for typed, told in (("draw=pass", "means"), ("draw=red", "a card"), ("dance=x", "No command")):
        with pytest.raises(Failure) as refused:
            parse_own_words(typed)
        assert told in refused.value.text("en")


def test_own_words_hold_at_the_next_start(tmp_path: Path) -> None:
    """What stands behind the command, nothing here, takes nothing from the settings."""
    uno(tmp_path, "settings", "words", "hand=zorp")
    done = uno(tmp_path, "play", "--lang", "en", "--seed", "9", typed="zorp\nquit\nyes\n")
    assert "\n7 cards. 1: " in done.out
