"""Commands run in this process, at a home of their own."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from accessible_uno.app.main import run
from accessible_uno.app.preferences import settings_file_of_player

RECORD: Final = (
    '[Seats "A B"]\n[Dealer "B"]\n[Hands "A: r1; B: g1"]\n[Discard "r2"]\n[Turn "A"]\nA r1\n'
)

Heard = Callable[..., tuple[int, str, str]]
"""Runs a command, with what is typed as ``typed``; returns its status and what it writes."""


@pytest.fixture
def heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Heard:
    """What a command returns and writes."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    settings_file_of_player.cache_clear()
    (tmp_path / "r.uno").write_text(RECORD)

    def run_it(*words: str, typed: str = "") -> tuple[int, str, str]:
        capsys.readouterr()
        keyboard = tmp_path / "typed"
        keyboard.write_text(typed)
        with keyboard.open("rb") as file:
            monkeypatch.setattr("sys.stdin", io.TextIOWrapper(file, "utf-8"))
            status = run(words)
        told = capsys.readouterr()
        return status, told.out, told.err

    return run_it
