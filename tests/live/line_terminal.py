"""A pseudo-terminal with the line driver on it; every byte sent to it is counted."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

DRIVER = Path(__file__).resolve().parent / "line_driver.py"
PROMPT = "Your turn: "
QUIET = 0.05
PATIENCE = 120.0
LOOK = 0.01


def driver(journal: Path, *options: str) -> list[str]:
    """Return the command that starts the driver."""
    return [sys.executable, str(DRIVER), str(journal), PROMPT, *options]


def _begin_anew() -> None:
    """Restore Ctrl-C, which tests in the background ignore."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _take_terminal() -> None:
    _begin_anew()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class LineTerminal:
    """Starts ``command`` (the driver, unless told) as the session leader of a new terminal.

    A terminal that is not ``controlling`` sends no SIGHUP when it goes away.
    """

    def __init__(
        self,
        folder: Path,
        *options: str,
        columns: int = 80,
        rows: int = 24,
        term: str = "xterm",
        command: list[str] | None = None,
        controlling: bool = True,
    ) -> None:
        self.journal = folder / "journal"
        self.journal.touch()
        self._master, self._slave = os.openpty()
        self.resize(columns, rows)
        self.modes_before = self.modes()
        self.process = subprocess.Popen(
            command or driver(self.journal, *options),
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            start_new_session=True,
            preexec_fn=_take_terminal if controlling else _begin_anew,  # noqa: PLW1509  # no threads
            env={**os.environ, "TERM": term, "PS1": "$ "},
        )

    def __enter__(self) -> LineTerminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        with contextlib.suppress(OSError):
            os.close(self._master)
        os.close(self._slave)

    def send(self, keys: str | bytes) -> None:
        """Press keys."""
        os.write(self._master, keys.encode() if isinstance(keys, str) else keys)

    def after(self, keys: str | bytes, expected: str = "", quiet: float = QUIET) -> bytes:
        """Press keys; return what was written until ``expected``, then silence."""
        self.send(keys)
        return self.until(expected, quiet)

    def until(self, expected: str, quiet: float = QUIET) -> bytes:
        """Return what arrives, at least until ``expected`` is in it, then for ``quiet`` seconds."""
        arrived = b""
        deadline = time.monotonic() + PATIENCE
        while True:
            complete = expected.encode() in arrived
            wait = quiet if complete else deadline - time.monotonic()
            if not select.select([self._master], [], [], max(wait, 0))[0]:
                assert complete, f"waited for {expected!r}, got {arrived!r}"
                return arrived
            try:
                arrived += os.read(self._master, 65536)
            except OSError:
                return arrived

    def signal(self, number: signal.Signals, expected: str = "") -> bytes:
        """Send the program a signal; return what it wrote in answer."""
        self.process.send_signal(number)
        return self.until(expected)

    def resize(self, columns: int, rows: int) -> None:
        """Give the terminal another size."""
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def modes(self) -> list[object]:
        """Return the terminal's state, as termios has it."""
        return list(termios.tcgetattr(self._slave))

    def hang_up(self) -> None:
        """Close the terminal's window."""
        os.close(self._master)

    def noted(self, kind: str, count: int = 1) -> list[str]:
        """Return what the driver writes down under one word, once it did so ``count`` times."""
        deadline = time.monotonic() + PATIENCE
        while True:
            written = self.journal.read_text(encoding="utf-8").split("\n")[:-1]
            entries = [entry[-1] for entry in map(json.loads, written) if entry[0] == kind]
            if len(entries) >= count:
                return entries
            assert time.monotonic() < deadline, f"{entries} noted of {kind}"
            time.sleep(LOOK)

    def ended(self) -> int:
        """Wait for the program's end; return its exit status."""
        return self.process.wait(PATIENCE)
