"""The editing keys: each is a function from a line with its cursor to another."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prompt_toolkit.document import Document

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
