"""The player's own time, where the rules limit it and the player wants the clock to run.

The limit starts when the question has been heard to its end, can be asked for, doubled and stopped
(WCAG 2.2.1).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.intents import Time
from accessible_uno.interface.parse.vocabulary import Change, Kind, Switch
from accessible_uno.interface.session import Desk

NOTICE: Final = 20.0
"""Seconds before the end of which the player is warned, or half of the time, if that is less:
those that WCAG 2.2.1 gives to ask for more."""

Pause: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits so many seconds."""


class Timing:
    """Lets the clock of one player run, and strike.

    Args:
        desk: what lies before the player.
        heard: returns once everything told has been heard.
        pause: waits so many seconds.
        struck: is called when time is up, after everyone has been told.
        keep: is called when the player has had the clock run, or stopped it.
    """

    def __init__(
        self,
        desk: Desk,
        heard: Callable[[], Awaitable[None]],
        pause: Pause,
        struck: Callable[[], None],
        keep: Callable[[], None],
    ) -> None:
        self._desk = desk
        self._clock = desk.clock
        self._heard = heard
        self._pause = pause
        self._struck = struck
        self._keep = keep
        self._count: asyncio.Task[None] | None = None

    def announce(self) -> None:
        """Tell at the start of a match that time is limited, where it is."""
        if self._desk.seconds:
            self._desk.tell("clock-runs", {"seconds": self._desk.seconds}, Kind.GAME)

    def follow(self) -> None:
        """Something has happened: count for what is due now, as soon as it has been heard."""
        self.rest()
        if self._clock.limit(self._desk.seat) is not None:
            self._count = asyncio.ensure_future(self._run())

    def rest(self) -> None:
        """Count no further."""
        if self._count is not None:
            self._count.cancel()
            self._count = None

    def come_back(self) -> None:
        """The player was away and could type nothing: the time begins anew."""
        self._clock.more(self._desk.seat)
        self.follow()

    def change(self, wanted: Time) -> None:
        """Double the limit, stop the clock, or let it run."""
        desk, clock = self._desk, self._clock
        match wanted.value:
            case Change():
                clock.stretch *= 2
            case Switch():
                desk.settings.clock = wanted.value is Switch.ON
                clock.stretch = (clock.stretch or 1) if desk.settings.clock else 0
                self._keep()
        clock.more(desk.seat)
        self.follow()
        if desk.seconds:
            desk.tell("clock-runs", {"seconds": desk.seconds})
        else:
            desk.pass_on(desk.narrator.answers.time(None, None))

    def _whole(self, seat: Seat) -> float:
        return self._clock.limit(seat) or 0.0

    async def _run(self) -> None:
        seat = self._desk.seat
        await self._heard()
        self._clock.start(seat)
        warned = False
        while (left := self._clock.left(seat)) is not None:
            notice = min(NOTICE, self._whole(seat) / 2)
            if left > notice and not warned:
                await self._pause(left - notice)
                continue
            if left > 0 and not warned:
                warned = True
                seconds = {"seconds": max(1, round(left))}
                self._desk.tell("clock-warns", seconds, Kind.QUESTION)
            elif left > 0:
                await self._pause(left)
            else:
                self._clock.strike()
                self._struck()
                return
