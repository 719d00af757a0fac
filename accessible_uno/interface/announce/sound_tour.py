"""A tour of the sounds: each is named, then played; then the place of each player."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.session.game_setup import Sleep
from accessible_uno.interface.session.session import Session
from accessible_uno.narration.sounds import Cue, Sound, stereo_position
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Category

BEFORE: Final = 0.15
AFTER: Final = 0.75
"""Seconds between a name and its sound, and from there to the next name."""


class SoundTour:
    """Names and plays the sounds one after the other, until a key is pressed.

    Without a person at a terminal, and while sounds are off, the sounds are only named.

    Args:
        session: the player's session.
        interactive: whether a person sits at a terminal.
        sleep: waits so many seconds.
    """

    def __init__(self, session: Session, interactive: bool, sleep: Sleep) -> None:
        self._session = session
        self._interactive = interactive
        self._sleep = sleep
        self._going: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the tour from its beginning."""
        self.stop()
        settings = self._session.settings
        if (
            self._interactive
            and settings.sounds
            and not settings.muted
            and self._session.log.sounding_voices
        ):
            self._going = asyncio.ensure_future(self._run())
        else:
            names = ", ".join(map(self._name, Sound))
            self._session.announce("sounds-all", {"names": names}, Category.HELP)

    def stop(self) -> None:
        """End the tour."""
        if self._going is not None:
            self._going.cancel()
            self._going = None

    async def _run(self) -> None:
        for message, cue in (*self._sounds(), *self._places()):
            self._session.log.announce(message, Category.HELP)
            await self._session.log.wait_until_done()
            await self._sleep(BEFORE)
            for voice in self._session.log.sounding_voices:
                voice.play(cue)
            await self._sleep(AFTER)
        self._going = None

    def _sounds(self) -> Iterator[tuple[Utterance, Cue]]:
        for number, sound in enumerate(Sound, 1):
            fields: MessageFields = {"number": number, "name": self._name(sound)}
            message = self._session.format("sounds-one", fields)
            if message is not None:
                yield message, Cue(sound)

    def _name(self, sound: Sound) -> str:
        return self._session.narrator.catalogue.text(f"sound-{sound}")

    def _places(self) -> Iterator[tuple[Utterance, Cue]]:
        names, viewer = self._session.table.names, self._session.seat
        for step in range(1, len(names)):
            seat = (viewer + step) % len(names)
            where = stereo_position(seat, viewer, len(names))
            side = "left" if where < 0 else "right" if where > 0 else "front"
            message = self._session.format("sounds-place", {"name": names[seat], "side": side})
            if message is not None:
                yield message, Cue(Sound.CARD, where, where, near=False)
