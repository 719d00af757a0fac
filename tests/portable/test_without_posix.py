"""The game without anything that Python has on POSIX systems alone, in processes of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.long

ROOT: Final = Path(__file__).resolve().parents[2]
WITHOUT: Final = Path(__file__).parent / "without_posix"
UNO: Final = (sys.executable, "-m", "accessible_uno")
LONGEST: Final = 300


def environment(home: Path) -> dict[str, str]:
    paths = os.pathsep.join((str(WITHOUT), str(ROOT)))
    return {"HOME": str(home), "PATH": os.environ["PATH"], "PYTHONPATH": paths}


def uno(home: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [*UNO, *words, "--lang", "en"],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=LONGEST,
    )


def told(home: Path, *words: str, typed: str = "") -> str:
    """Return what a command writes; it fails for nothing."""
    done = uno(home, *words, typed=typed)
    assert (done.returncode, done.stderr) == (0, ""), words
    return done.stdout


def test_a_whole_match_is_played_saved_and_gone_on_with(tmp_path: Path) -> None:
    """With the other commands of a player around it."""
    play = ("play", "--seed", "7", "--rule", "target=60")
    before = told(tmp_path, *play, typed="draw\npass\nquit\nyes\n")
    assert "Game saved. To go on with it: " in before
    after = told(tmp_path, "resume", typed="draw\npass\n" * 400)
    assert after.rstrip().endswith("the match.")
    assert "won; your score" in told(tmp_path, "history")
    assert "No finished game" not in told(tmp_path, "stats")
    assert "Leaflet" in told(tmp_path, "settings")
    assert "Leaflet" in told(tmp_path, "rules", "list")
    assert [place.name for place in tmp_path.rglob("*.lock")] == ["games.lock"]


def test_voices_and_sounds_are_looked_for(tmp_path: Path) -> None:
    """In worker processes, which talk through pipes and are ended."""
    done = uno(tmp_path, "doctor")
    assert (done.returncode in (0, 1), done.stderr) == (True, "")
    assert "Speech: espeak" in done.stdout
    assert "hort sounds" in done.stdout


def test_two_sessions_do_not_play_the_same_game(tmp_path: Path) -> None:
    first = subprocess.Popen(
        [*UNO, "play", "--lang", "en", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert first.stdin
    assert first.stdout
    try:
        while "Command:" not in first.stdout.readline():
            pass
        second = uno(tmp_path, "resume", "1")
    finally:
        first.communicate("quit\nyes\n", timeout=LONGEST)
    assert second.returncode == 2
    assert "another" in second.stderr


def test_the_names_are_gone(tmp_path: Path) -> None:
    """What the others show would otherwise be nothing."""
    looked = "import os, signal; print(hasattr(os, 'fork'), hasattr(signal, 'SIGHUP'))"
    done = subprocess.run(
        [sys.executable, "-c", f"{looked}\nimport fcntl"],
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert done.stdout == "False False\n"
    assert done.stderr.rstrip().endswith("import of fcntl halted; None in sys.modules")
