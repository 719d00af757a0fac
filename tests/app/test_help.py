"""The help of the command line is plain, whole, and in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command_line import uno

from accessible_uno.app import play, records, simulate
from accessible_uno.app.words import language

COMMANDS = {
    ("play",): play.OPTIONS,
    ("simulate",): simulate.OPTIONS,
    ("record", "check"): records.CHECK_OPTIONS,
    ("record", "replay"): records.REPLAY_OPTIONS,
}


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_names_and_explains_every_option(command: tuple[str, ...], tmp_path: Path) -> None:
    """One line an option, none without words after its colon, French not English."""
    english = uno(tmp_path, *command, "--help", "--lang", "en")
    french = uno(tmp_path, *command, "--help", "--lang", "fr")
    for done in (english, french):
        assert (done.status, done.err) == (0, "")
        lines = done.out.splitlines()
        for option in COMMANDS[command]:
            (line,) = (each for each in lines if re.match(rf"{option.name}[\s:]", each))
            assert line.partition(":")[2].strip()
    assert not set(english.out.splitlines()) & set(french.out.splitlines())


def test_the_overview_names_every_command(tmp_path: Path) -> None:
    """Without a command, and with --help alike."""
    overview = uno(tmp_path).out
    assert overview == uno(tmp_path, "--help").out
    for command in ("play", "record check", "record replay", "simulate"):
        assert command in overview


@pytest.mark.parametrize(
    ("arguments", "environment", "spoken"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_CA.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR", "LC_ALL": "de_DE"}, "en"),
        (["play", "--lang", "fr"], {"LANG": "en_GB"}, "fr"),
        (["play", "--lang=en"], {"LANG": "fr_FR"}, "en"),
        (["play", "--lang", "de"], {"LANG": "fr_FR"}, "fr"),
        (["play", "--lang"], {}, "en"),
    ],
)
def test_the_language_of_the_answer(
    arguments: list[str], environment: dict[str, str], spoken: str
) -> None:
    """The option comes first, then the environment; what is not French is English."""
    assert language(arguments, environment) == spoken
