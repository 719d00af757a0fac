"""A command that somebody gives in a room."""

from __future__ import annotations

from msgspec import Struct

from accessible_uno.rooms.people import Person, Speaker


class RoomRequest(Struct, frozen=True):
    """A command that somebody gives.

    Attributes:
        speaker: who.
        person: who it is at this table; ``None`` for somebody who does not play.
        rest: what stands behind the command.
        by_operator: whether the services know the speaker as an operator.
    """

    speaker: Speaker
    person: Person | None
    rest: str
    by_operator: bool = False
