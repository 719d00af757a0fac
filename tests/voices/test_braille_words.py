"""Words in literary braille, by the real liblouis: letters, names, numbers, tables by name."""

from __future__ import annotations

from typing import Any

import pytest

from accessible_uno.cards import COLOURS, card
from accessible_uno.narration.utterance import Letters, Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import BrailleDigits, BrailleGrade, Notation
from accessible_uno.voices.braille.liblouis import BLANK, to_text
from accessible_uno.voices.braille.notation import colour_cells
from accessible_uno.voices.braille.translate import (
    TABLES,
    Grade,
    UnknownTable,
    find_table,
    sentence_cells,
    tables_for,
)
from accessible_uno.voices.braille.writer import BrailleWriter

BOTH = [(locale, grade) for locale in ("fr", "en") for grade in Grade]


def writer(locale: str, names: tuple[str, ...] = (), **settings: Any) -> BrailleWriter:
    return BrailleWriter.of_settings(Settings(locale, **settings), names)


@pytest.mark.parametrize("notation", Notation)
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_colour_is_no_word_in_contracted_braille(locale: str, notation: Notation) -> None:
    """Its letter has the code's own sign before it; uncontracted, a letter is a letter."""
    contracted = writer(locale, notation=notation, braille_grade=BrailleGrade.BOTH)
    plain = writer(locale, notation=notation)
    for colour in COLOURS:
        letter = colour_cells(colour, notation)
        assert contracted.cells_of(colour, locale) == "⠰" + letter
        assert plain.cells_of(colour, locale) == letter
        back = to_text(TABLES[locale, Grade.CONTRACTED], "⠰" + letter + BLANK + "⠉")
        assert back[0] == to_text(TABLES[locale, Grade.UNCONTRACTED], letter)


def test_a_card_keeps_the_cells_of_its_deck() -> None:
    told = Utterance("", "fr", braille=(card("wi"), COLOURS[2], "à vous"))
    line = writer("fr", braille_grade=BrailleGrade.BOTH).line_of(told)
    assert line == BLANK.join(("⠒⠒⠒", "⠰⠧", sentence_cells("à vous", "fr", Grade.CONTRACTED)))


def test_french_leaves_names_uncontracted() -> None:
    """Only whole words that are players' names; English contracts names as its code says."""
    names = ("Prudence", "Victor", "Al")
    told = "Prudence et Victor, Al : la prudence de Victorine"
    felt = writer("fr", names, braille_grade=BrailleGrade.BOTH).cells_of(told, "fr")
    words = felt.split(BLANK)
    assert words[0] == "⠨⠏⠗⠥⠙⠑⠝⠉⠑"
    assert words[2:4] == ["⠨⠧⠊⠉⠞⠕⠗⠂", "⠰⠨⠁⠇⠒"]
    assert words[-1] == sentence_cells("Victorine", "fr", Grade.CONTRACTED)
    assert to_text(TABLES["fr", Grade.CONTRACTED], felt) == told.replace(" :", ":")
    english = writer("en", names, braille_grade=BrailleGrade.BOTH).cells_of("Prudence", "en")
    assert english == "⠠⠏⠗⠥⠙⠰⠑"


def test_what_is_to_be_typed_is_not_contracted() -> None:
    """A French reader types it letter by letter, as it is felt."""
    told = "Pour la reprendre : accessible-uno resume 7"
    felt = writer("fr", braille_grade=BrailleGrade.BOTH).cells_of(told, "fr")
    command = sentence_cells("accessible-uno resume 7", "fr")
    assert felt.endswith(command)
    assert felt != sentence_cells(told, "fr")


@pytest.mark.parametrize(("locale", "grade"), BOTH)
def test_a_number_over_999_is_one(locale: str, grade: Grade) -> None:
    """It has no blank cell in it, so it is not cut between windows, and it reads back."""
    text = "1\u202f267\u00a0450 points" if locale == "fr" else "1,267,450 points"
    number, points = sentence_cells(text, locale, grade).split(BLANK)
    back = to_text(TABLES[locale, grade], BLANK.join((number, points)))
    assert back.replace(",", "") == "1267450 points"


@pytest.mark.parametrize(("locale", "grade"), BOTH)
def test_two_numbers_stay_two(locale: str, grade: Grade) -> None:
    """Unified English has a space within numbers, which must not join them: +4 and 50."""
    first, second = sentence_cells("+4 50", locale, grade).split(BLANK)
    assert (first, second) == tuple(sentence_cells(each, locale, grade) for each in ("+4", "50"))
    assert "⠐" not in second


@pytest.mark.parametrize("grade", Grade)
@pytest.mark.parametrize("text", ["«+4»", "dites «+4» et 50", "+4!", "4!", "«12». Ou «+2»."])
def test_signs_behind_a_number_read_back(text: str, grade: Grade) -> None:
    """Behind dot 6 the closing guillemet would read as an equals sign, and ``!`` as a plus."""
    assert to_text(TABLES["fr", grade], sentence_cells(text, "fr", grade)) == text


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("2 cartes", "⠼⠃⠀⠉⠁⠗⠞⠑⠎"),
        ("un +4, 50", "⠥⠝⠀⠖⠼⠙⠂⠀⠼⠑⠚"),
        ("1\u202f267", "⠼⠁⠃⠋⠛"),
        ("«+4»", "⠶⠖⠼⠙⠶"),
        ("4e tour", "⠼⠙⠰⠑⠀⠞⠕⠥⠗"),
        ("5 à 2", "⠼⠑⠀⠷⠀⠼⠃"),
        ("1,5", "⠼⠁⠂⠼⠑"),
    ],
)
def test_french_words_with_traditional_digits(text: str, cells: str) -> None:
    """Whatever the deck; letters spelt one by one have them too."""
    digits = BrailleDigits.TRADITIONAL
    for notation in Notation:
        felt = writer("fr", braille_digits=digits, notation=notation).cells_of(text, "fr")
        assert felt == cells
    assert writer("fr", braille_digits=digits).cells_of(Letters("4"), "fr") == "⠼⠙"
    assert writer("en", braille_digits=digits).cells_of("4", "en") == "⠼⠙"


def test_traditional_digits_with_contracted_words() -> None:
    """The accents and the contractions that look like digits stay what they are."""
    words = "« Prêt » : 3 cartes, le milieu, 12 pioches, bientôt 100 points"
    grade, digits = BrailleGrade.BOTH, BrailleDigits.TRADITIONAL
    antoine = writer("fr", braille_grade=grade).cells_of(words, "fr")
    felt = writer("fr", braille_grade=grade, braille_digits=digits).cells_of(words, "fr")
    changed = {"⠠⠩": "⠼⠉", "⠠⠡⠣": "⠼⠁⠃", "⠠⠡⠼⠼": "⠼⠁⠚⠚"}
    assert felt.split(BLANK) == [changed.get(word, word) for word in antoine.split(BLANK)]
    assert len(set(felt.split(BLANK)) & set(changed.values())) == len(changed)


def test_a_table_by_its_name_serves_its_language() -> None:
    """It replaces the grade of that language; a table for no language of ours serves both."""
    usual = tables_for({})
    assert tables_for({}, "EN-US-G2") == {**usual, "en": "en-us-g2.ctb"}
    assert tables_for({"fr": Grade.CONTRACTED}, "fr-bfu-comp8") == {
        **usual,
        "fr": "fr-bfu-comp8.utb",
    }
    assert set(tables_for({}, "de-g0.utb").values()) == {"de-g0.utb"}
    american = writer("en", braille_table="en-us-g2.ctb", braille_grade=BrailleGrade.BOTH)
    assert american.cells_of("the station", "en") == "⠮⠀⠌⠠⠝"
    assert american.cells_of(COLOURS[1], "en") == "⠰⠽"


@pytest.mark.parametrize(
    ("name", "near"),
    [("en-us-g3", "en-us-g2.ctb"), ("fr-g3", "fr-bfu-g2.ctb"), ("ueb", "en-ueb-g1.ctb"), ("§", "")],
)
def test_an_unknown_table_names_similar_ones(name: str, near: str) -> None:
    with pytest.raises(UnknownTable) as unknown:
        find_table(name)
    assert unknown.value.name == name
    assert unknown.value.nearest[:1] == ((near,) if near else ())


def test_a_table_that_is_gone_leaves_the_usual_one() -> None:
    """A saved game may come from another machine; the player is told at its start."""
    assert writer("en", braille_table="none-such.ctb").cells_of("red", "en") == "⠗⠑⠙"
