"""The line being typed, with earlier lines and the text last cut from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prompt_toolkit.document import Document

from accessible_uno.interface.terminal.console import LONGEST_LINE

Edit = Callable[[Document], Document]
Place = Callable[[Document], int]
"""Returns a place in the line."""


def insert(line: Document, text: str) -> Document:
    """Insert ``text`` at the cursor, which moves after it."""
    before = line.text_before_cursor + text
    return Document(before + line.text_after_cursor, len(before))


def _left(line: Document) -> int:
    return max(line.cursor_position - 1, 0)


def _right(line: Document) -> int:
    return min(line.cursor_position + 1, len(line.text))


def _start(_line: Document) -> int:
    return 0


def _end(line: Document) -> int:
    return len(line.text)


def _word_left(line: Document) -> int:
    return line.cursor_position + (line.find_previous_word_beginning() or -line.cursor_position)


def _word_right(line: Document) -> int:
    return line.cursor_position + (line.find_next_word_ending() or len(line.text_after_cursor))


def _to(place: Place) -> Edit:
    """Return what moves the cursor."""
    return lambda line: Document(line.text, place(line))


def _cut_to(place: Place) -> Edit:
    """Return what deletes the text between the cursor and a place."""

    def cut(line: Document) -> Document:
        start, end = sorted((line.cursor_position, place(line)))
        return Document(line.text[:start] + line.text[end:], start)

    return cut


EDITS: Mapping[str, Edit] = {
    **dict.fromkeys(("left", "ctrl+b"), _to(_left)),
    **dict.fromkeys(("right", "ctrl+f"), _to(_right)),
    **dict.fromkeys(("home", "ctrl+a"), _to(_start)),
    **dict.fromkeys(("end", "ctrl+e"), _to(_end)),
    **dict.fromkeys(("ctrl+left", "alt+left", "alt+b"), _to(_word_left)),
    **dict.fromkeys(("ctrl+right", "alt+right", "alt+f"), _to(_word_right)),
    "backspace": _cut_to(_left),
    **dict.fromkeys(("delete", "ctrl+d"), _cut_to(_right)),
    **dict.fromkeys(("alt+backspace", "ctrl+w"), _cut_to(_word_left)),
    **dict.fromkeys(("alt+d", "ctrl+delete"), _cut_to(_word_right)),
    "ctrl+u": _cut_to(_start),
    "ctrl+k": _cut_to(_end),
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
