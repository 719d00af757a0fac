"""What ``scripts/play`` adds before the game: its version asked through the script, and directly.

    python tests/bench/script_start.py [RUNS]

The line gives both medians and their difference, which must stay below 100 ms.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SCRIPT: Final = ROOT / "scripts" / "play"
COMMAND: Final = ROOT / ".venv" / "bin" / "accessible-uno"
MOST: Final = 0.1
"""Seconds that the script may add."""


def seconds(program: Path) -> float:
    """How long the program takes to say its version."""
    began = time.perf_counter()
    subprocess.run([program, "--version"], check=True, capture_output=True)
    return time.perf_counter() - began


def main(runs: int) -> int:
    """Measure the two in turn; return 1 where the script adds too much."""
    seconds(SCRIPT)
    pairs = [(seconds(SCRIPT), seconds(COMMAND)) for _ in range(runs)]
    through, direct = (statistics.median(each) for each in zip(*pairs, strict=True))
    sys.stdout.write(
        f"script_ms={1000 * through:.0f} direct_ms={1000 * direct:.0f}"
        f" added_ms={1000 * (through - direct):.0f}\n"
    )
    return int(through - direct > MOST)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 15))
