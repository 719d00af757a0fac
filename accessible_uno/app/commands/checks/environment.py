"""The Python environment that the game runs in: whether it sees the packages of the system."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

BINDINGS: Final = {
    "python3-louis": "louis",
    "python3-brlapi": "brlapi",
    "python3-speechd": "speechd",
}
"""The packages of the system that hold a Python module, which is not to be had from PyPI."""

SETTING: Final = "include-system-site-packages"

_IS_FALSE: Final = re.compile(rf"^{SETTING}\s*=\s*false\s*$", re.IGNORECASE | re.MULTILINE)
_PIPX: Final = "pipx"
_LONGEST: Final = 20.0
"""Seconds that the system's Python may take to answer."""


class Isolation(NamedTuple):
    """An environment that does not see the packages of the system.

    Attributes:
        config: its file ``pyvenv.cfg``.
        by_pipx: whether pipx has made it.
    """

    config: Path
    by_pipx: bool

    @property
    def repair(self) -> str:
        """The command that lets it see them."""
        line = f"s/^{SETTING} *=.*/{SETTING} = true/"
        return shlex.join(("sed", "-i", line, str(self.config)))


def isolation() -> Isolation | None:
    """Return the environment that this Python runs in, where it is isolated from the system."""
    config = Path(sys.prefix, "pyvenv.cfg")
    try:
        found = sys.prefix != sys.base_prefix and _IS_FALSE.search(config.read_text("utf-8"))
    except (OSError, ValueError):
        return None
    return Isolation(config, _PIPX in config.parts) if found else None


def hidden_packages(packages: Sequence[str]) -> list[str]:
    """Return those packages of the system that are installed and that only isolation hides."""
    if isolation() is None:
        return []
    return [name for name in packages if name in BINDINGS and _system_finds(BINDINGS[name])]


@cache
def _system_finds(module: str) -> bool:
    """Whether the Python that the environment was made from finds a module."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    asked = f"import importlib.util as u, sys; sys.exit(u.find_spec({module!r}) is None)"
    try:
        done = subprocess.run(
            [Path(sys.base_prefix, "bin", version), "-I", "-c", asked],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_LONGEST,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
