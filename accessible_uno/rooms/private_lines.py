"""A voice for one person in a chat room: what it is given is sent to that person alone."""

from __future__ import annotations

from collections.abc import Callable

from accessible_uno.narration.utterance import Utterance
from accessible_uno.rooms.carrier import Outbox, Urgency
from accessible_uno.rooms.people import Person


class PrivateLines:
    """A voice that sends its utterances to one person.

    Args:
        person: who reads them.
        outbox: sends them.
        urgency: how urgent they are.
        brailler: makes the line of braille under each; ``None`` for none.
    """

    def __init__(self, person: Person, outbox: Outbox, urgency: Urgency = Urgency.GAME) -> None:
        self._person = person
        self._outbox = outbox
        self._urgency = urgency
        self.brailler: Callable[[Utterance], str] | None = None

    def output(self, utterance: Utterance) -> None:
        """Send an utterance, and its line of braille where the person wants one."""
        if not self._person.present:  # somebody else may have the nick now
            return
        self._outbox.send_privately(self._person.speaker, utterance.text, self._urgency)
        if self.brailler is not None and (cells := self.brailler(utterance)):
            self._outbox.send_privately(self._person.speaker, cells, self._urgency)

    def cancel(self) -> None:
        """Do nothing: what is sent is sent."""

    def withdraw(self, offer: object) -> None:
        """Do nothing: what is sent is sent."""

    async def wait_until_done(self) -> None:
        """Return at once: nobody waits for a reader."""

    def close(self) -> None:
        """Do nothing: the outbox belongs to the room."""
