"""Whoever runs the host program, at its own keyboard: a client and a carrier in one process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.rooms.carrier import CarrierListener, Claim, Standing, Urgency
from accessible_uno.rooms.client.table_client import RoomClient, RoomListener
from accessible_uno.rooms.people import Speaker

HERE: Final = "keyboard"
"""The address of whoever sits at the host program's own keyboard.  It has no ``@``, as every
address on a network does, so nobody there can have it."""

LONGEST_FRAME: Final = 100_000
"""Bytes of the text of one frame: no network has to carry it."""


class HostProgram(Protocol):
    """What serves the rooms in this process."""

    async def run(self) -> None:
        """Host until :meth:`stop` is called."""

    async def stop(self) -> None:
        """Tell every room, and leave."""


class LocalPlayer(RoomClient):
    """Sits in one room of the host program that runs in this process.

    Args:
        name: what the player is called at the table.
        room: the room.
        locale: the player's language.
        rng: returns a number from 0 up to 1.
        listener: is told what happens.

    Attributes:
        carrier: how the host program reaches the player.
        host: the host program; given once it is made.
    """

    hosts_here = True

    def __init__(
        self,
        name: str,
        room: str,
        locale: str,
        rng: Callable[[], float],
        listener: RoomListener,
    ) -> None:
        super().__init__(room, locale, rng, listener)
        self.carrier = LocalCarrier(name, room, self)
        self.host: HostProgram | None = None
        self._has_left = False

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

    def choose_host(self, nick: str) -> None:
        """Do nothing: the host program is here."""

    # What the player writes

    def _say(self, words: str) -> None:
        self.carrier.write(words)

    def _command(self, line: str) -> None:
        self._loop.call_soon(self.carrier.write, line)  # the room may be telling something

    def _send_frame(self, frame: str) -> None:
        self._loop.call_soon(self.carrier.write_frame, frame)

    # What the room says

    def on_frame(self, frame: str) -> None:
        """Take a line of the protocol."""
        self._loop.call_soon(self.link.receive, frame)

    def on_told(self, text: str, *, privately: bool) -> None:
        """Hear what the host program says, after what has come over the link before it."""
        if self._has_left:
            return
        self._loop.call_soon(partial(self._listener.on_told, clean_line(text), privately=privately))

    def on_talk(self, speaker: Speaker, text: str) -> None:
        """Hear what somebody has written in the room."""
        self._hear(speaker.nick, text, privately=False)

    def on_others(self, *, reached: bool) -> None:
        """Sit down once the others can be reached; the link stays when they no longer can."""
        self._reaches_others = reached
        if not reached:
            self._listener.on_connection_lost()
            return
        self._listener.on_joined_room()
        if not self.link.is_linked:
            self.link.connect(self._locale, self._room)


class LocalCarrier:
    """Reaches the one player who sits in this process, in one room.

    Args:
        name: what the player is called.
        room: the room.
        player: is told what is sent.

    Attributes:
        rooms: the room.
    """

    longest_frame = LONGEST_FRAME

    def __init__(self, name: str, room: str, player: LocalPlayer) -> None:
        self.rooms = (room,)
        self._speaker = Speaker(name, HERE, operates=True)
        self._player = player
        self._listener: CarrierListener | None = None
        self._stopped = asyncio.Event()

    async def run(self, listener: CarrierListener) -> None:
        """Serve the room until :meth:`stop` is called."""
        self._listener = listener
        await self._stopped.wait()

    async def stop(self) -> None:
        """Leave."""
        self._stopped.set()

    def write(self, line: str) -> None:
        """Hand a line of the player to the room."""
        if self._listener is not None:
            self._listener.on_line(self.rooms[0], self._speaker, line)

    def write_frame(self, frame: str) -> None:
        """Hand a line of the player's client to the room."""
        if self._listener is not None:
            self._listener.on_frame(self._speaker, frame)

    def reaches(self, speaker: Speaker) -> bool:
        """Whether somebody is the player here."""
        return speaker.address == HERE

    def standing(self, room: str, speaker: Speaker) -> Standing:  # noqa: ARG002
        """Return that the player operates the room."""
        return Standing.OPERATOR

    def claim(self, room: str, speaker: Speaker | None) -> Claim:  # noqa: ARG002
        """Return that nothing speaks for anybody here."""
        return Claim(rights=False, account=False)

    def rooms_of(self, speaker: Speaker) -> tuple[str, ...]:  # noqa: ARG002
        """Return the one room."""
        return self.rooms

    def has_called(self, room: str, name: str) -> bool:  # noqa: ARG002
        """Whether the player is called so."""
        return self._speaker.nick.casefold() == name.casefold()

    def outbox(self, room: str) -> LocalCarrier:  # noqa: ARG002  # there is one
        """Return what tells the player the lines of the room."""
        return self

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:  # noqa: ARG002
        """Tell the player what everybody is told."""
        self._player.on_told(text, privately=False)

    def send_privately(
        self,
        to: Speaker,  # noqa: ARG002
        text: str,
        urgency: Urgency = Urgency.GAME,  # noqa: ARG002
        *,
        as_message: bool = False,  # noqa: ARG002
    ) -> None:
        """Tell the player something alone; it never reaches a network."""
        self._player.on_told(text, privately=True)

    def send_frame(self, to: Speaker, frame: str, urgency: Urgency = Urgency.GAME) -> None:  # noqa: ARG002
        """Send a line of the protocol to the player's client."""
        self._player.on_frame(frame)

    def waiting_for(self, to: Speaker) -> int:  # noqa: ARG002
        """Return 0: nothing waits here."""
        return 0

    def pass_on(self, room: str, speaker: Speaker, text: str, told: str) -> None:  # noqa: ARG002
        """Tell the player what somebody has written on the network."""
        self._player.on_talk(speaker, text)

    def on_others(self, room: str, *, reached: bool) -> None:
        """Let the player sit down once the others can be reached."""
        if reached:
            self.ask_who_is_in(room)
        self._player.on_others(reached=reached)

    def room_called(self, name: str) -> str | None:  # noqa: ARG002
        """Return nothing: a network names the rooms."""
        return None

    def ask_who_is_in(self, room: str) -> None:
        """Report the player."""
        if self._listener is not None:
            self._listener.on_here(room, self._speaker)
