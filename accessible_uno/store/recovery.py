"""A journal that is damaged is put aside whole, and what can still be read goes on in a new one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from accessible_uno.store.database import put_aside
from accessible_uno.store.errors import DAMAGED, StoreError
from accessible_uno.store.game_row import COLUMNS, kept
from accessible_uno.store.journal import FILE, Journal, sealed


@dataclass(frozen=True)
class Salvage:
    """What became of a damaged journal.

    Attributes:
        aside: where it lies now, as it was.
        games: how many games of it go on in the new one.
    """

    aside: Path
    games: int


def open_journal(folder: Path) -> tuple[Journal, Salvage | None]:
    """Open the journal of a folder; put a damaged one aside first.

    Raises:
        StoreError: the folder or its file cannot be used.
    """
    try:
        return Journal(folder), None
    except StoreError as wrong:
        if wrong.code != DAMAGED:
            raise
    return renewed(folder)


def renewed(folder: Path) -> tuple[Journal, Salvage]:
    """Put the journal of a folder aside, and begin a new one with the games that can be read.

    Raises:
        StoreError: the folder cannot be used.
    """
    aside = put_aside(folder / FILE)
    journal = Journal(folder)
    games = 0
    with suppress(sqlite3.Error), closing(sqlite3.connect(aside)) as old:
        for number in _numbers(old):
            if _moved(old, journal, number):
                games += 1
    return journal, Salvage(aside, games)


def _numbers(old: sqlite3.Connection) -> list[int]:
    """The games that are still known, read from both ends towards the damage."""
    found: set[int] = set()
    for order in ("ASC", "DESC"):
        found.update(_readable(old, f"SELECT number FROM games ORDER BY number {order}"))
    found.update(_readable(old, "SELECT DISTINCT game FROM acts"))
    return sorted(found)


def _readable(old: sqlite3.Connection, statement: str) -> Iterator[int]:
    with suppress(sqlite3.Error):
        for (number,) in old.execute(statement):
            if isinstance(number, int):
                yield number


def _moved(old: sqlite3.Connection, journal: Journal, number: int) -> bool:
    """Copy a game with all its acts, if every one can be read and is what was written."""
    try:
        row = old.execute(f"SELECT {COLUMNS} FROM games WHERE number = ?", (number,)).fetchone()
        acts = old.execute(
            "SELECT number, text, seal FROM acts WHERE game = ? ORDER BY number", (number,)
        ).fetchall()
    except sqlite3.Error:
        return False
    before = 0
    for place, (act, text, seal) in enumerate(acts, 1):
        before = sealed(before, str(text))
        if act != place or seal != before:
            return False
    if row is None or not acts or row[COLUMNS.split(", ").index("acts")] != len(acts):
        return False
    try:
        kept(row)
    except ValueError:
        return False
    journal.take_in(row, acts)
    return True
