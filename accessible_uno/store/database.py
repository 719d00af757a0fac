"""The SQLite database of all games; each commit is on disk when it returns."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from accessible_uno.store.errors import DAMAGED, DATABASE_ERRORS, NEWER, StoreError
from accessible_uno.store.files import (
    FILE_MODE,
    OTHERS,
    open_own,
    private_folder,
    refuse_unless_ordinary,
)

SCHEMA_VERSION: Final = 1
"""Version of the tables below; a file of a later version is refused and stays unchanged."""

FURTHEST_VERSION: Final = 100
"""No version is later; a greater number is damage."""

BUSY_TIMEOUT: Final = 5.0
"""Seconds that a commit waits for the commit of another session."""

SYNCHRONOUS = "FULL"
"""A commit is on disk when it returns; only tests change this."""

WAL_PAGES: Final = 50
"""Pages of the log before SQLite moves them into the file.  Writing over a short log is quicker
than letting it grow."""

PAGES_OF_MANY: Final = 1_000
"""The same where the commits of many tables go without waiting: each time costs a sync."""

LOG_FILES: Final = ("-wal", "-shm")
"""What SQLite appends to the name of the file for its log and the index of that."""

SCHEMA: Final = """
CREATE TABLE games (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  begun INTEGER NOT NULL,
  seconds REAL NOT NULL DEFAULT 0,
  rules TEXT NOT NULL,
  names TEXT NOT NULL,
  viewer INTEGER NOT NULL,
  seed TEXT,
  bot TEXT,
  lapses INTEGER NOT NULL,
  manner TEXT NOT NULL,
  mind TEXT NOT NULL DEFAULT '',
  acts INTEGER NOT NULL DEFAULT 0,
  rounds INTEGER NOT NULL DEFAULT 0,
  scores TEXT NOT NULL DEFAULT '',
  winners TEXT NOT NULL DEFAULT '',
  over INTEGER NOT NULL DEFAULT 0,
  told INTEGER NOT NULL DEFAULT 0,
  offered INTEGER NOT NULL DEFAULT 1,
  tally TEXT
);
CREATE INDEX open_games ON games (number) WHERE NOT told;
CREATE TABLE acts (
  game INTEGER NOT NULL,
  number INTEGER NOT NULL,
  text TEXT NOT NULL,
  seal INTEGER NOT NULL,
  PRIMARY KEY (game, number)
) WITHOUT ROWID;
"""
"""The column names are older than the names in the code: saved games keep them.  ``GameRow`` says
which attribute each column fills; ``acts.seal`` is the checksum of an act."""


class Database:
    """An open database of games; the file is created when it does not exist.

    Raises:
        StoreError: the file cannot be opened or created, is damaged, or has a later version.
    """

    def __init__(self, place: Path) -> None:
        self.place = place
        if damage_marker(place).is_file():
            raise StoreError(place, DAMAGED, "found by an earlier session")
        with self.store_errors():
            _prepare(place)
            self._connection = sqlite3.connect(place, timeout=BUSY_TIMEOUT, isolation_level=None)
            self._connection.text_factory = decode_text
        try:
            with self.store_errors():
                self._set_up()
        except StoreError:
            self.close()
            raise

    def _set_up(self) -> None:
        execute = self._connection.execute
        version = execute("PRAGMA user_version").fetchone()[0]
        if not 0 <= version <= FURTHEST_VERSION:
            raise StoreError(self.place, DAMAGED, f"version {version}")
        if version > SCHEMA_VERSION:
            raise StoreError(self.place, NEWER, str(version))
        execute("PRAGMA journal_mode = WAL")
        execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        execute(f"PRAGMA wal_autocheckpoint = {WAL_PAGES}")
        execute("PRAGMA secure_delete = ON")  # what a player deletes leaves no trace in the file
        if version == 0:
            with self.transaction():
                # Another session may have created the tables since the check above.
                if execute("PRAGMA user_version").fetchone()[0] == 0:
                    for statement in filter(str.strip, SCHEMA.split(";")):
                        execute(statement)
                    execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        execute("SELECT count(*) FROM (SELECT number FROM games WHERE NOT told LIMIT 1)")

    def commit_without_waiting(self) -> None:
        """From now on leave it to the system when a commit is on disk.

        The end of the program in any way loses nothing; a power cut may lose the last commits, and
        leaves a whole file.
        """
        with self.store_errors():
            self._connection.execute("PRAGMA synchronous = NORMAL")
            self._connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_OF_MANY}")

    @contextmanager
    def store_errors(self) -> Iterator[None]:
        """Turn errors of the system and of SQLite into :class:`StoreError`.

        Damage is also marked beside the file, so that the next session sets the file aside.
        """
        try:
            yield
        except DATABASE_ERRORS as wrong:
            error = StoreError.of(self.place, wrong)
            if error.code == DAMAGED:
                self.mark_damaged()
            raise error from wrong

    def mark_damaged(self) -> None:
        """Create the marker beside the file that says that it is damaged."""
        with suppress(OSError):
            damage_marker(self.place).touch()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Commit everything that is written inside, or nothing; it is on disk at the end."""
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        try:
            yield
            execute("COMMIT")
        except BaseException:
            with suppress(*DATABASE_ERRORS):
                execute("ROLLBACK")
            raise

    def execute(self, statement: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        """Execute one statement; errors are those of sqlite3."""
        return self._connection.execute(statement, values)

    def query(
        self, statement: str, values: tuple[object, ...] = ()
    ) -> Iterator[tuple[object, ...]]:
        """Yield the rows that a statement finds, one at a time.

        Raises:
            StoreError: the file cannot be read.
        """
        with self.store_errors():
            yield from self._connection.execute(statement, values)

    def close(self) -> None:
        """Close the file; further calls do nothing."""
        with suppress(*DATABASE_ERRORS):
            self._connection.close()


def _prepare(place: Path) -> None:
    """Create the file where there is none; it holds hidden cards, so nobody else may read it.

    Raises:
        OSError: it cannot be created, or something else than an ordinary file has its place.
    """
    private_folder(place.parent)
    for tail in LOG_FILES:
        with suppress(FileNotFoundError):
            beside = place.with_name(place.name + tail)
            refuse_unless_ordinary(beside.stat(), beside)
    # Never opened and closed where it exists: that would release SQLite's locks on it.
    if place.exists():
        refuse_unless_ordinary(place.stat(), place)
        if place.stat().st_mode & OTHERS:
            with suppress(OSError):
                place.chmod(FILE_MODE)
    else:
        os.close(open_own(place, os.O_WRONLY | os.O_CREAT))


def decode_text(raw: bytes) -> str:
    """Return text whatever the bytes are: an undecodable one costs its row, not the file."""
    return raw.decode("utf-8", "surrogateescape")


def damage_marker(place: Path) -> Path:
    """Return the file whose presence says that the database at ``place`` is damaged."""
    return place.with_suffix(f".{DAMAGED}")


def set_aside(place: Path, successor: Path) -> Path:
    """Rename a damaged database with its log files, put another in its place; return its new name.

    Raises:
        StoreError: it cannot be renamed.
    """
    number = 1
    while (aside := place.with_name(f"{place.stem}-{DAMAGED}-{number}{place.suffix}")).exists():
        number += 1
    try:
        for tail in (*LOG_FILES, ""):
            part = place.with_name(place.name + tail)
            if part.exists():
                part.rename(aside.with_name(aside.name + tail))
    except OSError as wrong:
        raise StoreError.of(place, wrong) from wrong
    finish_setting_aside(place, successor)
    return aside


def finish_setting_aside(place: Path, successor: Path) -> None:
    """Put a new database in the place that a damaged one had.

    Raises:
        StoreError: it cannot be renamed.
    """
    try:
        successor.rename(place)
        damage_marker(place).unlink(missing_ok=True)
    except OSError as wrong:
        raise StoreError.of(place, wrong) from wrong
