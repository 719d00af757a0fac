"""The ranking of a chat room: who has won how often, by months, in the journal of its games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.store.database import Database

TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS ranked (room TEXT, month TEXT, player TEXT, proven INTEGER,"
    " name TEXT, address TEXT, games INTEGER, wins INTEGER, rounds INTEGER, points INTEGER,"
    " PRIMARY KEY (room, player, proven, month)) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS unlisted (room TEXT, player TEXT, proven INTEGER, address TEXT,"
    " PRIMARY KEY (room, player, proven)) WITHOUT ROWID",
)
"""The tables are made when they are first needed."""

MEASURES: Final = ("wins", "rounds", "points")


class RankedPlayer(Struct, frozen=True):
    """Who is counted: an account, or a nick that proves nothing.

    Attributes:
        name: the account, or the nick.
        proven: whether it is an account.
        address: where the connection comes from.
    """

    name: str
    proven: bool
    address: str = ""

    @property
    def key(self) -> tuple[str, bool]:
        """By what the player is found."""
        return self.name.casefold(), self.proven


class Tally(Struct, frozen=True):
    """What is counted of one player.

    Attributes:
        name: what the player was called last.
        proven: whether it is that of an account.
        games: games played, those that were left early included.
        wins: games won.
        rounds: rounds won.
        points: points of the games whose winner had most of them.
    """

    name: str
    proven: bool
    games: int = 1
    wins: int = 0
    rounds: int = 0
    points: int = 0


class Rankings:
    """The ranking of one room.

    Args:
        database: of the journal.
        room: the room.
    """

    def __init__(self, database: Database, room: str) -> None:
        self._database = database
        self._room = room

    def add(self, month: str, results: Sequence[tuple[RankedPlayer, Tally]]) -> None:
        """Count a game, but for those who are not to be listed.

        Args:
            month: in which it ended: ``2026-11``.
            results: who played, and what each has won.

        Raises:
            StoreError: it cannot be written.
        """
        statement = (
            "INSERT INTO ranked VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET name = excluded.name, address = excluded.address,"
            " games = games + excluded.games, wins = wins + excluded.wins,"
            " rounds = rounds + excluded.rounds, points = points + excluded.points"
        )
        self._make_tables()
        with self._database.store_errors(), self._database.transaction():
            for player, tally in results:
                if not self._is_unlisted(player):
                    counted = (tally.games, tally.wins, tally.rounds, tally.points)
                    who = (*player.key, tally.name, player.address)
                    self._database.execute(statement, (self._room, month, *who, *counted))

    def best(self, measure: str, month: str, count: int) -> list[Tally]:
        """Return the first players by a measure, in a month or, where none is named, for ever.

        Raises:
            StoreError: the file cannot be used.
        """
        assert measure in MEASURES
        more = ", ".join(f"sum({each}) DESC" for each in (measure, *MEASURES))
        order = f"HAVING sum({measure}) > 0 ORDER BY {more}, sum(games), name LIMIT ?"
        return list(self._tallies("", month, order, (count,)))

    def of(self, name: str, month: str = "") -> list[Tally]:
        """Return what is counted of those who have a name: of an account, of a nick.

        Raises:
            StoreError: the file cannot be used.
        """
        order = "ORDER BY proven DESC"
        return list(self._tallies("AND player = ?", month, order, (), (name.casefold(),)))

    def take_out(self, player: RankedPlayer, *, anybody: bool = False) -> bool:
        """List somebody no more, and forget what was counted.

        Args:
            player: who.
            anybody: whether a nick may be taken out that played from another address.

        Returns:
            Whether it was done; a nick that played from elsewhere may be somebody else's.

        Raises:
            StoreError: it cannot be written.
        """
        self._make_tables()
        if not (player.proven or anybody or self._is_from_here(player)):
            return False
        found = (self._room, *player.key)
        with self._database.store_errors(), self._database.transaction():
            where = "WHERE room = ? AND player = ? AND proven = ?"
            self._database.execute(f"DELETE FROM ranked {where}", found)
            self._database.execute(
                "INSERT OR REPLACE INTO unlisted VALUES (?, ?, ?, ?)", (*found, player.address)
            )
        return True

    def list_again(self, player: RankedPlayer) -> None:
        """Count somebody from now on who was taken out.

        Raises:
            StoreError: it cannot be written.
        """
        self._make_tables()
        with self._database.store_errors(), self._database.transaction():
            self._database.execute(
                "DELETE FROM unlisted WHERE room = ? AND player = ? AND proven = ?",
                (self._room, *player.key),
            )

    def _is_from_here(self, player: RankedPlayer) -> bool:
        statement = "SELECT address FROM ranked WHERE room = ? AND player = ? AND proven = ?"
        found = self._database.query(statement, (self._room, *player.key))
        return all(address == player.address for (address,) in found)

    def _is_unlisted(self, player: RankedPlayer) -> bool:
        statement = "SELECT 1 FROM unlisted WHERE room = ? AND player = ? AND proven = ?"
        return any(self._database.query(statement, (self._room, *player.key)))

    def _tallies(
        self,
        where: str,
        month: str,
        order: str,
        last: tuple[object, ...],
        more: tuple[object, ...] = (),
    ) -> Iterator[Tally]:
        self._make_tables()
        sums = ", ".join(f"sum({each})" for each in ("games", *MEASURES))
        statement = (
            f"SELECT name, proven, {sums}, max(month) FROM ranked"
            f" WHERE room = ? AND month LIKE ? {where} GROUP BY player, proven {order}"
        )
        values = (self._room, month or "%", *more, *last)
        for name, proven, *counts, _ in self._database.query(statement, values):
            yield Tally(str(name), bool(proven), *(int(str(each)) for each in counts))

    def _make_tables(self) -> None:
        with self._database.store_errors():
            for table in TABLES:
                self._database.execute(table)
