"""Our own files are private, whole, and ordinary files."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from accessible_uno.store import files
from accessible_uno.store.files import (
    open_own,
    open_private,
    private_folder,
    read_own,
    remove_leftovers,
    replace_own,
)

FORMER = "former"


def mode(place: Path) -> int:
    return stat.S_IMODE(place.stat().st_mode)


@pytest.mark.parametrize("nameless", [True, False], ids=["no name while written", "named"])
def test_a_file_is_replaced_whole_and_private(
    nameless: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the folders above it; a link to it stays a link, and nothing else is left."""
    if not nameless:
        monkeypatch.setattr(files, "NO_NAME", None)
    place = tmp_path / "ours" / "of it" / "file"
    for content in (b"one", b"another"):
        replace_own(place, content)
        assert read_own(place, 10) == content
        assert mode(place) == 0o600
    assert {mode(folder) for folder in (place.parent, place.parent.parent)} == {0o700}
    link = tmp_path / "link"
    link.symlink_to(place)
    replace_own(link, b"through it")
    assert link.is_symlink()
    assert place.read_bytes() == b"through it"
    assert list(place.parent.iterdir()) == [place]


def test_what_others_could_read_becomes_private(tmp_path: Path) -> None:
    """A file and a folder of an earlier edition."""
    folder = tmp_path / "ours"
    folder.mkdir(mode=0o755)
    (folder / "file").write_text(FORMER)
    (folder / "file").chmod(0o644)
    private_folder(folder)
    replace_own(folder / "file", b"now")
    assert (mode(folder), mode(folder / "file")) == (0o700, 0o600)


def test_a_file_that_the_player_names_for_hidden_cards_is_private(tmp_path: Path) -> None:
    """Also where others could read what stood there before."""
    for former in (False, True):
        place = tmp_path / str(former)
        if former:
            place.write_text(FORMER)
            place.chmod(0o644)
        os.close(open_private(place))
        assert (mode(place), place.read_bytes()) == (0o600, b"")


def test_no_pipe_and_no_folder_is_taken_for_a_file_of_ours(tmp_path: Path) -> None:
    """Nothing waits, nothing is replaced, and the error names the place."""
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for place, code in ((pipe, errno.ENXIO), (folder, errno.EISDIR)):
        for use in (
            lambda at: open_own(at, os.O_RDWR),
            lambda at: read_own(at, 10),
            lambda at: replace_own(at, b"ours"),
        ):
            with pytest.raises(OSError) as wrong:
                use(place)
            assert (wrong.value.errno, wrong.value.filename) == (code, str(place))
    with pytest.raises(OSError) as wrong:
        open_private(pipe)
    assert wrong.value.errno == errno.ENXIO
    assert (pipe.is_fifo(), folder.is_dir()) == (True, True)


def test_what_a_killed_program_left_is_removed(tmp_path: Path) -> None:
    """But not what a running one writes just now, and nothing else."""
    place = tmp_path / "settings.toml"
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    left = tmp_path / f".settings.toml.{dead.pid}"
    others = [tmp_path / f".settings.toml.{os.getppid()}", tmp_path / ".settings.toml.bak"]
    for each in (left, *others):
        each.touch()
    remove_leftovers(place)
    assert sorted(tmp_path.iterdir()) == sorted(others)
