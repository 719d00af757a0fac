"""What Orca says of the first minute of a game, in a graphical terminal on a virtual screen.

    python tests/bench/orca.py [OPTION...] [--keys LINE,LINE] [--busy NUMBER]

The options are those of ``accessible-uno play``; ``--speech screen-reader`` and the like choose who
speaks.  The lines of ``--keys`` are typed one after the other (``hand,scores`` when not given);
``--busy`` has so many processes compute meanwhile.  It needs what ``scripts/test --all`` installs.

Printed is what Orca tells Speech Dispatcher, with the seconds since the start of the game.  Behind
that comes what the terminal told Orca (AT-SPI, text that was inserted) and each line of the game
that Orca said more often than the terminal told it: those are read twice by Orca alone.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))

from read_terminal import ReadTerminal, read_terminal

SECONDS: Final = 12.0
"""How long the terminal and Orca get to begin, and each typed line to be answered."""

COMPUTES: Final = [sys.executable, "-c", "while True: pass"]


def main(arguments: list[str]) -> None:
    """Play the first minute and write down what was said."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--keys", default="hand,scores")
    parser.add_argument("--busy", type=int, default=0)
    values, options = parser.parse_known_args(arguments)
    with ExitStack() as stack:
        for _ in range(values.busy):
            stack.callback(subprocess.Popen(COMPUTES).kill)
        at = stack.enter_context(read_terminal(["play", *options]))
        time.sleep(SECONDS)
        write(at)
        for line in values.keys.split(","):
            sys.stdout.write(f"typed: {line}\n")
            at.type(line)
            time.sleep(SECONDS / 2)
            write(at)
        told, said = at.counts()
    sys.stdout.write(f"lines told to Orca: {told.total()}\n")
    sys.stdout.writelines(f"  {count} {line}\n" for line, count in told.items())
    sys.stdout.writelines(
        f"told {told[line]} times, said {said[line]}: {line}\n"
        for line in said - told
        if told[line]
    )


def write(at: ReadTerminal) -> None:
    """Write what Orca has said since the last time."""
    sys.stdout.writelines(f"{when:5.1f} {text}\n" for when, text in at.hears())


if __name__ == "__main__":
    main(sys.argv[1:])
