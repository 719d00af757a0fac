"""Reports of the voices about their problems, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import accessible_uno.voices

SOURCES = Path(accessible_uno.voices.__file__).parent
CATALOGUES = Path(__file__).parents[2] / "locales"
ARGUMENTS = {
    "file": "louis.py",
    "player": "mpv",
    "status": 1,
    "deaths": 4,
    "table": "x.utb",
    "reason": "no",
    "cells": 40,
    "language": "fr",
    "program": "accessible-uno",
}
PROBLEMS = sorted(
    {
        message_id
        for source in SOURCES.rglob("*.py")
        for message_id in re.findall(r'"((?:voice|braille)-[a-z-]+)"', source.read_text("utf-8"))
    }
)


def bundle(locale: str) -> FluentBundle:
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource((CATALOGUES / locale / "voices.ftl").read_text("utf-8")))
    return made


def said(locale: str, message_id: str, **arguments: object) -> str:
    message = bundle(locale).get_message(message_id)
    assert message.value
    text, faults = bundle(locale).format_pattern(message.value, {**ARGUMENTS, **arguments})
    assert not faults
    return str(text)


def test_the_problems_are_found() -> None:
    """An empty search would pass the tests below."""
    assert {"voice-no-player", "voice-gave-up", "braille-no-table", "voice-broken"} <= {*PROBLEMS}


def test_each_problem_has_its_sentence_in_each_language(subtests: pytest.Subtests) -> None:
    """It is complete, has no unfilled place, and differs between the languages."""
    for problem in PROBLEMS:
        with subtests.test(problem=problem):
            sentences = [said(locale, problem, voice="speech") for locale in ("fr", "en")]
            assert sentences[0] != sentences[1]
            assert all("{" not in each and each.endswith(".") for each in sentences)


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_each_broken_voice_has_its_own_sentence(locale: str) -> None:
    """Only a voice unknown to the catalogue is reported under its internal name."""
    voices = ("text", "speech", "braille", "display")
    assert len({said(locale, "voice-broken", voice=voice) for voice in voices}) == len(voices)
    assert "display»" in said("fr", "voice-broken", voice="display").replace("\u00a0", "")


@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_usual_player_is_answered_with_its_package(locale: str) -> None:
    """For another player, the user's own choice, the report names the variable."""
    assert "alsa-utils" in said(locale, "voice-no-player", player="aplay")
    assert "ACCESSIBLE_UNO_PLAYER" in said(locale, "voice-no-player", player="mpv")
