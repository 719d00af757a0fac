"""A terminal's screen with the control sequences that our lines use; it refuses all others."""

from __future__ import annotations

import re

from prompt_toolkit.utils import get_cwidth

_PIECE = re.compile(r"\x1b\[(\d*)([A-Z@])|([\r\n\b\a])|([^\x00-\x1f])")
_FILLER = ""
"""What stands in the second column of a wide character."""


class SmallScreen:
    """Obeys what is written to it; ``rows`` holds what a player reads there."""

    def __init__(self, columns: int = 80, height: int = 24) -> None:
        self.columns, self.height = columns, height
        self.row = self.column = 0
        self.bells = 0
        self.sent = ""
        self._grid: list[list[str]] = [[" "] * columns]

    @property
    def rows(self) -> list[str]:
        """All rows so far, scrolled away or not, without the blanks at their ends."""
        return ["".join(row).rstrip(" ") for row in self._grid]

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        return self.columns, self.height

    def write(self, text: str) -> None:
        """Obey; fail on any sequence that this screen does not know."""
        self.sent += text
        place = 0
        while place < len(text):
            piece = _PIECE.match(text, place)
            assert piece, f"unknown to the screen: {text[place:]!r}"
            place = piece.end()
            count, command, control, character = piece.groups()
            if command:
                assert count != "0", "a count of nothing means one"
                self._obey(command, int(count or 1))
            elif control:
                self._control(control)
            else:
                self._put(character)

    def _control(self, control: str) -> None:
        assert control != "\b" or 0 < self.column < self.columns, "terminals differ here"
        match control:
            case "\r":
                self.column = 0
            case "\b":
                self.column -= 1
            case "\a":
                self.bells += 1
            case "\n":
                self.row += 1
                while len(self._grid) <= self.row:
                    self._grid.append([" "] * self.columns)

    def _obey(self, command: str, count: int) -> None:
        assert self.column < self.columns, "terminals differ behind the last column"
        row = self._grid[self.row]
        match command:
            case "A":
                self.row -= count
                assert self.row >= max(0, len(self._grid) - self.height), "above the screen"
            case "C":
                self.column += count
                assert self.column < self.columns
            case "D":
                self.column -= count
                assert self.column >= 0
            case "H":
                self.row = max(0, len(self._grid) - self.height)
                self.column = 0
            case "J" if count > 1:
                self._grid = [[" "] * self.columns]
                self.row = self.column = 0
            case "K" | "J":
                row[self.column :] = [" "] * (self.columns - self.column)
                if command == "J":
                    self._grid[self.row + 1 :] = []
            case "@":
                row[self.column : self.column] = [" "] * count
                del row[self.columns :]
            case "P":
                del row[self.column : self.column + count]
                row.extend([" "] * (self.columns - len(row)))
            case _:
                raise AssertionError(f"unknown command {command}")

    def _put(self, character: str) -> None:
        width = get_cwidth(character)
        row = self._grid[self.row]
        if width == 0:
            base = self.column - 1
            while base > 0 and row[base] == _FILLER:
                base -= 1
            row[base] += character
            return
        assert self.column + width <= self.columns, "the terminal would wrap by itself"
        row[self.column] = character
        row[self.column + 1 : self.column + width] = [_FILLER] * (width - 1)
        self.column += width
