"""A round under yasr and under Fenrir: what a screen reader says, not only what it could."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from screen_readers import Fenrir, Reader, Yasr, install_fenrir

ROOT: Final = Path(__file__).resolve().parents[2]
GAME: Final = [
    *(sys.executable, "-m", "accessible_uno", "play", "--lang", "en", "--accessible"),
    *("--speech", "off", "--pace", "none", "--players", "2", "--rule", "deal=3", "--seed", "6"),
]
TRIES: Final = ("1", "2", "zzz", "draw", "pass")
QUIET: Final = 1.0
"""Seconds; Fenrir does not always say the prompt again, so silence is waited for."""
LEAVE: Final = ("quit", "yes")
SIGNS: Final = re.compile(r"\bplus\b|\bdash\b|[\W_]+")
"""What a reader may call by another name, or leave out."""


@pytest.fixture(scope="session")
def fenrir(tmp_path_factory: pytest.TempPathFactory) -> None:
    install_fenrir(tmp_path_factory.mktemp("fenrir"))


@pytest.fixture(params=[Yasr, Fenrir], ids=lambda kind: kind.__name__)
def reader(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Reader]:
    """A game that is read aloud."""
    if request.param is Fenrir:
        request.getfixturevalue("fenrir")
    home(monkeypatch, tmp_path / "read")
    own = request.param(tmp_path, GAME)
    with own.terminal:
        yield own


def home(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Keep the files of a game in a folder."""
    folder.mkdir()
    for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(folder))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("ACCESSIBLE_UNO_PROGRAM", "accessible-uno")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def heard(lines: Iterator[str] | list[str]) -> list[str]:
    """The words of each line, without signs and empty lines."""
    words = (" ".join(SIGNS.sub(" ", line.casefold()).split()) for line in lines)
    return [line for line in words if line]


def told(typed: list[str]) -> list[str]:
    """What the same game writes to a pipe when the same lines are typed."""
    written = subprocess.run(
        GAME, input="\n".join(typed), capture_output=True, text=True, check=True
    ).stdout
    return heard(written.splitlines())


@pytest.mark.long
def test_a_round_is_read_line_by_line(
    reader: Reader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line that is told is spoken once and in order, each typed letter is echoed, and nothing
    else is read but the prompt."""
    while not any("Your turn" in line for line in reader.await_speech(0, quiet=QUIET)):
        pass
    typed: list[str] = []
    for line in cycle(TRIES):
        typed.append(line)
        spoken = press(reader, line)
        if any("wins the round" in each for each in spoken):
            break
    for line in LEAVE:
        typed.append(line)
        press(reader, line)
    home(monkeypatch, tmp_path / "piped")
    letters = [each for line in typed for each in line]
    prompts = ("command", "answer enter no")
    spoken = [line for line in heard(reader.said()) if line not in prompts]
    echoed = [line for line in spoken if len(line) == 1]
    assert echoed == letters
    expected = [line for line in told(typed) if line not in prompts]
    assert [line for line in spoken if len(line) > 1] == expected


def press(reader: Reader, line: str) -> list[str]:
    """Type a line, letter by letter as a reader wants it; return what is said before a silence."""
    for letter in line:
        before = len(reader.said())
        reader.terminal.send(letter)
        reader.await_speech(before, letter)
    before = len(reader.said())
    reader.terminal.send("\r")
    return reader.await_speech(before, quiet=QUIET)
