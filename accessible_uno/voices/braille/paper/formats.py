"""File formats of pages: one character a cell for embossers, and Unicode braille."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from accessible_uno.voices.braille.liblouis import to_text
from accessible_uno.voices.braille.paper.layout import Page

_ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille ASCII: the character of each cell, from U+2800 to U+283F."""

_SIX_DOTS: Final = 0x3F
_FIRST: Final = 0x2800

_CODE_PAGE: Final = "cp1252"
"""The code page of note-takers whose character set has more than ASCII."""


class PageFormat(StrEnum):
    """How pages are encoded; BRF has carriage returns and form feeds, as embossers want them."""

    BRF = "brf"
    UNICODE = "unicode"


class CharacterSets(StrEnum):
    """The names of the character sets of BRF; a table of liblouis can be another."""

    NORTH_AMERICAN = "north-american"
    TBFR2007 = "tbfr2007"


_TABLES: Final = {CharacterSets.TBFR2007: "fr-bfu-comp8.utb"}
"""The computer braille of liblouis that a character set is."""


class NoCharacterSet(Exception):
    """A table does not give each cell of six dots a character of its own.

    Attributes:
        table: its name.
    """

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


def characters_of(name: str) -> str:
    """Return the characters of the 64 cells of six dots, in a set or by a table of liblouis.

    Raises:
        NoCharacterSet: by this table they have none, or not one each.
        BrailleUnavailable: liblouis or the table is missing.
    """
    if name == CharacterSets.NORTH_AMERICAN:
        return _ASCII
    table = {str(key): value for key, value in _TABLES.items()}.get(name, name)
    found = [to_text(table, chr(_FIRST + dots)) for dots in range(_SIX_DOTS + 1)]
    characters = "".join(found)
    encodable = len(characters.encode(_CODE_PAGE, "ignore")) == len(characters)
    if not encodable or {len(each) for each in found} != {1} or len(set(found)) < len(found):
        raise NoCharacterSet(name)
    return characters


def has_eight_dots(pages: Sequence[Page]) -> bool:
    """Return whether a cell has dots 7 or 8, which BRF cannot hold."""
    return any(ord(cell) - _FIRST > _SIX_DOTS for page in pages for line in page for cell in line)


def encode_pages(pages: Sequence[Page], page_format: PageFormat, characters: str = _ASCII) -> bytes:
    """Return the bytes of a file.

    In BRF each page ends with a form feed, the last one too, so that the embosser ejects it.
    """
    if page_format is PageFormat.BRF:
        cells = {_FIRST + dots: character for dots, character in enumerate(characters)}
        lines = ("".join(f"{line.translate(cells)}\r\n" for line in page) for page in pages)
        return "".join(f"{page}\f" for page in lines).encode(_CODE_PAGE)
    return "\f".join("".join(f"{line}\n" for line in page) for page in pages).encode()
