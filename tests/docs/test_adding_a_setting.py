"""The setting that docs/adding-a-setting.md adds works everywhere, with three files edited."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from carried_out import ProjectCopy

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> ProjectCopy:
    """A copy of the project with the blocks of the page in their files."""
    copy = ProjectCopy(tmp_path_factory.mktemp("setting") / "copy")
    copy.carry_out("adding-a-setting.md")
    return copy


def settings_file(home: Path) -> Path:
    return home / "config" / "accessible-uno" / "settings.toml"


def test_three_files_are_edited(house: ProjectCopy) -> None:
    assert [*house.changed()] == [
        "accessible_uno/settings/schema.py",
        "locales/en/settings.ftl",
        "locales/fr/settings.ftl",
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("locale", "name", "told"),
    [("en", "gap", "pause between two messages"), ("fr", "écart", "pause entre deux messages")],
)
def test_it_stands_in_the_lists_and_in_the_help(
    house: ProjectCopy, tmp_path: Path, locale: str, name: str, told: str
) -> None:
    """``settings all`` lists it; ``play`` and ``resume`` take it as an option and explain it."""
    listed = house.run("settings", "all", "--lang", locale, home=tmp_path).splitlines()
    (line,) = [line for line in listed if line.startswith(name)]
    assert told in line
    assert "10" in line
    for command in ("play", "resume"):
        explained = house.run(command, "--help", "other", "--lang", locale, home=tmp_path)
        assert re.search(rf"^--gap (0 to|de 0 à) 50\s?: {told}", explained, re.MULTILINE)


def test_the_file_and_the_command_know_it(house: ProjectCopy, tmp_path: Path) -> None:
    """The command writes it, reads it back, and says what is wrong with a value."""
    assert "gap: 15" in house.run("settings", "gap", "more", "--lang", "en", home=tmp_path)
    assert "gap: 20" in house.run("settings", "gap", "20", "--lang", "en", home=tmp_path)
    assert settings_file(tmp_path).read_text("utf-8") == "gap = 20\n"
    played = house.run("play", "--lang", "en", "--seed", "7", typed="gap\n", home=tmp_path)
    assert "Pause: 20 tenths of a second." in played
    settings_file(tmp_path).write_text("gap = 99\n", "utf-8")
    played = house.run("play", "--lang", "en", "--seed", "7", typed="gap\n", home=tmp_path)
    assert "line 1: gap does not take 99" in played
    assert "Write a number without quotes, 0 to 50." in played
    assert "Pause: 10 tenths of a second." in played


def test_the_game_changes_and_announces_it(house: ProjectCopy, tmp_path: Path) -> None:
    """By number, by step, at its bounds, in both languages; it is kept for the next game."""
    lines = ("gap 25", "gap more", "gap 99", "gap often", "language french", "aide gap")
    played = house.run(
        "play", "--lang", "en", "--seed", "7", typed="\n".join((*lines, "gap")), home=tmp_path
    )
    told = (
        "Pause: 25 tenths of a second.",
        "Pause: 30 tenths of a second.",
        "Pause: 50 tenths of a second, the maximum.",
        "“often” does not fit. Say “gap” and a number from 0 to 50, or “more” or “less”.",
        "« écart » et un nombre de 0 à 50, ou plus, ou moins : la pause entre deux messages.",
        "Pause : 50 dixièmes de seconde.",
    )
    found = [played.find(each) for each in told]
    assert -1 not in found, told[found.index(-1)]
    assert found == sorted(found)
    assert "gap = 50" in settings_file(tmp_path).read_text("utf-8")


def test_help_lists_its_command_among_the_settings(house: ProjectCopy, tmp_path: Path) -> None:
    played = house.run("play", "--lang", "en", "--seed", "7", typed="commands\n", home=tmp_path)
    (settable,) = re.findall(r"To set: ([^.]*)\.", played)
    assert "gap" in settable.split(", ")


@pytest.mark.long
def test_a_saved_game_keeps_it(house: ProjectCopy, tmp_path: Path) -> None:
    """An option holds for one game, and for that game when it is resumed."""
    house.run("play", "--gap", "45", "--lang", "en", "--seed", "7", typed="hand\n", home=tmp_path)
    assert not settings_file(tmp_path).exists()
    resumed = house.run("resume", typed="gap\n", home=tmp_path)
    assert "Pause: 45 tenths of a second." in resumed
