"""The windows of the line on the display, and the one that is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from accessible_uno.voices.braille.display.items import BrailleItem
from accessible_uno.voices.braille.display.windows import (
    CellPiece,
    DisplayWindow,
    cut_into_windows,
)
from accessible_uno.voices.braille.liblouis import BLANK


class WindowReader:
    """The windows of a line, and which of them is shown.

    Attributes:
        index: the number of the window that is shown, from 0.
        home: the number of the window that was shown first.
        furthest: the highest number of a window that was shown since the line began.
        shown_window: the window that was shown last.
        window_before: the window that was shown when the line last changed.
    """

    def __init__(self) -> None:
        self.index = 0
        self.home = 0
        self.furthest = 0
        self.shown_window: DisplayWindow | None = None
        self.window_before: DisplayWindow | None = None
        self._windows: Sequence[DisplayWindow] = ()
        self._width = 0

    @property
    def at_end(self) -> bool:
        """Whether the last window is shown."""
        return self.index >= len(self._windows) - 1

    def start_line(self) -> None:
        """Begin another line with its first window, where the reader has pressed no key."""
        self.window_before = self.shown_window
        self.restart()

    def restart(self) -> None:
        """Begin the line with its first window."""
        self.index = self.home = self.furthest = 0
        self.line_changed()

    def line_changed(self) -> None:
        """Forget the windows: the line is cut again before it is next shown."""
        self._windows = ()

    def cut(self, pieces: Callable[[], list[CellPiece]], width: int) -> None:
        """Cut the line into windows, unless it is still cut for this width."""
        if not self._windows or width != self._width:
            self._windows, self._width = cut_into_windows(pieces(), width), width

    def find_item(self, item: BrailleItem, default: int) -> int:
        """Return the number of the first window with an item."""
        return self.find(lambda each: each == item, default)

    def find(self, fits: Callable[[BrailleItem], bool], default: int) -> int:
        """Return the number of the first window with an item that fits."""
        found = (
            index
            for index, window in enumerate(self._windows)
            if any(each is not None and fits(each) for each in window.items)
        )
        return next(found, default)

    def find_cell(self, cell: str, default: int) -> int:
        """Return the number of the first window with a cell."""
        found = (index for index, window in enumerate(self._windows) if cell in window.cells)
        return next(found, default)

    def pan_right(self) -> None:
        """Go to the next window, if there is one."""
        self.index = min(self.index + 1, max(len(self._windows) - 1, 0))

    def pan_left(self) -> None:
        """Go to the window before, if there is one."""
        self.index = max(self.index - 1, 0)

    def go_to_end(self) -> None:
        """Go to the last window."""
        self.index = max(len(self._windows) - 1, 0)

    def show(self) -> str:
        """Return the cells of the window that is shown from now on."""
        self.index = min(self.index, len(self._windows) - 1)
        self.furthest = max(self.furthest, self.index)
        self.shown_window = self._windows[self.index]
        return self.shown_window.cells

    def item_above(self, cell: int, *, before: bool) -> BrailleItem | None:
        """Return the item of a cell, in the window ``before`` the line changed or in this one."""
        window = self.window_before if before else self.shown_window
        return window.items[cell] if window is not None and cell < len(window.items) else None

    def last_with(self, items: Collection[BrailleItem]) -> int:
        """Return the number of the last window that shows any of these items."""
        holding = [
            index
            for index, window in enumerate(self._windows)
            if any(each in items for each in window.items if each is not None)
        ]
        return holding[-1] if holding else 0

    def cells_in(self, first: int, last: int) -> int:
        """Return how many cells a finger passes that reads these windows."""
        windows = self._windows[first : last + 1]
        return sum(len(window.cells.rstrip(BLANK)) for window in windows)
