"""Kills matches at random moments and resumes them: ``python tests/bench/kills.py [KILLS [SEED]]``.

Each session must write what an undisturbed one writes: the last act before the kill, or one more,
and everything after it.  Prints how many kills were survived; stops at the first
that was not.
"""

from __future__ import annotations

import signal
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))
from command_line import sitting, uno
from test_kills import apart, joined, resumed

PRESETS = ("leaflet", "classic", "manual")
LONGEST_RUN = 120
LONGEST_WAIT = 0.01
"""Seconds between the last line that is listened to and the kill, at most."""


def killed(home: Path, arguments: tuple[str, ...], chance: Random) -> list[str]:
    """Run a command, kill it at some moment, and return all that it told."""
    with sitting(home, *arguments) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(chance.randrange(1, LONGEST_RUN))]
        time.sleep(chance.random() * LONGEST_WAIT)
        process.send_signal(signal.SIGKILL)
        told += process.stdout.readlines()
    return [line.rstrip("\n") for line in told if line.endswith("\n")]


def survived(home: Path, match: tuple[str, ...], most: int, chance: Random) -> int:
    """Kill one match again and again until it ends or enough were made; return how often."""
    whole = apart(uno(home / "alone", *match).out.splitlines()[1:])
    heard = apart(killed(home, match, chance)[1:])
    kills = 1
    while kills < most and heard != whole:
        told = killed(home, ("resume",), chance)
        heard = joined(heard, apart(resumed(told)), whole)
        kills += 1
    if heard != whole:
        heard = joined(heard, apart(resumed(uno(home, "resume").out.splitlines())), whole)
    assert heard == whole
    return kills


def main(wanted: int, seed: int) -> None:
    """Kill so often and write how it went."""
    chance = Random(seed)
    kills = matches = 0
    while kills < wanted:
        rules = PRESETS[matches % len(PRESETS)]
        match = (
            *("play", "--lang", "en", "--watch"),
            "--rules",
            rules,
            "--seed",
            f"{seed} {kills}",
        )
        with tempfile.TemporaryDirectory() as home:
            kills += survived(Path(home), match, wanted - kills, chance)
        matches += 1
        sys.stdout.write(f"kills={kills} matches={matches}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*(numbers + [200, 7][len(numbers) :]))
