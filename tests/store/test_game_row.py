"""Invalid rows of the journal are refused, and cost no other game."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from matches import Session

from accessible_uno.store.errors import DAMAGED, StoreError
from accessible_uno.store.game_row import COLUMNS, GameRow, parse_row
from accessible_uno.store.journal import FILE, Journal
from accessible_uno.store.recovery import open_journal

ROW = (3, 1_700_000_000, 12.5, "leaflet", "Anne Bob", 0, "7", None, 100, "{}", "{}", 9, 1)
ROWS = (*ROW, "20 0", "", 0, 0, 1, None)


def row_with(column: str, value: object) -> tuple[object, ...]:
    """Return a valid row with one column changed."""
    at = COLUMNS.split(", ").index(column)
    return (*ROWS[:at], value, *ROWS[at + 1 :])


def test_a_good_row_is_a_game() -> None:
    """Each column in its place."""
    game = GameRow(
        3, 1_700_000_000, 12.5, "leaflet", ("Anne", "Bob"), 0, "7", None, 100, "{}", "{}"
    )
    assert parse_row(ROWS) == replace(game, acts=9, rounds=1, scores=(20, 0))


@pytest.mark.parametrize(
    ("column", "value"),
    [
        *(("number", 0), ("number", "x"), ("begun", 10**18), ("begun", b"\x00"), ("begun", 1.5)),
        *(("seconds", float("inf")), ("seconds", -1), ("seconds", "x"), ("rules", None)),
        *(("rules", "\x1b[2J"), ("names", ""), ("names", "A\u202e B"), ("names", b"Anne Bob")),
        *(("viewer", 2), ("viewer", -1), ("viewer", "0"), ("lapses", 101), ("lapses", None)),
        *(("manner", 5), ("mind", None), ("acts", -1), ("acts", 2**63 - 1), ("rounds", "many")),
        *(("scores", "1"), ("scores", "1 x"), ("scores", "9" * 5_000), ("winners", "2")),
        *(("winners", "-1"), ("over", "yes"), ("over", 1.0), ("tally", 5)),
    ],
)
def test_a_row_that_makes_no_sense_is_refused(column: str, value: object) -> None:
    """A value of another type, out of range, or a name with forbidden characters."""
    with pytest.raises(ValueError):
        parse_row(row_with(column, value))


def test_a_game_that_makes_no_sense_costs_no_other(tmp_path: Path) -> None:
    """The file is renamed, unchanged, and the other games are copied to a new one."""
    journal = Journal(tmp_path)
    for seed in ("1", "2"):
        Session(journal, seed=seed).table.next_round()
    journal.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.execute("UPDATE games SET names = 'A\x1b[2J B C' WHERE number = 1")
        file.commit()
    journal = Journal(tmp_path)
    with pytest.raises(StoreError) as wrong:
        list(journal.games())
    assert wrong.value.code == DAMAGED
    journal.close()
    journal, recovery = open_journal(tmp_path)
    assert recovery is not None
    assert recovery.games == 1
    assert [game.number for game in journal.games()] == [2]
    journal.close()
