"""What a room sends through."""

from __future__ import annotations

from typing import Protocol

from accessible_uno.rooms.irc.send_queue import Urgency
from accessible_uno.rooms.people import Person


class Outbox(Protocol):
    """Sends the lines of one room."""

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a line to everybody in the room."""

    def send_privately(self, person: Person, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a line to one person alone."""

    def send_protocol(self, person: Person, line: str) -> None:
        """Send a line of the protocol to one person's client, as it is."""
