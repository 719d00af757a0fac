"""Invalid rows of the journal are refused, and cost no other game."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from matches import Session, quick_journal
from msgspec.structs import asdict, replace

from accessible_uno.store.errors import BrokenGame, NoSuchGame, UnreadableGame
from accessible_uno.store.game_row import COLUMNS, GameRow, format_row, parse_row
from accessible_uno.store.journal import FILE, Journal
from accessible_uno.store.recovery import open_journal
from accessible_uno.table.plan import Plan, seated

ROW = (3, 1_700_000_000, 12.5, "leaflet", "Anne Bob", 0, "7", None, 100, "{}", "{}", 9, 1)
ROWS = (*ROW, "20 0", "", 0, 0, 1, None)


def row_with(column: str, value: object) -> tuple[object, ...]:
    """Return a valid row with one column changed."""
    at = COLUMNS.split(", ").index(column)
    return (*ROWS[:at], value, *ROWS[at + 1 :])


def test_a_good_row_is_a_game() -> None:
    """Each column in its place."""
    plan = Plan("leaflet", seated(("Anne", "Bob"), (0,), ()), seed="7", viewer=0)
    game = GameRow(3, plan, 1_700_000_000, 12.5, "{}", "{}")
    assert parse_row(ROWS) == replace(game, acts=9, rounds=1, scores=(20, 0))


def test_a_row_that_makes_no_sense_is_refused(subtests: pytest.Subtests) -> None:
    """A value of another type, out of range, or a name with forbidden characters."""
    for column, value in [
        *(("number", 0), ("number", "x"), ("begun", 10**18), ("begun", b"\x00"), ("begun", 1.5)),
        *(("rules", None), ("rules", "\udcff"), ("seed", "\udcff"), ("bot", "\x1b[2J")),
        *(("rules", "\x1b[2J"), ("names", ""), ("names", "A\u202e B"), ("names", b"Anne Bob")),
        *(("viewer", 2), ("viewer", -1), ("viewer", "0"), ("lapses", 101), ("lapses", None)),
        *(("acts", -1), ("acts", 2**63 - 1), ("rounds", "many")),
        *(("scores", "1"), ("scores", "1 x"), ("scores", "9" * 5_000), ("winners", "2")),
        *(("winners", "-1"), ("over", "yes"), ("over", 1.0)),
    ]:
        with subtests.test(column=column), pytest.raises(ValueError):
            parse_row(row_with(column, value))


@pytest.mark.parametrize(
    ("column", "value", "attribute", "read_as"),
    [
        *(("seconds", float("inf"), "seconds", 0.0), ("seconds", "x", "seconds", 0.0)),
        *(("manner", 5, "output_config", "?"), ("manner", "\udcff", "output_config", "?")),
        *(("mind", None, "resume_state", "?"), ("offered", "x", "offers_resume", True)),
        ("tally", 5, "stats", None),
    ],
)
def test_what_only_accompanies_a_game_costs_no_game(
    column: str, value: object, attribute: str, read_as: object
) -> None:
    """Its duration, its settings, its bots' state and its statistics are read as missing."""
    expected = asdict(parse_row(ROWS)) | {attribute: read_as}
    assert asdict(parse_row(row_with(column, value))) == expected


def test_a_row_is_written_as_it_is_read() -> None:
    game = parse_row(ROWS)
    assert parse_row(format_row(game)) == game
    old_plan = replace(game.plan, seats=seated(("_anne", "’t"), (0,), ("easy",)))
    old = replace(game, plan=old_plan, stats="{}", offers_resume=False)
    assert parse_row(format_row(old)) == old


def unreadable_journal(folder: Path, number: int = 1) -> None:
    """Save three games, and make the row of one senseless."""
    journal = quick_journal(folder)
    for seed in ("1", "2", "3"):
        Session(journal, seed=seed).play(3)
    journal.close()
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.execute("UPDATE games SET names = 'A\x1b[2J B C' WHERE number = ?", (number,))
        file.commit()


def test_a_game_that_makes_no_sense_costs_no_other(tmp_path: Path) -> None:
    """It is skipped, told once, and kept; the file stays where it is."""
    unreadable_journal(tmp_path)
    for reported in ([1], []):
        journal, recovery = open_journal(tmp_path)
        assert recovery is None
        assert [game.number for game in journal.games()] == [3, 2]
        assert journal.take_unreported() == reported
        with pytest.raises(UnreadableGame):
            journal.game(1)
        with pytest.raises(NoSuchGame):
            journal.game(4)
        assert journal.numbers() == [3, 2, 1]
        assert len(list(journal.read_acts(1, 3))) == 3
        journal.close()
    assert not list(tmp_path.glob("*damaged*"))


def test_a_game_that_makes_no_sense_can_be_deleted(tmp_path: Path) -> None:
    unreadable_journal(tmp_path)
    journal = Journal(tmp_path)
    journal.delete(1)
    with pytest.raises(NoSuchGame):
        journal.game(1)
    assert journal.numbers() == [3, 2]
    journal.close()


def test_text_that_is_not_utf_8_costs_its_own_game(tmp_path: Path) -> None:
    """SQLite hands over whatever bytes there are."""
    unreadable_journal(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.execute("UPDATE games SET names = CAST(x'41ff2042' AS TEXT) WHERE number = 1")
        file.execute("UPDATE acts SET text = CAST(x'ff' AS TEXT) WHERE game = 2 AND number = 2")
        file.commit()
    journal = Journal(tmp_path)
    assert [game.number for game in journal.games()] == [3, 2]
    assert journal.unreadable == {1}
    with pytest.raises(BrokenGame) as broken:
        list(journal.read_acts(2, 3))
    assert broken.value.is_damage
    assert broken.value.act == 2
    journal.close()
