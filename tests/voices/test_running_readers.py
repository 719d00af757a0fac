"""Which screen reader runs, by the processes of the system."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from accessible_uno.voices.speech import running_readers
from accessible_uno.voices.speech.running_readers import (
    READERS,
    running_programs,
    running_reader,
)


def process(folder: Path, number: int, name: str, *command: str) -> Path:
    """A process as the system describes it."""
    place = folder / str(number)
    place.mkdir()
    (place / "comm").write_text(f"{name}\n")
    (place / "cmdline").write_bytes(b"\0".join(word.encode() for word in (*command, "")))
    return place


@pytest.mark.parametrize(
    ("name", "command", "reader"),
    [
        ("orca", ("/usr/bin/python3", "/usr/bin/orca"), "Orca"),
        ("python3", ("/usr/bin/python3", "-u", "/usr/local/bin/fenrir"), "Fenrir"),
        ("yasr", ("yasr",), "yasr"),
        ("python3.11", ("python3.11", "-m", "http.server"), None),
        ("bash", ("bash", "-c", "orca"), None),
        ("python3", ("python3",), None),
    ],
)
def test_a_reader_is_known_by_its_program(
    tmp_path: Path, name: str, command: tuple[str, ...], reader: str | None
) -> None:
    """Also where an interpreter runs it; a shell that names it is no reader."""
    process(tmp_path, 7, name, *command)
    (tmp_path / "self").mkdir()
    (tmp_path / "8").mkdir()  # it has just ended
    assert running_reader(running_programs(tmp_path)) == reader


def test_the_reader_of_somebody_else_is_not_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what belongs to this user or to the system counts."""
    process(tmp_path, 7, "orca")
    assert running_reader(running_programs(tmp_path)) == "Orca"
    monkeypatch.setattr(running_readers, "_SYSTEM", -1)
    monkeypatch.setattr(os, "getuid", lambda: (tmp_path / "7").stat().st_uid + 1)
    assert running_reader(running_programs(tmp_path)) is None


def test_a_system_without_such_files_has_none(tmp_path: Path) -> None:
    assert running_programs(tmp_path / "proc") == frozenset()
    assert running_reader(frozenset()) is None
    assert all(READERS.values())
