"""The last thing that a voice says before it is heard no more."""

from __future__ import annotations

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.voice import Voice


class FinalMessageVoice:
    """Lets a voice tell one thing more, and nothing after it; it can still be silenced."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._told = False

    def output(self, utterance: Utterance) -> None:
        """Tell the first telling, drop the others."""
        if not self._told:
            self._told = True
            self._voice.output(utterance)

    def cancel(self) -> None:
        """Fall silent now."""
        self._voice.cancel()

    def withdraw(self, chance: object) -> None:
        """Drop the tellings of this chance."""
        self._voice.withdraw(chance)

    async def wait_until_done(self) -> None:
        """Return once it has told what it had to tell."""
        await self._voice.wait_until_done()

    def close(self) -> None:
        """Release the voice for good."""
        self._voice.close()
