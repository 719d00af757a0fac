"""Standard streams that are closed, full or broken: one sentence, and the right exit status."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import environment, uno

pytestmark = pytest.mark.slow

WATCH = "play --watch --lang en --seed 1"


def shell(home: Path, line: str) -> tuple[int, str, str]:
    """Run a line of a shell in which ``uno`` is the program; return status, output and errors."""
    started = f'uno() {{ "{sys.executable}" -m accessible_uno "$@"; }}\n'
    done = subprocess.run(
        ["bash", "-c", started + line],
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        stdin=subprocess.DEVNULL,
        timeout=300,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("line", "status", "told"),
    [
        ("uno history --lang en >&-", 2, "What the game says cannot be written: it is closed."),
        ("uno --version --lang en >/dev/full", 2, "cannot be written: the disk is full."),
        ("uno history --lang fr >/dev/full", 2, "dit le jeu : le disque est plein."),
        ("uno play --lang en <&-", 2, "cannot read what you type: its standard input is closed."),
        ("uno play --lang en <&- >&- 2>&-", 2, ""),
        ("uno nothing 2>/dev/full", 2, ""),
    ],
)
def test_a_closed_or_full_stream_is_told_in_one_sentence(
    line: str, status: int, told: str, tmp_path: Path
) -> None:
    found, out, err = shell(tmp_path, line)
    err = err.replace("\u00a0", " ")
    assert (found, out) == (status, "")
    assert err.count("\n") == bool(told)
    assert told in err
    assert not list(tmp_path.rglob("fault.txt"))


def test_watching_ends_when_nobody_reads_any_more(tmp_path: Path) -> None:
    """The match is left unfinished, and is not counted as told."""
    status, out, err = shell(tmp_path, f"set -o pipefail; uno {WATCH} | head -1")
    assert (status, err) == (0, "")
    assert out.startswith("Welcome.")
    assert "Unfinished" in uno(tmp_path, "history", "--lang", "en").out
    assert uno(tmp_path, "resume").out.splitlines()[-1].endswith("the match.")


def test_an_end_that_could_not_be_written_is_told_by_the_next_resume(tmp_path: Path) -> None:
    """A match whose end nobody heard stays open."""
    whole = uno(tmp_path, *WATCH.split(), "--rule", "target=20").out.splitlines()
    (file,) = tmp_path.rglob("games.sqlite3")
    with sqlite3.connect(file) as journal:  # as it was before the last line
        journal.execute("UPDATE games SET told = 0")
    journal.close()
    status, _, err = shell(tmp_path, "uno resume --lang en >/dev/full")
    assert (status, err) == (2, "What the game says cannot be written: the disk is full.\n")
    assert uno(tmp_path, "resume", "--lang", "en").out.splitlines()[-1] == whole[-1]
    assert uno(tmp_path, "resume").status == 2


def test_a_game_that_is_saved_is_said_to_be(tmp_path: Path) -> None:
    """Where what is told can no longer be written, but what is played can."""
    uno(tmp_path, "play", "--lang", "en", "--seed", "3", typed="draw\n")
    status, _, err = shell(tmp_path, "echo hand | uno resume --lang en >/dev/full")
    assert status == 2
    told = f"Your game is saved; go on with: {sys.executable} -m accessible_uno resume\n"
    assert err.endswith(told)
    assert err.count("\n") == 1
