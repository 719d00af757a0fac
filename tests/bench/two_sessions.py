"""Kills two sessions at one store at random: ``python tests/bench/two_sessions.py [KILLS [SEED]]``.

One watches matches, the other plays and changes a setting between its acts; both are killed
at some moment, resumed, and killed again.  After each pair of kills: what the watcher heard is
what an undisturbed match tells; each act that the player heard is in the journal; the journal, each
of its games and the settings file are whole.  Prints how many kills were survived; stops at the
first that was not.
"""

from __future__ import annotations

import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))
from command_line import sitting, uno
from test_kills import joined

from accessible_uno.app.commands.record import hear
from accessible_uno.app.paths import NAME
from accessible_uno.store.journal import FILE, Journal
from accessible_uno.store.log import Replay

LONGEST_RUN = 60
"""Lines that are heard, or typed, before a kill, at most."""

LONGEST_WAIT = 0.03
"""Seconds between the last of them and the kill, at most."""

KILLS_EACH_HOME = 50
BOT = re.compile(r"(Prudence|Victor|Luna) (plays|draws|passes)\b")
BOTH = re.compile(r"^(\w+) draws and plays")
SORTS = ("colour", "value", "received")


class Watcher:
    """Watches match after match in a home, and joins what its sessions tell."""

    def __init__(self, home: Path, chance: Random) -> None:
        self.home = home
        self.chance = chance
        self.matches = 0
        self._begin()

    def _begin(self) -> None:
        self.match = ("play", "--lang", "en", "--watch", "--seed", str(self.chance.random()))
        self.whole = apart(uno(self.home / "alone", *self.match).out.splitlines()[1:])
        self.heard: list[str] = []
        self.number = 0

    def be_killed(self) -> None:
        """Watch for a while until the kill; an undisturbed match must tell the same."""
        if self.heard == self.whole:
            self._begin()
            self.matches += 1
        words = ("resume", str(self.number), "--lang", "en") if self.number else self.match
        with sitting(self.home, *words) as process:
            assert process.stdout is not None
            told = [process.stdout.readline() for _ in range(self.chance.randrange(LONGEST_RUN))]
            self.number = self.number or last_number(self.home, viewer=-4)
            kill(process, self.chance)
            told += process.stdout.readlines()
        lines = apart([line.rstrip("\n") for line in told if line.endswith("\n")])
        first = next((at for at, line in enumerate(lines) if line in self.whole), len(lines))
        self.heard = joined(self.heard, lines[first:], self.whole)
        self.number = self.number or last_number(self.home, viewer=-4)


class Player:
    """Plays one game after the other in a home, and changes a setting between the acts."""

    def __init__(self, home: Path, chance: Random) -> None:
        self.home = home
        self.chance = chance
        self.number = 0
        self.settings = 0
        self.sort_sent = self.sort_told = ""
        self.sorts_in_file = {""}
        """What the settings file may say: what was told last, or what was typed since."""

    def be_killed(self) -> None:
        """Play for a while until the kill; what was told must be in the journal."""
        self.sort_sent = self.sort_told = ""
        seed = str(self.chance.random())
        new = ("play", "--lang", "en", "--seed", seed, "--rule", "target=500")
        words = ("resume", str(self.number), "--lang", "en") if self.number else new
        with sitting(self.home, *words) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            told: list[str] = []
            for _ in range(self.chance.randrange(LONGEST_RUN)):
                if not self._hear(process, told):
                    break
                self._type(process)
            kill(process, self.chance)
            told += process.stdout.readlines()
        self.number = self.number or last_number(self.home, viewer=0)
        lines = [line.rstrip("\n") for line in told if line.endswith("\n")]
        if self.number:
            self._check_told(lines)
            if any(line.endswith("the match.") for line in lines):
                self.number = 0

    def _hear(self, process: subprocess.Popen[str], told: list[str]) -> bool:
        """Read what is told up to the next prompt; return whether there is one."""
        assert process.stdout is not None
        begin = len(told)
        while line := process.stdout.readline():
            told.append(line)
            if line == "Command:\n":
                self._note_settings(told[begin:])
                return True
        return False

    def _type(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        line = self.chance.choice(("draw", "pass", "1", "draw", "sort"))
        if line == "sort":
            self.sort_sent = self.chance.choice([each for each in SORTS if each != self.sort_told])
            self.sorts_in_file.add(self.sort_sent)
            self.settings += 1
            line = f"sort {self.sort_sent}"
        process.stdin.write(line + "\n")
        process.stdin.flush()

    def _note_settings(self, told: list[str]) -> None:
        """Note a change that was told; the first of a session may have been none."""
        if any(line.startswith("Hand ") for line in told):
            if self.sort_told:
                self.sorts_in_file = {self.sort_sent}
            self.sort_told = self.sort_sent

    def _check_told(self, lines: list[str]) -> None:
        journal = Journal(self.home / "data" / NAME)
        replay = Replay(journal, journal.game(self.number))
        saved: Counter[str] = Counter()
        for events in replay.replay_acts():
            assert replay.run is not None
            told = hear(replay.run, list(events), 0, "en", "normal")
            saved.update(match[0] for match in BOT.finditer(told))
        journal.close()
        heard = Counter(match[0] for line in lines for match in BOT.finditer(line))
        assert heard <= saved, f"told but not saved: {heard - saved}"


def apart(lines: list[str]) -> list[str]:
    """Return the lines with each act of a player who plays the drawn card on a line of its own.

    A session that was killed between them tells the first, and the next one the second.
    """
    return [each for line in lines for each in BOTH.sub(r"\1 draws.\n\1 plays", line).split("\n")]


def kill(process: subprocess.Popen[str], chance: Random) -> None:
    """Kill a session at some moment soon."""
    time.sleep(chance.random() * LONGEST_WAIT)
    process.send_signal(signal.SIGKILL)


def last_number(home: Path, viewer: int) -> int:
    """Return the number of the open game of a player or an onlooker; 0 where there is none."""
    place = home / "data" / NAME / FILE
    if not place.exists():
        return 0
    with closing(sqlite3.connect(place, timeout=30)) as file:
        question = "SELECT max(number) FROM games WHERE viewer = ? AND NOT told"
        try:
            return file.execute(question, (viewer,)).fetchone()[0] or 0
        except sqlite3.OperationalError:  # killed before the tables were made
            return 0


def check_files(home: Path, player: Player) -> None:
    """The journal with each of its games is whole, and so is the settings file."""
    with closing(sqlite3.connect(home / "data" / NAME / FILE)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    journal = Journal(home / "data" / NAME)
    for game in journal.games():
        assert len(list(journal.read_acts(game.number, game.acts))) == game.acts
    assert not journal.unreadable
    journal.close()
    settings = home / "config" / NAME / "settings.toml"
    found = tomllib.loads(settings.read_text("utf-8")) if settings.exists() else {}
    assert found.get("sort", "") in player.sorts_in_file, (found, player.sorts_in_file)
    player.sorts_in_file = {found.get("sort", "")}


def leftovers(home: Path) -> int:
    """How many unfinished files the kills have left."""
    return len(list((home / "config" / NAME).glob(".settings*")))


def main(wanted: int, seed: int) -> None:
    """Kill so often, two at a time, and write how it went."""
    chance = Random(seed)
    kills = matches = changes = left = 0
    while kills < wanted:
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
            home = Path(folder)
            watcher = Watcher(home, Random(chance.random()))
            player = Player(home, Random(chance.random()))
            for _ in range(KILLS_EACH_HOME // 2):
                both = [pool.submit(watcher.be_killed), pool.submit(player.be_killed)]
                for each in both:
                    each.result()
                check_files(home, player)
                left += leftovers(home)
                kills += 2
            assert uno(home, "history").status == 0
            assert leftovers(home) == 0
            matches += watcher.matches
            changes += player.settings
        sys.stdout.write(
            f"kills={kills} matches={matches} settings={changes} left_behind={left} lost=0\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*(numbers + [550, 7][len(numbers) :]))
