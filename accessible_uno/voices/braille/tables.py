"""The tables of liblouis: which there are, for which language, and the ones used by default."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from contextlib import suppress
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from accessible_uno.narration.language import FALLBACK, OURS
from accessible_uno.narration.languages import find_language
from accessible_uno.settings.values import USUAL_TABLE
from accessible_uno.voices.braille.liblouis import BrailleUnavailable, table_folders, to_cells


class Grade(IntEnum):
    """Whether words are contracted."""

    UNCONTRACTED = 1
    CONTRACTED = 2


TABLES: Final = {
    (locale, grade): table
    for locale, facts in OURS.items()
    for grade, table in zip(Grade, facts.braille, strict=True)
}
"""Tables of liblouis; these names exist in every release since 3.2."""


def usual_table(locale: str, grade: Grade) -> str:
    """Return the table of a language, ours or of a package."""
    facts = find_language(locale) or OURS[FALLBACK]
    return facts.braille[grade - 1]


_KINDS: Final = (".ctb", ".utb", ".tbl")
"""The endings of tables that translate; others are parts of tables."""

_HEAD: Final = 8192
"""Bytes at the beginning of a table, where its metadata stand."""

_LANGUAGE: Final = re.compile(rb"^#\+(?:language|locale|region):[ \t]*([A-Za-z]+)", re.MULTILINE)
_IN_NAME: Final = re.compile(rb"([A-Za-z]{2,3})(?![A-Za-z])")
_NEAREST: Final = 4
_CLOSE: Final = 0.5


class BrailleTable(Struct, frozen=True):
    """A table of liblouis that translates words.

    Attributes:
        name: the name of its file.
        language: the code of the language that it is for, by its metadata or else its name.
    """

    name: str
    language: str


class UnknownTable(Exception):
    """There is no table of this name.

    Attributes:
        name: the name that was asked for.
        nearest: names of tables that resemble it.
    """

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        super().__init__(name, nearest)
        self.name = name
        self.nearest = nearest


def find_table(name: str) -> BrailleTable:
    """Return the table of this name, which may lack its ending, and whose case does not matter.

    Raises:
        UnknownTable: liblouis has no such table, or cannot use it.
        BrailleUnavailable: liblouis is missing.
    """
    known = known_tables()
    typed = name.lower()
    found = next((known[each] for end in ("", *_KINDS) if (each := typed + end) in known), None)
    if found is not None:
        with suppress(BrailleUnavailable):  # some are parts of others, and translate nothing
            to_cells(found.name, "a")
            return found
    raise UnknownTable(name, _nearest(typed, known))


@cache
def known_tables() -> Mapping[str, BrailleTable]:
    """Return the tables that liblouis has, by their names in lower case.

    Asking liblouis itself takes it seconds, for it then compiles a list of all metadata.

    Raises:
        BrailleUnavailable: liblouis is missing.
    """
    found: dict[str, BrailleTable] = {}
    for folder in table_folders():
        for file in sorted(folder.glob("*")):
            if file.suffix in _KINDS and (language := _language_of(file)):
                found.setdefault(file.name.lower(), BrailleTable(file.name, language))
    return found


def tables_for(grades: Mapping[str, Grade], wanted: str = USUAL_TABLE) -> dict[str, str]:
    """Return the name of the table for each of our languages.

    Args:
        grades: the grade of each language; uncontracted where a language is missing.
        wanted: a table to use for its own language; for all words where it is for none of ours.

    Raises:
        UnknownTable: liblouis has no table of this name.
        BrailleUnavailable: liblouis is missing.
    """
    languages = dict.fromkeys(language for language, _ in TABLES)
    usual = {each: TABLES[each, grades.get(each, Grade.UNCONTRACTED)] for each in languages}
    if wanted == USUAL_TABLE:
        return usual
    table = find_table(wanted)
    return {
        each: table.name if table.language in (each, *({table.language} - {*languages})) else name
        for each, name in usual.items()
    }


def _language_of(file: Path) -> str:
    try:
        with file.open("rb") as table:
            head = table.read(_HEAD)
    except OSError:
        return ""
    found = _LANGUAGE.search(head) or _IN_NAME.match(file.name.encode())
    return found[1].decode("ascii").lower() if found else ""


def _nearest(typed: str, known: Mapping[str, BrailleTable]) -> tuple[str, ...]:
    """Return names of tables that resemble what was typed; those of the same language first."""
    stems = {key.rpartition(".")[0]: key for key in known}
    close = difflib.get_close_matches(typed, stems, n=3 * _NEAREST, cutoff=_CLOSE)
    near = dict.fromkeys(
        (*(key for key in known if typed in key), *(stems[each] for each in close))
    )
    alike = sorted(near, key=lambda each: each[:2] != typed[:2])
    return tuple(known[each].name for each in alike[:_NEAREST])
