"""A voice that speaks one message more before it is closed."""

from __future__ import annotations

from accessible_uno.narration.utterance import Utterance
from accessible_uno.voices.voice import Voice


class FinalMessageVoice:
    """Outputs one utterance through a voice and drops all later ones; it can be cancelled."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._used = False

    def output(self, utterance: Utterance) -> None:
        """Output the first utterance, drop the others."""
        if not self._used:
            self._used = True
            self._voice.output(utterance)

    def cancel(self) -> None:
        """Silence the voice now."""
        self._voice.cancel()

    def withdraw(self, offer: object) -> None:
        """Drop the utterances about this offer."""
        self._voice.withdraw(offer)

    async def wait_until_done(self) -> None:
        """Return once the utterance has been output."""
        await self._voice.wait_until_done()

    def close(self) -> None:
        """Release the voice for good."""
        self._voice.close()
