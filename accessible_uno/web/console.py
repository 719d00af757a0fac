"""The console of a page: lines and keys come from its field, and what is told goes into its log."""

from __future__ import annotations

import asyncio
import io
import re
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

from accessible_uno.interface.terminal.console import LONGEST_LINE, UNNAMED, KeyBindings
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.web.link import (
    Clear,
    Download,
    Draft,
    FileGiven,
    FromPage,
    KeyDone,
    KeyPressed,
    Line,
    PageLink,
    Prompt,
    Show,
    Suggest,
)


class PageConsole:
    """One player's lines and keys at a page; see ``Console``.

    A line that is entered while none is read waits for the next reading.

    Args:
        link: reaches the page.
    """

    reads_keys = True

    def __init__(self, link: PageLink) -> None:
        self.key_bindings = KeyBindings()
        self._link = link
        self._lines: deque[str] = deque()
        self._came = asyncio.Event()
        link.listen(self._on_message)

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        """Ask the page for a line and return it."""
        bindings = self.key_bindings
        self._link.send(Prompt(prompt.rstrip(" :\u00a0\u202f"), typed, sorted(bindings.keys)))
        while not self._lines:
            self._came.clear()
            await self._came.wait()
        line = self._lines.popleft()
        if len(line) > LONGEST_LINE:
            bindings.too_long()
        return clean_line(line[:LONGEST_LINE])

    def show(self, line: str) -> None:
        """Add a line to the log."""
        self._link.send(Show(clean_line(line)))

    def hand_over(self, to: int) -> None:  # noqa: ARG002  # the page recalls lines of nobody
        """Clear the log."""
        self._link.send(Clear())

    def bell(self) -> None:
        """Do nothing: a page has sounds instead."""

    def close(self) -> None:
        """Do nothing: the page stays."""

    def _on_message(self, message: FromPage) -> None:
        match message:
            case Line(text):
                self.key_bindings.on_key()
                self._enter(text or self.key_bindings.suggestion())
            case Draft(text):
                self.key_bindings.on_key()
                self.key_bindings.on_draft(text)
            case KeyPressed(name, empty):
                self.key_bindings.on_key()
                self._press(name, empty=empty)

    def _enter(self, line: str) -> None:
        self._lines.append(line)
        self._came.set()

    def _press(self, name: str, *, empty: bool) -> None:
        """Do what a key does; one that does nothing on the empty field is typed there.

        Escape alone only counts as some key.
        """
        if name == "escape":
            return
        bindings = self.key_bindings
        pressed = bindings.single_key(name) if empty else None
        if pressed is not None:
            self._link.send(KeyDone(types=False))
            if pressed.line:
                self._enter(pressed.line)
            elif pressed.steps:
                self._link.send(Suggest(bindings.suggestion()))
        elif name in bindings.keys:
            bindings.keys[name]()
            if empty:
                self._link.send(KeyDone(types=False))
        elif empty and len(name) == 1:
            self._link.send(KeyDone(types=True))
        else:
            bindings.unknown_key(name or UNNAMED)


class PageFiles:
    """The files that commands write where the player named them: they become downloads.

    Args:
        link: reaches the page.
        folder: where such files are, and where files that the player gives are put.
        on_given: called with the name of a file that the player has given.
    """

    def __init__(self, link: PageLink, folder: Path, on_given: Callable[[str], None]) -> None:
        self._link = link
        self._folder = folder
        self._on_given = on_given
        self._given: set[str] = set()
        link.listen(self._on_message)

    def send_new(self) -> None:
        """Let the player download each file that was written, and forget it here."""
        for file in sorted(self._folder.glob("[!.]*")):
            if file.is_file() and file.name not in self._given:
                self._link.send(Download(file.name, file.read_bytes()))
                file.unlink()

    def _on_message(self, message: FromPage) -> None:
        if isinstance(message, FileGiven):
            name = _PLAIN.sub("-", message.name).lstrip("-.") or "file"
            (self._folder / name).write_bytes(message.content)
            self._given.add(name)
            self._on_given(name)


_PLAIN: Final = re.compile(r"[^\w.+-]+")
"""What is not kept of a file's name: it is to be typed."""


class LogStream(io.TextIOBase):
    """A standard stream whose lines go into the log of the page.

    Args:
        console: shows them.

    Attributes:
        unspoken: the lines that a voice of the page is still to speak.
    """

    def __init__(self, console: PageConsole) -> None:
        self._console = console
        self._begun = ""
        self.unspoken: list[str] = []

    def writable(self) -> bool:
        """Whether it can be written to: it can."""
        return True

    def write(self, text: str) -> int:
        """Show each line that is complete."""
        *lines, self._begun = (self._begun + text).split("\n")
        for line in filter(None, lines):
            self._console.show(line)
            self.unspoken.append(line)
        return len(text)
