"""A long line cut into what a display shows at once, between words and between cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from accessible_uno.voices.braille.display.spots import Spot
from accessible_uno.voices.braille.liblouis import BLANK


@dataclass(frozen=True, slots=True)
class Piece:
    """Cells that may be cut only where a blank is, and the spot to which they belong."""

    cells: str
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class Window:
    """What a display shows at once.

    Attributes:
        cells: as many as the display has.
        spots: what each of them belongs to.
    """

    cells: str
    spots: tuple[Spot | None, ...]


def windows(pieces: Iterable[Piece], width: int) -> list[Window]:
    """Return the windows of ``width`` cells, one at least.

    Words and cards are kept whole unless they are wider than the display; one blank parts them,
    two where a group opens.
    """
    found: list[Window] = []
    cells = ""
    spots: list[Spot | None] = []

    def close() -> None:
        nonlocal cells
        found.append(Window(cells.ljust(width, BLANK), (*spots, *[None] * (width - len(spots)))))
        cells = ""
        spots.clear()

    for word, spot, opens in _words(pieces):
        gap = min(len(cells), 2 if opens else 1)
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


def _words(pieces: Iterable[Piece]) -> Iterable[tuple[str, Spot | None, bool]]:
    for piece in pieces:
        opens = piece.spot is not None and piece.spot.opens
        for word in piece.cells.split(BLANK):
            if word:
                yield word, piece.spot, opens
                opens = False
