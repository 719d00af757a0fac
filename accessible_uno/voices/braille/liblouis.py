"""The only door to liblouis, which must never be entered by two threads at once.

The library is loaded when the first line of braille is asked for, and told to keep its messages
to itself.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import Any, Final

from accessible_uno.voices.braille.unavailable import BrailleUnavailable

BLANK: Final = "\u2800"
"""The cell without dots."""

_DISPLAY: Final = "unicode.dis"
_one_at_a_time: Final = threading.RLock()


def to_cells(table: str | Path, text: str) -> str:
    """Translate ``text`` into Unicode braille, each character within U+2800 to U+28FF.

    Characters that the table does not know become blank cells or disappear.

    Args:
        table: the name of a table that comes with liblouis, or the path of one of ours.
        text: what to translate.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    with _one_at_a_time:
        louis = _louis()
        cells = _ask(louis.translateString, table, text, louis.noUndefined)
    return "".join(cell if "\u2800" <= cell <= "\u28ff" else BLANK for cell in cells)


def version() -> str:
    """Return the version of liblouis.

    Raises:
        BrailleUnavailable: it is missing.
    """
    with _one_at_a_time:
        return str(_louis().version())


def to_text(table: str | Path, cells: str) -> str:
    """Translate Unicode braille back into the text that it was made from.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    with _one_at_a_time:
        return _ask(_louis().backTranslateString, table, cells, 0)


def _ask(translate: Any, table: str | Path, text: str, mode: int) -> str:
    try:
        return str(translate([_DISPLAY, _nameable(table)], text, mode=mode))
    except RuntimeError:
        raise BrailleUnavailable("braille-no-table", {"table": Path(table).name}) from None


@cache
def _louis() -> Any:
    """The binding that comes with liblouis; another package is published under the same name."""
    try:
        import louis

        louis.setLogLevel(louis.LOG_OFF)
        louis.translateString  # noqa: B018 - the other package of this name has none
    except (ImportError, OSError, AttributeError, KeyError):
        raise BrailleUnavailable("braille-no-liblouis", {}) from None
    return louis


@cache
def _nameable(table: str | Path) -> str:
    """A name that liblouis understands: it takes a comma in a path for the end of the path."""
    if isinstance(table, str) or "," not in str(table):
        return str(table)
    folder = tempfile.mkdtemp(prefix="accessible-uno-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return str(shutil.copy(table, folder))
