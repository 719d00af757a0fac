"""Ends tournaments at random moments: ``python tests/bench/ends.py [ENDS [SEED [START_METHOD]]]``.

Every way of asking in turn: one signal, two, to the process or to all its workers, and a kill.
Each must tell what has been played, and leave no process.  Prints for each way how many ended, and
the seconds of the slowest; stops at the first that did not end so.

Args:
    ENDS: how many; a hundred if none is given.
    SEED: other moments.
    START_METHOD: how Python starts workers: ``fork``, ``forkserver`` (Python 3.14) or ``spawn``.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "app"))
from test_tournament_ends import LONGEST, WAYS, Ended, end_one


def main(ends: int, seed: str, method: str) -> None:
    """End so many and write how it went."""
    chance = Random(seed)
    prepare = f"import multiprocessing; multiprocessing.set_start_method({method!r})"
    found = defaultdict[str, list[Ended]](list)
    for number in range(ends):
        way = WAYS[number % len(WAYS)]
        ended = end_one(way, chance, prepare=prepare if method else "pass")
        found[f"{' '.join(way.signals)}, workers {way.workers}"].append(ended)
        if ended.seconds >= LONGEST:
            raise SystemExit(f"{way}: {ended.seconds:.1f} s")
    for words, each in found.items():
        slowest, rounds = max(one.seconds for one in each), [one.rounds for one in each]
        sys.stdout.write(f"{words}: {len(each)} ended, slowest {slowest:.2f} s, told {rounds}\n")
    sys.stdout.write(f"ends={sum(map(len, found.values()))} seed={seed}\n")


if __name__ == "__main__":
    ends, seed, method = (*sys.argv[1:], *("", "", "")[len(sys.argv) - 1 :])
    main(int(ends or 100), seed or "ends", method)
