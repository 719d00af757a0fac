"""The WebSockets of the tables, at the server that serves the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web

from accessible_uno.rooms.sockets.messages import (
    LONGEST_MESSAGE,
    PROCESS,
    NotAdmitted,
    NotLetIn,
    written,
)
from accessible_uno.rooms.sockets.tables import SocketConnection, SocketTables

PATH: Final = "/socket"
"""Where a client connects; what follows names the process that holds the table."""

MOST_UNSENT: Final = 256_000
"""Characters that wait for one client; who reads so slowly is dropped."""

FIRST_WORD: Final = 15.0
"""Seconds in which a client says to which table it comes."""

QUIET: Final = 75.0
"""Seconds without a sign of life after which a client is gone."""

LAST_WORDS: Final = 5.0
"""Seconds in which a client takes what is still sent."""

LOOK: Final = 20.0
"""Seconds between two looks at who is gone."""

FORWARDED: Final = "X-Forwarded-For"

IPV6_NETWORK: Final = 64
"""Bits of an IPv6 address that one household has alone."""


class SocketWire:
    """Sends the texts of one WebSocket; who does not read them is dropped.

    Args:
        socket: the WebSocket.
        transport: what lies under it.
    """

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.BaseTransport) -> None:
        self._socket = socket
        self._transport = transport
        self._waiting: list[str] = []
        self._size = 0
        self._sending: asyncio.Task[None] | None = None
        self._closing = False

    def send(self, text: str) -> None:
        """Send a text."""
        if self._closing:
            return
        self._waiting.append(text)
        self._size += len(text)
        if self._size > MOST_UNSENT:
            self._give_up()
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    def close(self) -> None:
        """Close the WebSocket, once everything is sent."""
        self._closing = True
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def finish(self) -> None:
        """Close the WebSocket, and return once that is done."""
        self.close()
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=LAST_WORDS)

    def drop(self) -> None:
        """Cut the connection."""
        self._closing = True
        self._waiting.clear()
        if isinstance(self._transport, asyncio.WriteTransport):
            self._transport.abort()

    def _give_up(self) -> None:
        """Say no more than why, to a client that reads on at all; then cut the connection."""
        self._waiting.clear()
        self._waiting.append(written(NotLetIn(NotAdmitted.SLOW)))
        self.close()
        asyncio.get_running_loop().call_later(LAST_WORDS, self.drop)

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.pop(0)
                await self._socket.send_str(text)
                self._size -= len(text)
            self._sending = None
            if self._closing:
                await self._socket.close()
        except ConnectionError:
            self._closing = True


class TableServer:
    """Adds the tables to the server of the page.

    Args:
        tables: lets those in who come.
        proxies: the addresses of web servers that stand before this one, which tell where a
            connection comes from.
    """

    def __init__(self, tables: SocketTables, proxies: Collection[str] = ()) -> None:
        self._tables = tables
        self._proxies = frozenset(proxies)
        self._open: dict[SocketWire, SocketConnection] = {}
        self._looking: asyncio.TimerHandle | None = None

    def add_to(self, app: web.Application) -> None:
        """Take the connections of an application."""
        app.router.add_get(PATH, self._serve)
        app.router.add_get(f"{PATH}/{{process:{PROCESS}}}", self._serve)
        app.cleanup_ctx.append(self._while_served)

    async def _while_served(self, _app: web.Application) -> AsyncIterator[None]:
        self._look()
        yield
        if self._looking is not None:
            self._looking.cancel()

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        """Take the messages of one client."""
        if not _is_own_page(request):
            raise web.HTTPForbidden
        socket = web.WebSocketResponse(
            max_msg_size=LONGEST_MESSAGE, compress=False, timeout=LOOK, autoping=True
        )
        await socket.prepare(request)
        transport = request.transport
        if transport is None:
            return socket
        wire = SocketWire(socket, transport)
        connection = self._tables.connect(wire, self._address(request))
        if connection is None:
            await wire.finish()
            return socket
        self._open[wire] = connection
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    wire.send(written(NotLetIn(NotAdmitted.FLOOD)))
                    break
                connection.receive(message.data)
        finally:
            del self._open[wire]
            connection.close()
            await wire.finish()
        return socket

    def _look(self) -> None:
        """Drop those who have given no sign of life, and let go of tables where nobody is."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for wire, connection in tuple(self._open.items()):
            patience = QUIET if connection.is_in else FIRST_WORD
            if now - connection.heard_at > patience:
                wire.drop()
        self._tables.close_idle()
        self._looking = loop.call_later(LOOK, self._look)

    def _address(self, request: web.Request) -> str:
        """Return what shares the bounds: where a connection comes from, as our own proxy says."""
        address = request.remote or ""
        if address in self._proxies or _is_loopback(address):
            told = ",".join(request.headers.getall(FORWARDED, [address]))
            address = told.rpartition(",")[2].strip()
        return _household(address)


def _is_own_page(request: web.Request) -> bool:
    """Whether no page of another site asks for it; other programs than browsers say no origin."""
    origin = request.headers.get("Origin")
    return origin is None or urlsplit(origin).netloc.lower() == request.host.lower()


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:  # a socket of the file system
        return True


def _household(address: str) -> str:
    """Return the part of an address that one household has alone."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, IPV6_NETWORK), strict=False)) if found.version == 6 else address
