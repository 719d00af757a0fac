"""Whether short sounds are heard: what is usual, until the player says otherwise."""

from __future__ import annotations

import pytest

from accessible_uno.app.output_config import manner, read


@pytest.mark.parametrize("usual", [True, False])
def test_left_open_they_are_as_is_usual(usual: bool) -> None:
    """And stay open: a game gone on with elsewhere asks what is usual there."""
    told = manner("fr")
    told.use_sounds(usual)
    assert told.settings.sounds is usual
    assert told.values()["sounds"] == "auto"
    elsewhere = manner("fr", read(told.written()))
    elsewhere.use_sounds(not usual)
    assert elsewhere.settings.sounds is not usual


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize(("wish", "on"), [("on", True), ("off", False)])
def test_a_wish_is_a_wish_everywhere(usual: bool, wish: str, on: bool) -> None:
    told = manner("en", {"sounds": wish, "sound_volume": 30})
    told.use_sounds(usual)
    assert told.settings.sounds is on
    assert told.values()["sounds"] == wish
    assert told.values()["sound_volume"] == told.settings.sound_volume == 30


@pytest.mark.parametrize(("usual", "written"), [(True, "off"), (False, "on")])
def test_a_change_in_the_game_is_kept(usual: bool, written: str) -> None:
    told = manner("en")
    told.use_sounds(usual)
    told.settings.sounds = not usual
    assert told.values()["sounds"] == written
