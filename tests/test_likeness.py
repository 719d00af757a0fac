"""A mistyped word: what is proposed, and what is too weak a guess."""

from __future__ import annotations

import pytest

from accessible_uno.likeness import NONE, meant


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        *(("pouquoi", "pourquoi"), ("mian", "main"), ("Piohce", "pioche"), ("--wiht", "--with")),
        *(("tri", NONE), ("vaches", NONE), ("bain", NONE), ("undo", NONE), ("", NONE)),
    ],
)
def test_only_what_is_surely_meant_is_proposed(typed: str, near: str) -> None:
    """Short words, another first letter and far words are left alone."""
    assert meant(typed, ["pourquoi", "main", "pioche", "trie", "touches", "uno", "--with"]) == near


def test_two_words_that_are_equally_like_are_none() -> None:
    assert meant("carre", ["carte", "carie"]) == NONE


def test_the_first_group_that_has_one_answers() -> None:
    assert meant("classik", ["Classique"], ["classic"]) == "Classique"
