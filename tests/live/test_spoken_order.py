"""What the game at a terminal speaks first and last, noted by a server of Speech Dispatcher."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from ssip_server import SsipServer

pytestmark = [pytest.mark.live, pytest.mark.long]

SPEAKING = 0.02
"""Seconds that the server takes for each sentence."""

GAME = (
    *("play", "--lang", "en", "--seed", "9", "--players", "3"),
    *("--speech", "dispatcher", "--sounds", "off", "--pace", "short"),
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SsipServer]:
    own = SsipServer(tmp_path)
    own.manners.seconds = SPEAKING
    own.start()
    yield own
    own.stop()


@pytest.fixture
def keyboard(server: SsipServer, tmp_path: Path) -> Iterator[int]:
    """The keyboard of a game that speaks through the server."""
    master, slave = os.openpty()
    game = subprocess.Popen(
        [sys.executable, "-m", "accessible_uno", *GAME],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        env={
            **{name: value for name, value in os.environ.items() if not name.startswith("XDG_")},
            "TERM": "xterm",
            "HOME": str(tmp_path),
            "SPEECHD_ADDRESS": server.address,
            "SPEECHD_CMD": str(tmp_path / "nothing"),
        },
    )
    threading.Thread(target=_drain, args=(master,), daemon=True).start()
    yield master
    game.kill()
    game.wait()
    os.close(slave)


def _drain(master: int) -> None:
    while True:
        try:
            if not os.read(master, 65536):
                return
        except OSError:
            return


def heard_until(server: SsipServer, question: str) -> list[str]:
    """Return what is spoken up to a sentence that begins so."""
    heard = [server.next().text]
    while not heard[-1].startswith(question):
        heard.append(server.next().text)
    return heard


def test_the_deal_comes_before_the_first_question(server: SsipServer, keyboard: int) -> None:
    """So does each lap: what the bots did is spoken before the player is asked."""
    opening = heard_until(server, "Your turn")
    assert [each.split()[0] for each in opening] == [
        *("Welcome.", "Round", "Apolline", "Your", "First", "Victor", "Your")
    ]
    os.write(keyboard, b"yellow 6\r")
    lap = heard_until(server, "Your turn")
    assert lap[0] == "You play yellow 6."
    assert lap[1].startswith("Apolline plays blue 6 and Victor skips you")
