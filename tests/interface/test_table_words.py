"""The table's own words: dice are thrown, a question repeated is not a new draw, sides."""

from __future__ import annotations

import pytest
from table_fixtures import played, position, table

from accessible_uno.game.windows import Drawn
from accessible_uno.settings.schema import Settings


def test_help_at_a_table_of_dice_speaks_of_dice() -> None:
    """Neither cards, nor wilds, nor a draw pile are there."""
    lines = ["aide", "aide joue", "aide pioche", "aide passe", "conseil", "aide main"]
    at = table(position("r5 y4 g2", "b3", rules="dice"))
    console = played(lines, at)
    told = [console.answer_to(line)[0] for line in lines]
    assert "« relance »" in told[0]
    assert told[2].startswith("« relance »")
    for text in told:
        assert not any(word in text for word in ("carte", "joker", "pioche", "uno")), text
    english = played(["help", "help draw"], at, settings=Settings(locale="en"))
    assert "“throw”" in english.answer_to("help")[0]
    assert english.answer_to("help draw")[0].startswith("“throw”")


@pytest.mark.parametrize("line", ["passe", "relance", "throw"])
def test_to_pass_with_dice_is_to_throw_them_again(line: str) -> None:
    """Both end the turn, before a die is laid and after."""
    before = played([line], table(position("r5 b4 g2", "y3", rules="dice")))
    assert before.answer_to(line)[0].startswith("Vous relancez 3 dés")
    after = played(["b4", line], table(position("r5 b4 b2 g2", "b3", rules="dice")))
    assert after.answer_to(line)[0].startswith("Vous relancez 3 dés")


@pytest.mark.parametrize(
    ("locale", "first", "again"),
    [
        ("fr", "Vous piochez le 4 bleu", "Vous avez pioché le 4 bleu : jouer ou garder ?"),
        ("en", "You draw a blue 4", "You drew a blue 4: play or pass?"),
    ],
)
def test_a_question_repeated_is_no_new_draw(locale: str, first: str, again: str) -> None:
    at = table(position("r7 b4 g2", "b8", question=Drawn(0), drawn="b4"))
    console = played(["", "merci"], at, settings=Settings(locale=locale))
    assert any(line.startswith(first) for line in console.shown)
    repeated = console.answer_to("")[0].replace("\u202f", " ").replace("\u00a0", " ")
    assert repeated == again
    assert console.answer_to("merci") == console.answer_to("")


def test_help_knows_the_cards_that_the_dispenser_gave() -> None:
    """Several of them may go; the player may lay one, or keep them all."""
    at = table(position("r7 b4 g2", "b8", rules="extreme"), seed=2)
    console = played(["draw", "help"], at, settings=Settings(locale="en"))
    drawn = console.answer_to("draw")
    assert drawn[0].startswith("You draw 7 cards: four extreme hits, ")
    assert drawn[1] == "At least one goes: play or pass?"
    told = console.answer_to("help")
    assert told[0].startswith("Cards have come out for you: play one that goes")
    assert "blue 2x" in told[1]


def test_among_sides_there_is_no_nobody() -> None:
    """A zero that goes round may go neither way; who lays it types the word that is told."""
    at = table(position("r7 b0 g2", "b8", rules="olympic"))
    console = played(["b0", "aucun"], at)
    assert console.answer_to("b0")[0].endswith("gauche, droite, aucun.")
    assert console.answer_to("aucun")[0].startswith("Vous jouez le 0 bleu")
    english = played(
        ["b0", "neither"],
        table(position("r7 b0 g2", "b8", rules="olympic")),
        settings=Settings(locale="en"),
    )
    assert english.answer_to("b0")[0].endswith("left, right, neither.")
    assert english.answer_to("neither")[0].startswith("You play blue 0")


def test_a_hint_calls_a_digit_a_digit() -> None:
    """The reason names what matches."""
    console = played(["conseil"], table(position("r5 y4 g2", "b5")))
    assert "même chiffre" in console.answer_to("conseil")[0]
    dice = played(["conseil"], table(position("g4 y5", "r4", rules="dice")))
    assert "même chiffre" in dice.answer_to("conseil")[0]
