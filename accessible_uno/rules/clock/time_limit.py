"""A limit of seconds for every answer: a player who is too slow draws and loses the turn (HR-16).

How the seconds are counted is the table's business; alone against bots nobody counts them unless
asked to.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.game.base import Event, Seat, Window
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, Draw, Emit
from accessible_uno.game.windows import ColourOwed, Drawn, Threat, Turn
from accessible_uno.rules.shared.time_limits import ClockRunning, TimeRanOut, TimeUp

CARDS_DUE: Final = 2


class Speed(StrEnum):
    """The speeds of the electronic timer (MAS-01)."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


SECONDS: Final = {Speed.SLOW: 60, Speed.NORMAL: 30, Speed.FAST: 15}


class TooSlow(Event, frozen=True):
    """A player has let the time run out, which costs ``count`` cards."""

    seat: Seat
    count: int


class TimeLimit(Rule, frozen=True):
    """Too slow: draw two, and the turn passes (G-34).

    Attributes:
        speed: one of three, each of which brings its seconds along.
        limit: seconds for every answer.
    """

    key: ClassVar = "time-limit"
    topic: ClassVar = "clock"
    clauses: ClassVar = ("HR-16", "MAS-01")
    options: ClassVar = (
        Option("time-limit", "limit", lowest=1, highest=3_600, off="0"),
        Option(
            "speed",
            "speed",
            words(*Speed),
            brings=tuple((speed, "limit", seconds) for speed, seconds in SECONDS.items()),
            only_brings=True,
        ),
    )
    opens: ClassVar = ((ClockRunning, TimeUp),)
    speed: Speed = Speed.NORMAL
    limit: int = SECONDS[Speed.NORMAL]

    def open_windows(self) -> tuple[Window, ...]:
        """The clock runs while a round is played."""
        return (ClockRunning(),)

    def time_limit(self, window: Window) -> int:
        """The same limit for every question to a player."""
        return self.limit if window.seat >= 0 else 0

    @rewrites(TimeRanOut)
    def be_slow(self, state: State, step: TimeRanOut) -> Rewritten:
        """The player draws two cards; a turn ends, and any other question gets its usual answer.

        Only what holds up a turn costs cards: a vote that nobody casts does not.
        """
        seat = step.seat
        penalty = (Emit(TooSlow(seat, CARDS_DUE)), Draw(seat, CARDS_DUE))
        if isinstance(step.window, Turn | Drawn):
            return (*penalty, END_TURN[seat])
        if isinstance(step.window, Threat | ColourOwed) or state.turn == seat:
            return (*penalty, *step.instead)
        return None
