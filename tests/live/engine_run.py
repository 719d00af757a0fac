"""Runs code about a speech engine in a Python of its own: a library holds one engine a process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def written_by(code: str, folder: Path) -> str:
    """Run code that is given a folder; return what it writes to its standard error."""
    run = subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stderr
