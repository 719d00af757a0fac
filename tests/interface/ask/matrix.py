"""Prints what may be done at each question, and whether it does what it must.

python tests/interface/ask/matrix.py [LANGUAGE]
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from deeds import DEEDS, Deed  # noqa: E402  # found only now
from stages import Stage, stages  # noqa: E402


def does(deed: Deed, stage: Stage) -> str:
    """Return ``yes`` or ``NO``."""
    try:
        deed(stage)
    except Exception:  # noqa: BLE001  # whatever goes wrong, it does not do what it must
        return "NO"
    return "yes"


def rows(locale: str) -> list[str]:
    """Return the lines of the table."""
    found = [f"| question | {' | '.join(DEEDS)} |", "|---" * (len(DEEDS) + 1) + "|"]
    for stage in stages(locale):
        found.append(f"| {stage.name} | {' | '.join(does(d, stage) for d in DEEDS.values())} |")
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join(rows(*(sys.argv[1:] or ["en"]))) + "\n")
