"""The connection of our own client: where the host program is, the link with it, the talk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from accessible_uno.interface.game_setup import TableRoom
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.rooms.irc.connection import ConnectionKeeper
from accessible_uno.rooms.irc.network import HOST_REAL_NAME, Network, Reporter
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.protocol.frames import is_protocol
from accessible_uno.rooms.protocol.table_link import LinkListener, TableLink
from accessible_uno.rooms.room_words import MARK, parse_room_line

HOST_TIME: Final = 5.0
"""Seconds in which the server says who is in the room; then no host program is there."""

LONGEST_TALK: Final = 500
"""Characters of what somebody writes in the room that are told: all that a line of IRC holds."""


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
        """The network cannot be reached; we try again."""

    def on_told(self, text: str, *, privately: bool) -> None:
        """The host program has said something in words, to all or to us alone."""

    def on_talk(self, nick: str, text: str, *, privately: bool) -> None:
        """Somebody has written something, in the room or to us alone."""


class RoomClient(TableRoom, Protocol):
    """What a player in a room writes and hears through.

    Attributes:
        link: the link with the host program.
    """

    link: TableLink

    async def run(self) -> None:
        """Stay in the room until :meth:`stop` is called."""

    async def stop(self) -> None:
        """Leave."""


class TableClient:
    """Sits in one room of one network.

    Args:
        network: where to connect; its one channel is the room.
        locale: the language in which the host program is to answer.
        host: the nick of the host program; empty to find it by its real name.
        rng: returns a number from 0 up to 1.
        report: tells the player what happens to the connection.
        listener: is told what happens.

    Attributes:
        link: the link with the host program.
    """

    hosts_here = False

    def __init__(
        self,
        network: Network,
        locale: str,
        host: str,
        rng: Callable[[], float],
        report: Reporter,
        listener: RoomListener,
    ) -> None:
        self._channel = network.channels[0]
        self._locale = locale
        self._wanted = host
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._keeper = ConnectionKeeper(network, self, rng, report)
        self._host: Speaker | None = None
        self._known: Speaker | None = None
        self._asked_about: set[str] = set()
        self._in_room = ""

        def new_token() -> str:
            return f"{int(rng() * 2**32):08x}"

        self.link = TableLink(self._send_to_host, self._loop, new_token, listener)

    @property
    def has_host(self) -> bool:
        """Whether a host program is in the room."""
        return self._host is not None

    async def run(self) -> None:
        """Stay in the room until :meth:`stop` is called."""
        await self._keeper.run()

    async def stop(self) -> None:
        """Leave the network."""
        self.link.close()
        await self._keeper.stop("")

    # What the player writes

    def talk(self, text: str) -> bool:
        """Say something to the people in the room; return whether they can be reached."""
        words = text.lstrip(f"{MARK} ")  # what begins with the mark would be a command
        if self._in_room and words:
            self._send("PRIVMSG", self._channel, words)
        return bool(self._in_room)

    def knows(self, line: str) -> bool:
        """Return whether a line is a command of the room."""
        return parse_room_line(line, self._locale).word is not None

    def order(self, line: str) -> None:
        """Give the host program a command of the room."""
        if self._host is not None:
            self._send("PRIVMSG", self._host.nick, f"{MARK}{line.strip().removeprefix(MARK)}")
        else:
            self._listener.on_no_host()

    def _send(self, command: str, target: str, text: str) -> None:
        self._keeper.send(self._channel, command, target, text)

    def _send_to_host(self, line: str) -> None:
        if self._host is not None:
            self._keeper.send_whole(self._channel, "NOTICE", self._host.nick, line)

    # What the network says

    def on_joined(self, channel: str) -> None:
        """We are in the room: who is the host program?"""
        self._in_room = channel
        self._listener.on_joined_room()
        self._loop.call_later(HOST_TIME, self._report_no_host)

    def _report_no_host(self) -> None:
        if self._in_room and self._known is None:
            self._listener.on_no_host()

    def on_here(self, channel: str, speaker: Speaker) -> None:
        """Somebody is in the room: perhaps the host program."""
        if channel != self._in_room or self._host is not None:
            return
        if self._wanted:
            is_host = self._is_called(speaker, self._wanted)
        else:
            is_host = speaker.real_name == HOST_REAL_NAME
            if not speaker.real_name and speaker.nick not in self._asked_about:
                self._asked_about.add(speaker.nick)
                self._keeper.ask_who_is_in(channel)
        if not is_host:
            return
        if self._known is not None and self._known.identity != speaker.identity:
            self._listener.on_other_host(speaker.nick)
            return
        self._host = self._known = speaker
        self.link.connect(self._locale, self._channel)

    def _is_called(self, speaker: Speaker, nick: str) -> bool:
        return self._keeper.folded(speaker.nick) == self._keeper.folded(nick)

    def _is_host(self, speaker: Speaker) -> bool:
        """Whether a line is the host program's: of its nick and its connection."""
        host = self._host
        return host is not None and (host.nick, host.mask) == (speaker.nick, speaker.mask)

    def on_line(self, channel: str, speaker: Speaker, text: str) -> None:
        """Somebody has written a line."""
        if self._is_host(speaker):
            self._listener.on_told(clean_line(text), privately=not channel)
        elif not text.startswith("\x01") and not (channel and text.lstrip().startswith(MARK)):
            told = clean_line(text).strip()[:LONGEST_TALK]
            if told:
                self._listener.on_talk(speaker.nick, told, privately=not channel)

    def on_notice(self, speaker: Speaker, text: str) -> None:
        """The host program has written to us alone; other notices are not for the player."""
        if not self._is_host(speaker):
            return
        if is_protocol(text):
            self.link.receive(text)
        else:
            self._listener.on_told(clean_line(text), privately=True)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or mask: the link goes along."""
        if self._is_host(old):
            self._host = self._known = new

    def on_gone(self, channel: str, speaker: Speaker, *, split: bool = False) -> None:  # noqa: ARG002
        """Somebody has left, in whatever way: perhaps the host program."""
        if channel in ("", self._in_room) and self._is_host(speaker):
            self._host = None
            self.link.drop()
            self._listener.on_host_gone()

    def on_left(self, channel: str) -> None:  # noqa: ARG002  # there is one room
        """We have been put out of the room."""
        self.on_connection_lost()

    def on_connection_lost(self) -> None:
        """Nobody can be reached."""
        self._asked_about.clear()
        self._host, self._in_room = None, ""
        self.link.drop()
        self._listener.on_connection_lost()
