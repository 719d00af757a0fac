"""A server on loopback that says what a test writes, and a listener that remembers."""

from __future__ import annotations

import asyncio
import re
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from accessible_uno.rooms.carrier import Carrier
from accessible_uno.rooms.irc.connection import IrcCarrier
from accessible_uno.rooms.irc.registration import Network
from accessible_uno.rooms.people import Speaker

PATIENCE = 10.0
"""Seconds that an answer on loopback may take on a loaded machine."""

ROOM = "#uno[1]"


class FakeServer:
    """Lets one client in at a time, and keeps its lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.connections = 0
        self.supports = "CASEMAPPING=rfc1459 CHANTYPES=# PREFIX=(ov)@+ CHANMODES=b,k,l,n"
        self.taken: set[str] = set()
        self._writer: asyncio.StreamWriter | None = None
        self._news = asyncio.Condition()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer what a client must have answered."""
        self.connections += 1
        self._writer = writer
        nick = ""
        while line := (await reader.readline()).decode().strip():
            async with self._news:
                self.lines.append(line)
                self._news.notify_all()
            word, *rest = line.split()
            if word == "NICK" and rest[0] in self.taken:
                self.say(f":irc.test 433 * {rest[0]} :Nickname is already in use")
            elif word == "NICK" and nick:
                self.say(f":{nick}!uno@host NICK {rest[0]}")
                nick = rest[0]
            elif word == "NICK":
                nick = rest[0]
                self.say(f":irc.test 001 {nick} :Welcome")
                self.say(f":irc.test 005 {nick} {self.supports} :are supported by this server")
                self.say(f":irc.test 422 {nick} :no message")
            elif word == "JOIN":
                for channel in rest[0].split(","):
                    self.say(f":{nick}!uno@host JOIN {channel}")

    def say(self, line: str) -> None:
        """Send a line to the client."""
        assert self._writer is not None
        self._writer.write(f"{line}\r\n".encode())

    def cut_off(self) -> None:
        """Break the connection without a word."""
        assert self._writer is not None
        raw = self._writer.get_extra_info("socket")
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._writer.transport.abort()

    async def wait_for(self, pattern: str) -> str:
        """Return the first line of the client that matches, and forget those before it."""

        def place() -> int | None:
            found = (at for at, line in enumerate(self.lines) if re.search(pattern, line))
            return next(found, None)

        async with self._news, asyncio.timeout(PATIENCE):
            await self._news.wait_for(lambda: place() is not None)
            at = place()
            assert at is not None
            line = self.lines[at]
            del self.lines[: at + 1]
            return line


@dataclass
class Ear:
    """Remembers what a connection reports."""

    heard: asyncio.Queue[tuple[object, ...]] = field(default_factory=asyncio.Queue)

    def on_line(self, channel: str, speaker: Speaker, text: str) -> None:
        """A line."""
        self.heard.put_nowait(("line", channel, speaker, text))

    def on_notice(self, speaker: Speaker, text: str) -> None:
        """A notice to us alone."""
        self.heard.put_nowait(("notice", speaker, text))

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Another nick or address."""
        self.heard.put_nowait(("renamed", old, new))

    def on_here(self, channel: str, speaker: Speaker) -> None:
        """Somebody is there."""
        self.heard.put_nowait(("here", channel, speaker))

    def on_everybody_seen(self, channel: str, by: Carrier) -> None:
        """It is known who is there."""
        self.heard.put_nowait(("seen", channel))

    def on_gone(
        self, channel: str, speaker: Speaker, *, split: bool = False, put_out: bool = False
    ) -> None:
        """Somebody is not."""
        self.heard.put_nowait(("gone", channel, speaker, split, *(("out",) if put_out else ())))

    def on_frame(self, speaker: Speaker, frame: str) -> None:
        """A line of the protocol."""
        self.heard.put_nowait(("frame", speaker, frame))

    def on_joined(self, channel: str, by: Carrier) -> None:
        """We are there."""
        self.heard.put_nowait(("joined", channel))

    def on_left(self, channel: str, by: Carrier) -> None:
        """We are not."""
        self.heard.put_nowait(("left", channel))

    def on_not_heard(self, channel: str, by: Carrier, text: str) -> None:
        """We may not speak there."""
        self.heard.put_nowait(("silenced", channel, text))

    def on_heard(self, channel: str, by: Carrier) -> None:
        """We may speak there."""
        self.heard.put_nowait(("heard", channel))

    def on_connection_lost(self, by: Carrier) -> None:
        """Nobody is there."""
        self.heard.put_nowait(("lost",))

    async def wait_for(self, kind: str) -> tuple[object, ...]:
        """Return what is reported next of a kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await self.heard.get()
                if found[0] == kind:
                    return found


@dataclass
class Connected:
    """A connection to a server of a test."""

    server: FakeServer
    carrier: IrcCarrier
    ear: Ear
    running: asyncio.Task[None]
    reports: list[str]


@asynccontextmanager
async def connected(
    server: FakeServer,
    *,
    once: bool = False,
    channels: tuple[str, ...] = (ROOM,),
    address: str = "127.0.0.1",
    host: str = "",
) -> AsyncIterator[Connected]:
    """Keep a network connected while a test looks on."""
    listening = await asyncio.start_server(server.serve, address, 0)
    port = listening.sockets[0].getsockname()[1]
    network = Network(address, port, "uno", channels, interval=0, burst=50, host=host)
    ear, reports = Ear(), list[str]()

    def report(message_id: str, **_: object) -> None:
        reports.append(message_id)

    carrier = IrcCarrier(network, lambda: 0.0, report, once=once)
    running = asyncio.create_task(carrier.run(ear))
    try:
        yield Connected(server, carrier, ear, running, reports)
        async with asyncio.timeout(PATIENCE):
            await carrier.stop()
            await asyncio.wait((running,))
    finally:
        running.cancel()
        listening.close()
