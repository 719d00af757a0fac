"""A console with a second source of lines: the keys of a braille display."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from accessible_uno.interface.terminal.console import Console, KeyBindings


class MergedConsole:
    """Returns lines from a console and from :meth:`enter`, whichever comes first.

    A line half typed on the console stays there while a line comes from :meth:`enter`.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self._lines: deque[str] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._came = asyncio.Event()

    @property
    def key_bindings(self) -> KeyBindings:
        """The console's own."""
        return self._console.key_bindings

    @key_bindings.setter
    def key_bindings(self, key_bindings: KeyBindings) -> None:
        self._console.key_bindings = key_bindings

    @property
    def reads_keys(self) -> bool:
        """Whether the console reads single keys."""
        return self._console.reads_keys

    def enter(self, line: str) -> None:
        """Enter a line; it may be called from any thread, at any time."""
        self._lines.append(line)
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop was closed: the game is over
                self._loop.call_soon_threadsafe(self._came.set)

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        """Return the next line from either source; see ``Console``."""
        self._loop = asyncio.get_running_loop()
        while not self._lines:  # what wakes may be a line that was taken already
            line = await self._either(prompt, typed)
            if line is not None:
                return line
            typed = ""  # the console keeps what was on its line
        self._console.key_bindings.on_key()
        return self._lines.popleft()

    async def _either(self, prompt: str, typed: str) -> str | None:
        """Return the console's line, or ``None`` once a line was entered elsewhere."""
        self._came.clear()
        reading = asyncio.ensure_future(self._console.read_line(prompt, typed=typed))
        coming = asyncio.ensure_future(self._came.wait())
        try:
            await asyncio.wait((reading, coming), return_when=asyncio.FIRST_COMPLETED)
        finally:
            coming.cancel()
            if not reading.done():
                reading.cancel()
                await asyncio.wait((reading,))
        return None if reading.cancelled() else reading.result()

    def show(self, line: str) -> None:
        """Print a line on the console."""
        self._console.show(line)

    def hand_over(self, to: int) -> None:
        """Clear the console for reader ``to``."""
        self._console.hand_over(to)

    def bell(self) -> None:
        """Ring the bell of the console."""
        self._console.bell()

    def close(self) -> None:
        """Close the console."""
        self._console.close()
