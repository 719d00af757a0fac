"""The protocol of consoles, one of two together, what ends a reading, signal handlers."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Final, Protocol

from msgspec import Struct

PAUSE = 5.0
"""Seconds without a key after which the player is taken to have stopped typing."""

UNNAMED = "unnamed"
"""The name of a key that has none."""

LONGEST_LINE = 1_000
"""How many characters a typed line may have; more are left out."""


class Interrupted(Exception):
    """The player pressed Ctrl-C.

    Attributes:
        line: what was typed so far; ``read_line(prompt, typed=line)`` offers it again.
    """

    def __init__(self, line: str = "") -> None:
        super().__init__(line)
        self.line = line


class HungUp(EOFError):
    """The terminal is gone, or the system asks the program to end; the game is to be saved now."""


def _nothing(*_: object) -> None: ...


class SingleKey(Struct, frozen=True):
    """What a key did while nothing was typed.

    Attributes:
        line: the line that it enters; empty where it enters none.
        steps: whether it has gone to another suggestion, or to the same one again.
    """

    line: str = ""
    steps: bool = False


class LineEdit(Struct, frozen=True):
    """What an editing key did to the line.  Equal sides mean that it did nothing.

    Attributes:
        before: the line before and after the cursor, before the key.
        after: the same, after the key.
        recalls: whether the key recalls earlier lines.
        deletes: whether the key deletes.
    """

    before: tuple[str, str]
    after: tuple[str, str]
    recalls: bool = False
    deletes: bool = False


def _at_once(stop: Callable[[], None]) -> None:
    stop()


class KeyBindings(Struct):
    """What keys do at once, while a line is being typed; the line does not change.

    Keys are named ``f1`` ... ``f24``, ``escape``, ``tab``, ``pageup``; with ``ctrl+``, ``shift+``
    or ``alt+`` before (``ctrl+left``, ``alt+r``).

    Attributes:
        on_key: called once for each key, before the key takes effect.
        keys: key names and what they do.
        unknown_key: called with the name of a key that does nothing; the name is ``UNNAMED`` when
            the terminal sends an unknown sequence.
        on_draft: called with the line typed so far, whenever it has changed.
        on_edit: called after each editing key.
        too_long: called once for a line that was cut at ``LONGEST_LINE``.
        heard: returns whether the player hears messages without reading them.
        on_stop: called when the shell is to stop the program, with what stops it, which is to be
            called once the player has been told.
        on_return: called when the program continues after the shell had stopped it.
        on_lost: called with the reason when what is shown reaches nobody any more.
        single_key: called with the character or the name of a key that is pressed while nothing is
            typed, except Enter and the keys that end the game; returns what it did, or ``None``
            where it is to be typed.
        suggestion: returns the line that Enter enters while nothing is typed.
    """

    on_key: Callable[[], None] = _nothing
    keys: Mapping[str, Callable[[], None]] = {}
    unknown_key: Callable[[str], None] = _nothing
    too_long: Callable[[], None] = _nothing
    on_draft: Callable[[str], None] = _nothing
    on_edit: Callable[[LineEdit], None] = _nothing
    heard: Callable[[], bool] = bool
    on_stop: Callable[[Callable[[], None]], None] = _at_once
    on_return: Callable[[], None] = _nothing
    on_lost: Callable[[OSError], None] = _nothing
    single_key: Callable[[str], SingleKey | None] = _nothing
    suggestion: Callable[[], str] = str


class Console(Protocol):
    """One player's lines and keys.

    Attributes:
        key_bindings: may be replaced at any time.
    """

    key_bindings: KeyBindings

    @property
    def reads_keys(self) -> bool:
        """Whether single keys can be read; otherwise only whole lines can."""

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        """Show ``prompt`` and return the next line, without its line end.

        ``typed`` is on the line from the start, and the player can edit it.  After a cancelled
        reading, the next one starts with the half-typed line.

        Raises:
            Interrupted: Ctrl-C.
            HungUp: the terminal is gone or the system asks to end.
            EOFError: no more lines will come.
        """

    def show(self, line: str) -> None:
        """Print a line, cleaned; while a line is half typed, hold it until that line is entered.

        For a player who does not hear it, it is printed above the half-typed line after ``PAUSE``
        seconds without a key, or at once where a bound key brought it.  On a terminal it is broken
        between words.
        """

    def hand_over(self, to: int) -> None:
        """Clear what is shown; the lines that can be recalled are those of reader ``to``."""

    def bell(self) -> None:
        """Ring the terminal's bell, where there is one."""

    def close(self) -> None:
        """Give the terminal back as it was; may be called twice."""


ENDS: Final = ("SIGHUP", "SIGTERM", "SIGBREAK")
"""The signals by which a system asks the program to end; SIGBREAK: somebody closes the window."""


@contextmanager
def signal_handlers(handlers: Mapping[str, Callable[[], None]]) -> Iterator[None]:
    """Install handlers, and restore the previous ones at the end of the ``with`` block.

    Python delivers signals to the main thread only; in other threads this does nothing.

    Args:
        handlers: what to do, by the names of the signals; those that this system does not have
            are left out.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {
        number: signal.signal(number, _calling(act))
        for name, act in handlers.items()
        if (number := getattr(signal, name, None)) is not None
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def stop_program() -> None:
    """Stop the program and everything in its job until the shell continues it.

    Systems that cannot do that go on.
    """
    if not hasattr(signal, "SIGTSTP"):
        return
    handler = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
    os.kill(0, signal.SIGTSTP)
    signal.signal(signal.SIGTSTP, handler)


def _calling(act: Callable[[], None]) -> Callable[[int, object], None]:
    return lambda _number, _frame: act()


class MergedConsole:
    """Returns lines from a console and from :meth:`enter`, whichever comes first.

    A line half typed on the console stays there while a line comes from :meth:`enter`.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self._lines: deque[str] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._came = asyncio.Event()
        self.show, self.hand_over = console.show, console.hand_over
        self.bell, self.close = console.bell, console.close

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
