"""The output settings of a session: merged from several sources, and saved with a game."""

from __future__ import annotations

import pytest

from accessible_uno.settings.schema import (
    from_json,
    merged_settings,
    set_usual_sounds,
    stored_values,
    to_json,
)
from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.speech.protocol import SpeechParams

STORED = {"pitch": 70, "punctuation": "most", "voice_fr": "fr-be", "player_voices": "on"}


def test_a_later_source_replaces_an_earlier_one() -> None:
    """``None`` replaces nothing; each language has its own voice."""
    settings = merged_settings("fr", STORED, {"pitch": 20, "voice_en": "en-us", "voice_fr": None})
    voices = {"fr": "fr-be", "en": "en-us"}
    assert SpeechParams.from_settings(settings) == SpeechParams(
        pitch=20, punctuation=Punctuation.MOST, voices=voices, player_voices=True
    )


def test_a_saved_game_keeps_its_settings() -> None:
    """Written and read they are the same; a voice that nobody chose stays unchosen."""
    settings = merged_settings("fr", STORED)
    assert merged_settings("fr", from_json(to_json(settings))) == settings
    assert SpeechParams.from_settings(merged_settings("fr")) == SpeechParams()


@pytest.mark.parametrize("usual", [True, False])
def test_automatic_sounds_are_as_is_usual(usual: bool) -> None:
    """They stay automatic: a game resumed elsewhere has what is usual there."""
    settings = merged_settings("fr")
    set_usual_sounds(settings, usual)
    assert settings.sounds is usual
    assert stored_values(settings)["sounds"] == "auto"
    elsewhere = merged_settings("fr", from_json(to_json(settings)))
    set_usual_sounds(elsewhere, not usual)
    assert elsewhere.sounds is not usual


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize(("wish", "on"), [("on", True), ("off", False)])
def test_sounds_that_were_set_do_not_depend_on_what_is_usual(
    usual: bool, wish: str, on: bool
) -> None:
    settings = merged_settings("en", {"sounds": wish, "sound_volume": 30})
    set_usual_sounds(settings, usual)
    assert settings.sounds is on
    assert stored_values(settings)["sounds"] == wish
    assert stored_values(settings)["sound_volume"] == settings.sound_volume == 30


@pytest.mark.parametrize(("usual", "written"), [(True, "off"), (False, "on")])
def test_sounds_changed_in_the_game_are_stored_as_changed(usual: bool, written: str) -> None:
    settings = merged_settings("en")
    set_usual_sounds(settings, usual)
    settings.sounds = not usual
    assert stored_values(settings)["sounds"] == written
