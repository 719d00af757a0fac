"""What a command does not need is not imported: every player waits for it, in every start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PACKAGES = ("importlib.metadata", "email", "zipfile")
"""What looks for other packages, where the folders show that there are none."""

LATER = (*PACKAGES, "portalocker", "tomlkit", "prompt_toolkit", "pydle", "louis")
"""What a game needs later, or never."""

LISTS = (
    *(*PACKAGES, "logging", "inspect", "dataclasses", "asyncio", "fluent", "tomllib", "sqlite3"),
    *(f"accessible_uno.{room}" for room in ("game", "players", "store.journal", "settings")),
    *("accessible_uno.interface.parse", "accessible_uno.rules.preset", "accessible_uno.voices"),
)
"""What texts alone do without."""


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--help"], (*LISTS, "accessible_uno.rules")),
        (["rules", "list"], LISTS),
        (["play", "--speech", "off", "--seed", "3"], LATER),
    ],
    ids=["help", "list", "play"],
)
def test_a_start_imports_only_what_it_needs(
    tmp_path: Path, arguments: list[str], unneeded: tuple[str, ...]
) -> None:
    code = (
        "import sys; from accessible_uno.app.main import run; status = run(sys.argv[1:]);"
        "print(*sys.modules, sep='\\n', file=sys.stderr); sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments, "--lang", "en"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={"HOME": str(tmp_path), "PATH": ""},
    )
    assert done.returncode == 0 and done.stdout
    assert not set(unneeded) & set(done.stderr.split())
