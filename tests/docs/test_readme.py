"""The game at the top of README.md is a real one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

README: Final = Path(__file__).parents[2] / "README.md"
EXCERPT: Final = re.compile(r"^    \$ scripts/play (.*)\n((?:    .*\n)+)", re.MULTILINE)
PROMPT: Final = "Command: "


def test_the_excerpt_is_what_the_game_writes(tmp_path: Path) -> None:
    """Played with the options and the lines of the page, the game writes the same, in one piece."""
    found = EXCERPT.search(README.read_text("utf-8"))
    assert found, "README.md begins with a game: “$ scripts/play” and what it writes"
    options, excerpt = found[1].split(), [line[4:] for line in found[2].splitlines()]
    typed = [line.removeprefix(PROMPT) for line in excerpt if line.startswith(PROMPT)]
    home = {f"XDG_{kind}_HOME": str(tmp_path / kind) for kind in ("DATA", "CONFIG", "STATE")}
    done = subprocess.run(
        [sys.executable, "-m", "accessible_uno", "play", *options, "--speech", "off"],
        env=os.environ | home | {"HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
        input="\n".join([*typed, "quit", "yes", ""]),
        capture_output=True,
        text=True,
        check=True,
    )
    shown = "\n".join(PROMPT.strip() if line.startswith(PROMPT) else line for line in excerpt)
    assert shown in done.stdout
