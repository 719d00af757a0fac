"""Recovery of a damaged journal: its file is kept aside, its readable games go into a new one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import rmtree
from typing import Final

from accessible_uno.store.database import decode_text, finish_setting_aside, set_aside
from accessible_uno.store.errors import DAMAGED, DATABASE_ERRORS, HELD, StoreError
from accessible_uno.store.first_page import with_new_first_page
from accessible_uno.store.game_row import COLUMNS, MOST, GameRow, parse_row
from accessible_uno.store.journal import FILE, Journal, next_checksum, open_locks
from accessible_uno.store.locks import GameLocks

REBUILDING: Final = "rebuilding"
"""The folder in which a new journal is made; it exists only meanwhile."""


@dataclass(frozen=True)
class Recovery:
    """What was recovered from a damaged journal.

    Attributes:
        aside: where the damaged file is now, unchanged.
        games: how many of its games are in the new one.
        cut: how many of those lack the acts from the damage on.
        lost: the numbers of the games of which nothing could be read.
    """

    aside: Path
    games: int
    cut: int = 0
    lost: tuple[int, ...] = ()


def open_journal(folder: Path) -> tuple[Journal, Recovery | None]:
    """Open the journal of a folder; a damaged one is set aside first.

    It is not set aside while another session has it open, whose acts would be lost with it.

    Raises:
        StoreError: the folder or its file cannot be used, or ``HELD``.
    """
    try:
        return Journal(folder), None
    except StoreError as wrong:
        if wrong.code != DAMAGED:
            raise
    locks = open_locks(folder)
    try:
        if not locks.exclude_others():
            raise StoreError(folder / FILE, HELD, "another session has it open")
        journal, recovery = _recover(folder, locks)
    except StoreError:
        locks.close()
        raise
    locks.admit_others()
    return journal, recovery


def _recover(folder: Path, locks: GameLocks) -> tuple[Journal, Recovery | None]:
    if not (folder / FILE).exists() and (folder / REBUILDING / FILE).exists():
        finish_setting_aside(folder / FILE, folder / REBUILDING / FILE)  # a session was killed
    try:
        return Journal(folder, locks), None  # another session was quicker
    except StoreError as wrong:
        if wrong.code != DAMAGED:
            raise
    return rebuild_journal(folder, locks)


def rebuild_journal(folder: Path, locks: GameLocks) -> tuple[Journal, Recovery]:
    """Set the journal of a folder aside, and make a new one with the games that can be read.

    The new file takes the place of the damaged one when it is whole: where the disk is full, for
    example, everything stays as it was.

    Raises:
        StoreError: the folder cannot be used.
    """
    place = folder / FILE
    workshop = folder / REBUILDING
    rmtree(workshop, ignore_errors=True)  # of a session that was killed
    try:
        rebuilt = Journal(workshop)
        try:
            recovery = _copy_games(place, rebuilt)
        finally:
            rebuilt.close()
        recovery = replace(recovery, aside=set_aside(place, workshop / FILE))
    finally:
        if place.exists():
            rmtree(workshop, ignore_errors=True)
    journal = Journal(folder, locks)
    journal.unreadable.update(recovery.lost)
    return journal, recovery


def _copy_games(place: Path, rebuilt: Journal) -> Recovery:
    """Copy what can be read of a damaged file; what cannot, with its first page made anew."""
    known: set[int] = set()
    copied: dict[int, bool] = {}
    given = 0
    for source in _sources(place, rebuilt.place.parent):
        with suppress(*DATABASE_ERRORS), closing(sqlite3.connect(source)) as damaged:
            damaged.text_factory = decode_text
            known.update(_known_numbers(damaged))
            given = max([given, *known, *_given_numbers(damaged)])
            for number in sorted(known.difference(copied)):
                if (whole := _copy_game(damaged, rebuilt, number)) is not None:
                    copied[number] = whole
        if copied and len(copied) == len(known):
            break
    rebuilt.keep_number(given)
    lost = tuple(sorted(known.difference(copied)))
    return Recovery(place, len(copied), list(copied.values()).count(False), lost)


def _sources(place: Path, folder: Path) -> Iterator[Path]:
    """Yield the files in which games may be readable."""
    if place.exists():
        yield place
        with suppress(*DATABASE_ERRORS):
            yield with_new_first_page(place, folder)


def _copy_game(damaged: sqlite3.Connection, rebuilt: Journal, number: int) -> bool | None:
    """Copy a game up to the damage; return whether it is whole, or ``None`` for nothing."""
    game = _readable_row(damaged, number)
    acts = list(_good_acts(damaged, number))
    if game is None or not acts:
        return None
    # The row keeps the number of acts that there were: the game is known to be cut.
    there_were = max(game.acts, len(acts))
    rebuilt.copy_game(replace(game, acts=there_were), acts)
    return there_were == len(acts)


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


def _given_numbers(damaged: sqlite3.Connection) -> list[int]:
    """Return the highest number that was ever given to a game, where it can be read."""
    return list(_readable_numbers(damaged, "SELECT seq FROM sqlite_sequence"))


def _readable_numbers(damaged: sqlite3.Connection, statement: str) -> Iterator[int]:
    with suppress(*DATABASE_ERRORS):
        for (number,) in damaged.execute(statement):
            if isinstance(number, int) and 0 < number < MOST:
                yield number


def _readable_row(damaged: sqlite3.Connection, number: int) -> GameRow | None:
    statement = f"SELECT {COLUMNS} FROM games WHERE number = ?"
    with suppress(*DATABASE_ERRORS):
        row = damaged.execute(statement, (number,)).fetchone()
        return None if row is None else parse_row(row)
    return None


def _good_acts(damaged: sqlite3.Connection, number: int) -> Iterator[tuple[int, str, int]]:
    """Yield number, text and checksum of each act up to the first that is not what it was."""
    statement = "SELECT number, text, seal FROM acts WHERE game = ? ORDER BY number"
    checksum = 0
    with suppress(*DATABASE_ERRORS):
        for expected, (act, text, saved_checksum) in enumerate(
            damaged.execute(statement, (number,)), 1
        ):
            checksum = next_checksum(checksum, str(text))
            if act != expected or saved_checksum != checksum:
                return
            yield act, text, checksum
