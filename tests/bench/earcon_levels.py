"""How loud the short sounds are, and which are most alike: ``python tests/bench/earcon_levels.py``.

Every level is at full volume, in decibels of full scale: the peak; the highest level of a sound
level meter, A-weighted and fast; the A-weighted energy.
"""

from __future__ import annotations

import math
import sys
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "voices"))

from spectra import correlation, exposure, fast_level, log_mel, weighted

from accessible_uno.narration.sounds import Sound
from accessible_uno.voices.sounds.synthesis import LOUDEST, RATE, mono


def write(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main() -> None:
    """Write the table."""
    levels = []
    for sound in Sound:
        samples = [LOUDEST * each for each in mono(sound)]
        peak = 20 * math.log10(max(map(abs, samples)))
        heard = weighted(samples)
        levels.append((fast_level(heard), exposure(heard)))
        level, energy = levels[-1]
        length = f"{1000 * len(samples) / RATE:4.0f} ms"
        write(f"{sound:8} {length}  peak {peak:6.1f}  LAFmax {level:6.1f}  energy {energy:6.1f}")
    for name, column in zip(("LAFmax", "energy"), zip(*levels, strict=True), strict=True):
        write(f"{name}: {max(column) - min(column):.1f} dB from the softest to the loudest")
    pictures = {sound: log_mel(mono(sound)) for sound in Sound}
    pairs = combinations(Sound, 2)
    alike = sorted(((correlation(pictures[a], pictures[b]), a, b) for a, b in pairs), reverse=True)
    for likeness, one, other in alike[:5]:
        write(f"{one} and {other}: {likeness:.2f}")


if __name__ == "__main__":
    main()
