"""The only calls to liblouis, one thread at a time.

liblouis crashes when two threads call it at once, so every call holds one lock.  The library is
loaded for the first line of braille; its log is turned off, for it would write to the terminal.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from accessible_uno.program import IN_WORDS, program
from accessible_uno.voices.notices import NoticeArguments


class BrailleUnavailable(Exception):
    """Braille cannot be written.

    Attributes:
        message_id: a message of ``voices.ftl``: ``braille-no-liblouis``, ``braille-not-louis`` for
            another package of that name, ``braille-no-table`` for a table of liblouis, or
            ``braille-no-own-table`` for one of ours.
        arguments: the values of its variables.
    """

    def __init__(self, message_id: str, arguments: NoticeArguments) -> None:
        super().__init__(message_id, dict(arguments))
        self.message_id = message_id
        self.arguments = arguments


BLANK: Final = "\u2800"
"""The cell without dots."""

_DISPLAY: Final = "unicode.dis"
_lock: Final = threading.RLock()


def to_cells(table: str | Path, text: str, in_full: Sequence[slice] = ()) -> str:
    """Translate ``text`` into Unicode braille, each character within U+2800 to U+28FF.

    A character that the table does not know becomes a blank cell or disappears.

    Args:
        table: the name of a table of liblouis, or the path of one of ours.
        text: print; liblouis cuts it off at a NUL.
        in_full: the parts of the text that are not contracted.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    with _lock:
        louis = _louis()
        translate = partial(louis.translateString, typeform=_typeform(louis, text, in_full))
        cells = _translate(translate, table, text, louis.noUndefined)
    return "".join(cell if "\u2800" <= cell <= "\u28ff" else BLANK for cell in cells)


def version() -> str:
    """Return the version of liblouis.

    Raises:
        BrailleUnavailable: it is missing.
    """
    with _lock:
        return str(_louis().version())


def is_contained() -> bool:
    """Return whether liblouis is our own package of it, which has a few tables only.

    Raises:
        BrailleUnavailable: it is missing.
    """
    with _lock:
        return str(_louis().__name__) == CONTAINED


def table_folders() -> list[Path]:
    """Return the folders in which liblouis looks for tables.

    Raises:
        BrailleUnavailable: it is missing.
    """
    import ctypes  # loaded with liblouis, where a player has braille

    with _lock:
        library = _louis().liblouis
        path = library._lou_getTablePath  # noqa: SLF001 - no public call tells it
        path.restype = ctypes.c_char_p
        return [Path(each.decode()) for each in path().split(b",") if each]


def to_text(table: str | Path, cells: str) -> str:
    """Translate Unicode braille back into print.

    Raises:
        BrailleUnavailable: liblouis or the table is missing.
    """
    with _lock:
        return _translate(_louis().backTranslateString, table, cells, 0)


def _typeform(louis: Any, text: str, in_full: Sequence[slice]) -> list[int] | None:
    """Return what liblouis is told about each character: whether it is not contracted."""
    if not in_full:
        return None
    typeform = [louis.plain_text] * len(text)
    for part in in_full:
        typeform[part] = [louis.no_contract] * len(typeform[part])
    return typeform


def _translate(translate: Any, table: str | Path, text: str, mode: int) -> str:
    try:
        return str(translate([_DISPLAY, _path_without_comma(table)], text, mode=mode))
    except RuntimeError:
        message = "braille-no-own-table" if isinstance(table, Path) else "braille-no-table"
        raise BrailleUnavailable(message, {"table": Path(table).name}) from None


CONTAINED: Final = "accessible_uno_liblouis"
"""Our own package of liblouis, for systems that have none: with the tables that the game uses."""


@cache
def _louis() -> Any:
    """Load the binding that comes with liblouis: the system's, which has all tables, or our own."""
    try:
        return _binding("louis")
    except BrailleUnavailable as lack:
        with suppress(BrailleUnavailable):
            return _binding(CONTAINED)
        raise lack from None


def _binding(name: str) -> Any:
    """Return the binding of this name; PyPI's ``louis`` is another package."""
    try:
        louis = import_module(name)
    except (ImportError, OSError, AttributeError, KeyError):
        lack = "braille-not-on-page" if program() == IN_WORDS else "braille-no-liblouis"
        raise BrailleUnavailable(lack, {}) from None
    try:
        louis.setLogLevel(louis.LOG_OFF)
        louis.translateString  # noqa: B018 - the other package of this name has none
    except AttributeError:
        place = str(getattr(louis, "__file__", None) or name)
        raise BrailleUnavailable("braille-not-louis", {"file": place}) from None
    return louis


@cache
def _path_without_comma(table: str | Path) -> str:
    """Return a name that liblouis understands: it takes a comma in a path for its end."""
    if isinstance(table, str) or "," not in str(table):
        return str(table)
    import atexit
    import shutil
    import tempfile  # hardly a table needs a copy

    folder = tempfile.mkdtemp(prefix="accessible-uno-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return str(shutil.copy(table, folder))
