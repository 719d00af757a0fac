"""The help of the command line is plain, whole, and in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command_line import uno

from accessible_uno.app.arguments import COMMANDS, find_command, load_command
from accessible_uno.app.commands import (
    doctor,
    emboss,
    history,
    play,
    settings,
    simulate,
    stats,
)
from accessible_uno.app.commands import record as records
from accessible_uno.app.commands.help import FEW, GROUPS
from accessible_uno.app.i18n import language

pytestmark = pytest.mark.slow

OPTIONS = {
    ("play",): play.OPTIONS,
    ("resume",): play.RESUME_OPTIONS,
    ("history",): history.OPTIONS,
    ("history", "export"): history.EXPORT_OPTIONS,
    ("history", "delete"): history.DELETE_OPTIONS,
    ("stats",): stats.OPTIONS,
    ("settings",): settings.OPTIONS,
    ("emboss",): emboss.OPTIONS,
    ("simulate",): simulate.OPTIONS,
    ("doctor",): doctor.OPTIONS,
    ("record", "check"): records.CHECK_OPTIONS,
    ("record", "replay"): records.REPLAY_OPTIONS,
}


def whole(command: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words that ask for the help on every option."""
    return ("--help", "all") if len(OPTIONS[command]) > FEW else ("--help",)


@pytest.mark.parametrize(
    "arguments",
    [("--help",), *((*command, "--help") for command in OPTIONS if len(OPTIONS[command]) > FEW)],
    ids=" ".join,
)
def test_help_is_short(arguments: tuple[str, ...], tmp_path: Path) -> None:
    """Where there is much to say it names the groups of options, and can be heard in 15 seconds."""
    for locale in ("fr", "en"):
        assert len(uno(tmp_path, *arguments, "--lang", locale).out) < 420


def test_a_group_explains_its_options_alone(tmp_path: Path) -> None:
    """Its name is understood in both languages; a name that is no group changes nothing."""
    voice = uno(tmp_path, "play", "--help", "voix", "--lang", "en").out
    assert voice == uno(tmp_path, "help", "play", "voice", "--lang", "en").out
    named = {line.split()[0].rstrip(":") for line in voice.splitlines()}
    assert named == set(GROUPS["voice"])
    short = uno(tmp_path, "play", "--help", "--lang", "en").out
    assert uno(tmp_path, "play", "--help", "nonsense", "--lang", "en").out == short
    assert "game, telling, voice, sounds, braille" in short


@pytest.mark.parametrize("command", OPTIONS, ids=" ".join)
def test_help_names_and_explains_every_option(command: tuple[str, ...], tmp_path: Path) -> None:
    """One line an option, none without words after its colon, French not English."""
    english = uno(tmp_path, *command, *whole(command), "--lang", "en")
    french = uno(tmp_path, *command, *whole(command), "--lang", "fr")
    for done in (english, french):
        assert (done.status, done.err) == (0, "")
        lines = done.out.splitlines()
        for option in OPTIONS[command]:
            found = [each for each in lines if re.match(rf"{option.name}[\s:]", each)]
            assert found
            assert all(line.partition(":")[2].strip() for line in found)
    assert not set(english.out.splitlines()) & set(french.out.splitlines())


@pytest.mark.parametrize("command", OPTIONS, ids=" ".join)
def test_what_an_option_takes_is_said_in_french(command: tuple[str, ...], tmp_path: Path) -> None:
    """A name, a file, a text or a value to fill in; choices stay as they are typed."""
    french = uno(tmp_path, *command, *whole(command), "--lang", "fr").out
    assert not re.search(r"NAME|FILE|TEXT\b|VALUE|SETTING", french)
    for option in OPTIONS[command]:
        if option.takes in ("NAME", "FILE", "TEXT", "SETTING"):
            assert re.search(rf"{option.name} (Nom|FICHIER|TEXTE|OPTION=VALEUR)\s:", french)
        elif option.takes:
            assert f"{option.name} {option.takes_in('fr')}\u00a0:" in french


def test_a_missing_file_is_asked_for_in_french(tmp_path: Path) -> None:
    assert "Il manque un fichier" in uno(tmp_path, "record", "check", "--lang", "fr").err


def test_playing_without_a_pause_is_said_to_leave_no_time(tmp_path: Path) -> None:
    """Bots that wait for nothing leave no chance to catch anybody."""
    assert "contre-uno" in uno(tmp_path, "play", "--help", "récit", "--lang", "fr").out
    assert "UNO" in uno(tmp_path, "play", "--help", "telling", "--lang", "en").out


def test_the_overview_names_every_command(tmp_path: Path) -> None:
    """Without a command, and with --help alike."""
    assert uno(tmp_path).out == uno(tmp_path, "--help").out
    overview = uno(tmp_path, "--help", "all").out
    for command in (
        "play",
        "resume",
        "history",
        "stats",
        "settings",
        "record check",
        "record replay",
        "emboss",
        "simulate",
        "doctor",
    ):
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


@pytest.mark.parametrize("name", [*COMMANDS, "--help", "-h", "help", "--version"])
def test_each_name_of_the_table_is_a_function(name: str) -> None:
    """A mistake in the table would show only when the command is called."""
    place, rest = find_command(["--lang", "fr", name, "word"])
    assert callable(load_command(place))
    assert list(rest) == (["word", "--lang=fr"] if name in COMMANDS else ["word"])
    assert list(find_command(["--lang", "fr", name, "--lang", "en"])[1]) == ["--lang", "en"]
