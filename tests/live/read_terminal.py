"""A game in a graphical terminal that Orca reads, on a desktop without a screen."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from desktop import LiveChanges, desktop, orca, running, wait_for
from ssip_server import SsipServer

ROOT: Final = Path(__file__).resolve().parents[2]
TERMINAL: Final = "mate-terminal"
SETTLED: Final = 1.0
"""Seconds in which Orca, once it has named the terminal, is there: it passes over earlier lines."""

LETTER: Final = "120"
"""Milliseconds between two keys."""

_SENTENCE: Final = re.compile(r"\w.*[.:;,!?]$")


def sentences(text: str) -> list[str]:
    """Return the lines of the game in a text: no letters that are echoed, no names of keys."""
    lines = (" ".join(line.split()) for line in text.splitlines())
    return [line for line in lines if _SENTENCE.match(line)]


class ReadTerminal:
    """A game that Orca reads.

    Attributes:
        said: what Orca has said since Orca was there, with the seconds since the game began.
    """

    def __init__(self, server: SsipServer, environment: Mapping[str, str]) -> None:
        self._server = server
        self._environment = environment
        self._changes = LiveChanges(environment, "terminal")
        self._begun = time.monotonic()
        self.said: list[tuple[float, str]] = []

    def type(self, line: str) -> None:
        """Type a line into the window that has the keyboard."""
        for command in (["type", "--delay", LETTER, line], ["key", "Return"]):
            subprocess.run(["xdotool", *command], env=self._environment, check=True)

    def hears(self) -> list[tuple[float, str]]:
        """Return what Orca has said since the last time."""
        new = [(each.at - self._begun, each.plain) for each in self._server.rest()]
        self.said += new
        return new

    def has_said(self, words: str) -> bool:
        """Whether Orca has said something that holds these words."""
        self.hears()
        return any(words in text for _, text in self.said)

    def counts(self) -> tuple[Counter[str], Counter[str]]:
        """Listen no more; return how often each line came to the terminal, and was said."""
        self.hears()
        told = [line for change in self._changes.stop() for line in sentences(change.text)]
        return Counter(told), Counter(line for _, text in self.said for line in sentences(text))


@contextmanager
def read_terminal(options: Sequence[str]) -> Iterator[ReadTerminal]:
    """Start a desktop, Orca, and the game in a terminal.

    Args:
        options: of the program, its command included.
    """
    with (
        tempfile.TemporaryDirectory() as name,
        desktop(Path(name)) as environment,
        orca(Path(name), environment) as server,
    ):
        environment["PYTHONPATH"] = str(ROOT)
        reading = ReadTerminal(server, environment)
        wait_for(reading.hears)
        begins = Path(name) / "begins"
        game = shlex.join([sys.executable, "-m", "accessible_uno", *options])
        wait = f"until [ -e {shlex.quote(str(begins))} ]; do sleep 0.1; done; exec {game}"
        window = [TERMINAL, "--disable-factory", "--geometry", "120x40"]
        with running([*window, "--command", shlex.join(["sh", "-c", wait])], environment):
            wait_for(reading.hears)
            time.sleep(SETTLED)
            begins.touch()
            yield reading
