"""Whoever runs the host program, at its table: a client of the protocol without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rooms.client.table_client import LONGEST_TALK, RoomListener
from accessible_uno.rooms.host import LocalSide
from accessible_uno.rooms.irc.send_queue import Urgency
from accessible_uno.rooms.outbox import Outbox
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rooms.protocol.table_link import TableLink
from accessible_uno.rooms.room_words import MARK, parse_room_line

HERE: Final = "keyboard"
"""The mask of whoever sits at the host program's own keyboard.  It has no ``@``, as every mask that
a server sends does, so nobody on the network can have it."""


class LocalPlayer:
    """Sits in one room of the host program that runs in this process.

    Args:
        name: what the player is called at the table.
        channel: the room.
        locale: the player's language.
        room_locale: the language of the room.
        rng: returns a number from 0 up to 1.
        listener: is told what happens.

    Attributes:
        link: the link with the host program.
        host: the host program; given once it is made.
    """

    hosts_here = True

    def __init__(
        self,
        name: str,
        channel: str,
        locale: str,
        room_locale: str,
        rng: Callable[[], float],
        listener: RoomListener,
    ) -> None:
        self.channel = channel
        self.speaker = Speaker(name, HERE)
        self.host: LocalSide | None = None
        self._locale = locale
        self._room_locale = room_locale
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._outbox: Outbox | None = None
        self._in_room = False
        self._has_left = False

        def new_token() -> str:
            return f"{int(rng() * 2**32):08x}"

        self.link = TableLink(self._send_to_host, self._loop, new_token, listener)

    async def run(self) -> None:
        """Host until :meth:`stop` is called."""
        assert self.host is not None
        await self.host.run()

    async def stop(self) -> None:
        """Leave the table, and stop hosting."""
        assert self.host is not None
        self.link.drop()
        self._has_left = True
        await self.host.stop()

    # What the player writes

    def talk(self, text: str) -> bool:
        """Say something to the people in the room, which the host program writes.

        Return whether they can be reached.
        """
        words = text.lstrip(f"{MARK} ")
        said = {"name": self.speaker.nick, "text": words}
        told = Catalogue(self._room_locale).text("room-player-says", **said)
        if self._outbox is not None and self._in_room and words:
            self._outbox.send_to_room(told, Urgency.CHATTER)
        return self._in_room

    def knows(self, line: str) -> bool:
        """Return whether a line is a command of the room."""
        return parse_room_line(line, self._locale).word is not None

    def order(self, line: str) -> None:
        """Give the host program a command of the room."""
        self._hand_over(f"{MARK}{line.strip().removeprefix(MARK)}")

    def _send_to_host(self, line: str) -> None:
        self._hand_over(line)

    def _hand_over(self, line: str) -> None:
        """Hand a line to the room, in the loop: it comes while the room tells something."""
        if self.host is not None:
            self._loop.call_soon(self.host.on_local_line, line)

    # What the room says

    def outbox(self, network: Outbox) -> Outbox:
        """Return what sends the lines of the room, to the network and to this player."""
        self._outbox = network
        return LocalOutbox(network, self)

    def is_me(self, person: Person) -> bool:
        """Whether a line is for this player."""
        return person.speaker.mask == HERE

    def on_protocol(self, line: str) -> None:
        """Take a line of the protocol."""
        self._loop.call_soon(self.link.receive, line)

    def on_told(self, text: str, *, privately: bool) -> None:
        """Hear what the host program says, after what has come over the link before it."""
        if self._has_left:
            return
        self._loop.call_soon(partial(self._listener.on_told, clean_line(text), privately=privately))

    def on_talk(self, speaker: Speaker, text: str) -> None:
        """Hear what somebody has written in the room."""
        told = clean_line(text).strip()[:LONGEST_TALK]
        if told and not text.startswith("\x01"):
            self._listener.on_talk(speaker.nick, told, privately=False)

    def on_joined(self) -> None:
        """The host program is in the room, and so are we."""
        self._in_room = True
        self._listener.on_joined_room()
        self.link.connect(self._locale, self.channel)

    def on_connection_lost(self) -> None:
        """The others cannot be reached."""
        self._in_room = False
        self.link.drop()
        self._listener.on_connection_lost()


class LocalOutbox:
    """Sends the lines of a room to the network, and those for the player here to that player.

    Args:
        network: sends to the network.
        player: who plays in this process.
    """

    def __init__(self, network: Outbox, player: LocalPlayer) -> None:
        self._network = network
        self._player = player

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a line to everybody in the room, and tell it here."""
        self._network.send_to_room(text, urgency)
        self._player.on_told(text, privately=False)

    def send_privately(self, person: Person, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a line to one person; what is for the player here never reaches the network."""
        if self._player.is_me(person):
            self._player.on_told(text, privately=True)
        else:
            self._network.send_privately(person, text, urgency)

    def send_protocol(self, person: Person, line: str) -> None:
        """Send a line of the protocol to one person's client, or to the one here."""
        if self._player.is_me(person):
            self._player.on_protocol(line)
        else:
            self._network.send_protocol(person, line)
