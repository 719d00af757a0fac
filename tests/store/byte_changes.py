"""One byte of a journal is changed: is the file used, or set aside, or refused in words?"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

from matches import Session

from accessible_uno.store.errors import (
    DAMAGED,
    NEWER,
    BrokenGame,
    NoSuchGame,
    StoreError,
    UnreadableGame,
)
from accessible_uno.store.journal import FILE, Journal
from accessible_uno.store.log import Replay
from accessible_uno.store.recovery import open_journal

PAGE = 4096
VALUES = (0xF2, 0x80, 0xFF)
"""What a byte becomes: the beginning and the middle of a character, and what no text holds."""


def first_page(whole: bytes) -> Iterator[tuple[int, int]]:
    """Yield place and value of every change of a byte of the first page that is not zero."""
    for place in range(PAGE):
        if whole[place]:
            yield from ((place, value) for value in VALUES if value != whole[place])


def other_pages(whole: bytes, count: int, seed: str) -> Iterator[tuple[int, int]]:
    """Yield place and value of so many changes behind the first page."""
    chance = Random(seed)
    for _ in range(count):
        yield chance.randrange(PAGE, len(whole)), chance.choice((0, 1, *VALUES))


def outcome_of(folder: Path, whole: bytes, place: int, value: int) -> str:
    """Use a journal with one byte changed as the commands do; return what came of it.

    Raises:
        Exception: something that no command turns into a sentence.
        AssertionError: the journal cannot be used, and is not set aside either.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    changed = bytearray(whole)
    changed[place] = value
    (folder / FILE).write_bytes(changed)
    outcome = "unchanged"
    for _ in range(3):
        try:
            journal, recovery = open_journal(folder)
            if recovery is not None:
                outcome = f"set aside, {recovery.games} saved"
            try:
                use(journal)
            finally:
                journal.close()
        except StoreError as wrong:
            if wrong.code == NEWER:
                return NEWER
            assert wrong.code == DAMAGED, wrong
        else:
            return outcome
    raise AssertionError(f"byte {place} as {value:#x}: the journal cannot be used")


def use(journal: Journal) -> None:
    """Do what ``history``, ``resume``, ``history export`` and ``play`` do with a journal."""
    for number in [game.number for game in journal.games()]:
        with suppress(BrokenGame, NoSuchGame, UnreadableGame):
            Replay(journal, journal.game(number)).to_the_end()
    list(journal.open_games())
    list(journal.finished())
    journal.take_unreported()
    Session(journal).play(2)
