"""A day at one table: ``python tests/bench/day.py [ACTS [RULES]]``.

The program itself, without a terminal: bots play a match that hardly ever ends; it is watched, told
in full with its braille, and kept in the journal.  Writes every so often how many acts were played,
the greatest memory so far and acts a second; at the end, by how much the memory grew over the last
three quarters.  The journal is not made to wait for the disk.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from accessible_uno.app.channels import braille_formatter
from accessible_uno.app.match import MatchBuilder
from accessible_uno.app.preferences import Preferences
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.interface.session.game_setup import GameOptions, Voices
from accessible_uno.interface.terminal.console import KeyBindings
from accessible_uno.store.journal import Journal
from accessible_uno.table import ONLOOKER
from accessible_uno.table.plan import Plan, seated, the_cast
from accessible_uno.voices.notices import Notices

ACTS = 200_000
PARTS = 20
ENDLESS = 100_000
"""The highest target there is."""
LIKE: dict[str, Any] = {"verbosity": "full", "braille": "unicode", "pace": "none"}


class Nobody:
    """A console that shows nothing and has no lines."""

    reads_keys = False

    def __init__(self) -> None:
        self.key_bindings = KeyBindings()
        self.lines = 0

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        raise EOFError

    def show(self, line: str) -> None:
        self.lines += 1

    def hand_over(self, to: int) -> None: ...

    def bell(self) -> None: ...

    def close(self) -> None: ...


def megabytes() -> float:
    """The greatest memory so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


class Day:
    """Plays matches until so many acts were played.

    Attributes:
        done: acts so far.
        grown: the memory when each part was played.
    """

    def __init__(self, acts: int, rules: str, folder: Path) -> None:
        self.done = 0
        self.grown: list[float] = []
        self._acts = acts
        self._rules = rules
        self._journal = Journal(folder)
        self._journal._database.execute("PRAGMA synchronous = OFF")
        self._console = Nobody()
        self._begun = time.monotonic()

    def play(self) -> None:
        """Play them."""
        match = 0
        while self.done < self._acts:
            match += 1
            asyncio.run(self._match(f"day {match}"))
        self._journal.close()

    async def _match(self, seed: str) -> None:
        seats, target = seated(the_cast(4), (), ()), (("target", str(ENDLESS)),)
        plan = Plan(self._rules, seats, target, seed=seed)
        preferences = Preferences("fr", LIKE, {})
        match = MatchBuilder(preferences, self._journal, Notices()).new(plan)
        match.table.listen(ONLOOKER, lambda _: self._acted())
        game = LineGame(
            *(match.table, plan.viewer, self._console, match.settings),
            GameOptions(save_game=lambda: True, preset=plan.rules, clock=match.clock),
            Voices(brailler=braille_formatter(match.settings)),
        )
        await game.play()

    def _acted(self) -> None:
        self.done += 1
        if self.done > self._acts:
            raise EOFError
        if self.done % (self._acts // PARTS) == 0 and len(self.grown) < PARTS:
            self.grown.append(megabytes())
            speed = self.done / (time.monotonic() - self._begun)
            sys.stdout.write(
                f"acts={self.done} lines={self._console.lines} memory_mb={self.grown[-1]:.1f} "
                f"acts/s={speed:.0f}\n"
            )
            sys.stdout.flush()


def main(acts: int, rules: str) -> None:
    """Play a day and write how it went."""
    with tempfile.TemporaryDirectory() as folder:
        day = Day(acts, rules, Path(folder))
        day.play()
    grown = day.grown[-1] - day.grown[PARTS // 4 - 1]
    sys.stdout.write(f"grown_over_the_last_three_quarters_mb={grown:.1f}\n")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else ACTS, words[1] if len(words) > 1 else "classic")
