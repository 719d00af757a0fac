"""The package of docs/packages.md is built from that page; all that it adds is checked and used."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from carried_out import DOCS, carry_out
from made import installed, write_package

from accessible_uno.lessons.plan import our_lessons
from accessible_uno.packages.faults import Group

if TYPE_CHECKING:
    from own_home import Heard

pytest_plugins = ("own_home",)
pytestmark = pytest.mark.slow

NAME: Final = "uno-toll"
PREFIX: Final = "accessible_uno."


@pytest.fixture(scope="module")
def toll(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of the package, known as its ``pyproject.toml`` says."""
    folder = tmp_path_factory.mktemp("toll")
    carry_out("packages.md", folder)
    project = tomllib.loads((folder / NAME / "pyproject.toml").read_text("utf-8"))["project"]
    entries = {
        group.removeprefix(PREFIX): named for group, named in project["entry-points"].items()
    }
    with installed(write_package(folder / NAME, NAME, {}, entries, project["version"])):
        yield folder / NAME


def test_it_uses_every_door(toll: Path) -> None:
    """And the table of the page has each of them."""
    project = tomllib.loads((toll / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"].keys() == {group.value for group in Group}
    rows = re.findall(r"^\| `(accessible_uno\.\w+)` \|", (DOCS / "packages.md").read_text(), re.M)
    assert sorted(rows) == sorted(group.value for group in Group)


def test_its_voice_is_short(toll: Path) -> None:
    lines = (toll / "uno_toll" / "voice.py").read_text().splitlines()
    assert len([line for line in lines if line]) <= 12


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("locale", "cases", "well"),
    [
        ("en", "One file of cases, which holds.", "Nothing is wrong with “uno-toll”."),
        (
            "fr",
            "Un fichier de cas, qui se vérifie.",
            "Rien à corriger dans «\u00a0uno-toll\u00a0».",
        ),
    ],
)
def test_nothing_is_wrong_with_it(
    toll: Path, heard: Heard, locale: str, cases: str, well: str
) -> None:
    """Its rule is played under most presets, its bot is timed, its cases hold."""
    status, out, err = heard("packages", "check", NAME, "--lang", locale)
    assert (status, err) == (0, "")
    adds, rule, preset, bot, lesson, voice, *last = out.splitlines()
    assert NAME in adds
    assert rule.startswith("toll=on")
    assert preset.startswith("tolls")
    assert "grasping" in bot
    assert "toll" in lesson
    assert "ticker" in voice
    assert last == [cases, well]


def test_the_list_and_the_doctor_name_what_it_adds(toll: Path, heard: Heard) -> None:
    parts = (
        "the rule toll, the rules tolls, the bot grasping, texts, the lesson toll, the voice"
        " ticker, the command toll-names."
    )
    for command in ("packages", "doctor"):
        assert parts in heard(command, "--lang", "en")[1]


def test_its_rule_asks_in_a_game_and_its_voice_writes_it(
    toll: Path, heard: Heard, tmp_path: Path
) -> None:
    """The others are told at full verbosity; whoever is asked hears the question alone."""
    line = ("play", "--rules", "tolls", "--bot", "grasping", "--seed", "3", "--lang", "en")
    status, out, err = heard(*line, "--watch", "--verbosity", "full", "--speech", "off")
    assert (status, err) == (0, "")
    assert "says who pays the toll." in out
    assert "pay the toll." in out
    written = (tmp_path / "uno-ticker.txt").read_text("utf-8")
    assert "says who pays the toll." in written


@pytest.mark.parametrize(
    ("locale", "lines", "told"),
    [
        ("en", "\nred 6\nVictor\n", ("Lesson", "the toll.", "Who pays the toll?", "Lesson done")),
        ("fr", "\n6 rouge\nVictor\n", ("Leçon", "Qui paie le péage", "Leçon finie")),
    ],
)
def test_its_lesson_is_the_last_one(
    toll: Path, heard: Heard, locale: str, lines: str, told: tuple[str, ...]
) -> None:
    *_, last = heard("learn", "--lang", locale)[1].splitlines()
    assert last.startswith(f"{len(our_lessons()) + 1}, ")
    status, out, err = heard("learn", "toll", "--lang", locale, "--speech", "off", typed=lines)
    assert (status, err) == (0, "")
    assert all(each in out for each in told)


def test_its_command_is_one_of_the_program(toll: Path, heard: Heard) -> None:
    """Help lists it and explains it; a mistyped name leads to it."""
    assert heard("toll-names", "--lang", "fr")[1] == "Luna (fr)\nVictor (fr)\n"
    assert "toll-names" in heard("help", "--lang", "en")[1]
    assert "those who have paid many tolls" in heard("help", "toll-names", "--lang", "en")[1]
    assert "“toll-names”" in heard("tol-names", "--lang", "en")[2]


def test_the_language_of_its_page_is_begun(
    tmp_path_factory: pytest.TempPathFactory, heard: Heard
) -> None:
    """docs/translating.md builds it: it is played in at once, and what it lacks is counted."""
    folder = tmp_path_factory.mktemp("language")
    carry_out("translating.md", folder)
    project = tomllib.loads((folder / "uno-eo" / "pyproject.toml").read_text("utf-8"))["project"]
    ((group, entries),) = project["entry-points"].items()
    named = {group.removeprefix(PREFIX): entries}
    with installed(write_package(folder / "uno-eo", "uno-eo", {}, named, project["version"])):
        lacking = heard("doctor", "--texts", "eo", "--lang", "en")
        assert "Esperanto" in lacking[1], lacking
        played = ("play", "--lang", "eo", "--seed", "2", "--speech", "off")
        status, out, err = heard(*played, typed="quit\nyes\n")
        assert heard("packages", "check", "uno-eo", "--lang", "en")[0] == 0
    assert (status, err) == (0, "")
    assert "Via vico." in out
