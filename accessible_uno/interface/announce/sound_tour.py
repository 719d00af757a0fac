"""Learning the sounds: each is named, then heard, and each other player heard from their place."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

from accessible_uno.interface.input.timing import Pause
from accessible_uno.interface.parse.intents import Filling
from accessible_uno.interface.parse.vocabulary import Kind
from accessible_uno.interface.session import Desk
from accessible_uno.narration.sounds import Cue, Sound, place
from accessible_uno.narration.utterance import Utterance

BEFORE: Final = 0.15
AFTER: Final = 0.75
"""Seconds between a name and its sound, and from there to the next name."""


class Lesson:
    """Names the sounds one after the other, until a key is pressed.

    Where nobody sits at a terminal, and where sounds are off, they are named and that is all.

    Args:
        desk: where it is told.
        person: whether somebody sits at a terminal.
        pause: waits so many seconds.
    """

    def __init__(self, desk: Desk, person: bool, pause: Pause) -> None:
        self._desk = desk
        self._person = person
        self._pause = pause
        self._going: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin, or begin anew."""
        self.stop()
        settings = self._desk.settings
        if self._person and settings.sounds and not settings.muted and self._desk.hearing.sounding:
            self._going = asyncio.ensure_future(self._teach())
        else:
            names = ", ".join(map(self._name, Sound))
            self._desk.tell("sounds-all", {"names": names}, Kind.HELP)

    def stop(self) -> None:
        """Go on no further."""
        if self._going is not None:
            self._going.cancel()
            self._going = None

    async def _teach(self) -> None:
        for telling, cue in (*self._sounds(), *self._places()):
            self._desk.hearing.tell(telling, Kind.HELP)
            await self._desk.hearing.finished()
            await self._pause(BEFORE)
            for voice in self._desk.hearing.sounding:
                voice.play(cue)
            await self._pause(AFTER)
        self._going = None

    def _sounds(self) -> Iterator[tuple[Utterance, Cue]]:
        for number, sound in enumerate(Sound, 1):
            filling: Filling = {"number": number, "name": self._name(sound)}
            told = self._desk.sentence("sounds-one", filling)
            if told is not None:
                yield told, Cue(sound)

    def _name(self, sound: Sound) -> str:
        return self._desk.narrator.catalogue.text(f"sound-{sound}")

    def _places(self) -> Iterator[tuple[Utterance, Cue]]:
        names, viewer = self._desk.table.names, self._desk.seat
        for step in range(1, len(names)):
            seat = (viewer + step) % len(names)
            where = place(seat, viewer, len(names))
            side = "left" if where < 0 else "right" if where > 0 else "front"
            told = self._desk.sentence("sounds-place", {"name": names[seat], "side": side})
            if told is not None:
                yield told, Cue(Sound.CARD, where, where, near=False)
