"""Runs the command line as somebody at a shell does."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Done:
    """How a command ended."""

    status: int
    out: str
    err: str


def uno(home: Path, *arguments: str, typed: str = "", language: str = "C") -> Done:
    """Run ``accessible-uno`` with its files under ``home``."""
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_STATE_HOME": str(home / "state"),
        "LC_ALL": language,
    }
    done = subprocess.run(
        [sys.executable, "-m", "accessible_uno", *arguments],
        input=typed.encode(),
        capture_output=True,
        env=environment,
        timeout=300,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())
