"""The line being typed, with earlier lines and the text last cut from it."""

from __future__ import annotations

from prompt_toolkit.document import Document

from accessible_uno.interface.terminal.console import LONGEST_LINE
from accessible_uno.interface.terminal.edits import CUTS, EDITS, insert
from accessible_uno.interface.terminal.history import LineHistory

_OLDER = ("up", "ctrl+p")
_NEWER = ("down", "ctrl+n")
_PUT_BACK = "ctrl+y"

RECALLS = frozenset({*_OLDER, *_NEWER})
"""The keys that recall earlier lines."""

KEYS = frozenset({*EDITS, *RECALLS, _PUT_BACK})
"""The keys that ``LineBuffer.edit`` understands."""


class LineBuffer:
    """What the player has typed so far, and the cursor."""

    def __init__(self) -> None:
        self._line = Document()
        self._history = LineHistory()
        self._last_cut = ""

    @property
    def text(self) -> str:
        """The whole line."""
        return self._line.text

    @property
    def sides(self) -> tuple[str, str]:
        """The line before the cursor, and after it."""
        return self._line.text_before_cursor, self._line.text_after_cursor

    def type(self, text: str) -> bool:
        """Insert ``text`` at the cursor; return whether all of it fitted."""
        room = LONGEST_LINE - len(self.text)
        if room and text:
            self._line = insert(self._line, text[:room])
        return len(text) <= room

    def edit(self, key: str) -> bool:
        """Do what an editing key does; return whether the line or the cursor changed."""
        before = self._line
        if key in _OLDER:
            self._replace(self._history.older(self.text))
        elif key in _NEWER:
            self._replace(self._history.newer())
        elif key == _PUT_BACK:
            self.type(self._last_cut)
        else:
            self._line = EDITS[key](before)
            if key in CUTS and self._line != before:
                start, length = self._line.cursor_position, len(before.text) - len(self.text)
                self._last_cut = before.text[start : start + length]
        return self._line != before

    def clear(self) -> None:
        """Make the line empty."""
        self._line = Document()

    def remember(self, line: str) -> None:
        """Keep an entered line for the arrow keys."""
        self._history.add(line)

    def _replace(self, line: str | None) -> None:
        if line is not None:
            self._line = Document(line)
