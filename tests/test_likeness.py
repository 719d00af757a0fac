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


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        *(("levle", "level"), ("tabel", "table"), ("cores", "scores"), ("hpte", NONE)),
        *(("tpo", "top"), ("topp", "top"), ("tap", NONE), ("op", NONE), ("dable", NONE)),
    ],
)
def test_one_slip_counts_more_than_likeness(typed: str, near: str) -> None:
    """Two letters that have changed places, one doubled, one left out, also the first."""
    assert meant(typed, ["leave", "level", "table", "scores", "top", "tape"]) == near


def test_two_words_that_are_equally_like_are_none() -> None:
    assert meant("carre", ["carte", "carie"]) == NONE


def test_the_first_group_that_has_one_answers() -> None:
    assert meant("classik", ["Classique"], ["classic"]) == "Classique"
