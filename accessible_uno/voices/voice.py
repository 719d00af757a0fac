"""The one protocol that every output channel speaks."""

from __future__ import annotations

from typing import Protocol

from accessible_uno.narration.utterance import Utterance


class Voice(Protocol):
    """A channel to one listener.  No method blocks for longer than it takes to queue."""

    def output(self, utterance: Utterance) -> None:
        """Tell it, when its turn among the waiting tellings comes (see ``Priority``)."""

    def cancel(self) -> None:
        """Fall silent now and drop what waits."""

    def withdraw(self, chance: object) -> None:
        """Drop tellings, waiting or under way, whose ``valid_while`` equals ``chance``."""

    async def wait_until_done(self) -> None:
        """Return once everything handed over has been told or dropped."""

    def close(self) -> None:
        """Release the channel for good."""
