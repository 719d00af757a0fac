"""A million acts under random rules: ``python tests/bench/soak.py [ACTS] [SEED]``.

Writes how many rounds and acts were played, the greatest memory, and acts a second; stops at the
first thing that does not hold.
"""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rules"))

import composing

from accessible_uno.rules.options import all_options
from accessible_uno.rules.preset import preset_keys

USUAL = 1_000_000


def main(acts: int = USUAL, seed: str = "soak") -> None:
    """Play until as many acts are done."""
    chance = Random(seed)
    names = list(all_options())
    begun = time.process_time()
    done = rounds = refused = 0
    while done < acts:
        options = composing.values_of(
            chance.sample(names, min(chance.randint(0, 10), len(names))), chance
        )
        key = chance.choice(preset_keys())
        outcome = composing.play_round(key, options, rounds)
        rounds += outcome != "refused"
        refused += outcome == "refused"
        done += composing.MOST_ACTS * (outcome != "refused")
    seconds = time.process_time() - begun
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    sys.stdout.write(
        f"acts={done} rounds={rounds} refused={refused} memory_mb={memory} "
        f"acts/s={done / seconds:.0f}\n"
    )


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main(int(arguments[0]) if arguments else USUAL, arguments[1] if len(arguments) > 1 else "soak")
