"""From the command to the first prompt, beside ``python -c "import prompt_toolkit"`` in one run.

    python tests/bench/first_prompt.py [RUNS]

The game runs on a pseudo-terminal.  The last line gives both medians and their ratio.
"""

from __future__ import annotations

import contextlib
import os
import select
import statistics
import subprocess
import sys
import tempfile
import time

PROMPT = b"Command:"
PATIENCE = 20.0
GAME = [sys.executable, "-m", "accessible_uno", "play", "--lang", "en", "--seed", "7"]


def until_prompt(command: list[str], folder: str) -> float:
    """Start the game on a new terminal; seconds until its first prompt."""
    master, slave = os.openpty()
    environment = {**os.environ, "TERM": "xterm", "XDG_DATA_HOME": folder}
    began = time.perf_counter()
    game = subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, start_new_session=True, env=environment
    )
    seen = b""
    while PROMPT not in seen:
        ready, _, _ = select.select([master], [], [], PATIENCE)
        if not ready:
            raise SystemExit(f"no prompt: {seen!r}")
        seen += os.read(master, 65536)
    spent = time.perf_counter() - began
    game.kill()
    game.wait()
    for end in (master, slave):
        with contextlib.suppress(OSError):
            os.close(end)
    return spent


def importing() -> float:
    """Seconds for a Python that only imports prompt_toolkit."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import prompt_toolkit"], check=True)
    return time.perf_counter() - began


def main(runs: int) -> None:
    """Measure the two in turn and write the figures."""
    games, imports = [], []
    with tempfile.TemporaryDirectory() as folder:
        until_prompt(GAME, f"{folder}/warm")
        importing()
        for run in range(runs):
            imports.append(importing())
            games.append(until_prompt(GAME, f"{folder}/{run}"))  # else the last game is offered
    ratios = [game / plain for game, plain in zip(games, imports, strict=True)]
    sys.stdout.write(
        f"first_prompt_ms={1000 * statistics.median(games):.0f} "
        f"import_prompt_toolkit_ms={1000 * statistics.median(imports):.0f} "
        f"ratio={statistics.median(ratios):.2f} least={min(ratios):.2f} most={max(ratios):.2f}\n"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
