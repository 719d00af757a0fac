"""A journal that cannot be written is read from a copy."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import pytest
from matches import Session, quick_journal

from accessible_uno.app import journal_access
from accessible_uno.app.arguments import Call, settled
from accessible_uno.app.commands.history import history
from accessible_uno.app.errors import Failure
from accessible_uno.app.journal_access import with_journal
from accessible_uno.store.errors import StoreError
from accessible_uno.store.journal import FILE, JournalCopy


@pytest.fixture
def copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where copies are made."""
    folder = tmp_path / "copies"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def test_a_copy_holds_what_is_still_in_the_log(tmp_path: Path, copies: Path) -> None:
    """The journal stays as it is, and of the copy nothing stays."""
    journal = quick_journal(tmp_path)
    Session(journal).play(7)
    before = {path: path.read_bytes() for path in tmp_path.glob(f"{FILE}*")}
    assert any(path.name.endswith("-wal") for path in before)
    copy = JournalCopy(tmp_path)
    (game,) = copy.games()
    assert len(list(copy.read_acts(game.number, game.acts))) == 7
    copy.change(game.number, stats="{}")
    copy.close()
    assert {path: path.read_bytes() for path in before} == before
    assert not list(copies.iterdir())
    journal.close()


def test_games_on_a_disk_that_can_only_be_read_are_listed(
    tmp_path: Path,
    copies: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What would write says why it cannot."""
    journal = quick_journal(tmp_path)
    Session(journal).play(3)
    journal.close()

    def refuse(_: object) -> None:
        raise StoreError(tmp_path / FILE, "EROFS", "read-only")

    monkeypatch.setattr(journal_access, "_open_journal", refuse)
    monkeypatch.setattr(journal_access, "data_folder", lambda: tmp_path)
    assert asyncio.run(settled(history(Call((), "en")))) == 0
    assert capsys.readouterr().out.startswith("1: ")
    with pytest.raises(Failure) as wrong:
        asyncio.run(with_journal(Call((), "en"), lambda *_: 0))
    assert wrong.value.text("en").endswith("cannot be opened: the disk is read-only.")
    assert not list(copies.iterdir())
