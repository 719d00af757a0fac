"""Shared by the benchmarks of voices: the messages, and how the figures are written."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from statistics import median
from typing import TypeAlias

from accessible_uno.narration.utterance import Utterance

SENTENCE = Utterance("Bob joue un quatre vert. À toi : tu as sept cartes, dont deux jokers.", "fr")

Measured: TypeAlias = tuple[str, Sequence[float]]
"""What was measured, in words, and the seconds that it took each time."""


def write_medians(figures: Mapping[str, Measured]) -> None:
    """Write each median in milliseconds, then all of them as key=value pairs on one line."""
    pairs = []
    for key, (name, seconds) in figures.items():
        ms = 1000 * median(seconds)
        pairs.append(f"{key}={ms:.2f}")
        worst = 1000 * max(seconds)
        sys.stdout.write(f"{name}: {ms:.2f} ms median of {len(seconds)}, worst {worst:.2f}\n")
    sys.stdout.write(" ".join(pairs) + "\n")
