"""Hidden cards exchanged all the time: ``python tests/bench/secrecy.py [ROUNDS [SEED]]``.

Each preset is played so often, two rounds out of three under random options.  Writes how many
rounds, acts and comparisons there were and how hidden cards came to light; stops at the first
thing that an observer can tell without its having been shown.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "secrecy"))

from swapping import game_of, play_round
from worlds import Counts, without_brltty

from accessible_uno.rules.preset_keys import preset_keys

ROUNDS = 10
SEED = "secrets"


def preset_played(key: str, rounds: int, seed: str) -> Counts:
    """Play rounds of one preset."""
    without_brltty()
    counts = Counts()
    for number in range(rounds):
        game, seats = game_of(key, number)
        counts.add(play_round(game, key, seats, f"{seed} {key} {number}"))
    return counts


def main(rounds: int, seed: str) -> None:
    """Play, on all processors, and write what was counted."""
    keys = preset_keys()
    counts = Counts()
    with ProcessPoolExecutor() as pool:
        for found in pool.map(preset_played, keys, [rounds] * len(keys), [seed] * len(keys)):
            counts.add(found)
    for what, count in sorted(counts.shown.items(), key=lambda each: -each[1]):
        sys.stdout.write(f"came to light {count} times: {what}\n")
    sys.stdout.write(
        f"presets={len(keys)} rounds={counts.rounds} acts={counts.acts} refused={counts.refused} "
        f"pairs={counts.pairs} comparisons={counts.compared} leaks=0\n"
    )


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else ROUNDS, words[1] if len(words) > 1 else SEED)
