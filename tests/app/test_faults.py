"""Problems around a game: a full disk, no rights, no home, a damaged file."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import environment, uno

from accessible_uno.app.paths import NAME

pytestmark = pytest.mark.slow

MATCH = ("play", "--lang", "en", "--seed", "7", "--rule", "target=60")
PATIENT = "draw\npass\n" * 400
ROOT = Path(__file__).resolve().parents[2]
FILE = "games.sqlite3"
FULL = ("--verbosity", "full")
"""Each card is told whole, whatever was told before it."""


def journal_of(home: Path) -> Path:
    return home / "data" / NAME / FILE


def test_a_full_disk_is_told_once_and_the_match_is_played_to_its_end(tmp_path: Path) -> None:
    """No file may grow beyond 60 KB; the game that is on disk by then can be resumed."""
    limit = 60_000

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    done = subprocess.run(
        [sys.executable, "-m", "accessible_uno", *MATCH, *FULL],
        input=PATIENT,
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        preexec_fn=little_room,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("not being saved") == 1
    assert done.stdout.rstrip().endswith("the match.")
    told = done.stdout.splitlines()
    again = uno(tmp_path, "resume", *FULL, typed="hand\n").out.splitlines()
    assert again[0].startswith("The game goes on")
    assert again[1] == "Just before:"
    assert again[2] in told


@pytest.mark.parametrize(
    ("limit", "asked", "left"),
    [
        (60_000, "Its last moves cannot be saved.", "the last moves could not be saved. To go on"),
        (10_000, "It cannot be saved.", "You have left; the game could not be saved."),
    ],
)
def test_a_full_disk_is_told_truly_when_the_player_leaves(
    limit: int, asked: str, left: str, tmp_path: Path
) -> None:
    """The question says what would be lost, and so does the last sentence."""
    done = subprocess.run(
        [sys.executable, "-m", "accessible_uno", *MATCH[:-1], "target=5000"],
        input="draw\npass\n" * 30 + "quit\nyes\n",
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "It will be saved" not in done.stdout
    assert f"Quit the game? Yes or no. {asked}" in done.stdout
    assert left in done.stdout.splitlines()[-1]
    again = uno(tmp_path, "resume", "--lang", "en", typed="hand\n")
    assert again.status == (0 if "go on" in left else 2)


def test_a_folder_that_may_not_be_written_to(tmp_path: Path) -> None:
    """One sentence; then the match goes to its end."""
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o555)
    if os.geteuid() == 0:  # whom no mode keeps out; but nobody makes folders in there
        folder = Path("/sys")
    command = [sys.executable, "-m", "accessible_uno", *MATCH]
    done = subprocess.run(
        command,
        input=PATIENT,
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path) | {"XDG_DATA_HOME": str(folder)},
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("not being saved") == 1
    assert done.stdout.rstrip().endswith("the match.")


def test_without_a_home_nothing_is_strewn_about(tmp_path: Path) -> None:
    """Locale C, no HOME, an unknown user: reported once, in ASCII; no file is created."""
    program = (
        "import os, sys; os.getuid = lambda: 2**31 - 7;"
        "from accessible_uno.app.main import run; sys.exit(run(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *MATCH],
        input=PATIENT.encode(),
        capture_output=True,
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C", "PYTHONPATH": str(ROOT)},
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"not being saved") == 1
    assert done.stdout.rstrip().endswith(b"the match.")
    assert list(tmp_path.iterdir()) == []


A_DAY = 86_400
"""Seconds by which that clock goes back at each look."""

BACKWARDS = """
import itertools, sys, time
moments = itertools.count(2_000_000_000, -86_400)
time.time = lambda: float(next(moments))
from accessible_uno.app.main import run
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.long
def test_a_clock_that_goes_backwards_all_the_time(tmp_path: Path) -> None:
    """It goes back a day at each call: games are played, left, resumed and listed in order."""

    def run(typed: str, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", BACKWARDS, *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=environment(tmp_path),
            timeout=300,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    limited = ("--rule", "time-limit=60", "--clock", "on")
    run("draw\npass\n", *MATCH, *limited)
    assert run(PATIENT, "resume").rstrip().endswith("the match.")
    run("hand\n", *MATCH)
    listed = [json.loads(line) for line in run("", "history", "--json").splitlines()]
    assert [(game["number"], game["over"]) for game in listed] == [(2, False), (1, True)]
    assert all(0 <= game["seconds"] < A_DAY for game in listed)
    assert "One finished game" in run("", "stats", "--lang", "en")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
def test_a_record_on_a_full_device_is_told_once(tmp_path: Path) -> None:
    """The match goes on and is kept; only the file that the player named is not written."""
    done = uno(tmp_path, *MATCH, "--record", "/dev/full", typed=PATIENT)
    assert (done.status, done.err) == (0, "")
    assert done.out.count("/dev/full") == 1
    assert done.out.rstrip().endswith("the match.")


def test_a_flipped_bit_is_told_with_its_act(tmp_path: Path) -> None:
    """The game is refused and kept; others in the same journal can be resumed."""
    for seed in ("7", "8"):
        uno(tmp_path, "play", "--lang", "en", "--seed", seed, typed="hand\n")
    place = journal_of(tmp_path)
    whole = place.read_bytes()
    spot = whole.index(b"[Seats")
    place.write_bytes(whole[:spot] + b"{" + whole[spot + 1 :])
    again = [uno(tmp_path, "resume", number, language="C.UTF-8") for number in "12"]
    assert sorted(done.status for done in again) == [0, 2]
    told = "".join(done.err for done in again)
    assert told.count("\n") == 1
    assert "move 1 " in told
    assert len(uno(tmp_path, "history").out.splitlines()) == 2


@pytest.mark.parametrize("share", [0.05, 0.5])
def test_a_cut_journal_is_set_aside_and_play_continues(tmp_path: Path, share: float) -> None:
    """One message says where the file is now; then games are saved again."""
    uno(tmp_path, "play", "--lang", "en", "--seed", "7", typed="hand\n")
    place = journal_of(tmp_path)
    with place.open("r+b") as file:
        file.truncate(int(place.stat().st_size * share))
    cut = place.read_bytes()
    outs = [uno(tmp_path, "play", "--lang", "en", "--seed", "9", typed="hand\n") for _ in range(2)]
    assert sum("set aside" in done.out for done in outs) == 1
    (aside,) = place.parent.glob("*damaged-1.sqlite3")
    assert aside.read_bytes()[: len(cut) // 2] == cut[: len(cut) // 2]
    assert outs[-1].out.rstrip().endswith("accessible-uno resume")
    assert uno(tmp_path, "resume", typed="hand\n").status == 0
