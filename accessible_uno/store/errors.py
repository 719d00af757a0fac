"""Errors of the saved games."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from accessible_uno.store.files import OTHER, reason_code, refusal_code

DAMAGED: Final = "damaged"
NEWER: Final = "newer"

HELD: Final = "held"
"""The file is damaged, and another session has it open, so it cannot be set aside yet."""

DATABASE_ERRORS: Final = (
    OSError,
    sqlite3.Error,
    sqlite3.Warning,
    ValueError,  # Python's binding cannot decode what SQLite quotes of a damaged file
    OverflowError,
    MemoryError,
    SystemError,
)
"""Everything that SQLite and Python's binding to it raise."""

_CODES: Final = {
    sqlite3.SQLITE_FULL: "ENOSPC",
    sqlite3.SQLITE_READONLY: "EACCES",
    sqlite3.SQLITE_PERM: "EACCES",
    sqlite3.SQLITE_AUTH: "EACCES",
    sqlite3.SQLITE_CANTOPEN: "EACCES",
    sqlite3.SQLITE_BUSY: "EBUSY",
    sqlite3.SQLITE_LOCKED: "EBUSY",
    sqlite3.SQLITE_PROTOCOL: "EBUSY",
    sqlite3.SQLITE_IOERR: "EIO",
    sqlite3.SQLITE_NOMEM: "ENOMEM",
    sqlite3.SQLITE_NOLFS: "EFBIG",
    sqlite3.SQLITE_INTERRUPT: "EINTR",
}
"""SQLite's codes that say nothing against the file.  Any other one means damage: our statements
never change, so they fail only where a table, a column or a page is not what it was."""

_ASK_THE_SYSTEM: Final = ("EACCES", "EIO", "ENOSPC")
"""Codes for which SQLite knows less than the system."""

_PRIMARY: Final = 0xFF
"""The bits of an SQLite error code that hold its primary code."""


class StoreError(Exception):
    """The journal cannot be used.

    Attributes:
        place: its file.
        code: the name of the system's error, ``damaged``, ``newer``, ``held``, or a code of
            ``store/files.py``.
        why: the system's own words.
    """

    def __init__(self, place: Path, code: str, why: str) -> None:
        super().__init__(f"{place}: {code} {why}")
        self.place = place
        self.code = code
        self.why = why

    @classmethod
    def of(cls, place: Path, wrong: Exception) -> StoreError:
        """Return the error of the journal that ``wrong``, one of ``DATABASE_ERRORS``, means."""
        if isinstance(wrong, OSError):
            if isinstance(wrong.filename, str):
                place = Path(wrong.filename)
            return cls(place, reason_code(wrong, place), wrong.strerror or type(wrong).__name__)
        number = getattr(wrong, "sqlite_errorcode", None)
        if isinstance(wrong, MemoryError):
            code = "ENOMEM"
        elif number is not None:
            code = _CODES.get(number & _PRIMARY, DAMAGED)
        elif isinstance(wrong, sqlite3.ProgrammingError):  # the journal was closed before
            code = OTHER
        else:  # raised by the sqlite3 module itself: it could not decode the file
            code = DAMAGED
        if code in _ASK_THE_SYSTEM:
            code = refusal_code(place) or code
        return cls(place, code, str(wrong))


ACT_MISSING: Final = "store-act-missing"
ACT_CHANGED: Final = "store-act-changed"


class BrokenGame(Exception):
    """A saved game that cannot be replayed to its end; it stays in the journal.

    Attributes:
        game: its number.
        act: number of the act that cannot be replayed, from 1.
        message: id of the catalogue's sentence that gives the reason.
        arguments: what that sentence needs.
        is_damage: whether the acts themselves were harmed, and those before can be played on;
            otherwise the rules of this edition do not play what is there.
    """

    def __init__(self, game: int, act: int, message: str, **arguments: str | int) -> None:
        super().__init__(f"game {game}, act {act}: {message} {arguments}")
        self.game = game
        self.act = act
        self.message = message
        self.arguments = arguments
        self.is_damage = message in (ACT_MISSING, ACT_CHANGED)


class _AboutGame(Exception):
    """Something about the game of this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class UnreadableGame(_AboutGame):
    """What the journal holds under this number makes no sense; it stays as it is."""


class NoSuchGame(_AboutGame, LookupError):
    """No game has this number."""


class GameLocked(_AboutGame):
    """Another session plays this game now."""
