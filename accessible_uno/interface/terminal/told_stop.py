"""Stops the program for the shell, once the player has been told how to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class ToldStop:
    """What a console calls when the shell is to stop the program (``KeyBindings.on_stop``).

    Pressing the key again while the player is being told changes nothing.

    Args:
        announce: says how to come back.
        finish: returns once that has been output.
    """

    def __init__(self, announce: Callable[[], None], finish: Callable[[], Awaitable[None]]) -> None:
        self._announce = announce
        self._finish = finish
        self._stopping: asyncio.Future[None] | None = None

    def __call__(self, stop: Callable[[], None]) -> None:
        """Say how to come back, and call ``stop`` once that has been heard."""
        if self._stopping is None or self._stopping.done():
            self._announce()
            self._stopping = asyncio.ensure_future(self._stop_when_told(stop))

    async def _stop_when_told(self, stop: Callable[[], None]) -> None:
        await self._finish()
        stop()
