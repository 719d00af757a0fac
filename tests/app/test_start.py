"""What a command does not need is not imported: every player waits for it, in every start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PACKAGES = ("importlib.metadata", "email", "zipfile")
"""What looks for other packages, where the folders show that there are none."""

LATER = (
    *(*PACKAGES, "portalocker", "tomlkit", "prompt_toolkit", "puresasl", "louis", "ctypes"),
    *("difflib", "argparse", "platformdirs", "pkgutil", "accessible_uno.voices.braille.writer"),
    *(f"accessible_uno.store.{part}" for part in ("daily", "ladder", "rating", "stats")),
)
"""What a game needs later, or never."""

LISTS = (
    *(*PACKAGES, "logging", "inspect", "dataclasses", "msgspec", "asyncio", "fluent", "sqlite3"),
    *(f"accessible_uno.{room}" for room in ("game", "players", "store.journal", "voices")),
    *("accessible_uno.interface.parse", "accessible_uno.rules.preset"),
    *("accessible_uno.settings.schema", "accessible_uno.settings.values", "argparse"),
)
"""What texts alone do without."""


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (["--help"], (*LISTS, "accessible_uno.rules")),
        (["rules", "list", "--lang", "fr"], (*LISTS, "tomllib")),
        (["play", "--speech", "off", "--seed", "3"], LATER),
    ],
    ids=["help", "list", "play"],
)
def test_a_start_imports_only_what_it_needs(
    tmp_path: Path, arguments: list[str], unneeded: tuple[str, ...]
) -> None:
    """Where no ``--lang`` is given, the language is that of the settings file."""
    settings = tmp_path / "accessible-uno" / "settings.toml"
    settings.parent.mkdir()
    settings.write_text('verbosity = "short"\nlang = "fr"\n')
    code = (
        "import sys; from accessible_uno.packages import offers; offers.may_add = lambda _: False;"
        "from accessible_uno.app.main import run; status = run(sys.argv[1:]);"
        "print(*sys.modules, sep='\\n', file=sys.stderr); sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env={"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "PATH": ""},
    )
    assert done.returncode == 0
    assert {"les", "vous"} & set(done.stdout.casefold().split())
    assert not set(unneeded) & set(done.stderr.split())


def test_a_terminal_loads_no_full_screen_applications() -> None:
    """Of prompt_toolkit, a game takes what reads keys."""
    code = (
        "import sys; from accessible_uno.interface.terminal import factory;"
        "sys.stdin.isatty = sys.stdout.isatty = lambda: True;"
        "factory.open_console(sys.stdin, sys.stdout, {'TERM': 'xterm'});"
        "print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert {"prompt_toolkit.input.vt100", "prompt_toolkit.keys"} <= loaded
    assert not {"prompt_toolkit.shortcuts", "prompt_toolkit.layout"} & loaded
