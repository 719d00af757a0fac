"""A match that is killed again and again is the match that was left alone."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from command_line import environment, heard_until, sitting, uno

pytestmark = pytest.mark.slow

KILLS = 3
LONGEST_RUN = 60
"""Lines told before a kill, at most."""

AHEAD = 2
"""Lines that a command may tell before the kill, while its reader is slow."""

BOTS = ("--bot", "random")
"""They play the same whatever the levels learn."""

FULL = ("--verbosity", "full")
"""Each card is told whole, whatever was told before it."""

MATCH = ("play", "--lang", "en", "--seed", "4", "--watch", *BOTS, *FULL, "--rule", "target=200")

DRAWS_AND_PLAYS = r"(\w+) draws and (plays .*)"

PERMITTED = """
import io, os, sys
from accessible_uno.app.main import run

PERMITS = int(sys.argv[1])

class Permitted(io.FileIO):
    def write(self, line):
        os.read(PERMITS, 1)
        return super().write(line)

sys.stdout = io.TextIOWrapper(io.BufferedWriter(Permitted(1, "w")), "utf-8")
sys.exit(run(sys.argv[2:]))
"""
"""The command, which waits before each line that it tells for a byte on a pipe."""


def told_until_killed(home: Path, arguments: tuple[str, ...], lines: int) -> list[str]:
    """Run a command, kill it once it has told so many lines, and return all that it told."""
    permits, permit = os.pipe()
    os.write(permit, bytes(lines + AHEAD))
    with subprocess.Popen(
        [sys.executable, "-c", PERMITTED, str(permits), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=environment(home),
        pass_fds=(permits,),
    ) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        told += process.stdout.readlines()
    os.close(permits)
    os.close(permit)
    assert lines <= len(told) <= lines + AHEAD
    return [line.rstrip("\n") for line in told if line.endswith("\n")]


def test_a_killed_match_ends_with_the_very_lines_of_one_left_alone(tmp_path: Path) -> None:
    """Each session repeats the last act and continues; nothing is lost or different.

    What was on disk when the process died is the last act that was told, or one more, which the
    resumption tells: so the lines of all sessions overlap without a gap.
    """
    chance = Random(7)
    whole = apart(uno(tmp_path / "alone", *MATCH).out.splitlines()[1:])
    assert len(whole) > KILLS * (LONGEST_RUN + AHEAD), "the match is too short: choose another seed"
    heard = apart(told_until_killed(tmp_path, MATCH, chance.randrange(2, LONGEST_RUN))[1:])
    assert heard == whole[: len(heard)]
    for _ in range(KILLS - 1):
        told = told_until_killed(tmp_path, ("resume", *FULL), chance.randrange(2, LONGEST_RUN))
        assert told[0].startswith("The game goes on among Karim, Quentin, Apolline and Prudence")
        heard = joined(heard, apart(resumed(told)), whole)
    rest = uno(tmp_path, "resume", *FULL)
    assert rest.status == 0
    assert joined(heard, apart(resumed(rest.out.splitlines())), whole) == whole
    assert uno(tmp_path, "resume").status == 2


def resumed(lines: list[str]) -> list[str]:
    """Return what a resumed match tells, without the words that it goes on from the past."""
    return [line for line in lines[1:] if line != "Just before:"]


def apart(lines: list[str]) -> list[str]:
    """Return the lines with each draw and the card laid after it told apart.

    A kill between the two lets the resumption tell the draw alone.
    """
    return [
        part
        for line in lines
        for part in re.sub(DRAWS_AND_PLAYS, r"\1 draws.\n\1 \2", line).split("\n")
    ]


def joined(heard: list[str], told: list[str], whole: list[str]) -> list[str]:
    """Return the lines of ``whole`` that both sessions told, the second without leaving any out."""
    for begins in range(len(heard), -1, -1):
        ends = begins + len(told)
        if whole[begins:ends] == told:
            return whole[: max(ends, len(heard))]
    raise AssertionError(f"{heard[-3:]} is not gone on with in {told[:3]}")


def test_an_end_that_was_not_told_is_told(tmp_path: Path) -> None:
    """A match killed before the lines of its last act were written stays open until they are."""
    match = (*MATCH[:-1], "target=20")
    whole = uno(tmp_path, *match).out.splitlines()
    (file,) = tmp_path.rglob("games.sqlite3")
    with sqlite3.connect(file) as journal:  # as it was before the last line
        journal.execute("UPDATE games SET told = 0")
    journal.close()
    again = resumed(uno(tmp_path, "resume").out.splitlines())
    assert again == whole[-len(again) :]
    assert again[-1].endswith("the match.")
    assert uno(tmp_path, "resume").status == 2


def test_a_draw_that_waited_for_the_card_is_told_after_a_kill(tmp_path: Path) -> None:
    """It was to be told in one sentence with the card; the kill came before both."""
    uno(tmp_path, *MATCH)
    (file,) = tmp_path.rglob("games.sqlite3")
    with sqlite3.connect(file) as journal:
        acts = dict(journal.execute("SELECT number, text FROM acts").fetchall())
        last = next(
            number
            for number, text in acts.items()
            if acts.get(number - 1) == f"{text.split()[0]} draw\n" and not text.endswith("pass\n")
        )
        journal.execute("DELETE FROM acts WHERE number > ?", (last,))
        journal.execute("UPDATE games SET acts = ?, over = 0, told = 0, winners = ''", (last,))
    journal.close()
    told = resumed(uno(tmp_path, "resume").out.splitlines())
    assert told[0].startswith(f"{acts[last].split()[0]} draws and plays")


def test_the_bots_that_were_chosen_go_on(tmp_path: Path) -> None:
    """Bots of one kind, chosen instead of the cast, continue with their random numbers."""
    match = (*MATCH[:-1], "target=60", "--bot", "bold")
    whole = apart(uno(tmp_path / "alone", *match).out.splitlines()[1:])
    heard = apart(told_until_killed(tmp_path, match, 40)[1:])
    told = apart(resumed(uno(tmp_path, "resume", *FULL).out.splitlines()))
    assert joined(heard, told, whole) == whole


@pytest.mark.long
def test_a_level_changed_just_before_a_kill_is_kept(tmp_path: Path) -> None:
    with sitting(tmp_path, "play", "--lang", "en", "--seed", "11") as process:
        assert process.stdin is not None
        process.stdin.write("level Zoé strong\n")
        process.stdin.flush()
        heard_until(process, "From now on, Zoé is strong.")
        process.send_signal(signal.SIGKILL)
    told = uno(tmp_path, "resume", typed="levels\n").out
    assert "Zoé: strong" in told
