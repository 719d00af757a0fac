"""Several voices that are one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.notices import OnProblem, ignore_problem
from accessible_uno.voices.voice import Voice

TEXT: Final = "text"
SPEECH: Final = "speech"
SOUNDS: Final = "sounds"
BRAILLE: Final = "braille"
"""What the voices are called: the one that writes, the one that speaks, the short sounds, and the
display; ``voice-broken`` has a sentence for each."""


class FanOut:
    """Hands everything to each of its voices; a voice that breaks never silences the others.

    The first fault of a voice is told through ``on_problem`` as ``voice-broken``; the voice is
    kept, for the next telling may succeed.

    Attributes:
        voices: the voices by what they are called; a name other than those above is said as it is.
    """

    def __init__(self, voices: Mapping[str, Voice], on_problem: OnProblem = ignore_problem) -> None:
        self.voices = dict(voices)
        self._on_problem = on_problem
        self._broken: set[str] = set()

    def output(self, utterance: Utterance, but: str = "") -> None:
        """Let every voice tell it, ``but`` one."""
        self._each(lambda voice: voice.output(utterance), but)

    def output_to(self, name: str, utterance: Utterance) -> None:
        """Let one voice tell it, if it is there."""
        self._each(lambda voice: voice.output(utterance), only=name)

    def cancel(self) -> None:
        """Silence every voice."""
        self._each(lambda voice: voice.cancel())

    def withdraw(self, chance: object) -> None:
        """Let every voice drop the tellings of this chance."""
        self._each(lambda voice: voice.withdraw(chance))

    async def wait_until_done(self) -> None:
        """Return once every voice has finished."""
        names = list(self.voices)
        ends = await asyncio.gather(
            *(self.voices[name].wait_until_done() for name in names), return_exceptions=True
        )
        for name, end in zip(names, ends, strict=True):
            if isinstance(end, Exception):
                self._fault(name)

    def close(self) -> None:
        """Close every voice."""
        self._each(lambda voice: voice.close())

    def _each(self, call: Callable[[Voice], None], but: str = "", only: str = "") -> None:
        for name, voice in self.voices.items():
            if name == but or (only and name != only):
                continue
            try:
                call(voice)
            except Exception:
                self._fault(name)

    def _fault(self, name: str) -> None:
        if name not in self._broken:
            self._broken.add(name)
            self._on_problem("voice-broken", {"voice": name})
