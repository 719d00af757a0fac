"""Every command beside a screen reader that runs, where nobody has chosen who speaks."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from line_terminal import LineTerminal
from player_log import PlayerLog, Sound

from accessible_uno.app.arguments import COMMANDS

pytestmark = pytest.mark.long

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAM: Final = Path(__file__).with_name("beside_reader.py")
QUIET: Final = 3.0
"""Seconds without a line after which a command has told what it has to tell."""

NETWORK: Final = ("--server", "127.0.0.1", "--port", "1", "--channel", "#uno")
"""A network that nobody serves: what has to be said of it is said."""

CALLS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "play": (
        (),
        ("duo",),
        ("--seed", "9"),
        ("--daily",),
        ("--ladder",),
        ("--rules", "leaflet", "--no-setup"),
        ("--watch", "--seed", "9"),
        ("--with", "Anne"),
        ("--sounds", "on", "--seed", "9"),
    ),
    "learn": ((), ("turn",), ("sounds",), ("braille",)),
    "daily": ((), ("results",), ("line",)),
    "resume": ((), ("1",)),
    "history": ((), ("export", "1", "game.uno"), ("delete", "1")),
    "stats": ((),),
    "goals": ((),),
    "rules": ((), ("list",), ("show", "leaflet"), ("new", "ours")),
    "settings": ((), ("all",), ("rate",), ("rate", "300")),
    "setup": ((),),
    "record": (("check", "game.uno"), ("replay", "game.uno")),
    "emboss": (("labels",), ("card-key", "-o", "key.brf")),
    "simulate": (("--rounds", "2"),),
    "tournament": (("--rounds", "2"),),
    "host": ((*NETWORK, "--nick", "hote"), (*NETWORK, "--nick", "hote", "--play", "Anne")),
    "join": ((*NETWORK, "--nick", "Anne"), ("http://127.0.0.1:1/#table",)),
    "page": ((), ("--serve", "--port", "8765")),
    "packages": ((), ("check", "nothing")),
    "doctor": ((),),
}
"""What is typed behind each command."""


def test_every_command_is_tried() -> None:
    assert list(CALLS) == list(COMMANDS)


@pytest.fixture
def ear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PlayerLog]:
    """Writes down what any voice plays; files stay in the test's own folder."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere")
    monkeypatch.delenv("ACCESSIBLE", raising=False)
    monkeypatch.chdir(tmp_path)
    log = PlayerLog(tmp_path)
    monkeypatch.setenv("ACCESSIBLE_UNO_PLAYER", log.command)
    yield log
    log.close()


@contextmanager
def called(folder: Path, reader: str, *words: str) -> Iterator[str]:
    """Call a command beside a reader; yield what it tells until it waits, and at Enter twice."""
    command = [sys.executable, str(PROGRAM), reader, "--", *words]
    with LineTerminal(folder, command=command, columns=200) as terminal:
        told = terminal.until("", QUIET)
        while not told and terminal.process.poll() is None:
            told = terminal.until("", QUIET)
        for _ in range(2):
            if terminal.process.poll() is None:
                told += terminal.after("\r", quiet=QUIET)
        yield told.decode()


def spoken(ear: PlayerLog) -> list[Sound]:
    """Return what was played, but for the silent words with which voices are tried."""
    found: list[Sound] = []
    try:
        while True:
            found.append(ear.next(timeout=0))
    except TimeoutError:
        return [sound for sound in found if not sound.silent]


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize("command", CALLS)
def test_nothing_is_spoken_beside_a_reader(
    command: str, locale: str, ear: PlayerLog, tmp_path: Path, subtests: pytest.Subtests
) -> None:
    """Whatever is typed behind the command; Enter is what is usual at each question."""
    for words in CALLS[command]:
        line = ("--lang", locale, command, *words)
        with subtests.test(words=words), called(tmp_path, "orca", *line) as told:
            assert told.strip()
            assert "Traceback" not in told
            assert spoken(ear) == [], told


def test_without_a_reader_the_game_speaks(ear: PlayerLog, tmp_path: Path) -> None:
    """Else the silence above would prove nothing."""
    with called(tmp_path, "", "play", "--lang", "en", "--seed", "9"):
        assert not ear.next("started").silent
