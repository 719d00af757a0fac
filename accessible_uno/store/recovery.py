"""Recovery of a damaged journal: its file is kept aside, its readable games go into a new one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.game.base import ONLOOKER, Seat
from accessible_uno.record.errors import RecordError
from accessible_uno.store.database import SCHEMA, decode_text, finish_setting_aside, set_aside
from accessible_uno.store.errors import DAMAGED, DATABASE_ERRORS, HELD, StoreError
from accessible_uno.store.game_row import COLUMNS, MOST, UNREADABLE, GameRow, parse_row
from accessible_uno.store.journal import FILE, Journal, next_checksum, open_locks
from accessible_uno.store.locks import GameLocks
from accessible_uno.table.plan import plan_of_header, seated

RowReader: TypeAlias = Callable[[sqlite3.Connection, int], GameRow | None]
"""Returns the row of a game by its number, or ``None``."""

NEXT_ROUND: Final = "round"
"""The first word of the act with which the table begins a further round."""

REBUILDING: Final = "rebuilding"
"""The folder in which a new journal is made; it exists only meanwhile."""


class Recovery(Struct, frozen=True):
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


SeatOfPerson: TypeAlias = Callable[[Sequence[str]], Seat]
"""Returns the seat of the person among the names at a table, or ``ONLOOKER``."""


def nobody(_names: Sequence[str]) -> Seat:
    """Return that nobody known sits at the table."""
    return ONLOOKER


def open_journal(
    folder: Path, seat_of_person: SeatOfPerson = nobody
) -> tuple[Journal, Recovery | None]:
    """Open the journal of a folder; a damaged one is set aside first.

    It is not set aside while another session has it open, whose acts would be lost with it.

    Args:
        folder: the folder.
        seat_of_person: guesses who played a game of which the acts alone can be read.

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
        journal, recovery = _recover(folder, locks, seat_of_person)
    except StoreError:
        locks.close()
        raise
    locks.join()
    return journal, recovery


def _recover(
    folder: Path, locks: GameLocks, seat_of_person: SeatOfPerson
) -> tuple[Journal, Recovery | None]:
    if not (folder / FILE).exists() and (folder / REBUILDING / FILE).exists():
        finish_setting_aside(folder / FILE, folder / REBUILDING / FILE)  # a session was killed
    try:
        return Journal(folder, locks), None  # another session was quicker
    except StoreError as wrong:
        if wrong.code != DAMAGED:
            raise
    return rebuild_journal(folder, locks, seat_of_person)


def rebuild_journal(
    folder: Path, locks: GameLocks, seat_of_person: SeatOfPerson
) -> tuple[Journal, Recovery]:
    """Set the journal of a folder aside, and make a new one with the games that can be read.

    The new file takes the place of the damaged one when it is whole: where the disk is full, for
    example, everything stays as it was.

    Raises:
        StoreError: the folder cannot be used.
    """
    from shutil import rmtree

    place = folder / FILE
    workshop = folder / REBUILDING
    rmtree(workshop, ignore_errors=True)  # of a session that was killed
    try:
        with closing(Journal(workshop)) as rebuilt:
            recovery = _copy_games(place, rebuilt, seat_of_person)
        recovery = replace(recovery, aside=set_aside(place, workshop / FILE))
    finally:
        if place.exists():
            rmtree(workshop, ignore_errors=True)
    journal = Journal(folder, locks)
    journal.unreadable.update(recovery.lost)
    return journal, recovery


def _copy_games(place: Path, rebuilt: Journal, seat_of_person: SeatOfPerson) -> Recovery:
    """Copy what can be read of a damaged file; what cannot, with its first page made anew.

    Last come the games whose rows are lost: what matters of a row stands in the acts.
    """
    known: set[int] = set()
    copied: dict[int, bool] = {}
    given = 0
    sources = list(_sources(place, rebuilt.place.parent))
    from_acts = partial(_row_of_acts, seat_of_person, _last_change(place))
    readers: tuple[RowReader, ...] = (_readable_row, from_acts)
    for read_row, source in product(readers, sources):
        with suppress(*DATABASE_ERRORS), closing(sqlite3.connect(source)) as damaged:
            damaged.text_factory = decode_text
            known.update(_known_numbers(damaged))
            given = max([given, *known, *_given_numbers(damaged)])
            for number in sorted(known.difference(copied)):
                if (whole := _copy_game(damaged, rebuilt, read_row, number)) is not None:
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


def _copy_game(
    damaged: sqlite3.Connection, rebuilt: Journal, read_row: RowReader, number: int
) -> bool | None:
    """Copy a game up to the damage; return whether it is whole, or ``None`` for nothing."""
    game = read_row(damaged, number)
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


def _last_change(place: Path) -> int:
    """Return when a file was last written to, in seconds since 1970; 0 where that is not known."""
    with suppress(OSError):
        return int(place.stat().st_mtime)
    return 0


def _row_of_acts(
    seat_of_person: SeatOfPerson, begun: int, damaged: sqlite3.Connection, number: int
) -> GameRow | None:
    """Make the row of a game anew from its acts; its date, its seed and its bots are lost."""
    acts = [text for _, text, _ in _good_acts(damaged, number)]
    if not acts:
        return None
    from accessible_uno.record.reader import read_cases  # hardly a game has lost its row

    try:
        header = next(read_cases(acts[0].splitlines())).header
        plan = plan_of_header(header)
    except RecordError:
        return None
    people = plan.people
    viewer = seat_of_person(plan.names) if plan.bots is None else next(iter(people), ONLOOKER)
    seats = seated(plan.names, () if viewer == ONLOOKER else (viewer,), ())
    plan = replace(plan, seats=seats, viewer=viewer)
    lines = "".join(acts).splitlines()
    rounds = 1 + sum(line.split(" ", 1)[0] == NEXT_ROUND for line in lines)
    return GameRow(number, plan, begun, 0.0, UNREADABLE, UNREADABLE, len(acts), rounds)


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


PAGE: Final = 4096
"""Bytes of a page, as SQLite makes them."""

WAL_VERSIONS: Final = slice(18, 20)
"""Where the first page says how the file is written and read; 2 means with a log."""

PAGE_COUNT: Final = slice(28, 32)
"""Where it says how many pages the file has."""


def with_new_first_page(place: Path, folder: Path) -> Path:
    """Copy a damaged journal and its log into ``folder``; its first page is that of an empty one.

    Returns:
        The copy.

    Raises:
        OSError: it cannot be copied.
    """
    from shutil import copyfile

    copy = folder / "repaired.sqlite3"
    copyfile(place, copy)
    with suppress(FileNotFoundError):
        copyfile(f"{place}-wal", f"{copy}-wal")
    first = bytearray(_empty_journal(folder / "empty.sqlite3"))
    first[WAL_VERSIONS] = b"\2\2"
    first[PAGE_COUNT] = (copy.stat().st_size // PAGE).to_bytes(4)
    with copy.open("r+b") as file:
        file.write(first)
    return copy


def _empty_journal(place: Path) -> bytes:
    """Return the first page of a journal without games."""
    with closing(sqlite3.connect(place)) as empty:
        empty.execute(f"PRAGMA page_size = {PAGE}")
        empty.executescript(SCHEMA)
    return place.read_bytes()[:PAGE]
