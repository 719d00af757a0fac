"""What stands on a terminal's screen, as lines of text: all that was there, in order."""

from __future__ import annotations

import codecs
import re
from typing import Final

CONTROL: Final = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z@])|\x1b.|([\r\n\b\x07])", re.DOTALL)
CLEARED: Final = "[screen cleared]"


class Screen:
    """Turns what a program writes to a wide terminal into lines.

    The line that the cursor is on may still change; the lines above it no longer do.
    """

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._line: list[str] = []
        self._column = 0
        self._echo = ""
        self._is_new = False
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def write(self, data: bytes) -> None:
        """Take what a program has written."""
        text = self._decoder.decode(data)
        self._is_new = self._is_new or bool(text)
        place = 0
        for found in CONTROL.finditer(text):
            self._put(text[place : found.start()])
            place = found.end()
            if found[2]:
                self._control(found[2], found[1])
            elif found[3]:
                self._character(found[3])
        self._put(text[place:])

    def take(self) -> list[str]:
        """Return the lines since the last time; the cursor's is the last, unless empty."""
        lines, self._lines = self._lines, []
        if self._echo and self._echo in lines:
            lines.remove(self._echo)
        self._echo = ""
        if not self._is_new:
            return lines
        self._is_new = False
        current = "".join(self._line).rstrip(" ")
        return [*lines, current] if current else lines

    def forget_line(self, typed: str = "") -> None:
        """Drop the line that the cursor is on: it was taken already; so is what is typed there."""
        self._line, self._column = [], 0
        self._echo = typed

    def _put(self, text: str) -> None:
        self._line[self._column : self._column + len(text)] = text
        self._column += len(text)

    def _character(self, character: str) -> None:
        match character:
            case "\n":
                self._lines.append("".join(self._line).rstrip(" "))
                self._line, self._column = [], 0
            case "\r":
                self._column = 0
            case "\b":
                self._column = max(0, self._column - 1)
            case _:
                self._lines.append("[bell]")

    def _control(self, kind: str, arguments: str) -> None:
        count = int(arguments) if arguments.isdecimal() else 1
        match kind:
            case "K":
                del self._line[self._column :]
            case "J" if arguments in ("", "0"):
                del self._line[self._column :]
            case "J" if arguments == "2":
                self._lines.append(CLEARED)
                self._line, self._column = [], 0
            case "C":
                self._column = min(len(self._line), self._column + count)
            case "D":
                self._column = max(0, self._column - count)
            case "G":
                self._column = count - 1
            case "P":
                del self._line[self._column : self._column + count]
            case "@":
                self._line[self._column : self._column] = " " * count
