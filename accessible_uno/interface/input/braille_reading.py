"""Waits until the reader of a braille display has read what was announced."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from accessible_uno.interface.braille.tactile import TactileVoice, displays_among
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.settings.schema import Settings

if TYPE_CHECKING:
    from accessible_uno.voices.braille.display.line import ReadingProgress


class BrailleReading:
    """The reading of one player on a display.

    The time is what the cells take at the player's speed; it begins again with each key that moves
    the reader.  A player (not an onlooker) who has not yet felt every window of a message, or is
    at an earlier one, is waited for: only a key of theirs goes on.

    Args:
        log: its voices may be displays; it knows that it is being read.
        settings: the player's speed.
        plays: whether the reader plays; bots that an onlooker watches go on by themselves.
    """

    def __init__(self, log: MessageLog, settings: Settings, plays: bool) -> None:
        self._log = log
        self._settings = settings
        self._plays = plays
        self._moved = asyncio.Event()
        self._has_read = False

    @property
    def progress(self) -> ReadingProgress | None:
        """How far the reader has come; ``None`` without a display."""
        return next(filter(None, (each.progress() for each in self._displays())), None)

    def on_move(self) -> None:
        """Note that the reader has moved; it is called in the thread of the game's loop."""
        self._moved.set()

    def on_key(self) -> None:
        """Note that the player has typed or entered something, and has read enough."""
        self._has_read = True
        self._moved.set()

    async def wait_until_read(self) -> None:
        """Return when the reader has read the newest message, or has entered a line."""
        self._has_read = False
        self._log.is_being_read = True
        try:
            while not self._has_read and (progress := self.progress) is not None:
                if await self._moves_within(progress.cells / self._settings.braille_speed):
                    continue
                if progress.complete or not self._plays:
                    return
                await self._moves_within(None)
        finally:
            self._log.is_being_read = False

    async def _moves_within(self, seconds: float | None) -> bool:
        """Wait for a move of the reader, at most so long; return whether there was one."""
        self._moved.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._moved.wait(), seconds)
        return self._moved.is_set()

    def _displays(self) -> Iterator[TactileVoice]:
        return displays_among(self._log.fan_out.voices.values())
