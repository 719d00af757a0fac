"""Runs Speech Dispatcher for a short while, to find out what it can do."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

STARTING: Final = 3.0
"""Seconds that the server may take to open its socket."""

LEAVING: Final = 3.0
"""Seconds that it may take to end by itself."""

_CHECK: Final = 0.02
_LOCAL: Final = "unix_socket:"


@contextmanager
def server_for_a_while() -> Iterator[None]:
    """Run the server within the block, where none runs and its settings let programs start one.

    A client that starts a server leaves a daemon behind; this one is our own child, and ends with
    the block.
    """
    place = _socket()
    server = None if place is None or _answers(place) else _start(place)
    try:
        yield
    finally:
        if server is not None:
            _end(server)


def _socket() -> Path | None:
    """Return where the server's socket is or will be; ``None``: on a network, or nowhere."""
    if not hasattr(socket, "AF_UNIX"):
        return None
    address = os.environ.get("SPEECHD_ADDRESS", "")
    if address:
        local, place = address.startswith(_LOCAL), address.removeprefix(_LOCAL)
        return Path(place) if local and place != "default" else None
    cache = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    folder = os.environ.get("XDG_RUNTIME_DIR") or cache
    return Path(folder, "speech-dispatcher", "speechd.sock")


def _answers(place: Path) -> bool:
    with socket.socket(getattr(socket, "AF_UNIX")) as client:  # noqa: B009  # not on Windows
        try:
            client.connect(str(place))
        except OSError:
            return False
    return True


def _start(place: Path) -> subprocess.Popen[bytes] | None:
    program = os.environ.get("SPEECHD_CMD") or shutil.which("speech-dispatcher")
    if program is None:
        return None
    try:
        server = subprocess.Popen(
            [program, "--spawn", "--run-single", "--socket-path", place],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return None
    given_up = time.monotonic() + STARTING
    while server.poll() is None and not _answers(place) and time.monotonic() < given_up:
        time.sleep(_CHECK)
    return server


def _end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()  # it then ends its modules
    try:
        server.wait(LEAVING)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
