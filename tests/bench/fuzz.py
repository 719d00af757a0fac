"""Hostile input for as long as wanted: ``python tests/bench/fuzz.py [SECONDS [TARGET [SEED]]]``.

Each target gets its share of the seconds.  Prints, for each, how many inputs it took and of how
many pieces (lines, mostly), the slowest and the peak of the memory; of the first input that fails,
its number and the least of it that does.
"""

from __future__ import annotations

import resource
import sys
import time
import traceback
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "fuzz"))

from hostile import LONGEST, Target
from minimising import least
from targets import TARGETS

USUAL = 60.0


def main(seconds: float, names: list[str], seed: str) -> int:
    """Try each target for its share; return how many failed."""
    failed = total = parts = 0
    for name in names:
        inputs, pieces, fault = fuzz(TARGETS[name], seconds / len(names), seed)
        total += inputs
        parts += pieces
        failed += fault
    sys.stdout.write(f"inputs={total} pieces={parts} failed={failed} memory_mb={_memory()}\n")
    return failed


def fuzz(target: Target, seconds: float, seed: str) -> tuple[int, int, bool]:
    """Hand over inputs until the time is up or one fails; return how many, and their pieces."""
    begun = time.monotonic()
    number = parts = 0
    slowest, slow = 0.0, 0
    before = _memory()
    while time.monotonic() - begun < seconds:
        pieces = target.make(Random(f"{target.name} {seed}{number}"))
        began = time.monotonic()
        try:
            target.check(pieces)
        except Exception:  # noqa: BLE001  # any fault is what it looks for
            sys.stdout.write(f"{target.name} {seed}{number} FAILED\n{traceback.format_exc()}")
            sys.stdout.write(f"least: {least(target, pieces)!r}\n")
            return number, parts, True
        took = time.monotonic() - began
        if took > slowest:
            slowest, slow = took, number
        number += 1
        parts += len(pieces)
    sys.stdout.write(
        f"{target.name}: inputs={number} pieces={parts} slowest_s={slowest:.2f} (number {slow}) "
        f"memory_mb={_memory()} (before {before}){_longest(target)}\n"
    )
    sys.stdout.flush()
    return number, parts, False


def _longest(target: Target) -> str:
    """Return what the longest handling of one piece took, where it is measured."""
    return f" longest_piece_ms={1000 * LONGEST[target.name]:.1f}" if target.name in LONGEST else ""


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


if __name__ == "__main__":
    words = sys.argv[1:]
    wanted = [words[1]] if len(words) > 1 and words[1] != "all" else list(TARGETS)
    seeded = f"{words[2]} " if len(words) > 2 else ""
    sys.exit(main(float(words[0]) if words else USUAL, wanted, seeded))
