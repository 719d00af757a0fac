"""The output side of a terminal: the only place that writes to it."""

from __future__ import annotations

import errno
import io
import os
from typing import TextIO


class TerminalOutput:
    """Writes to a stream and never raises: once the reader is gone, writing has no effect.

    Characters that the stream's encoding does not have are written as ``?``.

    Attributes:
        lost: whether the reader is gone.
        error: why it is.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.lost = False
        self.error: OSError | None = None
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")

    def write(self, text: str) -> None:
        """Write ``text`` unchanged, and flush."""
        if self.lost or not text:
            return
        try:
            self._stream.write(text)
            self._stream.flush()
        except OSError as wrong:
            self._lose(wrong)
        except ValueError:  # somebody closed the stream
            self._lose(OSError(errno.EBADF, os.strerror(errno.EBADF)))

    def size(self) -> tuple[int, int]:
        """Return columns and rows; 80 and 24 when the terminal does not say."""
        columns, rows = self._measured()
        return columns or 80, rows or 24

    def width(self) -> int:
        """Return the columns; 0 when there is no terminal, or it does not say."""
        return self._measured()[0]

    def _measured(self) -> tuple[int, int]:
        try:
            return os.get_terminal_size(self._stream.fileno())
        except (OSError, ValueError):
            return 0, 0

    def _lose(self, wrong: OSError) -> None:
        self.lost = True
        self.error = wrong
        self._redirect_to_nowhere()

    def _redirect_to_nowhere(self) -> None:
        """Make the interpreter's last flush succeed, which would print a traceback otherwise."""
        try:
            target = self._stream.fileno()
        except (OSError, ValueError):
            return
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, target)
        os.close(nowhere)
