"""The windows of the line on the display, and the one that is shown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.voices.braille.display.moments import BrailleItem
from accessible_uno.voices.braille.liblouis import BLANK


class CellPiece(Struct, frozen=True):
    """Cells that may be cut only at a blank, and the item that they belong to."""

    cells: str
    item: BrailleItem | None = None


class DisplayWindow(Struct, frozen=True):
    """What a display shows at once.

    Attributes:
        cells: as many as the display has.
        items: for each cell, the item that it belongs to.
        first_word: how many words of the line begin before it.
    """

    cells: str
    items: tuple[BrailleItem | None, ...]
    first_word: int = 0


def cut_into_windows(
    pieces: Iterable[CellPiece], width: int, *, splits_groups: bool = False
) -> list[DisplayWindow]:
    """Return at least one window of ``width`` cells.

    A word or a card that fits in one window stays whole, and so does a group unless it may be
    split, or the line ``splits_groups``.  One blank cell stands between words, two stand before a
    group.
    """
    cutter = _Cutter(width, splits_groups)
    for group in _groups(pieces):
        cutter.add_group(group)
    return cutter.windows()


class _Cutter:
    """The windows that are complete, and the cells of the next one."""

    def __init__(self, width: int, splits_groups: bool) -> None:
        self._width = width
        self._splits_groups = splits_groups
        self._words = self._first_word = 0
        self._complete: list[DisplayWindow] = []
        self._cells = ""
        self._items: list[BrailleItem | None] = []
        self._is_rest = False

    def windows(self) -> list[DisplayWindow]:
        """Return all windows; without any cells, one blank window."""
        if self._cells or not self._complete:
            self._close()
        return self._complete

    def add_group(self, group: list[CellPiece]) -> None:
        """Add a group, in a window of its own where it fits there and not in this one.

        A question begins a window where this one holds the end of what another could not hold.
        """
        words = [(word, piece.item) for piece in group for word in piece.cells.split(BLANK) if word]
        first = group[0].item
        starts_group = first is not None and first.starts_group
        may_split = self._splits_groups or (first is not None and first.may_split)
        whole = sum(len(word) + 1 for word, _ in words) - 1
        fits_next = not may_split and whole <= self._width < len(self._cells) + 2 + whole
        asks = first is not None and first.asks
        if self._cells and (fits_next or (asks and self._is_rest)):
            self._close()
        begins_at = len(self._complete)
        for index, (word, item) in enumerate(words):
            self._add_word(word, item, gap=2 if starts_group and not index else 1)
            if not index:
                begins_at = len(self._complete)
        self._is_rest = self._is_rest or len(self._complete) > begins_at

    def _add_word(self, word: str, item: BrailleItem | None, gap: int) -> None:
        gap = min(len(self._cells), gap)
        if self._cells and len(self._cells) + gap + len(word) > self._width:
            self._close()
            gap = 0
        while len(word) > self._width:
            self._cells, self._items = word[: self._width], [item] * self._width
            word = word[self._width :]
            self._close()
        # The blank between two words of one item belongs to the item, so that its key works there.
        inside = gap == 1 and bool(self._items) and self._items[-1] is item
        self._cells += BLANK * gap + word
        self._items += [item if inside else None] * gap + [item] * len(word)
        self._words += 1

    def _close(self) -> None:
        rest = self._width - len(self._items)
        items = (*self._items, *[None] * rest)
        cells = self._cells.ljust(self._width, BLANK)
        self._complete.append(DisplayWindow(cells, items, self._first_word))
        self._first_word = self._words
        self._cells = ""
        self._items = []
        self._is_rest = False


def _groups(pieces: Iterable[CellPiece]) -> Iterator[list[CellPiece]]:
    group: list[CellPiece] = []
    for piece in pieces:
        if group and piece.item is not None and piece.item.starts_group:
            yield group
            group = []
        group.append(piece)
    if group:
        yield group


def _behind(pieces: Iterable[CellPiece], count: int) -> Iterator[CellPiece]:
    """Yield what is left of pieces behind their first words, so many of them."""
    for piece in pieces:
        words = [each for each in piece.cells.split(BLANK) if each]
        if count < len(words):
            yield CellPiece(BLANK.join(words[count:]), piece.item)
        count = max(count - len(words), 0)


class WindowReader:
    """The windows of a line, and which of them is shown.

    What is typed stands before the window that was being read, and moves nothing else.

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
        self._pieces: Sequence[CellPiece] = ()
        self._undrafted: Sequence[DisplayWindow] = ()
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
        self._undrafted = ()

    def cut(self, pieces: Callable[[], list[CellPiece]], width: int) -> None:
        """Cut the line into windows, unless it is still cut for this width."""
        if not self._undrafted or width != self._width:
            self._pieces, self._width = pieces(), width
            self._undrafted = cut_into_windows(self._pieces, width)
        self._windows = self._undrafted

    def put_before(self, index: int, drafts: Sequence[CellPiece]) -> None:
        """Put what is typed before the window of a number, until the line is cut again."""
        before, rest = self._undrafted[:index], self._undrafted[index:]
        behind = _behind(self._pieces, rest[0].first_word) if rest else ()
        cut = cut_into_windows([*drafts, *behind], self._width, splits_groups=True)
        self._windows = [*before, *cut]

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

    def cells_in(self, first: int, last: int, items: Collection[BrailleItem] | None = None) -> int:
        """Return how many cells a finger passes that reads these windows, or items in them."""
        windows = self._windows[first : last + 1]
        if items is None:
            return sum(len(window.cells.rstrip(BLANK)) for window in windows)
        return sum(each in items for window in windows for each in window.items if each)


LONGEST_DRAFT: Final = 200
"""Characters that the keys may type; no command is longer, and a stuck key ends here."""

CURSOR: Final = "⣀"
"""The cell behind a draft."""


class DraftLines:
    """What has been typed so far.

    Attributes:
        here: the line of the display's keys.
        elsewhere: the line of the console.
        presses: how many routing keys have added to the line of the display's keys.
    """

    def __init__(self) -> None:
        self.here = ""
        self.elsewhere = ""
        self.presses = 0

    def __bool__(self) -> bool:
        """Whether anything is being typed."""
        return bool(self.here or self.elsewhere)

    def add(self, text: str) -> None:
        """Add what can be printed of a text to the line of the display's keys."""
        typed = "".join(filter(str.isprintable, text))
        self.replace((self.here + typed)[:LONGEST_DRAFT])

    def erase(self) -> None:
        """Remove the last character of the line of the display's keys."""
        self.replace(self.here[:-1])

    def replace(self, here: str) -> None:
        """Set the line of the display's keys."""
        self.here = here
        if not here:
            self.presses = 0
