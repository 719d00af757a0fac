"""A host program and its clients joined by sockets in memory, for tests of tables by link."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random, SystemRandom

from accessible_uno.players.registry import make_bot
from accessible_uno.rooms.archive import RoomArchive
from accessible_uno.rooms.carrier import Outbox
from accessible_uno.rooms.host import Host
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.sockets.carrier import SocketCarrier
from accessible_uno.rooms.sockets.client import Socket
from accessible_uno.rooms.sockets.messages import FromClient, FromHost, from_host, written
from accessible_uno.rooms.sockets.tables import Bounds, Openings, SocketTables
from accessible_uno.rooms.table import RoomTools
from accessible_uno.rooms.words import Absence
from accessible_uno.store.journal import Journal
from accessible_uno.table import Dealer
from accessible_uno.table.driver import Timers

HERE = "192.0.2.7"
"""The address from which everybody comes who says no other."""


class MemorySocket:
    """One connection: both ends of it.

    Attributes:
        told: what the host program has sent, as messages.
    """

    def __init__(self, tables: SocketTables, address: str = HERE) -> None:
        self.told: list[FromHost] = []
        self.came: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_open = True
        self._host_end = Wire(self)
        self.connection = tables.connect(self._host_end, address)

    def send(self, text: str) -> None:
        """Send what a client sends."""
        if self.connection is not None and self.is_open:
            self.connection.receive(text)

    def say(self, message: FromClient) -> None:
        """Send a message of a client's."""
        self.send(written(message))

    async def receive(self) -> str | None:
        """Return what has come."""
        return await self.came.get()

    async def close(self) -> None:
        """Close the connection from the client's side."""
        self.cut()

    def cut(self) -> None:
        """Lose the connection."""
        if self.is_open:
            self.is_open = False
            self.came.put_nowait(None)
            if self.connection is not None:
                self.connection.close()

    def of(self, kind: type) -> list[FromHost]:
        """Return the messages of a kind that have come."""
        return [each for each in self.told if isinstance(each, kind)]


class Wire:
    """The host program's end."""

    def __init__(self, socket: MemorySocket) -> None:
        self._socket = socket
        self.closed = False

    def send(self, text: str) -> None:
        """Send a text to the client."""
        if self.closed or not self._socket.is_open:
            return
        message = from_host(text)
        assert message is not None, text
        self._socket.told.append(message)
        self._socket.came.put_nowait(text)

    def close(self) -> None:
        """Close the connection."""
        self.closed = True
        asyncio.get_running_loop().call_soon(self._socket.cut)


class LinkedHost:
    """A host program whose tables are reached by links.

    Attributes:
        tables: lets clients in.
        faults: what has gone wrong.
    """

    def __init__(self, folder: Path, bounds: Bounds | None = None) -> None:
        self.journal = Journal(folder)
        self.journal.commit_without_waiting()
        self.faults: list[object] = []
        self.carrier = SocketCarrier()
        self.host = Host({}, [self.carrier], (), self._tools)
        self.day = 1
        openings = Openings(
            self.carrier,
            self.host.open_room,
            self.host.close_room,
            lambda: self.day,
            self.host.state_of,
        )
        book, rng = self.journal.hosted_tables(), SystemRandom().random
        self.tables = SocketTables(book, openings, rng, bounds=bounds)
        self.running = asyncio.create_task(self.host.run())

    def _tools(
        self, room: str, outbox: Outbox, timers: Timers, move: Callable[[Speaker, str], str]
    ) -> RoomTools:
        return RoomTools(
            outbox,
            timers,
            lambda: Dealer("links"),
            lambda kind: make_bot(kind, Random(3).random),
            lambda _: None,
            self.archive(room),
            move,
            self.faults.append,
            self.faults.append,
            lambda: f"https://uno.test/#{room}",
            lambda listed: self.tables.list_table(room, listed=listed),
            Absence.WAIT,
        )

    def archive(self, room: str) -> RoomArchive:
        """Return what saves the games of a room."""
        return RoomArchive(self.journal, room, lambda _: None)

    def connect(self, address: str = HERE) -> MemorySocket:
        """Return a new connection."""
        return MemorySocket(self.tables, address)

    def opener(self, sockets: list[MemorySocket]) -> Callable[[], Awaitable[Socket]]:
        """Return what connects a client; each connection is added to a list."""

        async def open_socket() -> Socket:
            sockets.append(self.connect())
            return sockets[-1]

        return open_socket

    async def started(self) -> None:
        """Wait until the host program listens to its carrier."""
        while self.carrier._listener is None:
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Stop, as when the program is asked to."""
        await self.host.stop()
        await asyncio.wait_for(self.running, 10)
        self.journal.close()
        assert not self.faults

    def kill(self) -> None:
        """Stop as a killed program does: nothing is said or written any more."""
        self.running.cancel()
        self.journal.close()


def linked(folder: Path, story: Callable[[LinkedHost], Awaitable[None]]) -> None:
    """Play a story at a host program."""

    async def run() -> None:
        host = LinkedHost(folder)
        await host.started()
        await story(host)
        await host.stop()

    asyncio.run(run())
