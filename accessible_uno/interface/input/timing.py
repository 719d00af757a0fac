"""The player's own time, where the rules limit it and the player wants the clock to run.

The limit starts when the question has been heard to its end, can be asked for, doubled and stopped
(WCAG 2.2.1).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.intents import ChangeClock
from accessible_uno.interface.parse.vocabulary import Change
from accessible_uno.interface.session import Session
from accessible_uno.settings.values import Category, Switch

NOTICE: Final = 20.0
"""Seconds before the end of which the player is warned, or half of the time, if that is less:
those that WCAG 2.2.1 gives to ask for more."""

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Waits so many seconds."""


class TurnTimer:
    """Lets the clock of one player run, and strike.

    Args:
        session: what lies before the player.
        heard: returns once everything told has been heard.
        pause: waits so many seconds.
        struck: is called when time is up, after everyone has been told.
        keep: is called when the player has had the clock run, or stopped it.
    """

    def __init__(
        self,
        session: Session,
        heard: Callable[[], Awaitable[None]],
        pause: Sleep,
        struck: Callable[[], None],
        keep: Callable[[], None],
    ) -> None:
        self._session = session
        self._clock = session.clock
        self._heard = heard
        self._pause = pause
        self._struck = struck
        self._keep = keep
        self._count: asyncio.Task[None] | None = None

    def announce_limit(self) -> None:
        """Tell at the start of a match that time is limited, where it is."""
        if self._session.turn_seconds:
            self._session.announce(
                "clock-runs", {"seconds": self._session.turn_seconds}, Category.GAME
            )

    def restart(self) -> None:
        """Something has happened: count for what is due now, as soon as it has been heard."""
        self.stop()
        if self._clock.limit(self._session.seat) is not None:
            self._count = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Count no further."""
        if self._count is not None:
            self._count.cancel()
            self._count = None

    def on_return(self) -> None:
        """The player was away and could type nothing: the time begins anew."""
        self._clock.restart(self._session.seat)
        self.restart()

    def change(self, wanted: ChangeClock) -> None:
        """Double the limit, stop the clock, or let it run."""
        session, clock = self._session, self._clock
        match wanted.value:
            case Change():
                clock.stretch *= 2
            case Switch():
                session.settings.clock = wanted.value is Switch.ON
                clock.stretch = (clock.stretch or 1) if session.settings.clock else 0
                self._keep()
        clock.restart(session.seat)
        self.restart()
        if session.turn_seconds:
            session.announce("clock-runs", {"seconds": session.turn_seconds})
        else:
            session.announce_utterances(session.answers.time(None, None))

    def _whole(self, seat: Seat) -> float:
        return self._clock.limit(seat) or 0.0

    async def _run(self) -> None:
        seat = self._session.seat
        await self._heard()
        self._clock.start(seat)
        warned = False
        while (left := self._clock.time_left(seat)) is not None:
            notice = min(NOTICE, self._whole(seat) / 2)
            if left > notice and not warned:
                await self._pause(left - notice)
                continue
            if left > 0 and not warned:
                warned = True
                seconds = {"seconds": max(1, round(left))}
                self._session.announce("clock-warns", seconds, Category.QUESTION)
            elif left > 0:
                await self._pause(left)
            else:
                self._clock.expire()
                self._struck()
                return
