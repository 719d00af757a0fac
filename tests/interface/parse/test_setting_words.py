"""Settings take the words of the file, and those that the commands of the game take."""

from __future__ import annotations

import pytest

from accessible_uno.app.preferences import SETTINGS, option_for
from accessible_uno.interface.parse.setting_words import (
    find_setting,
    is_default,
    parse_setting,
    split_setting,
    takes_in_words,
    value_in_words,
)
from accessible_uno.narration.language import LOCALES

ROWS = {row.key: row for row in SETTINGS}


@pytest.mark.parametrize(
    ("key", "typed", "stored"),
    [
        ("pace", "timed", "timed"),
        ("pace", "minuté", "timed"),
        ("verbosity", "complet", "full"),
        ("sounds", "non", "off"),
        ("muted", "oui", True),
        ("lang", "Français", "fr"),
        ("sort", "valeur", "value"),
        ("hushed", "pioches et conseils", "drawing hint"),
        ("hushed", "rien", "none"),
        ("keys", "aucune", "none"),
        ("name", "Rien", "Rien"),
        ("braille", "oui", "unicode"),
        ("pace", "minut", "timed"),
    ],
)
def test_words_of_the_game_are_taken(key: str, typed: str, stored: object) -> None:
    assert parse_setting(ROWS[key], typed) == stored


@pytest.mark.parametrize(("key", "typed"), [("pace", "vite"), ("rate", "beaucoup")])
def test_others_are_refused(key: str, typed: str) -> None:
    with pytest.raises(ValueError, match=typed):
        parse_setting(ROWS[key], typed)


@pytest.mark.parametrize(
    ("typed", "now", "wanted"),
    [("plus", 50, 60), ("louder", 50, 60), ("moins", 50, 40), ("plus", 95, 100), ("less", 0, 0)],
)
def test_a_number_is_changed_by_more_and_less(typed: str, now: int, wanted: int) -> None:
    assert parse_setting(ROWS["sound_volume"], typed, now) == wanted


def test_more_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="plus"):
        parse_setting(ROWS["sound_volume"], "plus")


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("lang", "lang"),
        ("langue", "lang"),
        ("language", "lang"),
        ("robots", "bot"),
        ("Règles", "rules"),
        ("voix", "voice_fr"),
        ("table de braille", "braille_table"),
        ("sound-volume", "sound_volume"),
        ("voix en", "voice_en"),
    ],
)
def test_a_setting_is_found_by_its_key_and_by_its_names(typed: str, key: str) -> None:
    found = find_setting(SETTINGS, typed, "fr")
    assert found is not None
    assert found.key == key


def test_no_other_word_names_a_setting() -> None:
    assert find_setting(SETTINGS, "grenouille", "fr") is None


def test_each_language_has_a_word_for_the_default() -> None:
    assert all(is_default(word) for word in ("default", "défaut"))
    assert not is_default("fort")


@pytest.mark.parametrize(
    ("key", "stored", "french"),
    [
        ("pace", "wait", "attendre"),
        ("muted", "true", "oui"),
        ("lang", "en", "anglais"),
        ("braille", "unicode", "unicode"),
        ("punctuation", "some", "peu"),
        ("hushed", "drawing hint", "pioches conseils"),
        ("words", "none", "rien"),
    ],
)
def test_values_are_told_in_the_words_of_the_player(key: str, stored: str, french: str) -> None:
    """What is told may be typed; English keeps the words of the file."""
    assert value_in_words(ROWS[key], stored, "fr") == french
    assert value_in_words(ROWS[key], stored, "en") == stored


@pytest.mark.parametrize("locale", LOCALES)
def test_every_value_that_is_listed_is_taken(locale: str) -> None:
    for row in SETTINGS:
        if row.type.spoken is not None:
            told = takes_in_words(row, locale)
            assert [str(parse_setting(row, each)).lower() for each in told] == [*row.type.listed]


def test_a_number_is_told_with_its_bounds_in_words() -> None:
    """A voice would read 2-120 as one number."""
    assert takes_in_words(ROWS["delay"], "fr") == ["de 2 à 120"]


@pytest.mark.parametrize(
    ("words", "key", "value"),
    [
        ("volume des sons 30", "sound_volume", "30"),
        ("touches simples", "single_keys", None),
        ("robots fort téméraire, facile", "bot", "fort téméraire, facile"),
        ("grenouille verte", None, None),
    ],
)
def test_a_name_of_several_words_needs_no_quotes(
    words: str, key: str | None, value: str | None
) -> None:
    row, rest = split_setting(SETTINGS, words.split(), "fr")
    assert (row and row.key, rest) == (key, value)


def test_the_option_of_the_language_names_codes() -> None:
    """Every command takes those; a name is the setting's."""
    assert option_for("lang").takes_in("fr") == "fr|en"
    assert option_for("pace").takes_in("fr") == "attendre|minutée|courte|aucune"
