"""The host program as a process, and what its people see."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from irc_players import plain
from irc_servers import PATIENCE, PlainClient

from accessible_uno.app.hosting import PASSWORD

ROOM = "#uno"
HOST = "hote"
REPORTS = "host.err"
PLAYS = rf" PRIVMSG {ROOM} :"


@contextmanager
def hosting(
    port: int,
    home: Path,
    *settings: str,
    password: str = "",
    channels: str = f'{{ "{ROOM}" = "fr" }}',
    tls: str = "false",
    pacing: str = "interval = 0\nburst = 50",
    end: signal.Signals = signal.SIGTERM,
    options: Sequence[str] = (),
    seed: str = "",
    **environment: str,
) -> Iterator[subprocess.Popen[bytes]]:
    """Run the host program; it is stopped as a service manager would stop it, or killed.

    It sends as fast as it can, which the servers of these tests allow, but for a test that wants
    the usual pacing.  What it reports of its connections is added to a file.  With a seed, cards
    and bots are the same each time.
    """
    config = home / "networks.toml"
    lines = [
        "[[network]]",
        'server = "127.0.0.1"',
        f"port = {port}",
        f"tls = {tls}",
        f'nick = "{HOST}"',
        f"channels = {channels}",
        pacing,
        *settings,
    ]
    config.write_text("\n".join(lines))
    usual = ("-m", "accessible_uno", "host")
    program_of = (str(Path(__file__).with_name("seeded_host.py")), seed) if seed else usual
    command = [sys.executable, *program_of, "--config", str(config), *options]
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home), PASSWORD: password, **environment}
    with (home / REPORTS).open("ab") as reports:
        program = subprocess.Popen(command, env={**os.environ, **own}, stderr=reports)
    try:
        yield program
        program.send_signal(end)
        assert program.wait(PATIENCE) == (0 if end is signal.SIGTERM else -end)
    finally:
        program.kill()
        program.wait()


def wait_for_host(client: PlainClient) -> None:
    """Return once the host program is in the room."""
    end = time.monotonic() + PATIENCE
    while HOST not in nicks_seen_by(client):
        assert time.monotonic() < end, client.seen[-5:]
        time.sleep(0.1)


def private(nick: str) -> str:
    """A line that only ``nick`` gets from the host program."""
    return rf"^:{HOST}!\S+ NOTICE {nick} :"


def nicks_seen_by(client: PlainClient) -> str:
    """The nicks in the room, as one server knows them."""
    client.write(f"NAMES {ROOM}")
    return client.wait_for(" 353 ")


def wait_for_report(home: Path, pattern: str) -> str:
    """Return the report that matches, once it is there."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for line in plain((home / REPORTS).read_text()).splitlines():
            if re.search(pattern, line):
                return line
        time.sleep(0.1)
    raise AssertionError((home / REPORTS).read_text())
