"""Who speaks: one voice at a time, and another when the player asks for it."""

from __future__ import annotations

import asyncio
import os
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.speech.backends import (
    OWN_ENGINE,
    SCREEN_READER_BRIDGE,
    SPEECH_DISPATCHER,
    Backend,
)

if TYPE_CHECKING:
    from accessible_uno.settings.schema import Settings
    from accessible_uno.voices.speech.voice import SpeechVoice
    from accessible_uno.voices.voice import Voice

LAST_WORD: Final = 8.0
"""Seconds that a voice may take to tell that it is heard no more."""

ACCESSIBLE: Final = "ACCESSIBLE"
"""Set in the environment, it asks for text alone, for a screen reader."""

_CHANNELS: Final = {
    SpeechOutput.SELF: OWN_ENGINE,
    SpeechOutput.DISPATCHER: SPEECH_DISPATCHER,
    SpeechOutput.BRIDGE: SCREEN_READER_BRIDGE,
}


def spoken_through(speech: SpeechOutput, *, person: bool, accessible: bool) -> Backend | None:
    """Return what speaks; ``None`` where text alone is wanted.

    Args:
        speech: what the player has settled.
        person: whether somebody sits at a terminal.
        accessible: whether text alone was asked for besides.
    """
    if speech is not SpeechOutput.AUTO:
        return None if accessible else _CHANNELS.get(speech)
    return OWN_ENGINE if person and not accessible and not os.environ.get(ACCESSIBLE) else None


class Speakers:
    """Starts and ends the voice that speaks.

    Args:
        settings: which voice the player wants, and how it speaks.
        person: whether somebody sits at a terminal.
        on_problem: told what the voice cannot do; called from a thread of the voice's.
    """

    def __init__(self, settings: Settings, person: bool, on_problem: OnProblem) -> None:
        self.person = person
        self._settings = settings
        self._on_problem = on_problem
        self._voice: SpeechVoice | None = None
        self._former: SpeechVoice | None = None
        self._farewell: asyncio.Task[None] | None = None

    def speaks_itself(self, settings: Settings) -> bool:
        """Whether the game itself speaks to somebody at a terminal, and no screen reader does."""
        backend = spoken_through(
            settings.speech, person=self.person, accessible=settings.accessible
        )
        return self.person and backend in (OWN_ENGINE, SPEECH_DISPATCHER)

    def first(self) -> Voice | None:
        """Return the voice that the game begins with, if one speaks."""
        settings = self._settings
        return self._start(settings.speech, accessible=settings.accessible)

    def follow(self, settings: Settings) -> None:
        """From now on, voices speak as other ``settings`` ask."""
        self._settings = settings

    def another(self, speech: SpeechOutput) -> Voice | None:
        """Silence the voice that speaks and return the one wanted instead, if one is to speak.

        Where none is, the voice may finish what it is told at once.  It ends beside the game,
        which does not wait for it.
        """
        before, self._voice = self._voice, None
        after = self._start(speech, accessible=False)
        if before is not None:
            if after is not None:
                before.cancel()
            self._former = before
            self._farewell = asyncio.ensure_future(_farewell(before))
        return after

    def close(self) -> None:
        """Silence the voice for good."""
        for voice in (self._former, self._voice):
            if voice is not None:
                voice.close()

    def _start(self, speech: SpeechOutput, *, accessible: bool) -> Voice | None:
        backend = spoken_through(speech, person=self.person, accessible=accessible)
        if backend is None:
            return None
        from accessible_uno.voices.speech.params import SpeechParams
        from accessible_uno.voices.speech.voice import SpeechVoice

        self._voice = SpeechVoice(
            self._on_problem,
            backend,
            fallback=SPEECH_DISPATCHER if speech is SpeechOutput.AUTO else None,
            params=SpeechParams.from_settings(self._settings),
        )
        return self._voice


async def _farewell(voice: SpeechVoice) -> None:
    """End a voice once it has told what there is to tell; that takes no time of the game's."""
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(voice.wait_until_done(), LAST_WORD)
    finally:
        threading.Thread(target=voice.close, name="farewell to a voice").start()
