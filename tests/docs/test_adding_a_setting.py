"""The setting that docs/adding-a-setting.md adds works everywhere, with three files edited."""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.slow

ROOT: Final = Path(__file__).parent.parent.parent
PAGE: Final = ROOT / "docs" / "adding-a-setting.md"
BLOCK: Final = re.compile(r"^\*\*`([^`]+)`\*\*.*?\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
END_OF_ROWS: Final = "\n    # Not stored as settings of their own\n"
PARTS: Final = ("accessible_uno", "locales")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the blocks of the page in their files."""
    folder = tmp_path_factory.mktemp("house")
    for part in PARTS:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)
    blocks = BLOCK.findall(PAGE.read_text("utf-8"))
    assert len(blocks) == 3, "the page shows a row, and its texts in two languages"
    for name, text in blocks:
        place = folder / name
        before = place.read_text("utf-8")
        if name.endswith(".py"):
            assert before.count(END_OF_ROWS) == 1, f"{name}: the rows end before {END_OF_ROWS!r}"
            after = before.replace(END_OF_ROWS, text + END_OF_ROWS)
        else:
            after = f"{before}\n{text}"
        place.write_text(after, "utf-8")
    return folder


def run(house: Path, home: Path, *arguments: str, typed: str = "") -> str:
    """Run the game of that copy; return what it writes."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(house),
        "HOME": str(home),
        **{f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("DATA", "CONFIG", "STATE")},
        "LC_ALL": "C.UTF-8",
    }
    command = [sys.executable, "-m", "accessible_uno", *arguments]
    done = subprocess.run(
        command, cwd=house, env=environment, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.replace("\u00a0", " ")


def settings_file(home: Path) -> Path:
    return home / "config" / "accessible-uno" / "settings.toml"


def changed(house: Path) -> Iterator[str]:
    for part in PARTS:
        for place in sorted((ROOT / part).rglob("*.*")):
            if place.is_file() and "__pycache__" not in place.parts:
                name = place.relative_to(ROOT)
                if not filecmp.cmp(place, house / name, shallow=False):
                    yield str(name)


def test_three_files_are_edited(house: Path) -> None:
    assert list(changed(house)) == [
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
    house: Path, tmp_path: Path, locale: str, name: str, told: str
) -> None:
    """``settings all`` lists it; ``play`` and ``resume`` take it as an option and explain it."""
    listed = run(house, tmp_path, "settings", "all", "--lang", locale).splitlines()
    (line,) = [line for line in listed if line.startswith(name)]
    assert told in line
    assert "10" in line
    for command in ("play", "resume"):
        explained = run(house, tmp_path, command, "--help", "other", "--lang", locale)
        assert re.search(rf"^--gap (0 to|de 0 à) 50\s?: {told}", explained, re.MULTILINE)


def test_the_file_and_the_command_know_it(house: Path, tmp_path: Path) -> None:
    """The command writes it, reads it back, and says what is wrong with a value."""
    assert "gap: 15" in run(house, tmp_path, "settings", "gap", "more", "--lang", "en")
    assert "gap: 20" in run(house, tmp_path, "settings", "gap", "20", "--lang", "en")
    assert settings_file(tmp_path).read_text("utf-8") == "gap = 20\n"
    played = run(house, tmp_path, "play", "--lang", "en", "--seed", "7", typed="gap\n")
    assert "Pause: 20 tenths of a second." in played
    settings_file(tmp_path).write_text("gap = 99\n", "utf-8")
    played = run(house, tmp_path, "play", "--lang", "en", "--seed", "7", typed="gap\n")
    assert "line 1: gap does not take 99" in played
    assert "Write a number without quotes, 0 to 50." in played
    assert "Pause: 10 tenths of a second." in played


def test_the_game_changes_and_announces_it(house: Path, tmp_path: Path) -> None:
    """By number, by step, at its bounds, in both languages; it is kept for the next game."""
    lines = ("gap 25", "gap more", "gap 99", "gap often", "language french", "aide gap")
    played = run(
        house, tmp_path, "play", "--lang", "en", "--seed", "7", typed="\n".join((*lines, "gap"))
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


def test_help_lists_its_command_among_the_settings(house: Path, tmp_path: Path) -> None:
    played = run(house, tmp_path, "play", "--lang", "en", "--seed", "7", typed="commands\n")
    (settable,) = re.findall(r"To set: ([^.]*)\.", played)
    assert "gap" in settable.split(", ")


@pytest.mark.long
def test_a_saved_game_keeps_it(house: Path, tmp_path: Path) -> None:
    """An option holds for one game, and for that game when it is resumed."""
    run(house, tmp_path, "play", "--gap", "45", "--lang", "en", "--seed", "7", typed="hand\n")
    assert not settings_file(tmp_path).exists()
    resumed = run(house, tmp_path, "resume", typed="gap\n")
    assert "Pause: 45 tenths of a second." in resumed
