"""One room: what is written in it, and who comes and goes."""

from __future__ import annotations

from accessible_uno.chat.people import Speaker
from accessible_uno.chat.room_commands import RoomCommands, RoomRequest
from accessible_uno.chat.room_lines import RoomLines
from accessible_uno.chat.room_table import RoomTable, RoomTools
from accessible_uno.chat.room_words import parse_room_line


class Room:
    """The table of one channel.

    Args:
        locale: the language of the room.
        tools: what it is given.
    """

    def __init__(self, locale: str, tools: RoomTools) -> None:
        self._lines = RoomLines(locale, tools.outbox)
        self._table = RoomTable(self._lines, tools)
        self._commands = RoomCommands(self._table, self._lines, tools)

    def on_line(self, speaker: Speaker, text: str, *, by_operator: bool = False) -> None:
        """Carry out what somebody wrote to the game, in the room or to the host program alone.

        Operators may stop any table, and ban people from it.
        """
        self.on_here(speaker)
        line = parse_room_line(text, self._lines.wishes_of(speaker).locale)
        person = self._table.person(speaker)
        self._commands.carry_out(
            line.word, RoomRequest(speaker, person, line.rest, by_operator=by_operator)
        )

    def on_here(self, speaker: Speaker) -> None:
        """Somebody is in the room."""
        self._table.on_here(speaker)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or mask."""
        self._table.on_renamed(old, new)

    def on_gone(self, speaker: Speaker, *, split: bool = False) -> None:
        """Somebody has left the room, perhaps in a netsplit."""
        self._table.on_gone(speaker, split=split)

    def on_connection_lost(self) -> None:
        """Nobody can be reached."""
        self._table.on_connection_lost()

    def resume(self) -> None:
        """Go on with the game that was interrupted when the program stopped, if there is one."""
        self._table.resume()

    def seats(self, speaker: Speaker) -> bool:
        """Whether ``speaker`` sits at this table."""
        return self._table.person(speaker) is not None

    def close(self) -> None:
        """Stop everything that is due, and tell the room of a game that it interrupts."""
        self._table.close()
