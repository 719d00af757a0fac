"""Settings take the words of the file, and those that the commands of the game take."""

from __future__ import annotations

import pytest

from accessible_uno.app.preferences import SETTINGS
from accessible_uno.app.setting_words import (
    find_setting,
    is_default,
    parse_setting,
    setting_names,
)

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
    ],
)
def test_words_of_the_game_are_taken(key: str, typed: str, stored: object) -> None:
    assert parse_setting(ROWS[key], typed) == stored


@pytest.mark.parametrize(("key", "typed"), [("pace", "vite"), ("rate", "beaucoup")])
def test_others_are_refused(key: str, typed: str) -> None:
    with pytest.raises(ValueError, match=typed):
        parse_setting(ROWS[key], typed)


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
    ],
)
def test_a_setting_is_found_by_its_key_and_by_its_names(typed: str, key: str) -> None:
    found = find_setting(SETTINGS, typed, "fr")
    assert found is not None
    assert found.key == key


def test_no_other_word_names_a_setting() -> None:
    assert find_setting(SETTINGS, "grenouille", "fr") is None


@pytest.mark.parametrize(
    ("locale", "some"),
    [("fr", ("langue (lang)", "robots (bot)", "volume")), ("en", ("language (lang)", "pace"))],
)
def test_settings_are_told_by_their_names_with_their_keys(
    locale: str, some: tuple[str, ...]
) -> None:
    told = setting_names(SETTINGS, locale)
    assert len(told) == len(set(told)) == len(SETTINGS)
    assert set(some) <= set(told)


def test_each_language_has_a_word_for_the_default() -> None:
    assert all(is_default(word) for word in ("default", "défaut"))
    assert not is_default("fort")
