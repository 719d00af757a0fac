"""The console for a real terminal: keys from prompt_toolkit, and a line that is painted once.

Of prompt_toolkit only public parts are used: the input that decodes keys, the document and the
widths of characters.  Its own painting sends two hundred bytes for a key, and a screen reader
reads them all aloud.
"""

from __future__ import annotations

import asyncio
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final, TextIO

from prompt_toolkit.input import Input, create_input
from prompt_toolkit.utils import get_cwidth

from accessible_uno.interface.terminal.console import (
    PAUSE,
    HungUp,
    Interrupted,
    KeyBindings,
    LineEdit,
)
from accessible_uno.interface.terminal.device import CAN_STOP, KeyStroke, TerminalDevice
from accessible_uno.interface.terminal.line_buffer import DELETES, KEYS, RECALLS, LineBuffer
from accessible_uno.interface.terminal.output import TerminalOutput, clean_line, wrap_line
from accessible_uno.interface.terminal.painter import HeldMessages, Painter

MOST_EARLY: Final = 20_000
"""How many keys are kept for the next prompt."""

TOGETHER: Final = 0.01
"""Seconds that printed lines wait at most for the prompt behind them."""

_ENDING: Final = frozenset({"enter", "ctrl+c", "ctrl+d", *(("ctrl+z",) * CAN_STOP)})
_KNOWN: Final = KEYS | _ENDING | {"escape"}
_SPELLED: Final = {" ": "space"}
"""Characters that have a name as keys."""
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen, and what has scrolled off it."""


class TtyConsole:
    """Lines are typed and edited on a terminal, with messages between them and keys at any time.

    Keys are read from the first :meth:`read_line` until :meth:`close`.  What is typed while there
    is no prompt waits, unseen, for the next one.  Escape alone only counts as some key.

    Args:
        source: decodes the keys.
        sink: sends text to the terminal.
        key_bindings: what keys do at once.
        pause: seconds without a key after which held messages are printed.
    """

    reads_keys = True

    def __init__(
        self, source: Input, sink: TerminalOutput, key_bindings: KeyBindings, pause: float = PAUSE
    ) -> None:
        self.key_bindings = key_bindings
        self._device = TerminalDevice(source, self)
        self._sink = sink
        self._painter = Painter(sink.write, sink.size)
        self._held = HeldMessages(self._print, self._on_pause, pause)
        self._prompt = ""
        self._line = LineBuffer()
        self._lines = {0: self._line}
        self._reported_draft = ""
        self._overflowed = False
        self._answers_key = False
        self._is_stepping = False
        self._early: deque[KeyStroke] = deque()
        self._unclaimed: deque[str | Exception] = deque()
        self._answer: asyncio.Future[str] | None = None
        self._ending: EOFError | None = None

    @classmethod
    def on_terminal(cls, stdin: TextIO, stdout: TextIO, key_bindings: KeyBindings) -> TtyConsole:
        """Return the console of the terminal that both streams are connected to."""
        return cls(create_input(stdin), TerminalOutput(stdout), key_bindings)

    # Called by the interface

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        """Paint the prompt and return the line that the player enters; see ``Console``."""
        if self._answer is not None:
            raise RuntimeError("a line is being read already")
        if self._unclaimed:
            return self._claim()
        if self._sink.lost:
            self._ending = self._ending or HungUp()
        if self._ending is not None and not self._early:
            raise type(self._ending)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answer = answer
        self._prompt = clean_line(prompt)
        with self._failures_reported():
            self._line.type(clean_line(typed))
            self._start_reading()
        try:
            return await answer
        except asyncio.CancelledError:
            self._stop_reading(answer)
            raise

    def show(self, line: str) -> None:
        """Print a line above the prompt, or hold it while a line is half typed; see ``Console``."""
        if self._answers_key and not self.key_bindings.heard():
            self._print([clean_line(line)])
        else:
            self._held.add(clean_line(line))
            self._release_held()

    def hand_over(self, to: int) -> None:
        """Clear the screen; earlier lines are those of reader ``to``; see ``Console``.

        What has been typed after the last line was entered is typed by whoever comes.
        """
        typed = self._line.text
        self._line.clear()
        self._line = self._lines.setdefault(to, LineBuffer())
        self._line.clear()
        self._line.type(typed)
        self._held.drop()
        self._painter.erase()
        self._sink.write(CLEAR)
        if self._answer is not None:
            self._answer.get_loop().call_soon(self._paint)

    def bell(self) -> None:
        """Ring the terminal's bell at once; what is being typed stays."""
        with self._failures_reported():
            self._painter.bell()

    def close(self) -> None:
        """Give the terminal back as it was; a reading under way ends with ``EOFError``."""
        self._end(EOFError())
        self._sink.flush()

    # Called by the keyboard

    def on_key_start(self) -> None:
        """Some key was pressed; which one is known soon."""
        with self._failures_reported():
            self.key_bindings.on_key()

    def on_key(self, stroke: KeyStroke) -> None:
        """Act on a key, or keep it for the next prompt."""
        with self._failures_reported():
            if act := self.key_bindings.keys.get(stroke.name):
                self._answer_key(act)
            elif self._press_single(stroke):
                pass
            elif not stroke.text and stroke.name not in _KNOWN:
                self._answer_key(partial(self.key_bindings.unknown_key, stroke.name))
            elif self._answer is not None:
                self._edit(stroke)
            else:
                self._keep_early(stroke)

    def on_keys_done(self) -> None:
        """Bring the screen up to date, once for all keys that came together."""
        self._paint()
        self._held.on_key()
        self._release_held()
        if self._shown_line != self._reported_draft:
            self._reported_draft = self._shown_line
            with self._failures_reported():
                self.key_bindings.on_draft(self._reported_draft)

    def on_resize(self) -> None:
        """Lay the line out again, if its rows change."""
        self._paint()

    def on_stop(self) -> None:
        """Stop the program, once the player has been told how to come back."""
        with self._failures_reported():
            self._answer_key(partial(self.key_bindings.on_stop, self._stop))

    def _stop(self) -> None:
        """Stop the program, and come back to the same half-typed line."""
        self._held.print_all()
        self._painter.erase()
        self._sink.flush()
        self._device.stop()
        with self._failures_reported():
            self._answer_key(self.key_bindings.on_return)
        self._paint()

    def on_hang_up(self) -> None:
        """End the reading, so that the game can be saved."""
        self._end(HungUp())

    # The line being typed

    def _start_reading(self) -> None:
        """Paint the prompt, then take what was typed before it appeared."""
        if self._ending is None:
            self._device.open()
        self._paint()
        while self._early and self._answer is not None:
            stroke = self._early.popleft()
            if not self._press_single(stroke):
                self._edit(stroke)
        self.on_keys_done()
        if self._ending is not None:
            self._finish(self._ending)

    def _answer_key(self, act: Callable[[], None]) -> None:
        """Do what a key does; its messages are shown at once unless they are heard."""
        self._answers_key = True
        try:
            act()
        finally:
            self._answers_key = False

    @property
    def _shown_line(self) -> str:
        """What has been typed, or what Enter would enter in its place."""
        return self._line.text or self.key_bindings.suggestion()

    def _press_single(self, stroke: KeyStroke) -> bool:
        """Do what a key does while nothing is typed; return whether it does anything then."""
        key = _SPELLED.get(stroke.text, stroke.text) or stroke.name
        if self._answer is None or self._line.text or key in _ENDING:
            return False
        pressed = self.key_bindings.single_key(key)
        if pressed is None:
            return False
        if pressed.steps:
            self._step()
        elif pressed.line:
            self._line.type(pressed.line)
            self._finish(self._line.text)
        return True

    def _step(self) -> None:
        """Show a suggestion on a row of its own, so that a screen reader reads it whole."""
        self._painter.finish()
        self._painter.paint(self.key_bindings.suggestion(), "")
        self._is_stepping = True

    def _edit(self, stroke: KeyStroke) -> None:
        match stroke.name:
            case "":
                self._type(stroke.text)
            case "enter":
                self._finish(self._shown_line)
            case "ctrl+c":
                self._finish(Interrupted(self._line.text))
            case "ctrl+d" if not self._line.text:
                self._finish(EOFError())
            case "ctrl+z":
                self.on_stop()
            case key if key in KEYS:
                self._change(key)

    def _change(self, key: str) -> None:
        before = self._line.sides
        if not self._line.edit(key):
            self._painter.bell()
        edit = LineEdit(before, self._line.sides, key in RECALLS, key in DELETES)
        self.key_bindings.on_edit(edit)

    def _type(self, text: str) -> None:
        self._is_stepping = False
        if not self._line.type(text):
            self._report_overflow()

    def _keep_early(self, stroke: KeyStroke) -> None:
        match stroke.name:
            case "ctrl+c":
                signal.raise_signal(signal.SIGINT)
            case "ctrl+z":
                self.on_stop()
            case _ if len(self._early) < MOST_EARLY:
                self._early.append(stroke)
            case _:
                self._report_overflow()

    def _report_overflow(self) -> None:
        """Report a line that is too long, once for each line."""
        if not self._overflowed:
            self._overflowed = True
            self.key_bindings.too_long()

    # What the screen shows

    def _paint(self) -> None:
        if self._answer is not None:
            before, after = self._line.sides if self._line.text else (self._shown_line, "")
            self._is_stepping = self._is_stepping and bool(before or after)
            self._painter.paint(before if self._is_stepping else self._prompt + before, after)

    def _release_held(self) -> None:
        typing_in = None
        if self._answer is not None and self._line.text:
            typing_in = self._answer.get_loop()
        self._held.release(typing_in)

    def _on_pause(self) -> None:
        """Show what is held to a player who does not hear it."""
        with self._failures_reported():
            if not self.key_bindings.heard():
                self._held.print_all()

    def _print(self, lines: Sequence[str]) -> None:
        """Print lines above the prompt.

        The prompt comes back when the loop is free again: several messages in a row share one.  It
        is sent together with them: Orca reads the last rows again where it comes by itself.
        """
        width = self._sink.width()
        rows = (row for line in lines for row in wrap_line(line, width, get_cwidth))
        with self._sink.held():
            self._painter.erase()
            self._sink.write("".join(f"{row}\r\n" for row in rows))
        self._is_stepping = False
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nothing comes later
            self._sink.flush()
            return
        loop.call_later(TOGETHER, self._sink.flush)
        if self._answer is not None:
            loop.call_soon(self._paint)

    # How a reading ends

    def _finish(self, outcome: str | Exception) -> None:
        """Leave the line as it is on the screen, print what was held, answer ``read_line``."""
        if self._answer is None:
            return
        self._paint()
        self._painter.finish()
        answer, self._answer = self._answer, None
        self._is_stepping = False
        self._line.clear()
        self._overflowed = False
        self._release_held()
        if isinstance(outcome, str):
            self._line.remember(outcome)
        if answer.cancelled():
            self._unclaimed.append(outcome)
        elif isinstance(outcome, str):
            answer.set_result(outcome)
        else:
            answer.set_exception(outcome)

    def _end(self, reason: EOFError) -> None:
        """End this reading and all later ones."""
        self._ending = self._ending or reason
        self._device.close()
        self._finish(self._ending)

    def _stop_reading(self, answer: asyncio.Future[str]) -> None:
        """Keep what was typed for the next reading: this one was cancelled."""
        if self._answer is answer:
            self._painter.erase()
            self._answer = None
            self._release_held()
        elif not answer.cancelled() and answer.exception() is None:
            self._unclaimed.append(answer.result())

    def _claim(self) -> str:
        outcome = self._unclaimed.popleft()
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    @contextmanager
    def _failures_reported(self) -> Iterator[None]:
        """Raise the failure of a key's action where a line is awaited, now or next."""
        try:
            yield
        except Exception as failure:  # noqa: BLE001  # raised again in read_line
            if self._answer is None:
                self._unclaimed.append(failure)
            self._finish(failure)
