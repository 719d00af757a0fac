"""Recovery of a damaged journal: its file is kept aside, its readable games go into a new one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from accessible_uno.store.database import set_aside
from accessible_uno.store.errors import DAMAGED, StoreError
from accessible_uno.store.game_row import COLUMNS, parse_row
from accessible_uno.store.journal import FILE, Journal, next_checksum


@dataclass(frozen=True)
class Recovery:
    """What was recovered from a damaged journal.

    Attributes:
        aside: where the damaged file is now, unchanged.
        games: how many of its games are in the new one.
    """

    aside: Path
    games: int


def open_journal(folder: Path) -> tuple[Journal, Recovery | None]:
    """Open the journal of a folder; a damaged one is set aside first.

    Raises:
        StoreError: the folder or its file cannot be used.
    """
    try:
        return Journal(folder), None
    except StoreError as wrong:
        if wrong.code != DAMAGED:
            raise
    return rebuild_journal(folder)


def rebuild_journal(folder: Path) -> tuple[Journal, Recovery]:
    """Set the journal of a folder aside, and make a new one with the games that can be read.

    Raises:
        StoreError: the folder cannot be used.
    """
    aside = set_aside(folder / FILE)
    journal = Journal(folder)
    games = 0
    with suppress(sqlite3.Error), closing(sqlite3.connect(aside)) as damaged:
        for number in _known_numbers(damaged):
            if _copy_if_whole(damaged, journal, number):
                games += 1
    return journal, Recovery(aside, games)


def _known_numbers(damaged: sqlite3.Connection) -> list[int]:
    """Return the numbers of the games that are still listed.

    The table is read from both ends, because reading stops at the damage.
    """
    found: set[int] = set()
    for order in ("ASC", "DESC"):
        found.update(
            _readable_numbers(damaged, f"SELECT number FROM games ORDER BY number {order}")
        )
    found.update(_readable_numbers(damaged, "SELECT DISTINCT game FROM acts"))
    return sorted(found)


def _readable_numbers(damaged: sqlite3.Connection, statement: str) -> Iterator[int]:
    with suppress(sqlite3.Error):
        for (number,) in damaged.execute(statement):
            if isinstance(number, int):
                yield number


def _copy_if_whole(damaged: sqlite3.Connection, journal: Journal, number: int) -> bool:
    """Copy a game if its row and every act can be read and every checksum fits."""
    try:
        row = damaged.execute(f"SELECT {COLUMNS} FROM games WHERE number = ?", (number,)).fetchone()
        acts = damaged.execute(
            "SELECT number, text, seal FROM acts WHERE game = ? ORDER BY number", (number,)
        ).fetchall()
    except sqlite3.Error:
        return False
    checksum = 0
    for expected, (act, text, saved_checksum) in enumerate(acts, 1):
        checksum = next_checksum(checksum, str(text))
        if act != expected or saved_checksum != checksum:
            return False
    if row is None or not acts or row[COLUMNS.split(", ").index("acts")] != len(acts):
        return False
    try:
        parse_row(row)
    except ValueError:
        return False
    journal.copy_game(row, acts)
    return True
