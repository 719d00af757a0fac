"""What workers of every kind have in common: how they are started, and how they keep quiet."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import accessible_uno

_ROOT: Final = str(Path(accessible_uno.__file__).parent.parent)


def worker_command(module: str) -> list[str]:
    """Return the words that run a module as a worker; its own arguments go behind them."""
    return [sys.executable, "-P", "-m", module]


def worker_environment() -> dict[str, str]:
    """Return our environment, with the folder that this very package was loaded from."""
    paths = (os.environ.get("PYTHONPATH"), _ROOT)
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def quiet_channel() -> int:
    """Keep standard output for the worker's own messages alone; return its descriptor.

    Libraries that write there, or to standard error, write to nobody.
    """
    messages = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    return messages
