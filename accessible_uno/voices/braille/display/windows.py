"""A long line cut into what a display shows at once, between words and between cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from accessible_uno.voices.braille.display.cells import BrailleItem
from accessible_uno.voices.braille.liblouis import BLANK


@dataclass(frozen=True, slots=True)
class Piece:
    """Cells that may be cut only where a blank is, and the spot to which they belong."""

    cells: str
    spot: BrailleItem | None = None


@dataclass(frozen=True, slots=True)
class Window:
    """What a display shows at once.

    Attributes:
        cells: as many as the display has.
        spots: what each of them belongs to.
    """

    cells: str
    spots: tuple[BrailleItem | None, ...]


def windows(pieces: Iterable[Piece], width: int) -> list[Window]:
    """Return the windows of ``width`` cells, one at least.

    Words and cards are kept whole unless they are wider than the display, and so is a group unless
    it is loose; one blank parts words, two where a group opens.
    """
    found: list[Window] = []
    cells = ""
    spots: list[BrailleItem | None] = []

    def close() -> None:
        nonlocal cells
        found.append(Window(cells.ljust(width, BLANK), (*spots, *[None] * (width - len(spots)))))
        cells = ""
        spots.clear()

    for group in _groups(pieces):
        words = [(word, piece.spot) for piece in group for word in piece.cells.split(BLANK) if word]
        first = group[0].spot
        opens, loose = (first.opens, first.loose) if first is not None else (False, False)
        whole = sum(len(word) + 1 for word, _ in words) - 1
        if cells and not loose and whole <= width < len(cells) + 2 + whole:
            close()
        for place, (word, spot) in enumerate(words):
            gap = min(len(cells), 2 if opens and not place else 1)
            if cells and len(cells) + gap + len(word) > width:
                close()
                gap = 0
            rest = word
            while len(rest) > width:
                cells, spots[:], rest = rest[:width], [spot] * width, rest[width:]
                close()
            within = gap == 1 and bool(spots) and spots[-1] is spot
            cells += BLANK * gap + rest
            spots += [spot if within else None] * gap + [spot] * len(rest)
    if cells or not found:
        close()
    return found


def _groups(pieces: Iterable[Piece]) -> Iterable[list[Piece]]:
    group: list[Piece] = []
    for piece in pieces:
        if group and piece.spot is not None and piece.spot.opens:
            yield group
            group = []
        group.append(piece)
    if group:
        yield group
