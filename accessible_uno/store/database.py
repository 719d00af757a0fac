"""The file of all games: one SQLite database, safe on disk at every commit."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from accessible_uno.store.errors import DAMAGED, NEWER, StoreError

EDITION: Final = 1
"""Of the tables below; a file of a later edition is left alone."""

PATIENCE: Final = 5.0
"""Seconds that a commit waits for another session's commit."""

OWNERS: Final = 0o600
"""Decks and seeds of open games lie in the file: nobody else on the machine may read it."""

PAGES: Final = 50
"""Of the log, before it is moved into the file: writing over it is quicker than letting it grow."""

TABLES: Final = """
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


class Database:
    """An open file of games; made when there is none.

    Raises:
        StoreError: it cannot be opened or made, is damaged, or is of a later edition.
    """

    def __init__(self, place: Path) -> None:
        self.place = place
        if mark(place).exists():
            raise StoreError(place, DAMAGED, "found by an earlier session")
        with self.errors():
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists():
                place.touch(OWNERS)
            self._connection = sqlite3.connect(place, timeout=PATIENCE, isolation_level=None)
        try:
            with self.errors():
                self._set_up()
        except StoreError:
            self.close()
            raise

    def _set_up(self) -> None:
        run = self._connection.execute
        edition = run("PRAGMA user_version").fetchone()[0]
        if edition > EDITION:
            raise StoreError(self.place, NEWER, str(edition))
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = FULL")
        run(f"PRAGMA wal_autocheckpoint = {PAGES}")
        run("PRAGMA secure_delete = ON")  # what a player deletes is gone
        if edition == 0:
            with self.writing():
                # Another session may have made them since.
                if run("PRAGMA user_version").fetchone()[0] == 0:
                    for statement in filter(str.strip, TABLES.split(";")):
                        run(statement)
                    run(f"PRAGMA user_version = {EDITION}")
        run("SELECT count(*) FROM (SELECT number FROM games WHERE NOT told LIMIT 1)")

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Raise whatever is wrong with the file as :class:`StoreError`.

        Damage is marked beside the file: whoever opens it next must put it aside.
        """
        try:
            yield
        except (OSError, sqlite3.Error) as wrong:
            error = StoreError.of(self.place, wrong)
            if error.code == DAMAGED:
                self.mark()
            raise error from wrong

    def mark(self) -> None:
        """Note beside the file that it is damaged."""
        with suppress(OSError):
            mark(self.place).touch()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Do all that is written meanwhile, or none of it; it is on disk when this ends."""
        run = self._connection.execute
        run("BEGIN IMMEDIATE")
        try:
            yield
            run("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):
                run("ROLLBACK")
            raise

    def run(self, statement: str, values: tuple[object, ...] = ()) -> sqlite3.Cursor:
        """Run one statement as it is; what is wrong is sqlite3's own error."""
        return self._connection.execute(statement, values)

    def rows(self, statement: str, values: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
        """Yield what a statement finds, one row at a time.

        Raises:
            StoreError: the file cannot be read.
        """
        with self.errors():
            yield from self._connection.execute(statement, values)

    def close(self) -> None:
        """Let go of the file; may be called twice."""
        with suppress(sqlite3.Error):
            self._connection.close()


def mark(place: Path) -> Path:
    """The file whose presence says that a file of games was found to be damaged."""
    return place.with_suffix(f".{DAMAGED}")


def put_aside(place: Path) -> Path:
    """Rename a damaged file of games, with what belongs to it; return its new name.

    Raises:
        StoreError: it cannot be renamed.
    """
    number = 1
    while (aside := place.with_name(f"{place.stem}-{DAMAGED}-{number}{place.suffix}")).exists():
        number += 1
    try:
        for tail in ("-wal", "-shm", ""):
            beside = place.with_name(place.name + tail)
            if beside.exists():
                beside.rename(aside.with_name(aside.name + tail))
        mark(place).unlink(missing_ok=True)
    except OSError as wrong:
        raise StoreError.of(place, wrong) from wrong
    return aside
