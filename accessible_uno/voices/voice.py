"""The protocol of every output channel."""

from __future__ import annotations

from typing import Protocol

from accessible_uno.narration.utterance import Utterance


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
