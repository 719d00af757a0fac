"""Starts, stops and replaces the speaking voice; there is one at a time."""

from __future__ import annotations

import asyncio
import os
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.notices import Notices, OnProblem
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

LAST_MESSAGE_TIME: Final = 8.0
"""Seconds that a voice may take for its last message, before it is closed."""

ACCESSIBLE: Final = "ACCESSIBLE"
"""Set in the environment, it asks for text alone, for a screen reader."""

_CHANNELS: Final = {
    SpeechOutput.SELF: OWN_ENGINE,
    SpeechOutput.DISPATCHER: SPEECH_DISPATCHER,
    SpeechOutput.BRIDGE: SCREEN_READER_BRIDGE,
}


def spoken_through(speech: SpeechOutput, *, interactive: bool, accessible: bool) -> Backend | None:
    """Return the backend that speaks; ``None`` where text alone is wanted.

    Args:
        speech: what the settings say.
        interactive: whether a person sits at a terminal.
        accessible: whether text alone was asked for, for a screen reader.
    """
    if speech is not SpeechOutput.AUTO:
        return None if accessible else _CHANNELS.get(speech)
    return OWN_ENGINE if interactive and not accessible and not os.environ.get(ACCESSIBLE) else None


class SpeechSwitch:
    """Starts, stops and replaces the speaking voice.

    Args:
        settings: which voice the player wants, and how it speaks.
        interactive: whether a person sits at a terminal.
        on_problem: called with what the voice cannot do, from a thread of the voice.
        holds_problems: whether what a voice cannot do waits for :meth:`tell_problems`.  What a
            voice could not do that was replaced meanwhile is never told.

    Attributes:
        interactive: the same.
    """

    def __init__(
        self,
        settings: Settings,
        interactive: bool,
        on_problem: OnProblem,
        *,
        holds_problems: bool = False,
    ) -> None:
        self.interactive = interactive
        self._settings = settings
        self._on_problem = on_problem
        self._holds_problems = holds_problems
        self._problems = Notices()
        self._voice: SpeechVoice | None = None
        self._former: SpeechVoice | None = None
        self._ending: asyncio.Task[None] | None = None

    def uses_own_voice(self, settings: Settings) -> bool:
        """Whether the game itself speaks to a person at a terminal, and no screen reader does."""
        backend = spoken_through(
            settings.speech, interactive=self.interactive, accessible=settings.accessible
        )
        return self.interactive and backend in (OWN_ENGINE, SPEECH_DISPATCHER)

    def start(self) -> Voice | None:
        """Start the voice that the game begins with, and return it if one speaks."""
        settings = self._settings
        return self._start_backend(settings.speech, accessible=settings.accessible)

    def use_settings(self, settings: Settings) -> None:
        """Start voices by other ``settings`` from now on."""
        self._settings = settings

    def switch(self, speech: SpeechOutput) -> Voice | None:
        """Stop the voice that speaks, start the one that is wanted, and return it if there is one.

        Where none is wanted, the old voice may finish its last message.  It ends in the
        background; the game does not wait for it.
        """
        before, self._voice = self._voice, None
        after = self._start_backend(speech, accessible=False)
        if before is not None:
            if after is not None:
                before.cancel()
            self._former = before
            self._ending = asyncio.ensure_future(_close_when_done(before))
        return after

    def tell_problems(self) -> None:
        """Tell from now on what the voice cannot do, and what it could not do so far."""
        self._holds_problems = False
        self._problems.set_listener(self._on_problem)

    def close(self) -> None:
        """Close every voice."""
        for voice in (self._former, self._voice):
            if voice is not None:
                voice.close()

    def _start_backend(self, speech: SpeechOutput, *, accessible: bool) -> Voice | None:
        self._problems = Notices(None if self._holds_problems else self._on_problem)
        backend = spoken_through(speech, interactive=self.interactive, accessible=accessible)
        if backend is None:
            return None
        # Not needed where a screen reader speaks: 20 ms.
        from accessible_uno.voices.speech.params import SpeechParams
        from accessible_uno.voices.speech.voice import SpeechVoice

        self._voice = SpeechVoice(
            self._problems.report_problem,
            backend,
            fallback=SPEECH_DISPATCHER if speech is SpeechOutput.AUTO else None,
            params=SpeechParams.from_settings(self._settings),
        )
        return self._voice


async def _close_when_done(voice: SpeechVoice) -> None:
    """Close a voice once it has spoken its last message, in a thread of its own."""
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(voice.wait_until_done(), LAST_MESSAGE_TIME)
    finally:
        threading.Thread(target=voice.close, name="closing a voice").start()
