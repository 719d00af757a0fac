"""What operators of the host program may do, and nobody else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.rooms.lines import RoomLines
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.table import RoomTable
from accessible_uno.rooms.words import RoomRequest

MOST_BANNED: Final = 500
"""People whom one table bans; the first of them is allowed again for a new one."""


class OperatorCommands:
    """Bans people from a table, allows them again, and moves games.

    Args:
        table: the table of the room.
        lines: says the room's messages.
        move: moves the game to the room that is named; returns the message that says why it
            cannot, or nothing.
    """

    def __init__(self, table: RoomTable, lines: RoomLines, move: Callable[[str], str]) -> None:
        self._table = table
        self._lines = lines
        self._move_to = move
        self._banned: dict[str, None] = {}

    def is_banned(self, speaker: Speaker) -> bool:
        """Whether this table no longer listens to somebody."""
        return speaker.identity in self._banned

    def ban(self, request: RoomRequest) -> None:
        """Ban somebody of this table, by the name in the game or the nick."""
        if self._refuse(request):
            return
        found = self._table.called(request.rest)
        if found is None:
            self._lines.to_one(request.speaker, "room-nobody-called", name=request.rest)
            return
        self._banned[found.identity] = None
        if len(self._banned) > MOST_BANNED:
            del self._banned[next(iter(self._banned))]
        if self._table.game is not None:
            self._table.game.abandon(found)
        else:
            self._table.enrolment.withdraw(found.speaker)
        self._lines.to_all("room-was-banned", name=found.name)

    def allow(self, request: RoomRequest) -> None:
        """Let everybody back who was banned."""
        if not self._refuse(request):
            self._banned.clear()
            self._lines.to_all("room-all-allowed")

    def move(self, request: RoomRequest) -> None:
        """Move the game to another room of the network."""
        if self._refuse(request):
            return
        refused = "room-no-game" if self._table.game is None else self._move_to(request.rest)
        if refused:
            self._lines.to_one(request.speaker, refused, name=request.rest)

    def _refuse(self, request: RoomRequest) -> bool:
        if not request.by_operator:
            self._lines.to_one(request.speaker, "room-operators-alone")
        return not request.by_operator
