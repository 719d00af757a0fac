"""Paints the line being typed with as few bytes as possible.

A screen reader speaks what is written.  So nothing is written twice: text that is on the screen
stays, characters are inserted and deleted in place, and the cursor takes the shortest way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from prompt_toolkit.utils import get_cwidth

from accessible_uno.interface.terminal.console import PAUSE


class HeldMessages(Struct, eq=False):
    """Holds messages until they can be printed.

    Args:
        print_lines: prints lines above the prompt.
        on_pause: called when the player has not pressed a key for ``pause`` seconds while messages
            were held; it calls :meth:`print_all` where the player should see them.
        pause: seconds, as above.
    """

    _print_lines: Callable[[Sequence[str]], None]
    _on_pause: Callable[[], None]
    _pause: float = PAUSE
    _lines: list[str] = []
    _timer: asyncio.TimerHandle | None = None

    def add(self, line: str) -> None:
        """Hold a message; :meth:`release` prints it."""
        self._lines.append(line)

    def release(self, typing_in: asyncio.AbstractEventLoop | None) -> None:
        """Print what is held; while a line is half typed, wait for a pause instead.

        Args:
            typing_in: the event loop where a line is half typed; ``None`` when there is none.
        """
        if not self._lines:
            return
        if typing_in is None:
            self.print_all()
        elif self._timer is None:
            self._timer = typing_in.call_later(self._pause, self._pause_ended)

    def print_all(self) -> None:
        """Print every message that is held."""
        self.on_key()
        lines, self._lines = self._lines, []
        self._print_lines(lines)

    def drop(self) -> None:
        """Drop every message that is held."""
        self.on_key()
        self._lines = []

    def on_key(self) -> None:
        """Count the pause from the beginning at the next :meth:`release`."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _pause_ended(self) -> None:
        self._timer = None
        self._on_pause()


Row = tuple[str, ...]
"""The cells of one row of the screen: each is a character with its combining marks."""

Position = tuple[int, int]
"""Row and column, from 0."""

_ERASE_RIGHT = "\x1b[K"
_ERASE_BELOW = "\x1b[J"


class Painter:
    """Paints the prompt and the line after it, from where the cursor is at the first painting.

    Args:
        write: sends text to the terminal.
        size: returns its columns and rows.
    """

    def __init__(self, write: Callable[[str], None], size: Callable[[], tuple[int, int]]) -> None:
        self._write = write
        self._size = size
        self._rows: list[Row] = []
        self._cursor: Position = (0, 0)
        self._width = 0
        self._top = 0

    def paint(self, before: str, after: str) -> None:
        """Show ``before`` and ``after``, with the cursor between them."""
        width, height = self._size()
        rows, position = lay_out(_cells(before + after), len(_cells(before)), width)
        rows, position = self._clipped(rows, position, height)
        if self._width not in (0, width) and rows != self._rows:
            self.erase()
        self._width = width
        self._write("".join(self._changes(rows, position)))
        self._rows = rows

    def finish(self) -> None:
        """Leave the line as it is and go to the row below."""
        if self._rows:
            last = len(self._rows) - 1
            self._write(self._way((last + 1 if self._rows[last] else last, 0)))
        self._forget()
        self._top = 0

    def erase(self) -> None:
        """Erase the prompt and the line."""
        if self._rows:
            self._write(self._way((0, 0)) + _ERASE_BELOW)
        self._forget()

    def bell(self) -> None:
        """Ring the terminal's bell."""
        self._write("\a")

    def _forget(self) -> None:
        self._rows = []
        self._cursor = (0, 0)
        self._width = 0

    def _clipped(
        self, rows: list[Row], position: Position, height: int
    ) -> tuple[list[Row], Position]:
        """Keep the rows around the cursor when the line is taller than the terminal."""
        row, column = position
        self._top = max(min(self._top, row), row - height + 1)
        return rows[self._top : self._top + height], (row - self._top, column)

    def _changes(self, rows: list[Row], position: Position) -> Iterator[str]:
        for number, row in enumerate(rows):
            old = self._rows[number] if number < len(self._rows) else ()
            if row != old:
                column, text, end = change(old, row, self._width)
                yield self._way((number, column)) + text
                self._cursor = (number, end)
        if len(rows) < len(self._rows):
            yield self._way((len(rows), 0)) + _ERASE_BELOW
        yield self._way(position)

    def _way(self, to: Position) -> str:
        """Return the text that moves the cursor to ``to``, and remember that position.

        After the last column terminals differ about where the cursor is; a carriage return makes
        it certain.  A line feed makes the row below where there is none yet.
        """
        (row, column), self._cursor = self._cursor, to
        way = ""
        if to[0] > row:
            way, column = "\r\n" * (to[0] - row), 0
        elif column >= self._width > 0 and to != (row, column):
            way, column = "\r", 0
        if to[0] < row:
            way += _step(row - to[0], "A")
        return way + _sideways(column, to[1])


def lay_out(cells: Row, cursor: int, width: int) -> tuple[list[Row], Position]:
    """Break the cells into rows of ``width`` columns; return them and the cursor's position.

    The cursor is at the cell with that number.  A full row is followed by another one, for the
    cursor.
    """
    rows: list[list[str]] = [[]]
    column, position = 0, (0, 0)
    for number, cell in enumerate(cells):
        if column and column + get_cwidth(cell) > width:
            rows.append([])
            column = 0
        if number == cursor:
            position = (len(rows) - 1, column)
        rows[-1].append(cell)
        column += get_cwidth(cell)
        if column >= width:
            rows.append([])
            column = 0
    if cursor == len(cells):
        position = (len(rows) - 1, column)
    return [tuple(row) for row in rows], position


def change(old: Row, new: Row, width: int) -> tuple[int, str, int]:
    """Return the best way to turn one row into another: fewest cells sent, then fewest bytes.

    The result is the column where to start, the text to send there, and the column where it ends.
    """
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    start = _columns(old[:same])
    ways = _ways(old[same:], new[same:], full=_columns(new) == width)
    best = min(ways, key=lambda way: (len(way.sent), len(way.text)))
    return start, best.text, start + best.columns


class _Way(Struct, frozen=True):
    """Escape sequences and the cells sent among them; the columns that the cursor advances."""

    text: str
    sent: Row
    columns: int


def _ways(gone: Row, come: Row, *, full: bool) -> Iterator[_Way]:
    """Yield ways to turn the cells ``gone`` into ``come``, up to the end of the row."""
    shorter = _columns(gone) > _columns(come)
    yield _Way("".join(come) + (_ERASE_RIGHT if shorter else ""), come, _columns(come))
    for added in range(1, len(come)):
        kept = come[added:]
        if gone[: len(kept)] == kept and (full or len(gone) == len(kept)):
            sent = come[:added]
            columns = _columns(sent)
            yield _Way(_step(columns, "@") + "".join(sent), sent, columns)
            break
    for dropped in range(1, len(gone)):
        kept = gone[dropped:]
        if come[: len(kept)] == kept:
            sent = come[len(kept) :]
            text = _step(_columns(gone[:dropped]), "P")
            if sent:
                yield _Way(text + _step(_columns(kept), "C") + "".join(sent), sent, _columns(come))
            else:
                yield _Way(text, (), 0)
            break
    tail = 0
    while tail < min(len(gone), len(come)) and gone[-1 - tail] == come[-1 - tail]:
        tail += 1
    sent = come[: len(come) - tail]
    if _columns(sent) == _columns(gone[: len(gone) - tail]):
        yield _Way("".join(sent), sent, _columns(sent))


def _sideways(column: int, to: int) -> str:
    if column == to:
        return ""
    if to > column:
        return _step(to - column, "C")
    back = column - to
    ways = ("\b" * back, _step(back, "D"), "\r" + (_step(to, "C") if to else ""))
    return min(ways, key=len)


def _step(count: int, command: str) -> str:
    return f"\x1b[{command}" if count == 1 else f"\x1b[{count}{command}"


def _cells(text: str) -> Row:
    cells: list[str] = []
    for character in text:
        if get_cwidth(character):
            cells.append(character)
        elif cells:
            cells[-1] += character
    return tuple(cells)


def _columns(cells: Row) -> int:
    return sum(map(get_cwidth, cells))
