"""How a game is told, out of the settings, the game put away and the command line."""

from __future__ import annotations

import pytest

from accessible_uno.settings.output import (
    from_json,
    merged_settings,
    set_usual_sounds,
    stored_values,
    to_json,
)
from accessible_uno.settings.values import Punctuation
from accessible_uno.voices.speech.params import SpeechParams

SETTLED = {"pitch": 70, "punctuation": "most", "voice_fr": "fr-be", "player_voices": "on"}


def test_a_delivery_is_made_of_all_wishes() -> None:
    """The last one counts; each language has its own voice."""
    told = merged_settings("fr", SETTLED, {"pitch": 20, "voice_en": "en-us", "voice_fr": None})
    voices = {"fr": "fr-be", "en": "en-us"}
    assert SpeechParams.from_settings(told) == SpeechParams(
        pitch=20, punctuation=Punctuation.MOST, voices=voices, player_voices=True
    )


def test_a_game_put_away_keeps_its_delivery() -> None:
    """Written and read it is the same; a voice that nobody chose stays unchosen."""
    told = merged_settings("fr", SETTLED)
    assert merged_settings("fr", from_json(to_json(told))) == told
    assert SpeechParams.from_settings(merged_settings("fr")) == SpeechParams()


@pytest.mark.parametrize("usual", [True, False])
def test_left_open_they_are_as_is_usual(usual: bool) -> None:
    """And stay open: a game gone on with elsewhere asks what is usual there."""
    told = merged_settings("fr")
    set_usual_sounds(told, usual)
    assert told.sounds is usual
    assert stored_values(told)["sounds"] == "auto"
    elsewhere = merged_settings("fr", from_json(to_json(told)))
    set_usual_sounds(elsewhere, not usual)
    assert elsewhere.sounds is not usual


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize(("wish", "on"), [("on", True), ("off", False)])
def test_a_wish_is_a_wish_everywhere(usual: bool, wish: str, on: bool) -> None:
    told = merged_settings("en", {"sounds": wish, "sound_volume": 30})
    set_usual_sounds(told, usual)
    assert told.sounds is on
    assert stored_values(told)["sounds"] == wish
    assert stored_values(told)["sound_volume"] == told.sound_volume == 30


@pytest.mark.parametrize(("usual", "written"), [(True, "off"), (False, "on")])
def test_a_change_in_the_game_is_kept(usual: bool, written: str) -> None:
    told = merged_settings("en")
    set_usual_sounds(told, usual)
    told.sounds = not usual
    assert stored_values(told)["sounds"] == written
