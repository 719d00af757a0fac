"""What a start costs, in processor time and memory, beside Python's own and prompt_toolkit's.

    python tests/bench/start.py [RUNS] [--beside TREE] [--voices]

Each command runs once a round, in turn, without input and in a home of its own that keeps its
compiled modules: a ratio holds on a busy machine where a figure does not.  ``--beside`` measures
another checkout in the same rounds.  ``--voices`` adds a game with speech, eSpeak NG and short
sounds: its processes are weighed together at the first prompt, by ``/proc``.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parents[2]
GAME: Final = ("-m", "accessible_uno", "play", "--lang", "en", "--seed", "3")
PROGRAMS: Final = {
    "pass": ("-c", "pass"),
    "prompt_toolkit": ("-c", "import prompt_toolkit"),
}
COMMANDS: Final = {
    "--help": ("-m", "accessible_uno", "--help"),
    "--help, settings": ("-m", "accessible_uno", "--help"),
    "rules list": ("-m", "accessible_uno", "rules", "list"),
    "play": (*GAME, "--speech", "off"),
}
BESIDE: Final = {
    "--help": "pass",
    "--help, settings": "pass",
    "rules list": "pass",
    "play": "prompt_toolkit",
}
"""What each command is compared with."""

MOST: Final = {"--help": 6, "--help, settings": 5, "rules list": 6, "play": 2}
"""How many times that it may cost."""

SETTINGS: Final = 'verbosity = "short"\nlang = "fr"\nrate = 220\n'
"""The file of a player who has changed some; only the start that is named after it has one."""

PROMPT: Final = b"Command:"
PATIENCE: Final = 60.0


def environment(tree: Path, home: str) -> dict[str, str]:
    """Return the environment of a player without settings, with the program of one checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    return {**kept, "HOME": home, "PYTHONPATH": str(tree), "PYTHONNOUSERSITE": "1"}


def processor_time(arguments: Sequence[str], tree: Path, home: str) -> tuple[float, float]:
    """Run Python once; return milliseconds of processor time and the most memory, in MB."""
    with Path(os.devnull).open("r+b") as nothing:
        done = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=home,
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            env=environment(tree, home),
        )
        _, status, used = os.wait4(done.pid, 0)
        done.returncode = os.waitstatus_to_exitcode(status)
    if done.returncode:
        raise SystemExit(f"{' '.join(arguments)} ended with {done.returncode} in {tree}")
    return 1000 * (used.ru_utime + used.ru_stime), used.ru_maxrss / 1024


def children(process: int) -> list[int]:
    """Return the processes that a process has started, and theirs."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    found = [int(each) for task in tasks for each in task.read_text().split()]
    return found + [each for child in found for each in children(child)]


def weight(process: int, kind: str) -> float:
    """Return one line of a process's memory, in MB: ``Rss``, or ``Pss``, which shares once."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{kind}:")) / 1024


def with_voices(tree: Path, home: str) -> str:
    """Start a game that speaks and sounds; say what its processes weigh at the first prompt."""
    game = subprocess.Popen(
        [sys.executable, *GAME, "--speech", "self", "--sounds", "on"],
        cwd=home,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment(tree, home),
    )
    assert game.stdin is not None and game.stdout is not None
    seen, until = b"", time.monotonic() + PATIENCE
    while PROMPT not in seen and time.monotonic() < until:
        seen += os.read(game.stdout.fileno(), 65536)
    time.sleep(2)  # the workers are still loading what they need
    processes = [game.pid, *children(game.pid)]
    names = [Path(f"/proc/{each}/cmdline").read_bytes().split(b"\0")[-2:] for each in processes]
    told = [
        f"{b' '.join(name).decode().strip()[-40:]} rss={weight(each, 'Rss'):.1f}"
        for each, name in zip(processes, names, strict=True)
    ]
    rss, pss = (sum(weight(each, kind) for each in processes) for kind in ("Rss", "Pss"))
    game.stdin.close()
    game.stdout.close()
    game.terminate()
    game.wait()
    return f"with voices: rss_mb={rss:.1f} pss_mb={pss:.1f}  " + ", ".join(told)


class Costs:
    """What each command took in each round, by checkout and name; ``pass`` is of no checkout."""

    def __init__(self) -> None:
        self.spent: dict[tuple[str, str], list[float]] = {}
        self.memory: dict[tuple[str, str], float] = {}

    def add(self, tree: str, name: str, took: float, memory: float) -> None:
        """Note one run."""
        self.spent.setdefault((tree, name), []).append(took)
        self.memory[tree, name] = max(memory, self.memory.get((tree, name), 0.0))

    def ratio(self, tree: str, name: str) -> float:
        """Return how many times the command costs what it is compared with, round by round."""
        pairs = zip(self.spent[tree, name], self.spent["", BESIDE[name]], strict=True)
        return statistics.median(mine / other for mine, other in pairs)

    def line(self, tree: str, name: str) -> str:
        """Return the figures of one command."""
        return (
            f"{tree} {name}: cpu_ms={statistics.median(self.spent[tree, name]):.1f}"
            f" times_{BESIDE[name]}={self.ratio(tree, name):.2f} most={MOST[name]}"
            f" rss_mb={self.memory[tree, name]:.1f}"
        )


def measure(runs: int, trees: Sequence[Path], folder: Path) -> Costs:
    """Run every command in turn, once a round; the first round compiles and is not counted."""
    costs = Costs()
    programs: list[tuple[str, str, Sequence[str], Path]] = [
        ("", name, arguments, HERE) for name, arguments in PROGRAMS.items()
    ]
    for tree in trees:
        programs += [(str(tree), name, arguments, tree) for name, arguments in COMMANDS.items()]
    for run in range(runs + 1):
        for place, (of, name, arguments, tree) in enumerate(programs):
            home = folder / f"{run}-{place}"  # else the game of the last round is offered
            home.mkdir()
            if name.endswith("settings"):
                config = home / ".config" / "accessible-uno"
                config.mkdir(parents=True)
                (config / "settings.toml").write_text(SETTINGS)
            took, memory = processor_time(arguments, tree, str(home))
            if run:
                costs.add(of, name, took, memory)
    return costs


def main(runs: int, trees: Sequence[Path], *, voices: bool) -> int:
    """Measure and write; return 1 where this checkout costs more than it may."""
    with tempfile.TemporaryDirectory() as folder:
        costs = measure(runs, trees, Path(folder))
        for name in PROGRAMS:
            sys.stdout.write(f"{name}: cpu_ms={statistics.median(costs.spent['', name]):.1f}\n")
        for tree in trees:
            for name in COMMANDS:
                sys.stdout.write(costs.line(str(tree), name) + "\n")
            if voices:
                home = Path(folder, f"voices-{trees.index(tree)}")
                home.mkdir()
                sys.stdout.write(f"{tree} {with_voices(tree, str(home))}\n")
    return int(any(costs.ratio(str(HERE), name) > most for name, most in MOST.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("runs", type=int, nargs="?", default=9)
    parser.add_argument("--beside", type=Path, action="append", default=[])
    parser.add_argument("--voices", action="store_true")
    asked = parser.parse_args()
    sys.exit(
        main(asked.runs, [HERE, *(each.resolve() for each in asked.beside)], voices=asked.voices)
    )
