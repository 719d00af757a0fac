"""Two minutes to play: a player who lets them pass is out (CHAT-19)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.base import Event, Seat, Window
from accessible_uno.game.rule import Rewritten, Rule, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import GiveUp
from accessible_uno.rules.shared.time_limits import ClockRunning, TimeRanOut, TimeUp


class TimedOut(Event, frozen=True):
    """A player has let the time run out, and is out."""

    seat: Seat


class TimeOut(Rule, frozen=True):
    """A player who is asked and does not answer in time leaves the match.

    Attributes:
        patience: seconds to answer, also to name a colour.
    """

    key: ClassVar = "time-out"
    topic: ClassVar = "clock"
    clauses: ClassVar = ("CHAT-19",)
    excludes: ClassVar = ("time-limit",)
    opens: ClassVar = ((ClockRunning, TimeUp),)
    patience: int = 120

    def open_windows(self) -> tuple[Window, ...]:
        """The clock runs while a round is played."""
        return (ClockRunning(),)

    def time_limit(self, window: Window) -> int:
        """The same limit for every question to a player."""
        return self.patience if window.seat >= 0 else 0

    @rewrites(TimeRanOut)
    def be_out(self, state: State, step: TimeRanOut) -> Rewritten:
        """A player who is too late is out, and ranks like one who has left."""
        return (GiveUp(step.seat, TimedOut(step.seat)),)
