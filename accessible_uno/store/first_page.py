"""A damaged first page made anew: it holds the schema, without which no game can be read.

Every journal begins with the same tables in the same order, so its first page differs from that of
an empty one by some counters alone.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from shutil import copyfile
from typing import Final

from accessible_uno.store.database import SCHEMA

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
