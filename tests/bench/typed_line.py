"""What a typed line costs: calls of our functions, and the files that it goes through.

    python tests/bench/typed_line.py [--tree TREE] [--natural]

Each line is typed first in a game of its own, in a process of its own, and then again in that game.
``calls`` are those from a line to the prompt behind it, what the game does and tells included;
``files`` and ``returns`` are those of understanding it, from ``parse_line`` to the meaning: a stay
is a run of calls in one file, a return a stay in a file that was left before.  ``--tree`` measures
another checkout; ``--natural`` adds lines that programs before the grammar do not understand.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import subprocess
import sys
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parents[2]
LINES: Final = {
    "fr": (
        "7 bleu",
        "joue le 7 bleu",
        "je pose le sept bleu",
        "pioche",
        "le 7 bleu ?",
        "quelle couleur ?",
    ),
    "en": (
        "blue 7",
        "play the blue 7",
        "I play the blue seven",
        "draw",
        "the blue 7?",
        "what colour?",
    ),
}
NATURAL: Final = {
    "fr": ("un sept", "je mets le 7 bleu", "qui joue après moi", "que fait le joker", "moins vite"),
    "en": ("a seven", "blue 7 it is", "who plays after me", "what does a skip do", "slower"),
}
OURS: Final = "/accessible_uno/"
ENTRIES: Final = ("parse_line", "parse")
"""What understanding a line begins with."""


class Trip:
    """The calls of our functions while a line is carried out."""

    def __init__(self) -> None:
        self.calls = 0
        self.stays: list[str] = []
        self._parsing: FrameType | None = None

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Note one call or return."""
        file = frame.f_code.co_filename
        if event == "call" and OURS in file and "/tests/" not in file:
            self.calls += 1
            if self._parsing is None and frame.f_code.co_name in ENTRIES and "/parse" in file:
                self._parsing = frame
            elif self._parsing is not None:
                self.stays.append(file)
        elif event == "return" and frame is self._parsing:
            self._parsing = None

    def line(self, name: str) -> str:
        """Return the figures as text."""
        stays = [file for file, _ in groupby(self.stays)]
        files = len({*stays})
        return f"{name} calls={self.calls} files={files} returns={len(stays) - files}"


def measure(locale: str, line: str) -> None:
    """Type a line in a game, play it out of the way, and type it again."""
    sys.path.insert(0, "tests/interface")
    fixtures: Any = importlib.import_module("table_fixtures")
    settings = importlib.import_module("accessible_uno.settings.schema").Settings(locale)

    trips: list[Trip] = []

    class Counting(fixtures.Script):  # type: ignore[misc]
        async def read_line(self, prompt: str, **typed: Any) -> str:
            sys.setprofile(None)
            entered: str = await super().read_line(prompt, **typed)
            trips.append(Trip())
            sys.setprofile(trips[-1])
            return entered

    for _ in range(2):
        at = fixtures.table(fixtures.position("r4 b7 b4 y3 b1 g6 wi", "b5"))
        game = fixtures.game_of(Counting(line), at, settings=settings)
        asyncio.run(game.play())
        sys.setprofile(None)
    for trip, name in zip(trips, ("first", "later"), strict=True):
        sys.stdout.write(f"{locale} {line!r} {trip.line(name)}\n")


def main() -> None:
    """Measure every line in a process of its own."""
    options = argparse.ArgumentParser()
    options.add_argument("--tree", type=Path, default=HERE)
    options.add_argument("--natural", action="store_true")
    options.add_argument("--one", nargs=2)
    given = options.parse_args()
    if given.one:
        measure(*given.one)
        return
    python = given.tree / ".venv" / "bin" / "python"
    for locale, lines in LINES.items():
        for line in (*lines, *(NATURAL[locale] if given.natural else ())):
            command = [str(python), __file__, "--one", locale, line]
            subprocess.run(command, cwd=given.tree, check=True)


if __name__ == "__main__":
    main()
