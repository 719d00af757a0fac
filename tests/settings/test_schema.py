"""The rows of the schema: names that files and players rely on, values, and texts."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from accessible_uno.app.commands import play
from accessible_uno.app.preferences import OUTPUT_OPTIONS, SETTINGS, TABLE
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.program import locales_folder
from accessible_uno.settings.schema import (
    BY_COMMAND,
    OUTPUT_SETTINGS,
    Setting,
    Settings,
    TakesEffect,
    from_json,
    merged_settings,
    row_for,
    stored_values,
)
from accessible_uno.settings.value_types import Number, StoredValue
from accessible_uno.settings.values import Category, Notation, Punctuation, Switch

KEYS = (
    *("lang", "pace", "delay", "verbosity", "speech", "rate", "pitch", "volume", "punctuation"),
    *(
        "voice_fr",
        "voice_en",
        "player_voices",
        "muted",
        "sounds",
        "sound_volume",
        "braille",
    ),
    *("notation", "braille_grade", "braille_table", "braille_digits", "braille_speed"),
    *("sort", "single_keys", "walk", "keys", "words", "clock", "hushed"),
)
"""Of the settings file and of saved games: those of players must stay readable."""

COMMANDS = (
    *("sort", "verbosity", "speech", "rate", "pitch", "volume", "punctuation", "voice"),
    *("seats", "mute", "sounds", "sound-volume", "language", "braille", "notation"),
    *("braille-grade", "braille-table", "braille-digits", "braille-speed"),
    *("pace", "delay", "single-keys", "walk"),
)
"""Of the game."""

SAVED = (
    '{"lang": "fr", "pace": "short", "verbosity": "full", "speech": "off", "rate": 250,'
    ' "pitch": 40, "volume": 90, "punctuation": "some", "voice_fr": "fr-be", "voice_en": null,'
    ' "voice_es": null,'
    ' "player_voices": "on", "muted": true, "sounds": "auto", "sound_volume": 30,'
    ' "braille": "display", "notation": "rnib", "braille_grade": "fr=2", "sort": "value",'
    ' "clock": "on", "hushed": "drawing hint", "accessible": true}'
)
"""What an earlier version kept with a game."""

ID = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
COMMON = re.compile(
    r"(setting|refused)-(choices|numbers|names|tables)|part-bound"
    r"|no-(own-voice|names|braille|display-now)|means-[a-z-]+"
)


def test_the_names_that_players_and_files_rely_on_stay() -> None:
    """In their order; others may come between them."""
    keys = [row.key for row in OUTPUT_SETTINGS]
    assert [key for key in keys if key in KEYS] == [*KEYS]
    assert [name for name in BY_COMMAND if name in COMMANDS] == [*COMMANDS]
    assert TABLE == ("name", "players", "rules", "bot", "lapses")
    options = [option.name for option in OUTPUT_OPTIONS]
    silent = ("muted", "hushed", "keys", "words")
    named = [f"--{key.replace('_', '-')}" for key in keys if key not in silent]
    assert options == [*named, "--accessible"]
    assert {f"--{key}" for key in TABLE} <= {option.name for option in play.OPTIONS}


def test_a_game_saved_by_an_earlier_version_is_read() -> None:
    settings = merged_settings("en", from_json(SAVED))
    assert (settings.locale, settings.rate, settings.voices) == ("fr", 250, {"fr": "fr-be"})
    assert settings.punctuation is Punctuation.SOME
    assert (settings.display, settings.braille) == (True, False)
    assert settings.braille_grade.contracted == ("fr",)
    assert settings.muted_categories == {Category.DRAWING, Category.HINT}
    assert settings.accessible


@pytest.mark.parametrize("text", ["", "[]", "{", '{"rate": 9000, "sort": 3, "muted": "yes"}'])
def test_what_has_no_meaning_in_a_saved_game_is_left_out(text: str) -> None:
    """The player's own settings hold instead."""
    assert from_json(text) == {}


def examples(row: Setting) -> list[StoredValue]:
    """Some stored values of a setting: all words, or both ends of a range."""
    if isinstance(row.type, Number):
        return [row.type.lowest, row.type.highest]
    if row.type.form == "switch":
        return [True, False]
    if row.type.form == "names":
        return ["none", "draw=x,f5; top=z"]
    return [*filter(None, row.takes.split("|"))] or ["Anne"]


def test_every_value_comes_back_as_it_was_stored(subtests: pytest.Subtests) -> None:
    """From the file into the settings of a game, and into what is saved with it."""
    for row in OUTPUT_SETTINGS:
        with subtests.test(row.key):
            for value in examples(row):
                typed = str(value).lower() if isinstance(value, bool) else str(value)
                assert row.check(value) == row.parse(typed) == value
                settings = merged_settings("en", {row.key: value})
                assert stored_values(settings)[row.key] == value


def test_other_values_are_refused(subtests: pytest.Subtests) -> None:
    values: tuple[Any, ...] = ("", "no such word", -1, 1_000_000, None, 1.5, ["on"], {})
    for row, wrong in product(SETTINGS, values):
        with subtests.test(row.key, wrong=wrong):
            if row.key.startswith("voice_") and wrong == "no such word":
                continue  # only the speech engine knows which voices there are
            if row.key == "hushed" and wrong == "":
                continue  # no category at all
            with pytest.raises(ValueError):
                row.check(wrong)


def test_the_defaults_are_those_of_the_fields() -> None:
    """A player who has set nothing hears the game as the schema declares it."""
    assert merged_settings("en") == Settings()
    assert {row.field for row in OUTPUT_SETTINGS} <= set(Settings.__struct_fields__)


def test_the_deck_is_that_of_the_language_until_one_is_chosen() -> None:
    """A chosen one stays, whatever the language; what was not chosen is not stored."""
    settings = merged_settings("en")
    assert (settings.deck, stored_values(settings)["notation"]) == (Notation.MATTEL, None)
    settings.locale = "fr"
    assert settings.deck is Notation.LEAFLET
    chosen = merged_settings("fr", {"notation": "rnib"})
    chosen.locale = "en"
    assert (chosen.deck, stored_values(chosen)["notation"]) == (Notation.RNIB, "rnib")


def test_each_language_has_its_own_voice() -> None:
    """The command changes the row of the language that is heard."""
    (french,) = [row for row in OUTPUT_SETTINGS if row.key == "voice_fr"]
    assert row_for(french.command, "fr") is french
    assert row_for(french.command, "en").key == "voice_en"


def test_a_command_takes_effect_in_the_game() -> None:
    """No command changes what only the next table would obey."""
    later = TakesEffect.NEW_TABLE
    assert not [row for row in SETTINGS if row.command and row.effect is later]


def texts_of(row: Setting) -> set[str]:
    """The ids of the messages that a setting needs."""
    if not row.command:
        return {f"app-option-{row.text_key}"}
    spoken = row.type.spoken
    words = () if spoken in (None, Switch) else tuple(spoken or ())
    return {
        f"app-option-{row.text_key}",
        *(f"{about}-{row.command}" for about in ("command", "help", "setting")),
        *(f"{row.command}-{word.name.lower().replace('_', '-')}" for word in words),
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_setting_has_its_texts_and_every_text_its_setting(locale: str) -> None:
    """All in one file; what several settings say alike stands there too."""
    needed = set().union(*map(texts_of, SETTINGS))
    found = set(ID.findall((locales_folder() / locale / "settings.ftl").read_text("utf-8")))
    assert needed - found == set(), "settings.ftl lacks these"
    assert {each for each in found - needed if not COMMON.fullmatch(each)} == set()
    catalogue = Catalogue(locale, strict=True)
    assert all(catalogue.has(each) for each in needed)
