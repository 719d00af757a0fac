"""One room: what is written in it, and who comes and goes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.protocol.client_links import ClientLinks
from accessible_uno.rooms.room_clients import RoomClients
from accessible_uno.rooms.room_commands import RoomCommands
from accessible_uno.rooms.room_lines import RoomLines
from accessible_uno.rooms.room_table import RoomTable, RoomTools
from accessible_uno.table.timers import FaultGuard


class Room:
    """The table of one room.

    Args:
        locale: the language of the room.
        tools: what it is given.
    """

    def __init__(self, locale: str, tools: RoomTools) -> None:
        self._tools = tools
        self._guard = FaultGuard(tools.timers, self._on_fault)
        guarded = replace(tools, timers=self._guard)
        self._lines = RoomLines(locale, tools.outbox)
        self._links = ClientLinks(tools.outbox)
        self._table = RoomTable(self._lines, guarded, self._links)
        self._clients = RoomClients(self._table, self._links, self._lines)
        self._commands = RoomCommands(self._table, self._lines, guarded)

    @property
    def is_free(self) -> bool:
        """Whether nobody plays here, or is about to."""
        return self._table.is_free

    def on_line(self, speaker: Speaker, text: str, *, by_operator: bool = False) -> None:
        """Carry out what somebody wrote to the game, in the room or to the host program alone.

        Operators may stop any table, ban people from it, and move it.
        """
        with self._guard.guarded():
            self._table.on_here(speaker)
            self._commands.carry_out(speaker, text, by_operator=by_operator)

    def on_frame(self, speaker: Speaker, frame: str) -> None:
        """Carry out a line of the protocol."""
        with self._guard.guarded():
            self._table.on_here(speaker)
            self._clients.on_line(speaker, frame)

    def on_here(self, speaker: Speaker) -> None:
        """Somebody is in the room."""
        with self._guard.guarded():
            self._table.on_here(speaker)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address."""
        self._table.on_renamed(old, new)
        self._links.on_renamed(old, new)

    def on_gone(self, speaker: Speaker, *, split: bool = False) -> None:
        """Somebody has left the room, perhaps in a netsplit."""
        with self._guard.guarded():
            self._table.on_gone(speaker, split=split)
            if (link := self._links.drop(speaker)) is not None:
                self._table.detach(link)

    def on_connection_lost(self, reaches: Callable[[Speaker], bool]) -> None:
        """None of those can be reached whom one carrier reaches."""
        with self._guard.guarded():
            self._table.on_connection_lost(reaches)
            for link in self._links.drop_all(reaches):
                self._table.detach(link)

    def resume(self) -> None:
        """Go on with the game that was interrupted when the program stopped, if there is one."""
        with self._guard.guarded():
            self._table.resume()

    def take_over(self, other: Room, name: str) -> None:
        """Go on here with the game of another room.

        Args:
            other: that room.
            name: what this room is called.
        """
        other._lines.to_all("room-moved", name=name)
        with self._guard.guarded():
            self._table.take_over(other._table)

    def seats(self, speaker: Speaker) -> bool:
        """Whether ``speaker`` sits at this table."""
        return self._table.person(speaker) is not None

    def is_linked(self, speaker: Speaker, frame: str) -> bool:
        """Whether a line of the protocol comes over a link of this room."""
        return self._clients.is_linked(speaker, frame)

    def close(self) -> None:
        """Stop everything that is due, and tell the room of a game that it interrupts."""
        self._table.close()

    def _on_fault(self, wrong: Exception) -> None:
        """Put the game aside in which something failed; the other rooms play on."""
        self._tools.on_fault(wrong)
        with suppress(Exception):
            self._table.cancel_game()
        self._table.game = None
        self._table.enrolment.clear()
        self._lines.to_all("room-fault")
