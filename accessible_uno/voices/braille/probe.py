"""Finds out whether braille can be written on this machine."""

from __future__ import annotations

from accessible_uno.settings.values import Notation
from accessible_uno.voices.braille.liblouis import to_cells, version
from accessible_uno.voices.braille.notation import table_of
from accessible_uno.voices.braille.tables import TABLES
from accessible_uno.voices.braille.translate import TYPING_TABLES


def braille_here() -> str:
    """Return the version of liblouis, after translating a letter with each table in use.

    Raises:
        BrailleUnavailable: liblouis or one of the tables is missing.
    """
    found = version()
    tables = {*TABLES.values(), *TYPING_TABLES.values()}
    for table in (*tables, *(str(table_of(each)) for each in Notation)):
        to_cells(table, "r")
    return found
