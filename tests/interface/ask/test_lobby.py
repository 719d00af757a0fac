"""The lobby of a hosted table: what a line does there, also in a player's own words."""

from __future__ import annotations

import asyncio

from msgspec import Struct
from table_fixtures import Script, SlowVoice, conversation

from accessible_uno.interface.ask.lobby import RoomLobby
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.settings.schema import Settings


class Room(Struct):
    """A room that knows one word, and notes what reaches it."""

    hosts_here: bool = False
    said: list[str] = []
    orders: list[str] = []

    def talk(self, text: str) -> bool:
        self.said.append(text)
        return True

    def knows(self, line: str) -> bool:
        return line.startswith("go")

    def order(self, line: str) -> None:
        self.orders.append(line)


def typed(
    *lines: str, sends_all: bool = False, voice: SlowVoice | None = None
) -> tuple[Room, Script]:
    """Type lines in the lobby; return the room and the console."""
    room, console = Room(), Script(*lines)
    own = {str(Command.SAY): ("zorp",), str(Command.QUIT): ("bye",)}
    voices = {"speech": voice} if voice is not None else {}
    lobby = RoomLobby(conversation(console, Settings("en", own_words=own), voices), room)
    lobby.sends_all = sends_all
    asyncio.run(lobby.run())
    return room, console


def test_own_words_talk_and_leave() -> None:
    room, console = typed("zorp hello all", "go", "bye", "go")
    assert (room.said, room.orders) == (["hello all"], ["go"])
    assert console.lines == ["go"]


def test_what_the_room_does_not_know_is_refused_or_sent() -> None:
    """Where the host program speaks no protocol everything goes there, help too."""
    room, console = typed("red 5", "help")
    assert room.orders == []
    assert "“red 5” is not a command here" in console.answer_to("red 5")[0]
    assert "Here, before the game" in console.answer_to("help")[0]
    assert typed("red 5", "help", sends_all=True)[0].orders == ["red 5", "help"]


def test_ctrl_c_silences_before_it_leaves() -> None:
    room, console = typed("help", "^Cgo", "go", "^C", "go", voice=SlowVoice())
    assert room.orders == ["go"]
    assert "go" in console.typed
    assert console.lines == ["go"]
