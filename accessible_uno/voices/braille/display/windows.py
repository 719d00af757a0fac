"""Cutting a long line into windows, each as wide as the display, between words and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from accessible_uno.frozen import frozen
from accessible_uno.voices.braille.display.items import BrailleItem
from accessible_uno.voices.braille.liblouis import BLANK


@frozen
class CellPiece:
    """Cells that may be cut only at a blank, and the item that they belong to."""

    cells: str
    item: BrailleItem | None = None


@frozen
class DisplayWindow:
    """What a display shows at once.

    Attributes:
        cells: as many as the display has.
        items: for each cell, the item that it belongs to.
    """

    cells: str
    items: tuple[BrailleItem | None, ...]


def cut_into_windows(pieces: Iterable[CellPiece], width: int) -> list[DisplayWindow]:
    """Return at least one window of ``width`` cells.

    A word or a card that fits in one window stays whole, and so does a group unless it may be
    split.  One blank cell stands between words, two stand before a group.
    """
    cutter = _Cutter(width)
    for group in _groups(pieces):
        cutter.add_group(group)
    return cutter.windows()


class _Cutter:
    """The windows that are complete, and the cells of the next one."""

    def __init__(self, width: int) -> None:
        self._width = width
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
        may_split = first is not None and first.may_split
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

    def _close(self) -> None:
        rest = self._width - len(self._items)
        items = (*self._items, *[None] * rest)
        self._complete.append(DisplayWindow(self._cells.ljust(self._width, BLANK), items))
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
