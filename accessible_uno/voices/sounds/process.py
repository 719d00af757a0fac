"""The sound worker seen from the game."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Iterator
from typing import Final

from accessible_uno.voices.sounds.protocol import Order, State, encode
from accessible_uno.voices.workers import worker_command, worker_environment

_MODULE: Final = "accessible_uno.voices.sounds.worker"
_CLOSING: Final = 1.0


class SoundProcess:
    """One worker.  Ctrl-C at the terminal does not reach it, and it ends with the game.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            worker_command(_MODULE),
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            env=worker_environment(),
        )
        self.pid = self._process.pid
        assert self._process.stdin
        os.set_blocking(self._process.stdin.fileno(), False)

    def send(self, order: Order) -> None:
        """Send an order; to a worker that has died, or that hears nothing more, it is lost."""
        assert self._process.stdin
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(encode(order))

    def states(self) -> Iterator[tuple[State, str]]:
        """Yield how the worker stands, with a word about it, until it has ended."""
        assert self._process.stdout
        for line in self._process.stdout:
            state, _, detail = line.decode("utf-8", "replace").strip().partition(" ")
            with contextlib.suppress(ValueError):
                yield State(state), detail

    def end(self) -> None:
        """Let the worker end."""
        assert self._process.stdin
        self._process.stdin.close()

    def kill(self) -> None:
        """End the worker at once."""
        self._process.kill()

    def bury(self) -> None:
        """Leave nothing of a worker that has ended, or is about to."""
        self.end()
        try:
            self._process.wait(_CLOSING)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()
