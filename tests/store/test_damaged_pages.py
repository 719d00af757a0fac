"""No changed byte of the journal's file stops the game for ever."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from byte_changes import PAGE, first_page, other_pages, outcome_of
from matches import NAMES, Session, quick_journal

from accessible_uno.record.header import Header
from accessible_uno.store import database
from accessible_uno.store.journal import FILE
from accessible_uno.store.log import Replay
from accessible_uno.store.recovery import open_journal

SAMPLE = 30


@pytest.fixture
def whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[bytes]:
    """A journal of three short games; nothing waits for the disk."""
    monkeypatch.setattr(database, "SYNCHRONOUS", "OFF")
    journal = quick_journal(tmp_path / "whole")
    for seed in "123":
        Session(journal, seed=seed).play(12)
    journal.close()
    yield (tmp_path / "whole" / FILE).read_bytes()


@pytest.mark.slow
def test_a_changed_byte_is_survived_wherever_it_is(whole: bytes, tmp_path: Path) -> None:
    """The file is used, or set aside and another one used, or is one of a later version."""
    changes = Random(11).sample(list(first_page(whole)), SAMPLE)
    changes += other_pages(whole, SAMPLE, "other pages")
    outcomes = {outcome_of(tmp_path / "copy", whole, *change) for change in changes}
    assert {"unchanged", "set aside, 3 saved"} <= outcomes


def test_without_its_first_page_no_game_is_lost(whole: bytes, tmp_path: Path) -> None:
    """The page holds nothing but the tables, which are known."""
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / FILE).write_bytes(bytes(PAGE) + whole[PAGE:])
    journal, recovery = open_journal(tmp_path / "copy")
    assert recovery is not None
    assert (recovery.games, recovery.cut, recovery.lost) == (3, 0, ())
    for game in journal.games():
        assert Replay(journal, game).to_the_end().names == NAMES
    journal.close()
    assert sorted(path.name for path in (tmp_path / "copy").iterdir()) == [
        *("games-damaged-1.sqlite3", "games.lock", FILE)
    ]


@pytest.mark.parametrize("old", [False, True])
def test_games_whose_rows_are_lost_are_read_from_their_acts(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: bool
) -> None:
    """The acts name the rules and the players; old ones do not say who of them is a person."""
    if old:
        monkeypatch.setattr(Header, "people", None)
    (tmp_path / "copy").mkdir()
    games = slice(PAGE, 2 * PAGE)
    assert b"Anne Bob Chlo" in whole[games]
    (tmp_path / "copy" / FILE).write_bytes(whole[:PAGE] + bytes(PAGE) + whole[2 * PAGE :])
    (tmp_path / "copy" / "games.damaged").touch()
    journal, recovery = open_journal(tmp_path / "copy", lambda names: names.index("Bob"))
    assert recovery is not None
    assert (recovery.games, recovery.cut, recovery.lost) == (3, 0, ())
    for game in journal.games():
        plan = game.plan
        assert (plan.rules, plan.names, plan.viewer, game.acts) == ("leaflet", NAMES, int(old), 12)
        assert Replay(journal, game).to_the_end().names == NAMES
    journal.close()


def test_an_error_of_the_binding_means_a_damaged_file(whole: bytes, tmp_path: Path) -> None:
    """SQLite quotes the changed letter of the schema, and Python cannot decode what it quotes."""
    place = whole.index(b"PRIMARY KEY (game") + len("PRIMARY K")
    assert outcome_of(tmp_path / "copy", whole, place, 0xF2) == "set aside, 3 saved"
