"""The console for pipes, files and terminals that can only print."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread
from typing import Any, TextIO

from accessible_uno.interface.terminal.console import (
    ENDS,
    LONGEST_LINE,
    HungUp,
    Interrupted,
    KeyBindings,
    signal_handlers,
    stop_program,
)
from accessible_uno.interface.terminal.output import TerminalOutput, clean_line, wrap_line

_CHUNK = 65_536
_LONGEST_CHARACTER = 4
"""How many bytes a character has at most, in any encoding of a terminal."""


class PipeConsole:
    """Reads and writes whole lines, without any escape byte.

    ``stdin`` must have a file descriptor that nothing was read from.  There are no function keys;
    ``key_bindings.on_key`` is called once for each line.
    """

    reads_keys = False

    def __init__(self, stdin: TextIO, stdout: TextIO, key_bindings: KeyBindings) -> None:
        self.key_bindings = key_bindings
        self._lines = _Lines(stdin.fileno(), stdin.encoding or "utf-8")
        self._sink = TerminalOutput(stdout)
        self._coming: asyncio.Future[tuple[str, bool] | None] | None = None

    async def read_line(self, prompt: str, *, typed: str = "") -> str:  # noqa: ARG002
        """Print the prompt on a line of its own and return the next line; see ``Console``."""
        loop = asyncio.get_running_loop()

        def stop_soon() -> None:
            loop.call_soon_threadsafe(self._on_stop)

        with signal_handlers({"SIGTSTP": stop_soon}):
            self.show(prompt.rstrip())
            answer = await self._next_line()
        if answer is None:
            raise EOFError
        line, cut = answer
        self.key_bindings.on_key()
        if cut:
            self.key_bindings.too_long()
        return line

    def show(self, line: str) -> None:
        """Print a line at once."""
        self._sink.write(
            "".join(f"{row}\n" for row in wrap_line(clean_line(line), self._sink.width()))
        )
        if self._sink.error is not None:
            self.key_bindings.on_lost(self._sink.error)

    def hand_over(self, to: int) -> None:  # noqa: ARG002  # no line can be recalled
        """Scroll what is shown off a terminal; a file or a pipe keeps it."""
        if self._sink.width():
            self._sink.write("\n" * self._sink.size()[1])

    def bell(self) -> None:
        """Do nothing: who reads a pipe sees the text, and a bell would be one byte of it."""

    def close(self) -> None:
        """Do nothing: the terminal was never changed."""

    def _on_stop(self) -> None:
        """Stop the program, as Ctrl-Z does, once the player has been told how to come back."""

        def stop() -> None:
            stop_program()
            self.key_bindings.on_return()

        self.key_bindings.on_stop(stop)

    async def _next_line(self) -> tuple[str, bool] | None:
        """Wait for the line that is being read; a cancelled wait leaves it to the next one."""
        loop = asyncio.get_running_loop()
        if self._sink.lost:
            raise HungUp
        if self._coming is None:
            self._coming = loop.create_future()
            Thread(target=self._fetch, args=(loop, self._coming), daemon=True).start()
        ending: asyncio.Future[Exception] = loop.create_future()

        def end(reason: Exception) -> None:
            if not ending.done():
                ending.set_result(reason)

        def ending_with(reason: type[Exception]) -> None:
            loop.call_soon_threadsafe(end, reason())

        with signal_handlers(
            {
                "SIGINT": lambda: ending_with(Interrupted),
                **dict.fromkeys(ENDS, lambda: ending_with(HungUp)),
            }
        ):
            either: list[asyncio.Future[Any]] = [self._coming, ending]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if ending.done():
            raise ending.result()
        answer, self._coming = self._coming.result(), None
        return answer

    def _fetch(
        self,
        loop: asyncio.AbstractEventLoop,
        coming: asyncio.Future[tuple[str, bool] | None],
    ) -> None:
        """Read one line in a thread: regular files cannot be awaited."""
        answer = self._lines.next()
        with suppress(RuntimeError):  # the loop was closed: nothing waits for the line
            loop.call_soon_threadsafe(coming.set_result, answer)


class _Lines:
    """Reads the lines of a file descriptor, whatever their length and encoding.

    The descriptor is read directly.  A thread that waits inside Python's own standard input would
    hold its lock, and the interpreter could not end.
    """

    def __init__(self, descriptor: int, encoding: str) -> None:
        # Windows decodes what is typed at its console, but only for a file object.
        self._file = open(descriptor, "rb", buffering=0, closefd=False)  # noqa: SIM115
        self._encoding = encoding
        self._ahead = b""
        self._ended = False

    def next(self) -> tuple[str, bool] | None:
        """Return the next line, cleaned, and whether it was cut; ``None`` at the end."""
        kept = b""
        while not self._ended:
            piece, newline, self._ahead = self._ahead.partition(b"\n")
            if len(kept) <= LONGEST_LINE * _LONGEST_CHARACTER:
                kept += piece
            if newline:
                return self._decoded(kept)
            self._ahead = self._read()
            self._ended = not self._ahead
        return self._decoded(kept) if kept else None

    def _read(self) -> bytes:
        try:
            return self._file.read(_CHUNK)
        except OSError:  # a terminal that hung up
            return b""

    def _decoded(self, line: bytes) -> tuple[str, bool]:
        text = clean_line(line.decode(self._encoding, "replace").rstrip("\r"))
        return text[:LONGEST_LINE], len(text) > LONGEST_LINE
