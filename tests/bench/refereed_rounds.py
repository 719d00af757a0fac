"""Plays rounds of leaflet and classic under a referee.

    python tests/bench/refereed_rounds.py [ROUNDS [SEED]]

See ``tests/rules/referee.py``.  It stops at the first thing that the table and the referee see
otherwise, with the lines of that round.  Its last line counts what was judged.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rules"))

import refereed

USUAL = 2000


def main(rounds: int = USUAL, seed: str = "referee") -> None:
    """Play so many rounds, and tell how much was judged."""
    begun = time.process_time()
    acts, found = refereed.referee_rounds(rounds, seed)
    seconds = time.process_time() - begun
    kinds = " ".join(f"{kind}={count}" for kind, count in sorted(found.items()))
    sys.stdout.write(f"{kinds}\nrounds={rounds} acts={acts} differences=0 seconds={seconds:.1f}\n")


if __name__ == "__main__":
    rounds, seed = (*sys.argv[1:], *("", "")[len(sys.argv) - 1 :])
    main(int(rounds or USUAL), seed or "referee")
