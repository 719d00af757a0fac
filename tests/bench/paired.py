"""Run several commands in turn, several times, and compare the last figure they print.

    python tests/bench/paired.py 5 games/s -- "COMMAND A {k}" "COMMAND B {k}"

Each command ends in a line with ``NAME=number`` words; ``{k}`` becomes the number of the run.
Prints each command's median, least and greatest, and its ratio to the first command, pair by
pair: a ratio holds on a noisy machine where a figure does not.
"""

from __future__ import annotations

import re
import shlex
import statistics
import subprocess
import sys


def figure(command: str, name: str) -> float:
    """Run a command; return the number that its last line gives for ``name``."""
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, check=True)
    last = done.stdout.strip().splitlines()[-1]
    found = re.search(rf"(?:^|\s){re.escape(name)}=(-?[\d.]+)", last)
    if found is None:
        raise SystemExit(f"no {name}= in the last line of {command}: {last}")
    return float(found[1])


def spread(numbers: list[float]) -> str:
    """Write the median, and the least and the greatest."""
    return f"{statistics.median(numbers):.6g} [{min(numbers):.6g} .. {max(numbers):.6g}]"


def main(runs: int, name: str, commands: list[str]) -> None:
    """Run them in turn and write the comparison."""
    figures: list[list[float]] = [[] for _ in commands]
    for run in range(1, runs + 1):
        for found, command in zip(figures, commands, strict=True):
            found.append(figure(command.replace("{k}", str(run)), name))
    for found, command in zip(figures, commands, strict=True):
        sys.stdout.write(f"{name} {spread(found)}  {command}\n")
        if found is not figures[0]:
            ratios = [here / first for here, first in zip(found, figures[0], strict=True)]
            sys.stdout.write(f"  ratio to the first: {spread(ratios)}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[sys.argv.index("--") + 1 :])
