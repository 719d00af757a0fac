"""A real BRLTTY with its virtual driver, and the other end of that driver: a display to feel.

The virtual driver listens on a port of its own; whoever connects is the display, reads the cells
that BRLTTY writes, and sends keys by the names of BRLTTY's commands.
"""

from __future__ import annotations

import fcntl
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 120.0

API_PORT = 4101
"""BrlAPI's server of a number listens on this port plus the number."""

DRIVER_PORT = 15_000
"""The virtual driver of the same number listens here: below the ports that outgoing connections
are given."""

_numbers = itertools.count(1)
_reserved: list[int] = []
"""Locked files, open until this process ends: their numbers are nobody else's meanwhile."""


def free_number() -> int:
    """Reserve a number for this process, so that parallel tests never share a port."""
    for number in _numbers:
        path = Path(tempfile.gettempdir(), f"accessible-uno-brltty-{number}.lock")
        lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            for port in (API_PORT + number, DRIVER_PORT + number):
                with socket.socket() as tried:
                    tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                    tried.bind(("127.0.0.1", port))
        except OSError:
            os.close(lock)
            continue
        _reserved.append(lock)
        return number
    raise AssertionError("unreachable")


def as_unicode(dots: str) -> str:
    """``"12|3456| "`` is ``⠃⠼⠀``."""
    cells = []
    for cell in dots.split("|"):
        bits = sum(1 << (int(dot) - 1) for dot in cell.strip())
        cells.append(chr(0x2800 + bits))
    return "".join(cells)


def unmarked(cells: str) -> str:
    """Return cells without dot 8 in the last one, which says that the line goes on."""
    last = ord(cells[-1])
    return cells[:-1] + chr(last & ~0x80) if last & 0xC0 == 0x80 else cells


def _brltty() -> str:
    """Return the path of the program, even where an ordinary user's PATH lacks it."""
    found = shutil.which("brltty", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    assert found, "BRLTTY is not installed"
    return found


class Brltty:
    """A BRLTTY of the test's own.

    Attributes:
        environment: what a program needs to find it.
    """

    def __init__(self, folder: Path, *, key: Path | None = None) -> None:
        self._folder = folder
        self._api = free_number()
        self._port = DRIVER_PORT + self._api
        self._auth = f"keyfile:{key}" if key else "none"
        self._process: subprocess.Popen[bytes] | None = None
        self.environment = {
            "BRLAPI_HOST": f"127.0.0.1:{self._api}",
            "BRLAPI_AUTH": "none",
        }

    def start(self) -> None:
        """Start BRLTTY; return when BrlAPI answers."""
        pid = self._folder / "brltty.pid"
        pid.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [
                *(_brltty(), "-n", "-q", "-e", "-f", "/dev/null", "-x", "no", "-s", "no"),
                *("-b", "vr", "-d", f"server:127.0.0.1:{self._port}"),
                *("-A", f"auth={self._auth},host=127.0.0.1:{self._api}"),
                *("-P", str(pid), "-U", str(self._folder), "-W", str(self._folder)),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for port in (self._port, API_PORT + self._api):
            self._listening(port)

    def display(self, cells: int = 40) -> VirtualDisplay:
        """Connect a display of so many cells; return when BRLTTY writes to it."""
        display = VirtualDisplay(self._port, cells)
        display.until(bool)
        return display

    def kill(self) -> None:
        """Kill it at once: it ignores SIGTERM while it waits for a display."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _listening(self, port: int) -> None:
        end = time.monotonic() + PATIENCE
        listening = f":{port:04X} 00000000:0000 0A"
        while listening not in Path("/proc/net/tcp").read_text():
            assert self._process is not None
            assert self._process.poll() is None, "BRLTTY has ended"
            assert time.monotonic() < end, "BRLTTY does not listen"
            time.sleep(0.02)


class VirtualDisplay:
    """The display at the other end of BRLTTY's virtual driver.

    Attributes:
        cells: what can be felt now.
        at: when that came.
    """

    def __init__(self, port: int, cells: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._socket.settimeout(None)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._change = threading.Condition()
        self.cells = ""
        self.at = 0.0
        self.send(f"cells {cells}")
        threading.Thread(target=self._feel, daemon=True).start()

    def send(self, line: str) -> None:
        """Send a line: a key by the name of BRLTTY's command, ``FWINRT`` or ``ROUTE 5``.

        Wait for what a key does before the next one: of two that BRLTTY's driver reads at once, it
        keeps the second until a third comes.
        """
        self._socket.sendall(f"{line}\n".encode())

    def until(self, felt: Callable[[str], bool], patience: float = PATIENCE) -> str:
        """Wait until the cells fulfil a condition; return them."""
        with self._change:
            as_wanted = self._change.wait_for(
                lambda: bool(self.cells) and felt(self.cells), patience
            )
            assert as_wanted, f"the display shows {self.cells}"
            return self.cells

    def until_shows(self, cells: str, patience: float = PATIENCE) -> str:
        """Wait until these cells are on the display."""
        return self.until(lambda felt: cells in felt, patience)

    def press(self, cells: str) -> None:
        """Press the routing key above the second of these cells, when they can be felt.

        BRLTTY's driver takes no 0 for a number.
        """
        self.send(f"ROUTE {self.until_shows(cells).index(cells) + 1}")

    def close(self) -> None:
        """Disconnect the display."""
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _feel(self) -> None:
        try:
            for line in self._socket.makefile("r", encoding="utf-8", errors="replace"):
                kind, _, rest = line.strip().partition(" ")
                if kind == "Braille":
                    with self._change:
                        self.at = time.monotonic()
                        self.cells = as_unicode(rest.strip('"'))
                        self._change.notify_all()
        except OSError:
            return
