"""The journal: every game, with every act that was accepted."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from accessible_uno.store.database import Database
from accessible_uno.store.errors import DAMAGED, BrokenGame, GameIsHeld, NoSuchGame, StoreError
from accessible_uno.store.game_row import COLUMNS, Kept, kept, listed
from accessible_uno.store.locks import Holding

FILE: Final = "games.sqlite3"
HELD: Final = "games.lock"


class Journal:
    """The games in a folder.

    Raises:
        StoreError: the folder or its file cannot be used.
    """

    def __init__(self, folder: Path) -> None:
        self.place = folder / FILE
        self._database = Database(self.place)
        self.holding = Holding(folder / HELD)

    def close(self) -> None:
        """Let go of the file and of every game; may be called twice."""
        self._database.close()
        self.holding.close()

    # Reading

    def game(self, number: int) -> Kept:
        """Return a game.

        Raises:
            NoSuchGame: none has this number.
            StoreError: the file cannot be read.
        """
        for found in self._games("WHERE number = ?", (number,)):
            return found
        raise NoSuchGame(number)

    def open_games(self) -> Iterator[Kept]:
        """Yield the games that stand open and are played nowhere, the last begun first."""
        for found in self._games("WHERE NOT told ORDER BY number DESC"):
            if self.holding.free(found.number):
                yield found

    def games(self, count: int | None = None) -> Iterator[Kept]:
        """Yield every game, or the last ``count``, the last begun first."""
        return self._games("ORDER BY number DESC LIMIT ?", (-1 if count is None else count,))

    def finished(self) -> Iterator[Kept]:
        """Yield the games that were played to their end, the first begun first."""
        return self._games("WHERE over ORDER BY number")

    def _games(self, where: str, values: tuple[object, ...] = ()) -> Iterator[Kept]:
        for row in self._database.rows(f"SELECT {COLUMNS} FROM games {where}", values):
            try:
                yield kept(row)
            except ValueError as wrong:
                self._database.mark()
                raise StoreError(self.place, DAMAGED, str(wrong)) from wrong

    def acts(self, number: int, acts: int) -> Iterator[str]:
        """Yield the text of each act of a game, in the notation of a record.

        The first holds the header; each begins with what chance gave because of it.

        Raises:
            BrokenGame: one is missing, or is not what was written.
            StoreError: the file cannot be read.
        """
        statement = "SELECT number, text, seal FROM acts WHERE game = ? ORDER BY number"
        before = expected = 0
        for found, text, seal in self._database.rows(statement, (number,)):
            expected += 1
            before = sealed(before, str(text))
            if found != expected:
                raise BrokenGame(number, expected, "store-act-missing")
            if before != seal:
                raise BrokenGame(number, expected, "store-act-changed")
            yield str(text)
        if expected != acts:
            raise BrokenGame(number, expected + 1, "store-act-missing")

    def record(self, game: Kept) -> list[str]:
        """Return a game as the lines of a record.

        Raises:
            BrokenGame: an act is missing, or is not what was written.
            StoreError: the file cannot be read.
        """
        return "".join(self.acts(game.number, game.acts)).splitlines()

    # Writing

    def save(self, game: Kept, acts: Sequence[tuple[int, str, int]]) -> int:
        """Write down acts and how the game stands after them; return the game's number.

        A game whose number is 0 is a new one, and is held from now on.  When this returns, all
        of it is on disk; when it raises, none of it is.

        Args:
            game: how it stands.
            acts: number, text and seal of each.

        Raises:
            GameIsHeld: another session has gone on with the game.
            StoreError: it cannot be written.
        """
        with self._database.errors(), self._database.writing():
            number = game.number or self._begin(game)
            try:
                for act in acts:
                    self._database.run("INSERT INTO acts VALUES (?, ?, ?, ?)", (number, *act))
            except sqlite3.IntegrityError:
                raise GameIsHeld(number) from None
            self._database.run(
                "UPDATE games SET seconds = ?, manner = ?, mind = ?, acts = ?, rounds = ?,"
                " scores = ?, winners = ?, over = ? WHERE number = ?",
                (
                    *(game.seconds, game.manner, game.mind, game.acts, game.rounds),
                    *(listed(game.scores), listed(game.winners), game.over, number),
                ),
            )
        return number

    def _begin(self, game: Kept) -> int:
        row = self._database.run(
            "INSERT INTO games (begun, rules, names, viewer, seed, bot, lapses, manner)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(game.begun, game.rules, " ".join(game.names), game.viewer),
                *(game.seed, game.bot, game.lapses, game.manner),
            ),
        )
        number = row.lastrowid
        assert number is not None
        self.holding.take(number)
        return number

    def take(self, number: int) -> None:
        """Hold a game, to go on with it.

        Raises:
            GameIsHeld: another session plays it.
        """
        if not self.holding.take(number):
            raise GameIsHeld(number)

    def end(self, number: int) -> None:
        """Let a game that is over be a past one: its end has been told.

        Raises:
            StoreError: it cannot be written.
        """
        self._write("UPDATE games SET told = 1 WHERE number = ?", number)

    def offer_no_more(self, number: int) -> None:
        """Let a game stand open without asking any more whether to go on with it.

        Raises:
            StoreError: it cannot be written.
        """
        self._write("UPDATE games SET offered = 0 WHERE number = ?", number)

    def delete(self, number: int) -> None:
        """Forget a game and all its acts.

        Raises:
            NoSuchGame: none has this number.
            GameIsHeld: another session plays it.
            StoreError: it cannot be written.
        """
        self.game(number)
        self.take(number)
        with self._database.errors(), self._database.writing():
            self._database.run("DELETE FROM acts WHERE game = ?", (number,))
            self._database.run("DELETE FROM games WHERE number = ?", (number,))
        with self._database.errors():  # the log would keep it while another session is open
            self._database.run("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        self.holding.release(number)

    def count(self, number: int, tally: str) -> None:
        """Keep what a game adds up to.

        Raises:
            StoreError: it cannot be written.
        """
        self._write("UPDATE games SET tally = ? WHERE number = ?", tally, number)

    def take_in(self, row: Sequence[object], acts: Sequence[tuple[int, str, int]]) -> None:
        """Write down a game of another journal, whole: a row of ``COLUMNS``, and its acts.

        Raises:
            StoreError: it cannot be written.
        """
        places = ", ".join("?" * len(row))
        with self._database.errors(), self._database.writing():
            self._database.run(f"INSERT INTO games ({COLUMNS}) VALUES ({places})", tuple(row))
            for act in acts:
                self._database.run("INSERT INTO acts VALUES (?, ?, ?, ?)", (row[0], *act))

    def _write(self, statement: str, *values: object) -> None:
        with self._database.errors(), self._database.writing():
            self._database.run(statement, values)


def sealed(before: int, text: str) -> int:
    """Return the seal of an act that follows one whose seal is ``before``; 0 for the first."""
    return crc32(text.encode(), before)
