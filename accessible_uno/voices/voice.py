"""The protocol of every output channel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.notices import OnProblem, ignore_problem


class Voice(Protocol):
    """A channel to one listener.  No method blocks for longer than it takes to queue."""

    def output(self, utterance: Utterance) -> None:
        """Output an utterance when its turn comes among those that wait (see ``Priority``)."""

    def cancel(self) -> None:
        """Fall silent now, and drop what waits; a question that waits may be kept and be next."""

    def withdraw(self, offer: object) -> None:
        """Drop utterances, waiting or under way, whose ``valid_while`` equals ``offer``."""

    async def wait_until_done(self) -> None:
        """Return once every utterance has been output or dropped."""

    def close(self) -> None:
        """Release the channel for good."""


TEXT: Final = "text"
SPEECH: Final = "speech"
SOUNDS: Final = "sounds"
BRAILLE: Final = "braille"
BUTTONS: Final = "buttons"
"""The names of the voices; ``voice-broken`` has a sentence for each."""

OUR_VOICES: Final = frozenset((TEXT, SPEECH, SOUNDS, BRAILLE, BUTTONS))
"""The same; a voice of another package has another name."""


class FanOut:
    """Several voices behind the protocol of one.

    The first fault of a voice is reported as ``voice-broken``.  The voice is kept, for its next
    utterance may succeed.

    Attributes:
        voices: the voices by their names.
    """

    def __init__(self, voices: Mapping[str, Voice], on_problem: OnProblem = ignore_problem) -> None:
        self.voices = dict(voices)
        self._on_problem = on_problem
        self._broken: set[str] = set()

    def output(self, utterance: Utterance, excluded: str = "") -> None:
        """Output an utterance through every voice except the ``excluded`` one."""
        self._each(lambda voice: voice.output(utterance), excluded)

    def output_to(self, name: str, utterance: Utterance) -> None:
        """Output an utterance through one voice alone, if there is a voice of that name."""
        self._each(lambda voice: voice.output(utterance), only=name)

    def cancel(self) -> None:
        """Silence every voice."""
        self._each(lambda voice: voice.cancel())

    def withdraw(self, offer: object) -> None:
        """Let every voice drop the utterances about an offer."""
        self._each(lambda voice: voice.withdraw(offer))

    async def wait_until_done(self) -> None:
        """Return once every voice is done."""
        names = list(self.voices)
        results = await asyncio.gather(
            *(self.voices[name].wait_until_done() for name in names), return_exceptions=True
        )
        for name, result in zip(names, results, strict=True):
            if isinstance(result, Exception):
                self._report_fault(name)

    def close(self) -> None:
        """Close every voice."""
        self._each(lambda voice: voice.close())

    def _each(self, call: Callable[[Voice], None], excluded: str = "", only: str = "") -> None:
        for name, voice in self.voices.items():
            if name == excluded or (only and name != only):
                continue
            try:
                call(voice)
            except Exception:  # noqa: BLE001  # a voice of any kind must not silence the others
                self._report_fault(name)

    def _report_fault(self, name: str) -> None:
        if name not in self._broken:
            self._broken.add(name)
            self._on_problem("voice-broken", {"voice": name})


class FinalMessageVoice:
    """Outputs one utterance through a voice and drops all later ones; it can be cancelled."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._used = False
        self.cancel, self.withdraw = voice.cancel, voice.withdraw
        self.wait_until_done, self.close = voice.wait_until_done, voice.close

    def output(self, utterance: Utterance) -> None:
        """Output the first utterance, drop the others."""
        if not self._used:
            self._used = True
            self._voice.output(utterance)
