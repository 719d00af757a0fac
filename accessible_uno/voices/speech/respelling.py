"""Words that eSpeak NG says wrong, written so that it says them right.

Each language has a table, ``locales/*/respelling.txt``.  It serves our own speech alone: a screen
reader, print and braille get the words as they are spelt.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from accessible_uno.locations import locales_folder

FILE: Final = "respelling.txt"
_COMMENT: Final = "#"
_EQUALS: Final = "="


def respelled(text: str, locale: str) -> str:
    """Return the text with the words of the language's table replaced, in whatever case."""
    table = load_respellings(locale)
    if not table:
        return text
    return _pattern(locale).sub(lambda found: table[found[0].casefold()], text)


@cache
def load_respellings(locale: str) -> dict[str, str]:
    """Return what is written instead of each word or phrase; empty where there is no table."""
    file = locales_folder() / locale / FILE
    return dict(_entries(file.read_text("utf-8"))) if file.is_file() else {}


@cache
def _pattern(locale: str) -> re.Pattern[str]:
    """Return what finds whole words; of two phrases that begin alike, the longer one."""
    longest_first = sorted(load_respellings(locale), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)


def _entries(lines: str) -> Iterator[tuple[str, str]]:
    for line in lines.splitlines():
        written, equals, spoken = line.partition(_EQUALS)
        if equals and not line.startswith(_COMMENT):
            yield written.strip().casefold(), spoken.strip()
