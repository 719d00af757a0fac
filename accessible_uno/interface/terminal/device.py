"""The input side of a terminal: raw mode, keys and signals."""

from __future__ import annotations

import asyncio
import atexit
import select
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final, Protocol

from prompt_toolkit.input import Input
from prompt_toolkit.input.vt100_parser import Vt100Parser

from accessible_uno.interface.terminal.console import ENDS, signal_handlers, stop_program
from accessible_uno.interface.terminal.keyboard import BoundedKeyParser, KeyStroke, name_keys

ESCAPE_WAIT = 0.05
"""Seconds after which Escape is a key by itself and not the start of another key."""


CAN_STOP: Final = hasattr(signal, "SIGTSTP")
"""Whether the system can stop a program and let it continue later; Windows cannot."""


class KeyListener(Protocol):
    """What a device calls when keys and signals come, always in the event loop."""

    def on_key_start(self) -> None:
        """Some key was pressed; :meth:`on_key` follows."""

    def on_key(self, stroke: KeyStroke) -> None:
        """This key was pressed."""

    def on_keys_done(self) -> None:
        """All keys that came together were handled."""

    def on_resize(self) -> None:
        """The terminal may have another size."""

    def on_stop(self) -> None:
        """The system asks to stop, as Ctrl-Z does."""

    def on_hang_up(self) -> None:
        """No more keys will come: the terminal is gone, or the system asks the program to end."""


class TerminalDevice:
    """Reads single keys from :meth:`open` until :meth:`close`.

    Whatever ends the program, the terminal gets its former state back.
    """

    def __init__(self, source: Input, listener: KeyListener) -> None:
        self._source = source
        if isinstance(parser := getattr(source, "vt100_parser", None), Vt100Parser):
            setattr(source, "vt100_parser", BoundedKeyParser(parser))  # noqa: B010
        self._listener = listener
        self._loop: asyncio.AbstractEventLoop | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._key_started = False
        self._opened = ExitStack()
        self._raw = ExitStack()

    def open(self) -> None:
        """Start to read keys in the running loop; no effect where that is already so."""
        loop = asyncio.get_running_loop()
        if self._loop is loop:
            return
        self.close()
        with ExitStack() as opening:
            atexit.register(self.close)
            opening.callback(atexit.unregister, self.close)
            opening.callback(self._raw.close)
            self._raw.enter_context(self._source.raw_mode())
            opening.enter_context(signal_handlers(self._signals(loop)))
            opening.enter_context(self._input_loop(loop))
            self._opened = opening.pop_all()

    def close(self) -> None:
        """Stop reading, and restore the state of the terminal."""
        self._opened.close()

    def stop(self) -> None:
        """Stop the program and everything in its job until the shell continues it."""
        self._raw.close()
        stop_program()
        self._raw.enter_context(self._source.raw_mode())

    def _signals(self, loop: asyncio.AbstractEventLoop) -> dict[str, Callable[[], None]]:
        def soon(act: Callable[[], None]) -> Callable[[], None]:
            def call_in_loop() -> None:
                if not loop.is_closed():
                    loop.call_soon_threadsafe(act)

            return call_in_loop

        return {
            "SIGWINCH": soon(self._listener.on_resize),
            "SIGTSTP": soon(self._listener.on_stop),
            **dict.fromkeys(ENDS, soon(self._listener.on_hang_up)),
        }

    @contextmanager
    def _input_loop(self, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
        self._loop = loop
        with suppress(RuntimeError), self._source.attach(self._ready):  # the loop may be closed
            try:
                yield
            finally:
                self._loop = None
                if self._timer:
                    self._timer.cancel()

    def _ready(self) -> None:
        if self._timer:
            self._timer.cancel()
        keys = self._source.read_keys()
        if not keys and not self._key_started:
            self._start_key()
        self._report_keys(name_keys(keys))
        if self._source.closed or (not keys and _is_gone(self._source.fileno())):
            self._listener.on_hang_up()
        elif self._loop:
            self._timer = self._loop.call_later(ESCAPE_WAIT, self._escape_alone)

    def _escape_alone(self) -> None:
        self._report_keys(name_keys(self._source.flush_keys()))
        self._key_started = False

    def _report_keys(self, keys: Iterator[KeyStroke]) -> None:
        for stroke in keys:
            if not self._key_started:
                self._start_key()
            self._key_started = False
            self._listener.on_key(stroke)
        self._listener.on_keys_done()

    def _start_key(self) -> None:
        self._key_started = True
        self._listener.on_key_start()


def _is_gone(descriptor: int) -> bool:
    """Return whether the terminal hung up; reading it then gives neither a key nor an end.

    A console of Windows that is closed ends the program instead.
    """
    if not hasattr(select, "poll"):
        return False
    poll = select.poll()
    poll.register(descriptor, 0)
    return bool(poll.poll(0))  # nothing is asked for, so what comes is an end or an error
