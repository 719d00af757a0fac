"""When things happen by themselves at the table of a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from msgspec import Struct

from accessible_uno.table import Clock
from accessible_uno.table.driver import Ready, TimerHandle, Timers

BOT_PAUSE: Final = 2.0
"""Seconds before a bot acts: nobody reads faster than that."""

ROUND_PAUSE: Final = 10.0
"""Seconds between two rounds."""

CONTEST: Final = 10.0
"""Seconds in which a last card may be denounced, those before a bot does so among them."""


class RoomPace(Struct, eq=False):
    """Constant pauses, which everybody in a room has to read.

    Args:
        timers: the time.
        clock: nothing happens while it stands still.
        has_bots: returns whether a bot plays.
        on_step: called when something has happened by itself.
    """

    _timers: Timers
    _clock: Clock
    _has_bots: Callable[[], bool]
    on_step: Callable[[], None]
    holds_bots: ClassVar = False
    thinks_at_once: ClassVar = False

    @property
    def bots_interject(self) -> bool:
        """Whether there are bots that may want to act out of turn."""
        return self._has_bots()

    @property
    def holds(self) -> bool:
        """Whether the network has fallen apart, or players have not come back yet."""
        return self._clock.held

    def before_bot(self, ready: Ready) -> TimerHandle:
        """Wait as long as people read."""
        return self._timers.call_later(BOT_PAUSE, ready)

    def before_round(self, ready: Ready) -> TimerHandle:
        """Wait until everybody has read how the round ended."""
        return self._timers.call_later(ROUND_PAUSE, ready)

    def before_stand(self, ready: Ready) -> TimerHandle:
        """Wait for the people: the bots have had their time, if there are any."""
        spent = BOT_PAUSE if self._has_bots() else 0.0
        return self._timers.call_later(CONTEST - spent, ready)
