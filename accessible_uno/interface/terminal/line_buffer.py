"""The line being typed, with earlier lines and the text last cut from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prompt_toolkit.document import Document

from accessible_uno.interface.terminal.console import LONGEST_LINE

Edit = Callable[[Document], Document]


def insert(line: Document, text: str) -> Document:
    """Insert ``text`` at the cursor, which moves after it."""
    before = line.text_before_cursor + text
    return Document(before + line.text_after_cursor, len(before))


def _moved(line: Document, place: int) -> Document:
    return Document(line.text, min(max(place, 0), len(line.text)))


def _cut(line: Document, start: int, end: int) -> Document:
    start, end = max(start, 0), min(end, len(line.text))
    return Document(line.text[:start] + line.text[end:], start)


def _word_left(line: Document) -> int:
    return line.cursor_position + (line.find_previous_word_beginning() or -line.cursor_position)


def _word_right(line: Document) -> int:
    return line.cursor_position + (line.find_next_word_ending() or len(line.text_after_cursor))


def _left(line: Document) -> Document:
    return _moved(line, line.cursor_position - 1)


def _right(line: Document) -> Document:
    return _moved(line, line.cursor_position + 1)


def _to_start(line: Document) -> Document:
    return _moved(line, 0)


def _to_end(line: Document) -> Document:
    return _moved(line, len(line.text))


def _to_word_left(line: Document) -> Document:
    return _moved(line, _word_left(line))


def _to_word_right(line: Document) -> Document:
    return _moved(line, _word_right(line))


def _cut_left(line: Document) -> Document:
    return _cut(line, line.cursor_position - 1, line.cursor_position)


def _cut_right(line: Document) -> Document:
    return _cut(line, line.cursor_position, line.cursor_position + 1)


def _cut_word_left(line: Document) -> Document:
    return _cut(line, _word_left(line), line.cursor_position)


def _cut_word_right(line: Document) -> Document:
    return _cut(line, line.cursor_position, _word_right(line))


def _cut_to_start(line: Document) -> Document:
    return _cut(line, 0, line.cursor_position)


def _cut_to_end(line: Document) -> Document:
    return _cut(line, line.cursor_position, len(line.text))


EDITS: Mapping[str, Edit] = {
    "left": _left,
    "ctrl+b": _left,
    "right": _right,
    "ctrl+f": _right,
    "home": _to_start,
    "ctrl+a": _to_start,
    "end": _to_end,
    "ctrl+e": _to_end,
    "ctrl+left": _to_word_left,
    "alt+left": _to_word_left,
    "alt+b": _to_word_left,
    "ctrl+right": _to_word_right,
    "alt+right": _to_word_right,
    "alt+f": _to_word_right,
    "backspace": _cut_left,
    "delete": _cut_right,
    "ctrl+d": _cut_right,
    "alt+backspace": _cut_word_left,
    "ctrl+w": _cut_word_left,
    "alt+d": _cut_word_right,
    "ctrl+delete": _cut_word_right,
    "ctrl+u": _cut_to_start,
    "ctrl+k": _cut_to_end,
}
"""The editing keys; names and effects are those of a shell."""

CUTS = frozenset({"ctrl+u", "ctrl+k", "ctrl+w", "alt+d", "alt+backspace", "ctrl+delete"})
"""The keys whose deleted text can be pasted."""

DELETES = CUTS | {"backspace", "delete", "ctrl+d"}
"""The keys that delete."""


LONGEST = 500


class LineHistory:
    """The lines of this session, and the line being typed while an older one is shown."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._place = 0
        self._draft = ""

    def add(self, line: str) -> None:
        """Add an entered line, unless it is blank or the same as the last one."""
        if line.strip() and self._lines[-1:] != [line]:
            self._lines.append(line)
            del self._lines[:-LONGEST]
        self._place = len(self._lines)

    def older(self, current: str) -> str | None:
        """Return the line before; ``None`` at the oldest one."""
        if self._place == 0:
            return None
        if self._place == len(self._lines):
            self._draft = current
        self._place -= 1
        return self._lines[self._place]

    def newer(self) -> str | None:
        """Return the line after; after the newest comes the line being typed, then ``None``."""
        if self._place == len(self._lines):
            return None
        self._place += 1
        return self._draft if self._place == len(self._lines) else self._lines[self._place]


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
