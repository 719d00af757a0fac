"""File formats of pages: Braille ASCII for embossers, and Unicode braille."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from accessible_uno.voices.braille.paper.layout import Page

_ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American Braille ASCII: the character of each cell, from U+2800 to U+283F."""

_SIX_DOTS: Final = 0x3F


class PageFormat(StrEnum):
    """How pages are encoded; BRF has carriage returns and form feeds, as embossers want them."""

    BRF = "brf"
    UNICODE = "unicode"


def encode_pages(pages: Sequence[Page], page_format: PageFormat) -> bytes:
    """Return the bytes of a file.  In BRF, cells lose dots 7 and 8: BRF has six dots."""
    if page_format is PageFormat.BRF:
        text = "\f".join("".join(f"{_ascii(line)}\r\n" for line in page) for page in pages)
        return text.encode("ascii")
    return "\f".join("".join(f"{line}\n" for line in page) for page in pages).encode()


def _ascii(line: str) -> str:
    return "".join(_ASCII[ord(cell) & _SIX_DOTS] for cell in line)
