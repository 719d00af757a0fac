"""The speech worker seen from the game: its process, its private folder, its two pipes."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_uno.voices.speech.backends import OWN_ENGINE
from accessible_uno.voices.speech.protocol import FromWorker, Say, Stop, ToWorker, decode, encode
from accessible_uno.voices.workers import worker_command, worker_environment

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_LOOK: Final = 0.25


class WorkerProcess:
    """One worker, from its start to its burial.

    It leads a process group of its own: Ctrl-C at the terminal does not reach it, and it goes
    together with its player.

    Attributes:
        folder: where it writes its sounds; nobody else can read it.
        pid: its process number.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(
        self, player: Sequence[str], *, warm: bool, module: str = OWN_ENGINE.worker
    ) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="accessible-uno-"))
        try:
            self._process = subprocess.Popen(
                [*worker_command(module), self.folder, "warm" if warm else "", *player],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                env=worker_environment(),
            )
        except OSError:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        self.pid = self._process.pid

    def send(self, message: ToWorker) -> None:
        """Send a message; to a worker that has died it is lost, and its death is seen later."""
        assert self._process.stdin
        with contextlib.suppress(OSError):
            self._process.stdin.write(encode(message))

    def messages(self, overdue: Callable[[], bool]) -> Iterator[FromWorker]:
        """Yield what the worker tells until it has died.

        ``overdue`` is asked four times a second; when it says yes the worker is killed.
        """
        assert self._process.stdout
        events = self._process.stdout.fileno()
        unread = b""
        with selectors.DefaultSelector() as selector:
            selector.register(events, selectors.EVENT_READ)
            while True:
                if selector.select(_LOOK):
                    read = os.read(events, 65536)
                    if not read:
                        return
                    *lines, unread = (unread + read).split(b"\n")
                    yield from _told(lines)
                elif overdue():
                    self.kill()

    def kill(self) -> None:
        """End the worker and its player at once."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)

    def bury(self) -> None:
        """Leave nothing of the worker: no player, no pipe, no folder."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def _told(lines: Sequence[bytes]) -> Iterator[FromWorker]:
    for line in lines:
        with contextlib.suppress(ValueError):
            message = decode(line)
            if not isinstance(message, Say | Stop):
                yield message
