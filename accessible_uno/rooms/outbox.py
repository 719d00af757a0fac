"""What a room sends through, and what tells it the time: the two sides of the network."""

from __future__ import annotations

from collections.abc import Callable
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


class TimerHandle(Protocol):
    """A call that is due."""

    def cancel(self) -> None:
        """Do not call."""


class Timers(Protocol):
    """The time, and calls at a later time; an event loop is one."""

    def time(self) -> float:
        """Return seconds that never decrease."""

    def call_later(self, delay: float, callback: Callable[[], None], /) -> TimerHandle:
        """Call ``callback`` after ``delay`` seconds."""
