"""Ten days of a player, by a scripted clock: what is told at the start and the end of each game.

    python tests/app/ten_days.py [en|fr]

The player does what each hint says.  Every day there is the deal of the day, except on the sixth;
on some days a match of the ladder, a friend's line, the goals or the statistics follow.
"""

from __future__ import annotations

import asyncio
import calendar
import contextlib
import io
import itertools
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from typing import Final
from unittest import mock

from accessible_uno.app import ladder
from accessible_uno.app.front import FRONT, Front
from accessible_uno.app.main import run
from accessible_uno.interface.terminal.console import Console, KeyBindings
from accessible_uno.store.daily import DailyScore, write_daily_line
from accessible_uno.table.calendar import Calendar, Day

FIRST: Final = Day(2026, 12, 1)
LEFT_OUT: Final = 6
"""The day on which nothing is played."""

HINT: Final = {"en": "hint", "fr": "conseil"}
QUOTED: Final = re.compile("[“«]\u00a0?(.+?)\u00a0?[”»]")
MOST_LINES: Final = 4000


class Follower:
    """A console whose player asks for a hint and does what it says."""

    reads_keys = False

    def __init__(self, locale: str) -> None:
        self.key_bindings = KeyBindings()
        self.shown: list[str] = []
        self._hint = HINT[locale]
        self._hinted = False
        self._lines = 0

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        """Return the word for a hint, then what the hint says, in the game's own words."""
        await asyncio.sleep(0)
        self._lines += 1
        if self._lines > MOST_LINES:
            raise EOFError
        self._hinted = not self._hinted
        if self._hinted:
            return self._hint
        quoted = QUOTED.search(self.shown[-1])
        return quoted[1] if quoted else re.split("\u00a0?:", self.shown[-1])[0].rstrip(".")

    def show(self, line: str) -> None:
        """Keep a line."""
        self.shown.append(line)

    def bell(self) -> None: ...

    def close(self) -> None: ...

    def hand_over(self, to: int) -> None: ...


class FollowerFront(Front):
    """Where the follower of hints sits."""

    interactive = False

    def __init__(self, console: Follower) -> None:
        self._console = console

    def open_console(self) -> Console:
        """Return the console."""
        return self._console


def played(locale: str, *words: str) -> list[str]:
    """Run a command as the player does; return the lines that were told."""
    console, out = Follower(locale), io.StringIO()
    token = FRONT.set(FollowerFront(console))
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            assert run([*words, "--lang", locale]) in (0, 2)
    finally:
        FRONT.reset(token)
    return [*console.shown, *out.getvalue().splitlines()]


START: Final = re.compile(r"\b(Round|Manche) 1\.")
END: Final = re.compile("wins? the match|gagnez? la partie")


def told_of_game(lines: Sequence[str]) -> Iterator[str]:
    """Yield what is told before the cards, and from the winner on."""
    yield from itertools.takewhile(lambda line: not START.search(line), lines)
    yield "..."
    yield from itertools.dropwhile(lambda line: not END.search(line), lines)


def ten_days(locale: str, days: Sequence[int] = range(1, 11)) -> Iterator[str]:
    """Yield what is told, day by day; the files of the player lie in a folder of their own."""
    with tempfile.TemporaryDirectory() as home:
        places = {f"XDG_{kind}_HOME": home for kind in ("DATA", "CONFIG", "STATE")}
        with mock.patch.dict(os.environ, places):
            for number in days:
                day = Day(FIRST.year, FIRST.month, number)
                yield f"== {day.isoformat()}"
                with at_noon(day):
                    yield from one_day(locale, day)
            with at_noon(Day(FIRST.year, FIRST.month, max(days))):
                for command in (["daily", "results"], ["goals"], ["stats"]):
                    yield f"== {' '.join(command)}"
                    yield from played(locale, *command)


@contextlib.contextmanager
def at_noon(day: Day) -> Iterator[None]:
    """Let it be that day, and let the ladder deal the same cards each time."""
    seconds = calendar.timegm((*day.timetuple()[:3], 12, 0, 0))
    with (
        mock.patch.object(Calendar, "today", lambda _: day),
        mock.patch.object(Calendar, "now", lambda _: seconds),
        mock.patch.object(ladder, "ladder_seed", lambda: f"ladder {day.isoformat()}"),
    ):
        yield


def one_day(locale: str, day: Day) -> Iterator[str]:
    """Yield what is told on one day."""
    game = ("--speech", "off", "--name", "Anne")
    if day.day == LEFT_OUT:
        return
    yield from told_of_game(played(locale, "daily", *game))
    if day.day % 3 == 1:
        match = ("play", "--ladder", "--rule", "target=100")
        yield from told_of_game(played(locale, *match, *game))
    if day.day % 3 == 2:
        line = write_daily_line(DailyScore(day, won=True, points=60, cards=0, turns=12))
        yield from played(locale, "daily", "compare", line)


if __name__ == "__main__":
    for told in ten_days(sys.argv[1] if sys.argv[1:] else "en"):
        sys.stdout.write(f"{told}\n")
