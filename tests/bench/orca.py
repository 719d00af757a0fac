"""What Orca says of the first minute of a game, in a graphical terminal on a virtual screen.

    python tests/bench/orca.py [OPTION...] [--keys LINE,LINE]

The options are those of ``accessible-uno play``; ``--speech screen-reader`` and the like choose who
speaks.  The lines of ``--keys`` are typed one after the other (``hand,scores`` when not given).  It
needs Debian's mate-terminal, and what ``scripts/test --all`` installs.  Speech Dispatcher writes
what it is told to a file instead of speaking: that is what is printed, a line each, with the
seconds since the start of the game.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))

from desktop import desktop, orca, running
from speech_daemon import SpeechDaemon

ROOT: Final = Path(__file__).resolve().parents[2]
TERMINAL: Final = "mate-terminal"
SECONDS: Final = 12.0
"""How long the terminal and Orca get to begin, and each typed line to be answered."""


def typed(line: str, environment: Mapping[str, str]) -> None:
    """Type a line into the window that has the keyboard."""
    for command in (["type", "--delay", "120", line], ["key", "Return"]):
        subprocess.run(["xdotool", *command], env=environment, check=True)


def main(arguments: list[str]) -> None:
    """Play the first minute and write down what was said."""
    if shutil.which(TERMINAL) is None:
        raise SystemExit(f"not installed: {TERMINAL}")
    lines = ["hand", "scores"]
    if "--keys" in arguments:
        place = arguments.index("--keys")
        lines = arguments[place + 1].split(",")
        del arguments[place : place + 2]
    with (
        tempfile.TemporaryDirectory() as name,
        desktop(Path(name)) as environment,
        orca(Path(name), environment) as daemon,
    ):
        time.sleep(SECONDS / 4)
        environment["PYTHONPATH"] = str(ROOT)
        game = [sys.executable, "-m", "accessible_uno", "play", *arguments]
        watch = said(daemon, time.monotonic())
        window = [TERMINAL, "--disable-factory", "--geometry", "120x30"]
        with running([*window, "--command", shlex.join(game)], environment):
            time.sleep(SECONDS)
            write(watch)
            for line in lines:
                sys.stdout.write(f"typed: {line}\n")
                typed(line, environment)
                time.sleep(SECONDS / 2)
                write(watch)


def said(daemon: SpeechDaemon, begun: float) -> Iterator[list[str]]:
    """Yield, each time, the texts that came since the last time."""
    while True:
        at = time.monotonic() - begun
        yield [f"{at:5.1f} {each.text}" for each in daemon.rest()]


def write(watch: Iterator[list[str]]) -> None:
    """Write what has come."""
    for line in next(watch):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
