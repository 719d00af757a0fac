"""Lays cells out on pages: headings, paragraphs, lists, and labels to cut out.

A formatter such as file2brl takes print and translates all of it by one table.  Here a line may
mix words with the cards of a deck, so finished cells are wrapped, by :mod:`textwrap`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from accessible_uno.voices.braille.liblouis import BLANK, to_text

_ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille ASCII: the character of each cell, from U+2800 to U+283F."""

_SIX_DOTS: Final = 0x3F
_FIRST: Final = 0x2800

_CODE_PAGE: Final = "cp1252"
"""The code page of note-takers whose character set has more than ASCII."""


class PageFormat(StrEnum):
    """How pages are encoded.

    BRF has carriage returns and form feeds, as embossers want them; PEF is XML, version 2008-1.
    """

    BRF = "brf"
    PEF = "pef"
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


Page: TypeAlias = list[str]
"""The lines of a page, without blank cells at their ends."""


_BETWEEN: Final = 3 * BLANK
"""What stands between labels, and between short entries of a line."""


class Sheet(Struct, frozen=True):
    """The size of the paper.

    Attributes:
        width: cells on a line.
        height: lines on a page.
    """

    width: int = 40
    height: int = 25


PAPERS: Final[Mapping[str, Sheet]] = {
    "fanfold": Sheet(),
    "a4": Sheet(32, 27),
    "a4-landscape": Sheet(46, 19),
    "letter": Sheet(32, 25),
    "letter-landscape": Sheet(42, 19),
}
"""What goes on usual papers, with cells of 6 by 10 millimetres and a margin of nine; fanfold is
11.5 by 11 inches."""


class PefTitle(NamedTuple):
    """What a PEF file says of itself.

    Attributes:
        title: what it is.
        locale: the language of its words.
    """

    title: str
    locale: str


_PEF: Final = "http://www.daisy.org/ns/2008/pef"
_DUBLIN_CORE: Final = "http://purl.org/dc/elements/1.1/"


def pef_document(pages: Sequence[Page], sheet: Sheet, about: PefTitle) -> bytes:
    """Return pages as a PEF file: one volume, one section, each line a row of Unicode braille.

    Its identifier is made of what it holds, so that equal pages are equal files.
    """
    from hashlib import sha256  # no other format needs these: 15 ms
    from xml.etree import ElementTree as Xml

    root = Xml.Element("pef", {"version": "2008-1", "xmlns": _PEF})
    meta = Xml.SubElement(Xml.SubElement(root, "head"), "meta", {"xmlns:dc": _DUBLIN_CORE})
    digest = sha256("\f".join("\n".join(page) for page in pages).encode()).hexdigest()[:32]
    for name, text in (
        ("format", "application/x-pef+xml"),
        ("identifier", f"accessible-uno-{digest}"),
        ("title", about.title),
        ("language", about.locale),
    ):
        Xml.SubElement(meta, f"dc:{name}").text = text
    sizes = {"cols": sheet.width, "rows": sheet.height, "rowgap": 0, "duplex": "false"}
    volume = Xml.SubElement(
        Xml.SubElement(root, "body"), "volume", {key: str(value) for key, value in sizes.items()}
    )
    section = Xml.SubElement(volume, "section")
    for page in pages:
        on_page = Xml.SubElement(section, "page")
        for line in page:
            Xml.SubElement(on_page, "row").text = line
    Xml.indent(root)
    written: str = Xml.tostring(root, "unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{written}\n'.encode()


class Block(Struct, frozen=True):
    """Lines that belong together.

    Attributes:
        lines: cells, from the first column.
        heads: whether they may not be the last lines of a page.
    """

    lines: tuple[str, ...]
    heads: bool = False


def heading(cells: str, sheet: Sheet) -> Block:
    """Return a centred heading between blank lines."""
    lines = _wrapped(cells, sheet.width)
    centred = (BLANK * ((sheet.width - len(line)) // 2) + line for line in lines)
    return Block(("", *centred, ""), heads=True)


def paragraph(cells: str, sheet: Sheet) -> Block:
    """Return a paragraph; its first line is indented by two cells."""
    return Block(tuple(_wrapped(cells, sheet.width, first=2)))


def entry(cells: str, sheet: Sheet) -> Block:
    """Return an entry of a list; its further lines are indented by four cells."""
    return Block(tuple(_wrapped(cells, sheet.width, rest=4)))


def rows(labels: Sequence[str], sheet: Sheet) -> list[Block]:
    """Return labels in columns three cells apart, with a blank line under each row for scissors.

    A label wider than the sheet is cut off at its edge.
    """
    column = max(map(len, labels), default=0) + len(_BETWEEN)
    across = max(1, (sheet.width + len(_BETWEEN)) // column)
    found = []
    for first in range(0, len(labels), across):
        row = "".join(label.ljust(column, BLANK) for label in labels[first : first + across])
        found.append(Block((row.rstrip(BLANK)[: sheet.width], "")))
    return found


def lines_of(labels: Sequence[str], sheet: Sheet) -> list[Block]:
    """Return labels on a line each, for a slate or a labelling machine."""
    return [Block((label[: sheet.width],)) for label in labels]


def flow(title: str, entries: Sequence[str], sheet: Sheet) -> Block:
    """Return short entries under their title, as many on a line as fit, three cells apart.

    An entry is broken only where it is wider than the sheet.
    """
    lines: list[str] = []
    for each in entries:
        wider = f"{lines[-1]}{_BETWEEN}{each}" if lines else each
        if lines and len(wider) <= sheet.width:
            lines[-1] = wider
        else:
            lines.extend(_wrapped(each, sheet.width, rest=4))
    return Block((*_wrapped(title, sheet.width), *lines))


def pages(
    blocks: Iterable[Block], sheet: Sheet, number: Callable[[int], str] | None = None
) -> list[Page]:
    """Return the pages.

    Args:
        blocks: what is on them.
        sheet: the paper, at least three lines high.
        number: returns the cells of a page number, which is put at the right of the last line.
    """
    room = sheet.height - 1 if number else sheet.height
    found: list[Page] = [[]]
    for block in _kept_together(blocks):
        lines = list(block.lines)
        if block.heads and len(found[-1]) + len(lines) > room:
            found.append([])
        for line in lines:
            if len(found[-1]) == room:
                found.append([])
            if line or (found[-1] and found[-1][-1]):  # no page begins with a blank line
                found[-1].append(line)
    if found[-1] == [] and len(found) > 1:
        found.pop()
    if number is None:
        return [_without_end(page) for page in found]
    for place, page in enumerate(found, start=1):
        page.extend([""] * (room - len(page)))
        page.append(number(place).rjust(sheet.width, BLANK))
    return found


def _kept_together(blocks: Iterable[Block]) -> Iterable[Block]:
    """Join a heading with the first line after it; the rest may go on the next page."""
    head: tuple[str, ...] = ()
    for block in blocks:
        if block.heads:
            head += block.lines
        elif head:
            yield Block((*head, *block.lines[:1]), heads=True)
            yield Block(block.lines[1:])
            head = ()
        else:
            yield block
    if head:
        yield Block(head)


def _without_end(page: Page) -> Page:
    while page and not page[-1]:
        page.pop()
    return page


def _wrapped(cells: str, width: int, first: int = 0, rest: int = 0) -> list[str]:
    most = width // 2  # a narrow sheet has no room for indents
    lines = textwrap.wrap(
        cells.replace(BLANK, " "),
        width,
        initial_indent=" " * min(first, most),
        subsequent_indent=" " * min(rest, most),
        break_on_hyphens=False,
    )
    return [line.replace(" ", BLANK) for line in lines]
