"""The clients of a room: our own on a network, and whoever runs the host program.

They know where the host program is, hold the link with it, and carry the talk.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.rooms.carrier import (
    Carrier,
    CarrierListener,
    ClientCarrier,
    Standing,
    Urgency,
)
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.protocol.table_link import LinkListener, TableLink
from accessible_uno.rooms.words import MARK, parse_room_line

HOST_TIME: Final = 5.0
"""Seconds in which it is known who is in the room; then no host program is there."""

LONGEST_TALK: Final = 500
"""Characters of what somebody writes in the room that are told."""


class RoomListener(LinkListener, Protocol):
    """What a client reports to."""

    def on_joined_room(self) -> None:
        """We are in the room."""

    def on_no_host(self) -> None:
        """No host program is in the room yet."""

    def on_other_host(self, nick: str) -> None:
        """Somebody else than before says to be the host program: it is not trusted."""

    def on_host_gone(self) -> None:
        """The host program has left the room."""

    def on_connection_lost(self) -> None:
        """The room cannot be reached; we try again."""

    def on_told(self, text: str, *, privately: bool) -> None:
        """The host program has said something in words, to all or to us alone."""

    def on_talk(self, nick: str, text: str, *, privately: bool) -> None:
        """Somebody has written something, in the room or to us alone."""


class RoomClient(ABC):
    """What a player in a room writes and hears through.

    Args:
        room: the room.
        locale: the language in which the host program is to answer.
        rng: returns a number from 0 up to 1.
        listener: is told what happens.

    Attributes:
        hosts_here: whether the host program runs in this process, and stops with the player.
        link: the link with the host program.
    """

    hosts_here = False

    def __init__(
        self, room: str, locale: str, rng: Callable[[], float], listener: RoomListener
    ) -> None:
        self._room = room
        self._locale = locale
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._reaches_others = False

        def new_token() -> str:
            return f"{int(rng() * 2**32):08x}"

        self.link = TableLink(self._send_frame, self._loop, new_token, listener)

    @abstractmethod
    async def run(self) -> None:
        """Stay in the room until :meth:`stop` is called."""

    @abstractmethod
    async def stop(self) -> None:
        """Leave."""

    def talk(self, text: str) -> bool:
        """Say something to the people in the room; return whether they can be reached."""
        words = text.lstrip(f"{MARK} ")  # what begins with the mark would be a command
        if self._reaches_others and words:
            self._say(words)
        return self._reaches_others

    def knows(self, line: str) -> bool:
        """Return whether a line is a command of the room."""
        return bool(parse_room_line(line, self._locale).verb)

    def order(self, line: str) -> None:
        """Give the host program a command of the room."""
        self._command(f"{MARK}{line.strip().removeprefix(MARK)}")

    @abstractmethod
    def _say(self, words: str) -> None:
        """Write something for the people in the room."""

    @abstractmethod
    def _command(self, line: str) -> None:
        """Write a command, behind its mark."""

    @abstractmethod
    def _send_frame(self, frame: str) -> None:
        """Send the host program a line of the protocol."""

    def _hear(self, nick: str, text: str, *, privately: bool) -> None:
        """Tell what somebody has written, as far as it can be told."""
        if told := clean_line(text).strip()[:LONGEST_TALK]:
            self._listener.on_talk(nick, told, privately=privately)


class TableClient(RoomClient):
    """Sits in one room that a carrier reaches.

    Args:
        carrier: reaches the room.
        room: the room.
        locale: the language in which the host program is to answer.
        rng: returns a number from 0 up to 1.
        listener: is told what happens.
    """

    def __init__(
        self,
        carrier: ClientCarrier,
        room: str,
        locale: str,
        rng: Callable[[], float],
        listener: RoomListener,
    ) -> None:
        super().__init__(room, locale, rng, listener)
        self._carrier = carrier
        self._outbox = carrier.outbox(room)
        self._host: Speaker | None = None
        self._known: Speaker | None = None
        self._asked_about: set[str] = set()

    async def run(self) -> None:
        """Stay in the room until :meth:`stop` is called."""
        await self._carrier.run(self)

    async def stop(self) -> None:
        """Leave."""
        self.link.close()
        await self._carrier.stop()

    # What the player writes

    def _say(self, words: str) -> None:
        self._outbox.send_to_room(words)

    def _command(self, line: str) -> None:
        if self._host is not None:
            self._carrier.give_command(self._room, self._host, line)
        else:
            self._listener.on_no_host()

    def _send_frame(self, frame: str) -> None:
        if self._host is not None:
            self._outbox.send_frame(self._host, frame)

    # What the carrier reports

    def on_joined(self, room: str, by: Carrier) -> None:  # noqa: ARG002  # there is one
        """We are in the room: who is the host program?"""
        self._reaches_others = True
        self._listener.on_joined_room()
        self._loop.call_later(HOST_TIME, self._report_no_host)

    def _report_no_host(self) -> None:
        if self._reaches_others and self._known is None:
            self._listener.on_no_host()

    def on_here(self, room: str, speaker: Speaker) -> None:
        """Somebody is in the room: perhaps the host program."""
        if not self._reaches_others or self._host is not None:
            return
        if speaker.is_host is None and speaker.nick not in self._asked_about:
            self._asked_about.add(speaker.nick)
            self._carrier.ask_who_is_in(room)
        if not speaker.is_host:
            return
        if self._known is not None and self._known.identity != speaker.identity:
            self._listener.on_other_host(speaker.nick)
            return
        self._host = self._known = speaker
        self.link.connect(self._locale, self._room)

    def _is_host(self, speaker: Speaker) -> bool:
        """Whether a line is the host program's: of its nick and its connection."""
        host = self._host
        return host is not None and (host.nick, host.address) == (speaker.nick, speaker.address)

    def on_line(self, room: str, speaker: Speaker, text: str) -> None:
        """Somebody has written a line."""
        if self._is_host(speaker):
            self._listener.on_told(clean_line(text), privately=not room)
        elif not (room and text.lstrip().startswith(MARK)):
            self._hear(speaker.nick, text, privately=not room)

    def on_notice(self, speaker: Speaker, text: str) -> None:
        """The host program has written to us alone; other notices are not for the player."""
        if self._is_host(speaker):
            self._listener.on_told(clean_line(text), privately=True)

    def on_frame(self, speaker: Speaker, frame: str) -> None:
        """A program has sent a line of the protocol: ours listens to the host program alone."""
        if self._is_host(speaker):
            self.link.receive(frame)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address: the link goes along."""
        self._asked_about.discard(old.nick)
        if self._is_host(old):
            self._host = self._known = new

    def on_everybody_seen(self, room: str, by: Carrier) -> None:
        """Everybody has been reported who is in the room."""

    def on_gone(
        self,
        room: str,  # noqa: ARG002
        speaker: Speaker,
        *,
        split: bool = False,  # noqa: ARG002
        put_out: bool = False,  # noqa: ARG002
    ) -> None:
        """Somebody has left, in whatever way: perhaps the host program."""
        self._asked_about.discard(speaker.nick)  # whoever comes by this nick is somebody new
        if self._is_host(speaker):
            self._host = None
            self.link.drop()
            self._listener.on_host_gone()

    def on_left(self, room: str, by: Carrier) -> None:  # noqa: ARG002  # there is one room
        """We have been put out of the room."""
        self.on_connection_lost(by)

    def on_not_heard(self, room: str, by: Carrier, text: str) -> None:
        """The room does not let us speak: the carrier has reported it."""

    def on_heard(self, room: str, by: Carrier) -> None:
        """The room lets us speak again."""

    def on_connection_lost(self, by: Carrier) -> None:  # noqa: ARG002  # there is one
        """Nobody can be reached."""
        self._asked_about.clear()
        self._host, self._reaches_others = None, False
        self.link.drop()
        self._listener.on_connection_lost()


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

    def rooms_of(self, speaker: Speaker) -> tuple[str, ...]:  # noqa: ARG002
        """Return the one room."""
        return self.rooms

    def outbox(self, room: str) -> LocalCarrier:  # noqa: ARG002  # there is one
        """Return what tells the player the lines of the room."""
        return self

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:  # noqa: ARG002
        """Tell the player what everybody is told."""
        self._player.on_told(text, privately=False)

    def send_privately(self, to: Speaker, text: str, urgency: Urgency = Urgency.GAME) -> None:  # noqa: ARG002
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
