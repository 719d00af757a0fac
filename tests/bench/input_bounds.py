"""Measures what the largest inputs cost that somebody may hand us.

    python tests/bench/input_bounds.py

For each kind of file, one of half the size allowed and one of the whole size are read by the real
command.  Printed are the seconds and megabytes of both; a kind whose time grows with the square of
its size takes four times as long for the second.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from accessible_uno.app.house_rules import LARGEST as LARGEST_RULES
from accessible_uno.app.house_rules import LONGEST_LINE
from accessible_uno.app.recorder import LARGEST, MOST_LINES
from accessible_uno.record.header import MOST_OPTIONS
from accessible_uno.record.reader import LONGEST_LINE as LONGEST_RECORD_LINE

HEAD: Final = '[Format "1"]\n[Seats "A B"]\n'
POSITION: Final = HEAD + '[Hands "A: r1 r2; B: r3 g4"]\n[Discard "r5"]\n'


def lines(text: str, share: float, head: str = "") -> str:
    """Return ``text`` as often as it fits into a share of the largest record, after ``head``."""
    fewer = min((MOST_LINES - 10) // text.count("\n"), (LARGEST - 1_000) // len(text))
    return head + text * int(fewer * share)


RECORDS: Final[dict[str, Callable[[float], str]]] = {
    "small positions": lambda share: lines(POSITION + "? turn B\n", share),
    "small deals": lambda share: lines(HEAD, share),
    "deals with seeds": lambda share: lines('[Format "1"]\n[Seed "x"]\n[Seats "A B"]\n', share),
    "options": lambda share: HEAD + '[Option "target 200"]\n' * int(MOST_OPTIONS * share),
    "blank lines": lambda share: lines("\n", share, HEAD),
    "one long game": lambda share: lines("B draw\nA draw\n", share, POSITION),
    "chance in a queue": lambda share: lines("chance shuffle: r1\n", share, POSITION),
    "long hands": lambda share: lines(f"? hand A: {'r1 ' * 6_000}\n", share, POSITION),
    "open braces": lambda share: lines("{" * (LONGEST_RECORD_LINE - 9) + "\n", share, POSITION),
    "remarks": lambda share: lines("{}" * (LONGEST_RECORD_LINE // 2 - 9) + "\n", share, POSITION),
}
RULES: Final[dict[str, Callable[[float], str]]] = {
    "dotted keys": lambda share: rules("a" + ".b" * (LONGEST_LINE // 2 - 9) + " = 1\n", share),
    "nested tables": lambda share: rules("[a" + ".b" * (LONGEST_LINE // 2 - 9) + "]\n", share),
    "unknown options": lambda share: rules("stack = 'same'\n", share),
    "brackets": lambda share: rules("a = " + "[" * (LONGEST_LINE - 9) + "\n", share),
}


def rules(line: str, share: float) -> str:
    """Return a file of house rules that holds ``line``, each time for another option."""
    text = "[options]\n"
    number = 0
    while len(text) + len(line) + 9 < LARGEST_RULES * share:
        number += 1
        text += line.replace("[a", f"[a{number}").replace("a.", f"a{number}.")
    return text


def measured(command: list[str], home: Path) -> tuple[float, float]:
    """Return the seconds that a command takes and the megabytes that it needs at most."""
    environment = {**os.environ, "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
    begun = time.perf_counter()
    child = subprocess.Popen(
        [sys.executable, "-m", "accessible_uno", *command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment,
    )
    _, _, used = os.wait4(child.pid, 0)
    return time.perf_counter() - begun, used.ru_maxrss / 1_000


def main() -> None:
    """Print a line for each kind of input."""
    resource.setrlimit(resource.RLIMIT_CPU, (600, 600))
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        house = home / "accessible-uno" / "rules"
        house.mkdir(parents=True)
        for name, text in RECORDS.items():
            file = home / "record.uno"
            both = []
            for share in (0.5, 1.0):
                file.write_text(text(share), "utf-8")
                both.append(measured(["record", "check", str(file)], home))
            report(name, both)
        for name, text in RULES.items():
            both = []
            for share in (0.5, 1.0):
                (house / "big.toml").write_text(text(share), "utf-8")
                both.append(measured(["rules", "show", "big"], home))
            report(name, both)


def report(name: str, both: list[tuple[float, float]]) -> None:
    """Print one line: half the size, then the whole."""
    half, whole = both
    sys.stdout.write(
        f"{name}: {half[0]:.1f} s, {whole[0]:.1f} s; {half[1]:.0f} MB, {whole[1]:.0f} MB\n"
    )


if __name__ == "__main__":
    main()
