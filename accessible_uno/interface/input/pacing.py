"""How long the bots wait before they act, so that the player can follow."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from accessible_uno.interface.game_setup import GameOptions
from accessible_uno.interface.input.braille_reading import BrailleReading
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Pace

THINKING: Final = (0.6, 1.2)
"""Seconds that a bot seems to think, at least and at most."""

SHORT: Final = 0.4
"""Seconds at the short pace."""

READING: Final = 0.045
"""Seconds that it takes to read one character, or to hear it from a screen reader."""

_LONGEST_READING: Final = 8.0


class Pacing:
    """Waits before a bot acts.

    Args:
        log: what has been announced.
        settings: the pace.
        options: whether a person sits at a terminal, otherwise nothing waits; how long bots think.
        plays: whether the player has a seat, and does not only watch.

    Attributes:
        reading: of the player's braille display.
        speech_failed: whether the game's own voice has stopped working, so that nobody hears it.
    """

    def __init__(
        self, log: MessageLog, settings: Settings, options: GameOptions, plays: bool = True
    ) -> None:
        self.reading = BrailleReading(log, settings, plays)
        self.speech_failed = False
        self._log = log
        self._settings = settings
        self._interactive = options.interactive
        self._thinking = options.thinking
        self._key_pressed = asyncio.Event()

    def speech_is_heard(self) -> bool:
        """Whether the game's own voice speaks what is announced."""
        speaks = bool(self._log.tunable_voices) and not self.speech_failed
        return speaks and not self._settings.muted

    def last_message_is_felt(self) -> bool:
        """Whether the player reads the last message on a display alone, and has the time to."""
        waits = self._settings.pace is Pace.WAIT
        return waits and not self.speech_is_heard() and self.reading.progress is not None

    def on_key(self) -> None:
        """End the time for reading: a player who presses a key has read enough."""
        self._log.unread_letters = 0
        self._key_pressed.set()
        self.reading.on_key()

    async def wait_before_bot(self) -> None:
        """Return when a bot may act."""
        letters, self._log.unread_letters = self._log.unread_letters, 0
        if not self._interactive or self._settings.pace is Pace.NONE:
            await asyncio.sleep(0)
            return
        if self._settings.pace is Pace.SHORT:
            await asyncio.sleep(SHORT)
            return
        await self._wait_to_be_read(letters)
        least, most = THINKING
        await asyncio.sleep(least + (most - least) * self._thinking())

    async def wait_until_heard(self) -> None:
        """Return when the player has heard or read what has been announced."""
        if self._interactive:
            await self._wait_to_be_read(self._log.unread_letters)

    async def wait_for_delay(self) -> None:
        """Return when the set delay has passed since the end of the speech and the last key."""
        while True:
            await self.wait_until_heard()
            self._key_pressed.clear()
            try:
                await asyncio.wait_for(self._key_pressed.wait(), self._settings.delay)
            except TimeoutError:
                return

    async def _wait_to_be_read(self, letters: int) -> None:
        """Wait for the voice to end; without a voice, for the time that reading takes."""
        if self.speech_is_heard():
            await self._log.wait_until_done()
            return
        if self.reading.progress is not None:
            await self.reading.wait_until_read()
            return
        self._key_pressed.clear()
        with suppress(TimeoutError):
            seconds = min(letters * READING, _LONGEST_READING)
            await asyncio.wait_for(self._key_pressed.wait(), seconds)
