"""Bots of another package that fail in the middle of a real game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from command_line import environment

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]

PACKAGE = """
import time
from accessible_uno.game.actions import Pass
from accessible_uno.players.random_bot import RandomBot


class Good(RandomBot):
    turns = 3

    def choose(self, view, legal):
        self.turns -= 1
        return super().choose(view, legal) if self.turns > 0 else self.fail(view)


class Raises(Good):
    def fail(self, view):
        raise RuntimeError("the bot's own fault")


class Cheats(Good):
    def fail(self, view):
        return Pass(0)


class Sleeps(Good):
    def fail(self, view):
        time.sleep(3600)


class Ponders(Good):
    def fail(self, view):
        while True:
            try:
                sum(range(1000))
            except Exception:
                pass


class Forgets(Good):
    def fail(self, view):
        return RandomBot.choose(self, view, None)

    def memory(self):
        return 1 / 0

    def remember(self, memory):
        raise KeyError(memory)


class Mumbles(Good):
    turns = 1_000_000

    def memory(self):
        return [object()]

    def remember(self, memory):
        pass
"""
KINDS = ("Raises", "Cheats", "Sleeps", "Ponders", "Forgets", "Mumbles")
PATIENT = "draw\npass\ntake\nred\n" * 200


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where a package with such bots is installed."""
    folder = tmp_path_factory.mktemp("installed")
    (folder / "faulty_bots.py").write_text(PACKAGE, "utf-8")
    about = folder / "faulty_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: faulty-bots\nVersion: 1.0\n")
    entries = "".join(f"{kind.lower()} = faulty_bots:{kind}\n" for kind in KINDS)
    (about / "entry_points.txt").write_text(f"[accessible_uno.bots]\n{entries}")
    return folder


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_that_fails_is_told_of_once(kind: str, package: Path, tmp_path: Path) -> None:
    """A bot raises, cheats, sleeps, never answers, or forgets: the match is played to its end,
    and so is one that is left in the middle and resumed."""
    env = environment(tmp_path) | {"PYTHONPATH": os.pathsep.join((str(package), str(ROOT)))}

    def run(typed: str, *words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "accessible_uno", *words],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=env,
            timeout=300,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    match = ("--lang", "en", "--seed", "7", "--players", "2", "--rule", "target=40")
    left = run("draw\npass\n", "play", *match, "--bot", kind.lower())
    told = run(PATIENT, "resume")
    assert left.count("simpler bot") <= 1
    assert (left + told).count("simpler bot") in (1, 2)
    assert told.rstrip().endswith("the match.")
