"""The journal: every game, with every act that was accepted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias
from zlib import crc32

from accessible_uno.store.database import LOG_FILES, Database
from accessible_uno.store.errors import (
    ACT_CHANGED,
    ACT_MISSING,
    BrokenGame,
    GameLocked,
    NoSuchGame,
    StoreError,
    UnreadableGame,
)
from accessible_uno.store.files import NO_INODE, private_folder, refuse_unless_ordinary
from accessible_uno.store.game_row import (
    COLUMN_OF,
    COLUMNS,
    COUNTED_COLUMNS,
    FIRST_ACT,
    GameRow,
    format_numbers,
    format_row,
    parse_row,
)
from accessible_uno.store.hosted_tables import HostedTables
from accessible_uno.store.locks import GameLocks
from accessible_uno.store.rankings import Rankings

FILE: Final = "games.sqlite3"
LOCK_FILE: Final = "games.lock"


PAGE: Final = 500
"""So many games are read at a time for the statistics."""

LATE: Final = 5_000
"""Among so many games the last one of a room is looked for: nobody waits for the others."""

Rows: TypeAlias = Iterator[tuple[object, ...]]

GATHERED: Final = (
    "CREATE TABLE IF NOT EXISTS gathered (room TEXT PRIMARY KEY, company TEXT) WITHOUT ROWID"
)
"""What is kept of rooms: who has sat down for the next game, who is told how.  The table is made
when it is first needed."""

REPORTED: Final = "CREATE TABLE IF NOT EXISTS reported (game INTEGER PRIMARY KEY)"
"""The unreadable games that the player knows of.  The table is made when it is first needed."""


class Journal:
    """The saved games in a folder.

    A game whose row makes no sense is left out of every list, stays in the file, and costs no
    other game.

    Args:
        folder: the folder; it is created where there is none.
        locks: those of this session, if it has them already.

    Attributes:
        place: the file.
        locks: the locks of this session.
        unreadable: the numbers of the games that were left out so far, and of those that were
            lost when the journal was recovered.

    Raises:
        StoreError: the folder or its file cannot be used.
    """

    def __init__(self, folder: Path, locks: GameLocks | None = None) -> None:
        self.place = folder / FILE
        self.unreadable: set[int] = set()
        self.locks = locks or open_locks(folder)
        try:
            self._database = Database(self.place)
        except StoreError:
            if locks is None:
                self.locks.close()
            raise

    def close(self) -> None:
        """Close the file and unlock every game; further calls do nothing."""
        self._database.close()
        self.locks.close()

    def commit_without_waiting(self) -> None:
        """Let the many tables of a host program not wait for the disk at each act.

        The end of the program in any way loses nothing; a power cut may lose the last acts.

        Raises:
            StoreError: the file cannot be used.
        """
        self._database.commit_without_waiting()

    def rankings(self, room: str) -> Rankings:
        """Return the ranking of a chat room."""
        return Rankings(self._database, room)

    def keep_text(self, room: str, text: str) -> None:
        """Keep a text of a room, such as who has sat down for the next game.

        Raises:
            StoreError: it cannot be written.
        """
        self._write(GATHERED)
        self._write("INSERT OR REPLACE INTO gathered VALUES (?, ?)", room, text)

    def kept_text(self, room: str) -> str:
        """Return the text that was kept of a room; nothing where none was.

        Raises:
            StoreError: the file cannot be used.
        """
        self._write(GATHERED)
        found = self._database.query("SELECT company FROM gathered WHERE room = ?", (room,))
        return next((str(text) for (text,) in found), "")

    def hosted_tables(self) -> HostedTables:
        """Return the tables that a host program has opened for links.

        Raises:
            StoreError: the file cannot be used.
        """
        return HostedTables(self._database)

    # Reading

    def game(self, number: int) -> GameRow:
        """Return a game.

        Raises:
            NoSuchGame: none has this number.
            UnreadableGame: its row makes no sense.
            StoreError: the file cannot be read.
        """
        for found in self._games("WHERE number = ?", (number,)):
            return found
        if self._exists(number):
            raise UnreadableGame(number)
        raise NoSuchGame(number)

    def numbers(self) -> list[int]:
        """Return the number of every game, unreadable ones included, the last begun first.

        Raises:
            StoreError: the file cannot be read.
        """
        statement = "SELECT number FROM games ORDER BY number DESC"
        return [int(str(number)) for (number,) in self._database.query(statement)]

    def unfinished_games(self) -> Iterator[GameRow]:
        """Yield the games that are open, whoever plays them, the last begun first."""
        return self._games("WHERE NOT told ORDER BY number DESC")

    def open_games(self) -> Iterator[GameRow]:
        """Yield the games that are open and played in no session, the last begun first."""
        for found in self.unfinished_games():
            if self.locks.is_free(found.number):
                yield found

    def games(self, count: int | None = None) -> Iterator[GameRow]:
        """Yield every game, or the last ``count``, the last begun first."""
        return self._games("ORDER BY number DESC LIMIT ?", (-1 if count is None else count,))

    def newest(self, settings: str) -> GameRow | None:
        """Return the last game whose output settings begin so; ``None`` where no late one does."""
        where = f"WHERE number > (SELECT max(number) FROM games) - {LATE} AND instr(manner, ?) = 1"
        found = self._games(f"{where} ORDER BY number DESC LIMIT 1", (settings,))
        return next(found, None)

    def begun(self) -> Iterator[GameRow]:
        """Yield every game of which a round was begun, the first begun first.

        They are read some at a time: meanwhile what is counted of one may be written.
        """
        where, last = f"WHERE rounds AND number > ? ORDER BY number LIMIT {PAGE}", 0
        while page := [*self._rows(COUNTED_COLUMNS, where, (last,))]:
            yield from self._parsed(page)
            last = int(str(page[-1][0]))

    def finished(self) -> Iterator[GameRow]:
        """Yield the games that were played to their end, the first begun first."""
        return self._games("WHERE over ORDER BY number")

    def _games(self, where: str, values: tuple[object, ...] = ()) -> Iterator[GameRow]:
        return self._parsed(self._rows(COLUMNS, where, values))

    def _rows(self, columns: str, where: str, values: tuple[object, ...]) -> Rows:
        return self._database.query(f"SELECT {columns}, {FIRST_ACT} FROM games {where}", values)

    def _parsed(self, rows: Iterable[tuple[object, ...]]) -> Iterator[GameRow]:
        for *row, first_act in rows:
            try:
                game = parse_row(row, first_act)
            except ValueError:
                self.unreadable.add(int(str(row[0])))
            else:
                yield game

    def _exists(self, number: int) -> bool:
        statement = "SELECT 1 FROM games WHERE number = ?"
        return any(self._database.query(statement, (number,)))

    def read_acts(self, number: int, acts: int) -> Iterator[str]:
        """Yield the text of each act of a game, in the notation of a record.

        The first holds the header; each begins with what chance gave because of it.

        Raises:
            BrokenGame: one is missing, or its checksum does not fit.
            StoreError: the file cannot be read.
        """
        statement = "SELECT number, text, seal FROM acts WHERE game = ? ORDER BY number"
        checksum = expected = 0
        for found, text, saved_checksum in self._database.query(statement, (number,)):
            expected += 1
            checksum = next_checksum(checksum, str(text))
            if found != expected:
                raise BrokenGame(number, expected, ACT_MISSING)
            if checksum != saved_checksum:
                raise BrokenGame(number, expected, ACT_CHANGED)
            yield str(text)
        if expected != acts:
            raise BrokenGame(number, expected + 1, ACT_MISSING)

    def read_record(self, game: GameRow) -> list[str]:
        """Return a game as the lines of a record.

        Raises:
            BrokenGame: an act is missing, or its checksum does not fit.
            StoreError: the file cannot be read.
        """
        return "".join(self.read_acts(game.number, game.acts)).splitlines()

    # Writing

    def save(self, game: GameRow, acts: Sequence[tuple[int, str, int]]) -> int:
        """Write acts and the game's row after them; return the game's number.

        A game whose number is 0 is a new one, and is locked from now on.  When this returns,
        everything is on disk; when it raises, nothing is.

        Args:
            game: its row after the acts.
            acts: number, text and checksum of each.

        Raises:
            GameLocked: another session has added acts to the game.
            StoreError: it cannot be written.
        """
        with self._database.store_errors(), self._database.transaction():
            number = game.number or self._insert(game)
            try:
                self._insert_acts(number, acts)
            except sqlite3.IntegrityError:
                raise GameLocked(number) from None
            self._update(
                number,
                seconds=game.seconds,
                output_config=game.output_config,
                resume_state=game.resume_state,
                acts=game.acts,
                rounds=game.rounds,
                scores=format_numbers(game.scores),
                winners=format_numbers(game.winners),
                over=game.over,
            )
        return number

    def _insert(self, game: GameRow) -> int:
        """Write the row of a new game, with a number of its own, and lock it."""
        number = self._insert_row((None, *format_row(game)[1:]))
        self.locks.acquire(number)
        return number

    def _insert_row(self, row: tuple[object, ...]) -> int:
        """Write the row of a game that is not there yet; return its number."""
        places = ", ".join("?" * len(row))
        statement = f"INSERT INTO games ({COLUMNS}) VALUES ({places})"
        number = self._database.execute(statement, row).lastrowid
        assert number is not None
        return number

    def _insert_acts(self, number: int, acts: Sequence[tuple[int, str, int]]) -> None:
        for act in acts:
            self._database.execute("INSERT INTO acts VALUES (?, ?, ?, ?)", (number, *act))

    def _update(self, number: int, **values: object) -> None:
        """Write some attributes of the row of a game."""
        columns = ", ".join(f"{COLUMN_OF.get(name, name)} = ?" for name in values)
        statement = f"UPDATE games SET {columns} WHERE number = ?"
        self._database.execute(statement, (*values.values(), number))

    def lock(self, number: int) -> None:
        """Lock a game, to resume it.

        Raises:
            GameLocked: another session plays it.
        """
        if not self.locks.acquire(number):
            raise GameLocked(number)

    def change(self, number: int, **values: object) -> None:
        """Write some attributes of the row of a game, by their names in :class:`GameRow`.

        Raises:
            StoreError: they cannot be written.
        """
        with self._database.store_errors(), self._database.transaction():
            self._update(number, **values)

    def take_unreported(self) -> list[int]:
        """Return the unreadable games that the player has not been told of; now they are told."""
        unreported = []
        for number in sorted(self.unreadable):
            with suppress(StoreError):  # it is then told again the next time
                known = self._database.query(
                    "SELECT 1 FROM sqlite_master WHERE name = 'reported' AND type = 'table'"
                )
                if any(known) and any(
                    self._database.query("SELECT 1 FROM reported WHERE game = ?", (number,))
                ):
                    continue
                unreported.append(number)
                self._write(REPORTED)
                self._write("INSERT OR IGNORE INTO reported VALUES (?)", number)
        return unreported

    def delete(self, number: int) -> None:
        """Delete a game and all its acts; it may be unreadable.

        Raises:
            NoSuchGame: none has this number.
            GameLocked: another session plays it.
            StoreError: it cannot be written.
        """
        if not self._exists(number):
            raise NoSuchGame(number)
        self.lock(number)
        with self._database.store_errors(), self._database.transaction():
            self._database.execute("DELETE FROM acts WHERE game = ?", (number,))
            self._database.execute("DELETE FROM games WHERE number = ?", (number,))
        # While another session has the file open, the log would still hold the deleted rows.
        with self._database.store_errors():
            self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self.locks.release(number)

    def copy_game(self, game: GameRow, acts: Sequence[tuple[int, str, int]]) -> None:
        """Write a whole game of another journal, with its number.

        Raises:
            StoreError: it cannot be written.
        """
        with self._database.store_errors(), self._database.transaction():
            self._insert_row(format_row(game))
            self._insert_acts(game.number, acts)

    def keep_number(self, number: int) -> None:
        """Give no new game this number or a lower one: the player may know a lost game by it.

        Raises:
            StoreError: it cannot be written.
        """
        with self._database.store_errors(), self._database.transaction():
            self._database.execute(
                "DELETE FROM sqlite_sequence WHERE name = 'games' AND seq < ?", (number,)
            )
            self._database.execute(
                "INSERT INTO sqlite_sequence SELECT 'games', ? WHERE NOT EXISTS"
                " (SELECT 1 FROM sqlite_sequence WHERE name = 'games')",
                (number,),
            )

    def _write(self, statement: str, *values: object) -> None:
        with self._database.store_errors(), self._database.transaction():
            self._database.execute(statement, values)


def open_locks(folder: Path) -> GameLocks:
    """Return the locks of a new session in a folder, which is created where there is none.

    Raises:
        StoreError: the folder cannot be used, or another session is alone with it.
    """
    place = folder / LOCK_FILE
    try:
        with suppress(PermissionError):  # then the file alone can be used, if at all
            private_folder(folder)
        locks = GameLocks(place)
    except OSError as wrong:
        raise StoreError.of(Path(wrong.filename or place), wrong) from wrong
    if not locks.join():
        locks.close()
        raise StoreError(folder / FILE, "EBUSY", "another session sets the journal aside")
    return locks


def next_checksum(before: int, text: str) -> int:
    """Return the checksum of an act, chained to that of the act before; 0 before the first."""
    return crc32(text.encode("utf-8", "surrogateescape"), before)


UNWRITABLE: Final = ("EROFS", "EACCES", "EPERM", "ENOSPC", "EDQUOT", NO_INODE)
"""Codes of a :class:`StoreError` that say nothing against reading."""


class JournalCopy(Journal):
    """A copy of the journal of a folder, as it is now; it vanishes when it is closed.

    Raises:
        StoreError: the journal cannot be read, or there is no room for the copy.
    """

    def __init__(self, folder: Path) -> None:
        from shutil import copyfile
        from tempfile import TemporaryDirectory  # hardly a journal is copied

        original = folder / FILE
        try:
            self._temporary = TemporaryDirectory(prefix="accessible-uno-")
            copied = Path(self._temporary.name)
            for name in (FILE, *(FILE + tail for tail in LOG_FILES[:1])):
                with suppress(FileNotFoundError):
                    refuse_unless_ordinary((folder / name).stat(), folder / name)
                    copyfile(folder / name, copied / name)
        except OSError as wrong:
            raise StoreError.of(original, wrong) from wrong
        try:
            super().__init__(copied)
        except StoreError as wrong:
            self._temporary.cleanup()
            raise StoreError(original, wrong.code, wrong.why) from wrong

    def close(self) -> None:
        """Close the copy and remove it; further calls do nothing."""
        super().close()
        self._temporary.cleanup()
