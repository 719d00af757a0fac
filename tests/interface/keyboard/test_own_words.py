"""Words of a player's own for commands."""

from __future__ import annotations

import pytest
from table_fixtures import hand_of, played, position, table

from accessible_uno.interface.parse.change_commands import word_conflict
from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.settings.schema import Settings


def test_a_word_of_ones_own_is_understood_told_and_taken_away() -> None:
    """The usual words are understood as before; help tells the player's own."""
    settings, at = Settings("en"), table(position("g1 g2", "b7"))
    lines = [
        "words draw snaffle one",
        "words",
        "snaffle one",
        "help draw",
        "words draw none",
        "snaffle one",
    ]
    console = played(lines, at, settings=settings)
    assert console.answer_to("words draw snaffle one") == ["Draw: you say “snaffle one”."]
    assert console.answer_to("words")[0] == "Your own words: snaffle one (draw)."
    assert "You draw" in console.answer_to("snaffle one")[0]
    assert console.answer_to("help draw")[0].startswith("“snaffle one”: draw one card")
    assert console.shown[-2:][0].startswith("“snaffle one”: I do not understand")
    assert len(hand_of(at)) == 3
    assert settings.own_words == {}


def test_the_players_own_words_come_first_in_lists() -> None:
    settings = Settings("fr", own_words={"hand": ("paluche",), "draw": ("attrape",)})
    console = played(["commandes", "mots", "mots défaut", "mots"], table(), settings=settings)
    listed = " ".join(console.answer_to("commandes"))
    assert "paluche" in listed
    assert "attrape" in listed
    assert console.answer_to("mots")[0] == "Vos mots à vous : attrape (pioche), paluche (main)."
    assert "Vous n’avez pas de mots à vous." in console.shown


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("pass", "taken"),
        ("garde", "taken"),
        ("red", "card"),
        ("skip", "card"),
        ("4", "form"),
        ("yes", "taken"),
        ("the", "small"),
        ("one two three four", "form"),
        ("", "form"),
    ],
)
def test_words_that_mean_something_are_refused(words: str, reason: str) -> None:
    conflict = word_conflict(words, Command.DRAW, lexicons("en"))
    assert conflict is not None
    assert conflict[0] == reason


def test_a_refusal_names_what_the_word_means() -> None:
    console = played(["words draw pass"], table(), settings=Settings("en"))
    told = "“pass” means “pass” already. Choose another word."
    assert console.answer_to("words draw pass") == [told]
