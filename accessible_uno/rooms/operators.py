"""What operators alone may do: ban people from a table, take them out, move games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from accessible_uno.rooms.lines import RoomLines
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rooms.table import RoomTable
from accessible_uno.rooms.words import RoomRequest

MOST_BANNED: Final = 500
"""People whom one table bans; the first of them is allowed again for a new one."""


class OperatorCommands(Struct, eq=False):
    """Bans people from a table, allows them again, and moves games.

    Args:
        table: the table of the room.
        lines: says the room's messages.
        move: moves the game, for somebody, to the room that is named; returns the message that
            says why it cannot, or nothing.
    """

    _table: RoomTable
    _lines: RoomLines
    _move_to: Callable[[Speaker, str], str]
    _banned: dict[str, None] = {}

    def is_banned(self, speaker: Speaker) -> bool:
        """Whether this table no longer listens to somebody."""
        return speaker.identity in self._banned

    def ban(self, request: RoomRequest) -> None:
        """Ban somebody of this table, by the name in the game or the nick."""
        if (found := self._take_out(request)) is not None:
            self._banned[found.identity] = None
            if len(self._banned) > MOST_BANNED:
                del self._banned[next(iter(self._banned))]
            self._lines.to_all("room-was-banned", name=found.name)

    def remove(self, request: RoomRequest) -> None:
        """Take somebody out of the game who no longer plays; they may sit down again."""
        if (found := self._take_out(request)) is not None:
            self._lines.to_all("room-was-removed", name=found.name)

    def _take_out(self, request: RoomRequest) -> Person | None:
        """Take out who is named, by the name in the game or the nick; refuse what cannot be."""
        if self._refuse(request):
            return None
        found = self._table.called(request.rest)
        if found is None:
            self._lines.to_one(request.speaker, "room-nobody-called", name=request.rest)
        elif self._table.game is not None:
            self._table.game.abandon(found)
        else:
            self._table.enrolment.remove(found)
        return found

    def allow(self, request: RoomRequest) -> None:
        """Let everybody back who was banned."""
        if not self._refuse(request):
            self._banned.clear()
            self._lines.to_all("room-all-allowed")

    def move(self, request: RoomRequest) -> None:
        """Move the game to another room of the network."""
        if self._refuse(request):
            return
        to_there = request.speaker, request.rest
        refused = "room-no-game" if self._table.game is None else self._move_to(*to_there)
        if refused:
            self._lines.to_one(request.speaker, refused, name=request.rest)

    def _refuse(self, request: RoomRequest) -> bool:
        if not request.by_operator:
            self._lines.to_one(request.speaker, "room-operators-alone")
        return not request.by_operator
