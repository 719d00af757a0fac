"""A worker process as the game sees it: how it starts, talks, hangs and ends.

Speech and sounds are made in processes of their own: nothing that a sound system writes reaches
the terminal, nothing that crashes or hangs there takes the game with it, and no work of the game's
makes a sound stutter.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import accessible_uno
from accessible_uno.voices.worker_pipe import Decoder, Incoming, encode

Outgoing = TypeVar("Outgoing", bound=tuple[Any, ...], contravariant=True)

_ROOT: Final = str(Path(accessible_uno.__file__).parent.parent)

_CHUNK: Final = 65_536

_NO_CONSOLE: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Windows: neither a window opens for the worker, nor does Ctrl-C at the console reach it."""

_LAST_WORDS: Final = 1.0
"""Seconds that reading what a dead worker has left in its pipe may take."""

_OVERDUE_CHECK: Final = 0.25
"""Seconds between two questions whether a silent worker is overdue."""


class WorkerProcess(Generic[Outgoing, Incoming]):
    """One worker, from its start until :meth:`reap`.

    It leads a process group of its own: Ctrl-C at the terminal does not reach it, and killing it
    kills its children too, such as a player of sounds.

    Args:
        module: the module that the worker runs.
        decode: reads the worker's messages.
        arguments: the worker's arguments, behind its folder.
        private_folder: whether it gets a folder, which nobody else can read, as first argument.
        drop_when_full: whether a message is lost rather than awaited when the pipe is full.

    Attributes:
        folder: the private folder; ``None`` where it has none.
        pid: its process number.

    Raises:
        OSError: it cannot be started.
    """

    def __init__(
        self,
        module: str,
        decode: Decoder[Incoming],
        arguments: Sequence[str] = (),
        *,
        private_folder: bool = False,
        drop_when_full: bool = False,
    ) -> None:
        self._decode = decode
        self.folder = Path(tempfile.mkdtemp(prefix="accessible-uno-")) if private_folder else None
        folder = [str(self.folder)] if self.folder else []
        try:
            self._process = subprocess.Popen(
                # -P: a file called queue.py where somebody plays must not replace the library's.
                [sys.executable, "-P", "-m", module, *folder, *arguments],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                creationflags=_NO_CONSOLE,
                env=_environment(),
            )
        except OSError:
            self._remove_folder()
            raise
        assert self._process.stdin
        assert self._process.stdout
        self._input, self._output = self._process.stdin, self._process.stdout
        self.pid = self._process.pid
        self._chunks: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True, name="answers")
        self._reader.start()
        if hasattr(os, "set_blocking"):  # on Windows from Python 3.12 on
            os.set_blocking(self._input.fileno(), not drop_when_full)

    def send(self, message: Outgoing) -> None:
        """Send a message.  To a worker that has died it is lost; ``messages`` shows the death."""
        with contextlib.suppress(OSError, ValueError):  # ValueError: the input has been closed
            self._input.write(encode(message))

    def messages(self, is_overdue: Callable[[], bool] | None = None) -> Iterator[Incoming]:
        """Yield what the worker sends until it has ended.

        While it is silent, ``is_overdue`` is asked four times a second; the worker is killed when
        that says yes.
        """
        unread = b""
        interval = _OVERDUE_CHECK if is_overdue else None
        while True:
            try:
                read = self._chunks.get(timeout=interval)
            except queue.Empty:
                if is_overdue and is_overdue():
                    self.kill()
                continue
            if not read:
                self._chunks.put(read)
                return
            *lines, unread = (unread + read).split(b"\n")
            yield from self._decoded(lines)

    def _read(self) -> None:
        """Read in a thread of its own: Windows cannot wait for a pipe and for the time at once."""
        with self._output:
            while read := self._read_chunk():
                self._chunks.put(read)
        self._chunks.put(b"")

    def _read_chunk(self) -> bytes:
        try:
            return os.read(self._output.fileno(), _CHUNK)
        except OSError:
            return b""

    def close_input(self) -> None:
        """Let the worker end by itself: a worker ends when its input does."""
        self._input.close()

    def kill(self) -> None:
        """End the worker and its children at once."""
        if self._process.returncode is None:  # once reaped, the number may be another process's
            with contextlib.suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg") and hasattr(signal, "SIGKILL"):
                    os.killpg(self.pid, signal.SIGKILL)
                else:  # Windows: the workers have no children there
                    self._process.kill()

    def reap(self, grace: float = 0.0) -> None:
        """Leave nothing of the worker: no child, no pipe, no folder.

        Args:
            grace: seconds in which the worker may end by itself before it is killed.
        """
        if grace:
            self.close_input()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
        self.kill()
        self._process.wait()
        self._input.close()
        self._reader.join(_LAST_WORDS)
        self._remove_folder()

    def _decoded(self, lines: Sequence[bytes]) -> Iterator[Incoming]:
        for line in lines:
            with contextlib.suppress(ValueError):
                yield self._decode(line)

    def _remove_folder(self) -> None:
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)


def _environment() -> dict[str, str]:
    """Return our environment, so that the worker imports this very package."""
    paths = (os.environ.get("PYTHONPATH"), _ROOT)
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
