"""Errors of the saved games."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Final

DAMAGED: Final = "damaged"
NEWER: Final = "newer"

_CODES: Final = {
    sqlite3.SQLITE_FULL: "ENOSPC",
    sqlite3.SQLITE_READONLY: "EACCES",
    sqlite3.SQLITE_PERM: "EACCES",
    sqlite3.SQLITE_CANTOPEN: "EACCES",
    sqlite3.SQLITE_BUSY: "EBUSY",
    sqlite3.SQLITE_LOCKED: "EBUSY",
    sqlite3.SQLITE_IOERR: "EIO",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_ERROR: DAMAGED,  # our statements never change: a table or column is missing
}
_PRIMARY: Final = 0xFF
"""The bits of an SQLite error code that hold its primary code."""


class StoreError(Exception):
    """The journal cannot be used.

    Attributes:
        place: its file.
        code: the name of the system's error, ``damaged``, ``newer`` or ``other``.
        why: the system's own words.
    """

    def __init__(self, place: Path, code: str, why: str) -> None:
        super().__init__(f"{place}: {code} {why}")
        self.place = place
        self.code = code
        self.why = why

    @classmethod
    def of(cls, place: Path, wrong: OSError | sqlite3.Error) -> StoreError:
        """Return the error of the journal that ``wrong`` means."""
        if isinstance(wrong, OSError):
            code = errno.errorcode.get(wrong.errno or 0, "other")
            return cls(place, code, wrong.strerror or type(wrong).__name__)
        number = getattr(wrong, "sqlite_errorcode", None)
        if number is None:  # raised by the sqlite3 module itself: it could not decode the file
            return cls(place, DAMAGED, str(wrong))
        return cls(place, _CODES.get(number & _PRIMARY, "other"), str(wrong))


class BrokenGame(Exception):
    """A saved game that cannot be replayed to its end; it stays in the journal.

    Attributes:
        game: its number.
        act: number of the act that cannot be replayed, from 1.
        message: id of the catalogue's sentence that gives the reason.
        arguments: what that sentence needs.
    """

    def __init__(self, game: int, act: int, message: str, **arguments: str | int) -> None:
        super().__init__(f"game {game}, act {act}: {message} {arguments}")
        self.game = game
        self.act = act
        self.message = message
        self.arguments = arguments


class NoSuchGame(LookupError):
    """No game has this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class GameLocked(Exception):
    """Another session plays this game now."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
