"""The windows of the line on the display, and the one that is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from accessible_uno.voices.braille.display.items import BrailleItem
from accessible_uno.voices.braille.display.windows import (
    CellPiece,
    DisplayWindow,
    cut_into_windows,
)


class WindowReader:
    """The windows of a line, and which of them is shown.

    Attributes:
        index: the number of the window that is shown, from 0.
        shown_window: the window that was shown last.
        window_before: the window that was shown when the line last changed.
    """

    def __init__(self) -> None:
        self.index = 0
        self.shown_window: DisplayWindow | None = None
        self.window_before: DisplayWindow | None = None
        self._windows: Sequence[DisplayWindow] = ()
        self._width = 0

    def start_line(self) -> None:
        """Begin another line with its first window."""
        self.index = 0
        self.window_before = self.shown_window
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
        found = (index for index, window in enumerate(self._windows) if item in window.items)
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

    def show(self) -> str:
        """Return the cells of the window that is shown from now on."""
        self.index = min(self.index, len(self._windows) - 1)
        self.shown_window = self._windows[self.index]
        return self.shown_window.cells

    def item_above(self, cell: int, *, before: bool) -> BrailleItem | None:
        """Return the item of a cell, in the window ``before`` the line changed or in this one."""
        window = self.window_before if before else self.shown_window
        return window.items[cell] if window is not None and cell < len(window.items) else None
