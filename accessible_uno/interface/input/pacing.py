"""How long the bots wait; never a limit for the player."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from accessible_uno.interface.announce.messages import MessageLog
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace

THOUGHT: Final = (0.6, 1.2)
"""Seconds that a bot seems to think, at least and at most."""

SHORT: Final = 0.4
"""Seconds at the short pace."""

READING: Final = 0.045
"""Seconds that a character takes to be read, or heard from a screen reader."""

_LONGEST_READING: Final = 8.0


class Pacing:
    """Waits before a bot acts.

    Args:
        log: what has been told.
        settings: the pace.
        person: whether somebody sits at a terminal; otherwise nothing waits.
        moment: returns a number from 0 up to 1.

    Attributes:
        speech_failed: whether our own voice has given up, so that waiting for it tells nothing.
    """

    def __init__(
        self, log: MessageLog, settings: Settings, person: bool, moment: Callable[[], float]
    ) -> None:
        self.speech_failed = False
        self._log = log
        self._settings = settings
        self._person = person
        self._moment = moment
        self._hurried = asyncio.Event()

    @property
    def speech_is_heard(self) -> bool:
        """Whether our own voice tells what is told."""
        voiced = bool(self._log.tunable_voices) and not self.speech_failed
        return voiced and not self._settings.muted

    def on_key(self) -> None:
        """A key was pressed: whoever reads has read enough of what was told so far."""
        self._log.unread_letters = 0
        self._hurried.set()

    async def wait_before_bot(self) -> None:
        """Return when a bot may act."""
        letters, self._log.unread_letters = self._log.unread_letters, 0
        if not self._person or self._settings.pace is Pace.NONE:
            await asyncio.sleep(0)
            return
        if self._settings.pace is Pace.SHORT:
            await asyncio.sleep(SHORT)
            return
        await self._wait_to_be_read(letters)
        least, most = THOUGHT
        await asyncio.sleep(least + (most - least) * self._moment())

    async def wait_until_heard(self) -> None:
        """Return when whoever plays has heard or read what has been told."""
        if self._person:
            await self._wait_to_be_read(self._log.unread_letters)

    async def _wait_to_be_read(self, letters: int) -> None:
        """Wait for our voice to end, or for the time that reading takes without one."""
        if self.speech_is_heard:
            await self._log.wait_until_done()
            return
        self._hurried.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), min(letters * READING, _LONGEST_READING))
