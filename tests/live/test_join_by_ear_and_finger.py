"""A match at another's table on a real server, played from a display alone, and by ear alone."""

from __future__ import annotations

import queue
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from braille_display import Brltty
from irc_hosting import HOST, ROOM, hosting, wait_for_host
from irc_servers import PlainClient, ngircd
from line_terminal import LineTerminal
from play_by_fingers import Deck, Player, Reader
from play_by_keys import KEYS, keys_for
from ssip_server import SsipServer

from accessible_uno.narration.catalogue import Catalogue

MOST_TURNS = 300
SEED = "1"
"""Of a match in which the bot does not win before the player has played."""

WON = ("gagne la partie", "gagnez la partie")


@contextmanager
def joined(folder: Path, *options: str) -> Iterator[LineTerminal]:
    """Our client on a terminal, in a room whose table a host program keeps."""
    with (
        ngircd(folder) as port,
        hosting(port, folder, seed=SEED),
        closing(PlainClient(port, "Zoe")) as other,
    ):
        other.join(ROOM)
        wait_for_host(other)
        command = [sys.executable, "-m", "accessible_uno", "join", "--lang", "fr", "--server"]
        command += ["127.0.0.1", "--port", str(port), "--channel", ROOM, "--nick", "Anne"]
        command += ["--host", HOST, "--sounds", "off", *options]
        with LineTerminal(folder, command=command, columns=200) as terminal:
            terminal.until(f"{HOST} tient la table")
            yield terminal


def until_won(terminal: LineTerminal) -> str:
    """What the terminal shows until the match is won, however long that takes."""
    shown = ""
    for _ in range(MOST_TURNS):
        shown += terminal.until("Commande").decode()
        if any(won in shown for won in WON):
            break
    return shown


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep all files in the test's own folder."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


@pytest.mark.long
@pytest.mark.usefixtures("at_home")
def test_a_match_is_joined_and_played_from_a_display_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enrolment, rules and start are typed on the display’s own keyboard, cards are pressed."""
    brltty = Brltty(tmp_path)
    brltty.start()
    for name, value in brltty.environment.items():
        monkeypatch.setenv(name, value)
    display = brltty.display(40)
    options = ("--speech", "off", "--braille", "display", "--braille-speed", "40")
    try:
        with joined(tmp_path, *options) as terminal, ThreadPoolExecutor() as beside:
            told = beside.submit(until_won, terminal)
            deck = Deck()
            reader = Reader(display, deck, lambda *_: None)
            for line in ("go", "bot facile", "table leaflet deal=2 target=1", "commence"):
                reader.types(line)
            Player(reader, deck, over=told.done).round()
            shown = told.result()
            assert "Vos 2 cartes" in shown
            assert "Vous jouez" in shown or "Vous piochez" in shown
    finally:
        brltty.kill()


@pytest.mark.long
@pytest.mark.usefixtures("at_home")
def test_a_match_is_joined_and_played_by_ear_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each key answers what Speech Dispatcher was given to speak; the screen is not looked at."""
    server = SsipServer(tmp_path)
    server.start()
    monkeypatch.setenv("SPEECHD_ADDRESS", server.address)
    monkeypatch.setenv("SPEECHD_CMD", str(tmp_path / "nothing"))
    options = ("--speech", "dispatcher", "--single-keys", "on", "--walk", "playable")
    try:
        with joined(tmp_path, *options) as terminal, ThreadPoolExecutor() as beside:
            beside.submit(until_won, terminal)
            told: list[str] = _spoken(server)
            for line in ("go", "bot facile", "table leaflet deal=2 target=1", "commence"):
                terminal.send(f"{line}\r")
                told += [server.next().text, *_spoken(server)]
            heard = Catalogue("fr").text("round-began", number=1)
            while heard not in told:
                told.append(server.next().text)
            for _ in range(MOST_TURNS):
                told += _spoken(server)
                if any(won in each for each in told for won in WON):
                    break
                for key in keys_for("\n".join(told[-3:]), "fr"):
                    terminal.send(KEYS.get(key, key))
                    told += _spoken(server)
            assert any(won in each for each in told for won in WON), told
            assert any(each.startswith("Vous jouez") for each in told)
    finally:
        server.stop()


def _spoken(server: SsipServer) -> list[str]:
    """What is spoken until nothing is for a moment."""
    heard: list[str] = []
    while True:
        try:
            heard.append(server.spoken.get(timeout=0.4).text)
        except queue.Empty:
            return heard
