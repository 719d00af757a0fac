"""The input side of a terminal: raw mode, signals, and from its bytes to keys with names."""

from __future__ import annotations

import asyncio
import atexit
import select
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from typing import Final, Protocol

from msgspec import Struct
from prompt_toolkit.input import Input
from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from accessible_uno.interface.terminal.console import ENDS, UNNAMED, signal_handlers, stop_program
from accessible_uno.interface.terminal.output import clean_line

LONGEST: Final = 7
"""How many characters a sequence has at most before its last one, its first two included.

Keys that are named by a code, after ``27;``, have more.
"""

_LONGEST_CODED: Final = 11
_INTRODUCER: Final = "\x1b["
_PARAMETERS: Final = frozenset("0123456789;<")
_MOUSE: Final = "M"
"""Starts a mouse event, which two more characters follow; the game never asks for them."""

# A paste whose end never comes would swallow every key that is pressed after it.
ANSI_SEQUENCES.pop("\x1b[200~", None)


class BoundedKeyParser(Vt100Parser):
    """Drops the excess characters of a long control sequence, except its last one."""

    def __init__(self, parser: Vt100Parser) -> None:
        super().__init__(parser.feed_key_callback)
        self._sequence = ""

    def feed(self, data: str) -> None:
        """Parse what the terminal has sent."""
        if self._sequence or "\x1b" in data:
            data = "".join(filter(self._belongs, data))
        super().feed(data)

    def _belongs(self, character: str) -> bool:
        begun = self._sequence
        if character == "\x1b":
            self._sequence = character
        elif begun == "\x1b":
            self._sequence = _INTRODUCER if character == "[" else ""
        elif begun and character in _PARAMETERS:
            coded = begun.startswith("\x1b[27;")
            if len(begun) >= (_LONGEST_CODED if coded else LONGEST):
                return False
            self._sequence += character
        else:
            self._sequence = ""
            return not (begun == _INTRODUCER and character == _MOUSE)
        return True


_PASTE_MARKS = ("[200~", "[201~")
_LINE_FEED = KeyPress(Keys.ControlJ, "\n")

_NO_KEY = {Keys.CPRResponse, Keys.Vt100MouseEvent, Keys.Ignore, Keys.ScrollUp, Keys.ScrollDown}
_NAMES = {
    Keys.ControlH: "backspace",
    Keys.ControlI: "tab",
    Keys.ControlJ: "enter",
    Keys.ControlM: "enter",
    Keys.ControlAt: "ctrl+space",
}


class KeyStroke(Struct, frozen=True):
    """One key: a character to type (``text``), or a key with a ``name`` (see ``KeyBindings``)."""

    name: str = ""
    text: str = ""


def name_keys(keys: Sequence[KeyPress]) -> Iterator[KeyStroke]:
    """Name the keys that arrived together.

    Escape with a key directly after it is that key with Alt.  An unknown sequence is one unnamed
    key; otherwise its characters would be typed into the line.
    """
    place = 0
    while place < len(keys):
        key = keys[place]
        place += 1
        if key.key in _NO_KEY:
            continue
        if key.key == Keys.BracketedPaste:
            yield from _pasted(key.data)
            continue
        if key.key != Keys.Escape:
            yield _named(key)
            if key.key == Keys.ControlM and keys[place : place + 1] == [_LINE_FEED]:
                place += 1  # one line end of two characters, in what was pasted
        elif length := _unknown_sequence(keys[place:]):
            if _spelled(keys[place : place + length]) not in _PASTE_MARKS:
                yield KeyStroke(UNNAMED)
            place += length
        elif place < len(keys) and keys[place].key != Keys.Escape:
            follower = _named(keys[place])
            yield KeyStroke(f"alt+{follower.name or follower.text}")
            place += 1
        else:
            yield KeyStroke("escape")


def _pasted(text: str) -> Iterator[KeyStroke]:
    """Name the keys of what was pasted, which older consoles of Windows send in one piece."""
    for character in text.replace("\r\n", "\n").replace("\r", "\n"):
        if character == "\n":
            yield KeyStroke("enter")
        elif clean := clean_line(character):
            yield KeyStroke(text=clean)


def _named(key: KeyPress) -> KeyStroke:
    if isinstance(key.key, Keys):
        spelled = key.key.value.replace("c-", "ctrl+", 1).replace("s-", "shift+", 1)
        return KeyStroke(_NAMES.get(key.key, spelled))
    text = clean_line(key.key)
    return KeyStroke(text=text) if text else KeyStroke(UNNAMED)


def _unknown_sequence(keys: Sequence[KeyPress]) -> int:
    """Return how many keys after Escape belong to a control sequence (ECMA-48, 5.4)."""
    text = _spelled(keys[:32])
    if text[:1] == "O":
        return 2 if text[1:2].isalnum() else 0
    if text[:1] != "[":
        return 0
    for length, character in enumerate(text[1:], start=2):
        if "@" <= character <= "~":
            return length
        if not " " <= character <= "?":
            break
    return 0


def _spelled(keys: Sequence[KeyPress]) -> str:
    return "".join("\0" if isinstance(key.key, Keys) else key.key for key in keys)


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
