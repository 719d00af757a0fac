"""The limit on the player's own time, where the rules have one and the player switched it on.

The time starts when the question has been heard to its end.  The player can ask how much is left,
double the limit, and stop the clock (WCAG 2.2.1).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from accessible_uno.interface.game_setup import GameOptions
from accessible_uno.interface.parse.intents import ChangeClock
from accessible_uno.interface.parse.vocabulary import Change
from accessible_uno.interface.session.session import Session
from accessible_uno.settings.values import Category, Switch

WARNING: Final = 20.0
"""Seconds before the end when the player is warned; half of the limit, if that is less.

WCAG 2.2.1 gives a user twenty seconds to ask for more time.
"""


class TurnTimer:
    """Counts the time of one player.

    Args:
        session: the player's session.
        wait_until_heard: returns once everything announced has been heard.
        on_time_up: called when time is up, after that was announced to everyone.
        options: how to wait, and what saves a change of the clock.
    """

    def __init__(
        self,
        session: Session,
        wait_until_heard: Callable[[], Awaitable[None]],
        on_time_up: Callable[[], None],
        options: GameOptions,
    ) -> None:
        self._session = session
        self._clock = session.clock
        self._wait_until_heard = wait_until_heard
        self._on_time_up = on_time_up
        self._sleep = options.sleep
        self._save_settings = options.save_settings
        self._count: asyncio.Task[None] | None = None

    def restart(self) -> None:
        """Count for what the player is asked now, as soon as it has been heard."""
        self.stop()
        if self._clock.limit(self._session.seat) is not None:
            self._count = asyncio.ensure_future(self._run())

    def stop(self) -> None:
        """Stop counting."""
        if self._count is not None:
            self._count.cancel()
            self._count = None

    def on_return(self) -> None:
        """Give the whole time again: the player was away and could type nothing."""
        self._clock.restart(self._session.seat)
        self.restart()

    def change(self, wanted: ChangeClock) -> None:
        """Double the limit, stop the clock, or start it."""
        session, clock = self._session, self._clock
        match wanted.value:
            case Change():
                clock.stretch *= 2
            case Switch():
                session.settings.clock = wanted.value is Switch.ON
                clock.stretch = (clock.stretch or 1) if session.settings.clock else 0
                self._save_settings()
        clock.restart(session.seat)
        self.restart()
        if session.turn_seconds:
            session.announce("clock-runs", {"seconds": session.turn_seconds})
        else:
            session.announce_utterances(session.answers.time(None, None))

    async def _run(self) -> None:
        seat = self._session.seat
        await self._wait_until_heard()
        self._clock.start(seat)
        warned = False
        while (left := self._clock.time_left(seat)) is not None:
            limit = self._clock.limit(seat) or 0.0
            warning = min(WARNING, limit / 2)
            if left > warning and not warned:
                await self._sleep(left - warning)
            elif left > 0 and not warned:
                warned = True
                seconds = {"seconds": max(1, round(left))}
                warns = "hosted-warns" if self._session.talks else "clock-warns"
                self._session.announce(warns, seconds, Category.QUESTION)
            elif left > 0:
                await self._sleep(left)
            else:
                self._clock.expire()
                self._on_time_up()
                return
