"""Matches under any rules among any players: ``python tests/bench/soak.py [ACTS [SEED [FIRST]]]``.

Presets, options and players are drawn from what there is; see ``tests/rules/soaking.py``.  It stops
at the first thing that does not hold, with what is needed to play that match again.  Its last line
gives how many acts, rounds and matches were played, the longest rounds, the bound that none may
exceed for a deck of 108 cards, the greatest memory, and acts a second.

Args:
    ACTS: play until so many acts are done; a million if none is given.
    SEED: any word; other words play other matches.
    FIRST: the number of the first match, to go on where an earlier run of the seed ended.
"""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rules"))

import soaking

from accessible_uno.rules.preset import preset

USUAL = 1_000_000


def main(acts: int = USUAL, seed: str = "soak", first: int = 0) -> None:
    """Play until as many acts are done."""
    soak = soaking.Soak(seed)
    begun = time.process_time()
    number = first
    while soak.acts < acts:
        soak.play(number)
        number += 1
    seconds = time.process_time() - begun
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    bound = soaking.longest_possible(preset("classic").compile())
    longest = " ".join(f"longest_{who}={most}" for who, most in soak.longest.items())
    sys.stdout.write(
        f"acts={soak.acts} rounds={soak.rounds} matches={first}-{number - 1} {longest} "
        f"bound={bound} memory_mb={memory} acts/s={soak.acts / seconds:.0f}\n"
    )


if __name__ == "__main__":
    acts, seed, first = (*sys.argv[1:], *("", "", "")[len(sys.argv) - 1 :])
    main(int(acts or USUAL), seed or "soak", int(first or 0))
