"""Plays the sounds of a step, once the voice has finished."""

from __future__ import annotations

import asyncio
from typing import Final

from accessible_uno.interface.session.session import Session
from accessible_uno.narration.sounds import Cue, Sound

APART: Final = 0.75
"""Seconds from one sound to the next."""


class LessonSounds:
    """Plays sounds for one player, until a line is typed.

    Args:
        session: the player's session.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._going: asyncio.Task[None] | None = None

    @property
    def audible(self) -> bool:
        """Whether the player has sounds switched on."""
        settings = self._session.settings
        return settings.sounds and not settings.muted and bool(self._session.log.sounding_voices)

    def play(self, *sounds: Sound) -> None:
        """Play ``sounds`` one after the other, once everything announced has been spoken."""
        self.stop()
        if sounds and self.audible:
            self._going = asyncio.ensure_future(self._run(sounds))

    def stop(self) -> None:
        """Play no more."""
        if self._going is not None:
            self._going.cancel()
            self._going = None

    async def _run(self, sounds: tuple[Sound, ...]) -> None:
        await self._session.log.wait_until_done()
        for sound in sounds:
            for voice in self._session.log.sounding_voices:
                voice.play(Cue(sound))
            await asyncio.sleep(APART)
