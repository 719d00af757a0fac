"""From the command to the first prompt, beside ``python -c "import prompt_toolkit"`` in one run.

    python tests/bench/first_prompt.py [RUNS] [--beside TREE]

The game runs on a pseudo-terminal, in a home of its own.  For each checkout, the processor time and
the time on the clock: least and median, and how many times the import's each is.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import select
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from start import environment

HERE: Final = Path(__file__).resolve().parents[2]
PROMPT: Final = b"Command:"
PATIENCE: Final = 20.0
GAME: Final = ("-m", "accessible_uno", "play", "--lang", "en", "--seed", "7")
IMPORT: Final = ("-c", "import prompt_toolkit")

Spent = tuple[float, float]
"""Milliseconds of processor time, and on the clock."""


def start(
    arguments: Sequence[str], tree: Path, home: str, terminal: int
) -> subprocess.Popen[bytes]:
    """Start Python on a terminal."""
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=home,
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        start_new_session=True,
        env={**environment(tree, home), "TERM": "xterm"},
    )


def until_prompt(arguments: Sequence[str], tree: Path, home: str) -> Spent:
    """Start a game on a new terminal and end it at its first prompt; return what it took."""
    master, slave = os.openpty()
    began = time.perf_counter()
    game = start(arguments, tree, home, slave)
    seen = b""
    while PROMPT not in seen:
        ready, _, _ = select.select([master], [], [], PATIENCE)
        if not ready:
            raise SystemExit(f"no prompt: {seen!r}")
        seen += os.read(master, 65536)
    game.kill()
    spent = waited(game, began)
    for end in (master, slave):
        with contextlib.suppress(OSError):
            os.close(end)
    return spent


def waited(process: subprocess.Popen[bytes], began: float) -> Spent:
    """Wait for a process; return what it took."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    took = time.perf_counter() - began
    return 1000 * (used.ru_utime + used.ru_stime), 1000 * took


def importing(home: str) -> Spent:
    """Return what a Python takes that only imports prompt_toolkit."""
    with Path(os.devnull).open("r+b") as nothing:
        began = time.perf_counter()
        return waited(start(IMPORT, HERE, home, nothing.fileno()), began)


def told(name: str, spent: Sequence[Spent], plain: Sequence[Spent]) -> str:
    """Return the figures of one checkout."""
    parts = [name]
    for place, kind in enumerate(("cpu", "clock")):
        mine = [each[place] for each in spent]
        other = [each[place] for each in plain]
        parts.append(
            f"{kind}_ms={min(mine):.0f},{statistics.median(mine):.0f}"
            f" {kind}_times={min(mine) / min(other):.2f},"
            f"{statistics.median(mine) / statistics.median(other):.2f}"
        )
    return " ".join(parts) + "\n"


def main(runs: int, trees: Sequence[Path]) -> None:
    """Measure all in turn and write the figures: least, median."""
    imports: list[Spent] = []
    games: dict[Path, list[Spent]] = {tree: [] for tree in trees}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for run in range(runs + 1):  # the first compiles, and is not counted
            spent = importing(folder)
            imports += [spent] if run else []
            for place, tree in enumerate(trees):
                home = f"{folder}/{run}-{place}"  # else the game of the last round is offered
                Path(home).mkdir()
                spent = until_prompt(GAME, tree, home)
                games[tree] += [spent] if run else []
    sys.stdout.write(told("import", imports, imports))
    for tree in trees:
        sys.stdout.write(told(str(tree), games[tree], imports))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("runs", type=int, nargs="?", default=9)
    parser.add_argument("--beside", type=Path, action="append", default=[])
    asked = parser.parse_args()
    main(asked.runs, [HERE, *(each.resolve() for each in asked.beside)])
