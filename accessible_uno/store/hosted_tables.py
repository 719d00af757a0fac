"""The tables that a host program has opened for links, in the journal of its games."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from accessible_uno.store.database import Database

TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS linked (name TEXT PRIMARY KEY, room TEXT, locale TEXT, owner TEXT,"
    " used INTEGER) WITHOUT ROWID"
)
LISTED: Final = "CREATE TABLE IF NOT EXISTS listed (name TEXT PRIMARY KEY) WITHOUT ROWID"
"""Both are made when they are first needed."""


class HostedTable(Struct, frozen=True):
    """A table that a link leads to.

    Attributes:
        name: its name in the link.
        room: its room; that of a chat network has a name of its own.
        locale: its language.
        owner: the address of who has opened it; empty for nobody.
    """

    name: str
    room: str
    locale: str
    owner: str = ""


class HostedTables:
    """The tables that links lead to.

    Args:
        database: of the journal.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        with database.store_errors():
            database.execute(TABLE)
            database.execute(LISTED)

    def add(self, table: HostedTable, day: int) -> None:
        """Keep a table; it is known even after a kill.

        Args:
            table: it.
            day: today, counted from any day.

        Raises:
            StoreError: it cannot be written.
        """
        values = (table.name, table.room, table.locale, table.owner, day)
        with self._database.store_errors():
            self._database.execute("INSERT OR REPLACE INTO linked VALUES (?, ?, ?, ?, ?)", values)

    def use(self, name: str, day: int) -> HostedTable | None:
        """Return the table of a name, which is used today; ``None`` where there is none.

        Raises:
            StoreError: the file cannot be used.
        """
        found = self._find("name", name)
        if found is not None:
            with self._database.store_errors():
                change = "UPDATE linked SET used = ? WHERE name = ? AND used <> ?"
                self._database.execute(change, (day, name, day))
        return found

    def of_room(self, room: str) -> HostedTable | None:
        """Return the table of a room; ``None`` where no link leads to it.

        Raises:
            StoreError: the file cannot be read.
        """
        return self._find("room", room)

    def listed(self) -> set[str]:
        """Return the names of the tables that want to be found without their link.

        Raises:
            StoreError: the file cannot be read.
        """
        return {str(name) for (name,) in self._database.query("SELECT name FROM listed")}

    def list_table(self, name: str, *, listed: bool) -> None:
        """Keep whether a table wants to be found.

        Raises:
            StoreError: it cannot be written.
        """
        change = "INSERT OR REPLACE INTO listed VALUES (?)"
        with self._database.store_errors():
            self._database.execute(
                change if listed else "DELETE FROM listed WHERE name = ?", (name,)
            )

    def forget_before(self, day: int) -> None:
        """Forget the tables that were last used before a day.

        Raises:
            StoreError: it cannot be written.
        """
        with self._database.store_errors():
            self._database.execute("DELETE FROM linked WHERE used < ?", (day,))
            unknown = "name NOT IN (SELECT name FROM linked)"
            self._database.execute(f"DELETE FROM listed WHERE {unknown}")

    def _find(self, column: str, value: str) -> HostedTable | None:
        statement = f"SELECT name, room, locale, owner FROM linked WHERE {column} = ?"
        for row in self._database.query(statement, (value,)):
            return HostedTable(*map(str, row))
        return None
