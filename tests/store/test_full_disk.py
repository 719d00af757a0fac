"""A disk that is full for a while costs no act."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent


@pytest.mark.slow
def test_what_could_not_be_written_is_written_when_there_is_room(tmp_path: Path) -> None:
    """Reported once when it begins and once when it ends; then the journal holds every act."""
    done = subprocess.run(
        [sys.executable, str(HERE / "full_disk.py"), str(tmp_path), "150000"],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": f"{HERE.parents[1]}:{HERE}"},
        timeout=300,
        check=False,
    )
    assert (done.stderr, done.stdout) == ("", "full again\n")
