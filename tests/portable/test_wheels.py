"""Every library that a player needs exists ready built for Windows and for macOS."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.packages

ROOT: Final = Path(__file__).resolve().parents[2]

PURE: Final = ("--no-binary", "pure-sasl")
"""The one library without a wheel, for the host program; it is plain Python."""


def resolved(system: str, *options: str) -> set[str]:
    """Return the names of all that is installed on a system, wheels alone."""
    done = subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--no-annotate"),
            *("--python-platform", system, "--python-version", "3.11"),
            *("--only-binary", ":all:", *options, "pyproject.toml"),
        ],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return {line.partition("==")[0] for line in done.stdout.splitlines() if "==" in line}


def test_everything_for_windows() -> None:
    """With what reaches NVDA and JAWS; the host program too."""
    names = resolved("windows", "--extra", "screen-reader")
    assert {"comtypes", "miniaudio", "portalocker", "prismatoid", "pywin32"} <= names
    assert names < resolved("windows", "--extra", "screen-reader", "--extra", "chat", *PURE)


@pytest.mark.parametrize("system", ["macos", "aarch64-pc-windows-msvc"])
def test_everything_for_other_machines(system: str) -> None:
    assert {"portalocker", "prismatoid", "pyttsx3"} <= resolved(system, "--extra", "screen-reader")
