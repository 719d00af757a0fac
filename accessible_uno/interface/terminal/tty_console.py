"""The console for a real terminal: prompt_toolkit's keys, and a line that is painted once.

Of prompt_toolkit only public parts are used: the input that decodes keys, the document and the
widths of characters.  Its own painting sends two hundred bytes for a key, all read aloud.
"""

from __future__ import annotations

import asyncio
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TextIO

from prompt_toolkit.input import Input
from prompt_toolkit.input.vt100 import Vt100Input
from prompt_toolkit.utils import get_cwidth

from accessible_uno.interface.terminal import console
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.interface.terminal.console import HungUp, Interrupted, KeyBindings, LineEdit
from accessible_uno.interface.terminal.device import TerminalDevice
from accessible_uno.interface.terminal.edits import DELETES
from accessible_uno.interface.terminal.keyboard import KeyStroke
from accessible_uno.interface.terminal.line_buffer import KEYS, RECALLS, LineBuffer
from accessible_uno.interface.terminal.painter import Painter
from accessible_uno.interface.terminal.sink import TerminalOutput
from accessible_uno.interface.terminal.wrapping import wrap_line

MOST_EARLY = 20_000
"""Keys that are kept for the next prompt."""


class TtyConsole:
    """Lines typed and edited on a terminal, messages between them, function keys at any time.

    Keys are read from the first ``read_line`` until ``close``: what is typed while no prompt is
    open waits for the next one, unseen.  Escape alone only counts as a key pressed.
    """

    def __init__(self, source: Input, sink: TerminalOutput, key_bindings: KeyBindings) -> None:
        self.key_bindings = key_bindings
        self._device = TerminalDevice(source, self)
        self._sink = sink
        self._painter = Painter(sink.write, sink.size)
        self._prompt = ""
        self._draft = LineBuffer()
        self._draft_told = ""
        self._overflowed = False
        self._held: list[str] = []
        self._answers_key = False
        self._pause: asyncio.TimerHandle | None = None
        self._early: deque[KeyStroke] = deque()
        self._unclaimed: deque[str | Exception] = deque()
        self._answer: asyncio.Future[str] | None = None
        self._ending: EOFError | None = None

    @classmethod
    def on_terminal(cls, stdin: TextIO, stdout: TextIO, key_bindings: KeyBindings) -> TtyConsole:
        """Return the console of the terminal that both streams are connected to."""
        return cls(Vt100Input(stdin), TerminalOutput(stdout), key_bindings)

    # What the interface asks for

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
        with self._failures_told():
            self._draft.type(clean_line(typed))
            self._begin()
        try:
            return await answer
        except asyncio.CancelledError:
            self._give_up(answer)
            raise

    def show(self, line: str) -> None:
        """Print a line above the prompt, or hold it while a line is half typed; see ``Console``."""
        if self._answers_key and not self.key_bindings.heard():
            self._print([clean_line(line)])
        else:
            self._held.append(clean_line(line))
            self._release()

    def close(self) -> None:
        """Give the terminal back as it was; a reading under way ends with ``EOFError``."""
        self._end(EOFError())

    # What the keyboard tells

    def key_begins(self) -> None:
        """Some key was pressed."""
        with self._failures_told():
            self.key_bindings.on_key()

    def pressed(self, press: KeyStroke) -> None:
        """Act on a key, or keep it for the next prompt."""
        with self._failures_told():
            if act := self.key_bindings.keys.get(press.name):
                self._answer_key(act)
            elif not press.text and press.name not in _KNOWN:
                self._answer_key(partial(self.key_bindings.unknown_key, press.name))
            elif self._answer is not None:
                self._edit(press)
            else:
                self._set_aside(press)

    def _answer_key(self, act: Callable[[], None]) -> None:
        self._answers_key = True
        try:
            act()
        finally:
            self._answers_key = False

    def quiet(self) -> None:
        """Bring the screen up to date, once for all keys that came together."""
        self._paint()
        self._end_pause()
        self._release()
        if self._draft.text != self._draft_told:
            self._draft_told = self._draft.text
            with self._failures_told():
                self.key_bindings.on_draft(self._draft_told)

    def resized(self) -> None:
        """Lay the line out anew, if its rows change."""
        self._paint()

    def stopping(self) -> None:
        """Stop, and come back to the same half-typed line."""
        self._painter.erase()
        self._device.stop()
        with self._failures_told():
            self._answer_key(self.key_bindings.on_return)
        self._paint()

    def hung_up(self) -> None:
        """Let whoever reads know, so that the game can be saved."""
        self._end(HungUp())

    # The line being typed

    def _begin(self) -> None:
        """Paint the prompt, then take what was typed before it opened."""
        if self._ending is None:
            self._device.open()
        self._paint()
        while self._early and self._answer is not None:
            self._edit(self._early.popleft())
        self.quiet()
        if self._ending is not None:
            self._finish(self._ending)

    def _edit(self, press: KeyStroke) -> None:
        match press.name:
            case "":
                self._type(press.text)
            case "enter":
                self._finish(self._draft.text)
            case "ctrl+c":
                self._finish(Interrupted(self._draft.text))
            case "ctrl+d" if not self._draft.text:
                self._finish(EOFError())
            case "ctrl+z":
                self.stopping()
            case key if key in KEYS:
                self._change(key)

    def _change(self, key: str) -> None:
        before = self._draft.sides
        if not self._draft.edit(key):
            self._painter.bell()
        edited = LineEdit(before, self._draft.sides, key in RECALLS, key in DELETES)
        self.key_bindings.on_edit(edited)

    def _type(self, text: str) -> None:
        if not self._draft.type(text) and not self._overflowed:
            self._overflowed = True
            self.key_bindings.too_long()

    def _set_aside(self, press: KeyStroke) -> None:
        match press.name:
            case "ctrl+c":
                signal.raise_signal(signal.SIGINT)
            case "ctrl+z":
                self.stopping()
            case _ if len(self._early) < MOST_EARLY:
                self._early.append(press)
            case _ if not self._overflowed:
                self._overflowed = True
                self.key_bindings.too_long()

    # What the screen shows

    def _paint(self) -> None:
        if self._answer is not None:
            before, after = self._draft.sides
            self._painter.paint(self._prompt + before, after)

    def _release(self) -> None:
        """Print what is held, unless a line is half typed: then a pause is waited for."""
        if self._held and self._answer is not None and self._draft.text:
            if self._pause is None:
                loop = self._answer.get_loop()
                self._pause = loop.call_later(console.PAUSE, self._paused)
        elif self._held:
            self._print_held()

    def _paused(self) -> None:
        """Nobody types: whoever does not hear what is held can read it now."""
        self._pause = None
        with self._failures_told():
            if not self.key_bindings.heard():
                self._print_held()

    def _end_pause(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None

    def _print_held(self) -> None:
        self._end_pause()
        held, self._held = self._held, []
        self._print(held)

    def _print(self, lines: Sequence[str]) -> None:
        """Print lines above the prompt.

        The prompt comes back when the loop is free again: several messages in a row share one.
        """
        self._painter.erase()
        width = self._sink.width()
        rows = (row for line in lines for row in wrap_line(line, width, get_cwidth))
        self._sink.write("".join(f"{row}\r\n" for row in rows))
        if self._answer is not None:
            self._answer.get_loop().call_soon(self._paint)

    # How a reading ends

    def _finish(self, outcome: str | Exception) -> None:
        """Leave the line as it stands on the screen, print what was held, answer ``read_line``."""
        if self._answer is None:
            return
        self._paint()
        self._painter.finish()
        answer, self._answer = self._answer, None
        self._draft.clear()
        self._overflowed = False
        self._release()
        if isinstance(outcome, str):
            self._draft.remember(outcome)
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

    def _give_up(self, answer: asyncio.Future[str]) -> None:
        """The reading was cancelled: nothing that was typed may be lost."""
        if self._answer is answer:
            self._painter.erase()
            self._answer = None
            self._release()
        elif not answer.cancelled() and answer.exception() is None:
            self._unclaimed.append(answer.result())

    def _claim(self) -> str:
        outcome = self._unclaimed.popleft()
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    @contextmanager
    def _failures_told(self) -> Iterator[None]:
        """Let a failing reflex reach whoever awaits the line, now or next."""
        try:
            yield
        except Exception as failure:  # noqa: BLE001  # whoever awaits the line gets it
            if self._answer is None:
                self._unclaimed.append(failure)
            self._finish(failure)


_KNOWN = KEYS | {"enter", "escape", "ctrl+c", "ctrl+d", "ctrl+z"}
