"""Every error on the command line is one sentence, with status 2."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from command_line import started, uno

from accessible_uno.app import main
from accessible_uno.app.arguments import POSITIONAL, RULE, CommandOption, parse
from accessible_uno.app.commands import help as help_command
from accessible_uno.app.errors import UNUSABLE, SessionFault
from accessible_uno.app.package_faults import FAULT
from accessible_uno.program import COMMAND

pytestmark = pytest.mark.slow

WRONG = {
    "no such command": ["plai"],
    "no such option": ["play", "--foo"],
    "a language before the command": ["--lang=zz", "history"],
    "a language behind the command": ["history", "--lang=zz"],
    "a language that is missing": ["--lang"],
    "a word behind the version": ["--version", "junk"],
    "a word behind the help": ["--help", "junk"],
    "a record without a name": ["play", "--record", ""],
    "a game to resume without a name": ["play", "--resume", ""],
    "no value": ["play", "--lang"],
    "a value too many": ["play", "--watch=yes"],
    "an option for a value": ["play", "--lang", "--watch"],
    "not a choice": ["play", "--pace", "fast"],
    "not a number": ["play", "--players", "many"],
    "out of range": ["play", "--players", "99"],
    "too many for the rules": ["play", "--players", "9"],
    "a word without place": ["play", "now"],
    "no such rules": ["play", "--rules", "poker"],
    "no such rule option": ["play", "--rule", "colour=red"],
    "a rule option without value": ["play", "--rule", "target"],
    "a rule option out of range": ["play", "--rule", "target=0"],
    "a name of two words": ["play", "--name", "Anne Marie"],
    "an empty name": ["play", "--name", ""],
    "a name that begins with no letter": ["play", "--name", "_anne"],
    "a name that is a word of the record": ["play", "--name", "chance"],
    "a name that is too long": ["play", "--name", "A" * 21],
    "a name with an escape": ["play", "--name", "A\x1b[31m"],
    "a seed with an escape": ["play", "--seed", "a\x1b[2J"],
    "a seed that is no text": ["simulate", "--seed", "\udcff"],
    "an unwritable record": ["play", "--record", "/nowhere/at/all.uno"],
    "nothing to resume": ["play", "--resume", "latest"],
    "no file to resume": ["play", "--resume", "nothing.uno"],
    "no file": ["record", "check"],
    "no such file": ["record", "check", "nothing.uno"],
    "a folder": ["record", "replay", "/"],
    "no such record command": ["record", "mend"],
    "no such bot": ["simulate", "--bot", "genius"],
    "no rounds": ["simulate", "--rounds", "0"],
}


@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG)
def test_it_is_told_in_one_sentence_in_each_language(arguments: list[str], tmp_path: Path) -> None:
    """Status 2, one line on the error stream, nothing else, and French is not English."""
    english = uno(tmp_path, *arguments, language="C.UTF-8")
    french = uno(tmp_path, *arguments, language="fr_FR.UTF-8")
    for done in (english, french):
        assert (done.status, done.out) == (2, "")
        assert len(done.err.splitlines()) == 1
        assert "Traceback" not in done.err
        assert "\x1b" not in done.err
    assert english.err != french.err


def test_options_and_words_are_told_apart() -> None:
    """A number, a lone dash and what has a space are words, and so is all behind two dashes."""
    options = (RULE, CommandOption("--seed", str), CommandOption("--watch"))
    line = ["-5", "--seed", "-.5", "--rule=a=b", "-", "--rule", "c=", "- a", "--", "--watch", "-h"]
    assert parse(options, line, ("FILE...",)) == {
        "rule": [("a", "b"), ("c", "")],
        "seed": "-.5",
        "watch": False,
        "help": False,
        POSITIONAL: ["-5", "-", "- a", "--watch", "-h"],
    }


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["--version"], 0),
        (["settings"], 1),
        (["play", "--players", "99"], 2),
        (["rules", "show", "classic", "--lang", "fr"], 0),
    ],
    ids=["done", "something is wrong", "unusable", "words"],
)
def test_each_kind_of_exit_as_a_player_starts_it(
    words: list[str], status: int, tmp_path: Path
) -> None:
    """With Python started anew, as the other tests do not: the same words and the same status."""
    settings = tmp_path / "1" / "config" / "accessible-uno" / "settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text("rate = 9000\n" if words == ["settings"] else "", "utf-8")
    done = started(tmp_path / "1", "-m", "accessible_uno", *words)
    assert done.status == status
    assert "Traceback" not in done.err
    forked = uno(tmp_path / "1", *words)
    assert done.status == forked.status
    start = f"{sys.executable} -m accessible_uno"  # what the texts tell to type
    assert done.out.replace(start, COMMAND) == forked.out
    assert done.err.replace(start, COMMAND) == forked.err


def test_a_fault_of_our_own_is_one_sentence_and_its_trace_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The traceback is in a file that the sentence names; the player sees none of it."""

    def broken(call: object) -> int:
        raise ZeroDivisionError(call)

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(help_command, "version", broken)
    assert main.run(["--version"]) == FAULT
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    trace = next(tmp_path.rglob("fault.txt"))
    assert str(trace) in told
    assert "ZeroDivisionError" in trace.read_text("utf-8")
    assert "saved" not in told


@pytest.mark.parametrize("saved", [True, False])
def test_a_fault_in_a_game_says_that_it_is_saved_only_where_it_is(
    saved: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(call: object) -> int:
        raise SessionFault(saved) from ZeroDivisionError(call)

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(help_command, "version", broken)
    assert main.run(["--version", "--lang", "en"]) == FAULT
    assert ("Your game is saved" in capsys.readouterr().err) == saved
    assert "ZeroDivisionError" in next(tmp_path.rglob("fault.txt")).read_text("utf-8")


def test_a_fault_that_cannot_be_written_down_is_one_sentence_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(call: object) -> int:
        raise ZeroDivisionError(call)

    (tmp_path / "state").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(help_command, "version", broken)
    assert main.run(["--version", "--lang", "en"]) == FAULT
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "ZeroDivisionError" in told


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("", "at least one letter", "au moins une lettre"),
        ("_anne", "begin with a letter", "commencer par une lettre"),
        ("left", "“Left” would do", "« Left » convient"),
        ("A" * 21, "at most 20", "20 caractères au plus"),
        ("A B", "one word of letters", "un seul mot"),
    ],
)
def test_a_refused_name_is_refused_with_its_reason_before_any_game_begins(
    name: str, english: str, french: str, tmp_path: Path
) -> None:
    """As an option and as a setting; nothing is saved that could not be opened again."""
    for language, told in (("en", english), ("fr", french)):
        for line in (("play", "--name", name), ("settings", "name", name)):
            done = uno(tmp_path, *line, "--lang", language)
            assert (done.status, done.out) == (2, "")
            assert told in done.err.replace("\u00a0", " ")
            assert len(done.err.splitlines()) == 1
    assert uno(tmp_path, "history", "export", "1", str(tmp_path / "game.uno")).status != 0


def test_a_name_in_the_settings_file_that_is_refused_is_refused_with_its_reason(
    tmp_path: Path,
) -> None:
    """The sentence names the line and the word's other use; the game uses the usual name."""
    uno(tmp_path, "settings", "name", "Anne")
    (place,) = tmp_path.rglob("settings.toml")
    place.write_text('name = "chance"\n', "utf-8")
    for language, told in (("en", "saved games use"), ("fr", "parties enregistrées")):
        done = uno(tmp_path, "settings", "name", "--lang", language)
        assert done.status == 1
        assert told in done.err
        assert "chance" in done.err
        command = ["settings", "name", "default"]
        assert done.err.rstrip().endswith("accessible-uno " + " ".join(command))
    assert uno(tmp_path, *command).status == 0
    assert uno(tmp_path, "settings", "name").status == 0


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("play --wiht Anne", "Did you mean --with?"),
        ("hisotry", "Did you mean “history”?"),
        ("settings vebosity full", "Did you mean “verbosity”?"),
        ("rules show clasic", "Did you mean “Classic”?"),
        ("play --xyz", "--lang, --pace"),
        ("rules --xyz", "Choose from: --lang."),
        ("record --xyz", "Choose from: --lang."),
        ("simulate --seats 99", "It takes: 2 to 10."),
        ("rules show", "A name is missing"),
        ("emboss", "Choose from: rules, card-key, legend, labels."),
    ],
)
def test_what_is_wrong_on_the_command_line_is_told_with_what_is_right(
    line: str, near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A word that is surely meant, or else what there is."""
    assert main.run([*line.split(), "--lang", "en"]) == UNUSABLE
    assert near in capsys.readouterr().err
