"""A connection to tables that a link leads to, from a terminal, by aiohttp."""

from __future__ import annotations

import asyncio
import ssl
from typing import Final

from aiohttp import (
    ClientConnectorCertificateError,
    ClientError,
    ClientOSError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    WSMsgType,
    WSServerHandshakeError,
)

from accessible_uno.rooms.sockets.client import OpenSocket, SocketFailed

CONNECT: Final = 20.0
"""Seconds in which a server answers."""

LARGEST: Final = 65_536
"""Bytes of one message of the host program."""


def socket_opener(address: str) -> OpenSocket:
    """Return what connects to an address, ``wss://...``."""

    async def open_socket() -> TerminalSocket:
        session = ClientSession(timeout=ClientTimeout(total=None, sock_connect=CONNECT))
        try:
            socket = await session.ws_connect(address, max_msg_size=LARGEST, compress=0)
        except (ClientError, OSError, TimeoutError) as wrong:
            await session.close()
            raise failure(wrong) from None
        return TerminalSocket(session, socket)

    return open_socket


def failure(wrong: Exception) -> SocketFailed:
    """Return what is told of a connection that cannot be made."""
    match wrong:
        case ClientConnectorCertificateError():
            return SocketFailed("app-join-certificate", lasting=True, why=wrong.certificate_error)
        case ClientOSError() if isinstance(wrong.__cause__, ssl.SSLError) or "SSL" in str(wrong):
            return SocketFailed("app-join-no-tls", lasting=True)
        case WSServerHandshakeError(status=502 | 503 | 504):
            return SocketFailed("app-join-unreachable", why="silent")
        case WSServerHandshakeError():
            return SocketFailed("app-join-no-tables", lasting=True)
        case OSError():
            return SocketFailed("app-join-unreachable", why=getattr(wrong, "os_error", wrong))
        case _:
            return SocketFailed("app-join-no-tables", lasting=True)


class TerminalSocket:
    """One connection.

    Args:
        session: made it.
        socket: the WebSocket.
    """

    def __init__(self, session: ClientSession, socket: ClientWebSocketResponse) -> None:
        self._session = session
        self._socket = socket
        self._sending: set[asyncio.Task[None]] = set()
        self._last: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Send a text, behind those before it."""
        self._last = task = asyncio.create_task(self._send(text, self._last))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, text: str, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait({before})
        try:
            await self._socket.send_str(text)
        except (ClientError, OSError):
            return  # the connection is gone, as whoever receives is told

    async def receive(self) -> str | None:
        """Return the next text; ``None`` once the connection is gone."""
        message = await self._socket.receive()
        return message.data if message.type is WSMsgType.TEXT else None

    async def close(self) -> None:
        """Close the connection, once what waits is sent."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=1)
        await self._socket.close()
        await self._session.close()
