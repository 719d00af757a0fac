"""The connections of a page to the tables of its server: the browser's WebSockets."""

from __future__ import annotations

import asyncio
import itertools
from typing import Final, Protocol
from urllib.parse import urlsplit

from accessible_uno.rooms.sockets.client import OpenSocket, SocketFailed

CONNECT: Final = 20.0
"""Seconds in which the server answers."""


class BrowserSockets(Protocol):
    """The WebSockets of the browser, which the worker keeps by their numbers."""

    def open(self, number: int, address: str) -> object:
        """Make a connection."""

    def send(self, number: int, text: str) -> object:
        """Send a text, unless the connection is gone."""

    def close(self, number: int) -> object:
        """Close a connection."""


class PageSockets:
    """Connects to the tables of the server that the page came from, and to no others.

    Args:
        browser: the WebSockets.
        page: the address of the page.
    """

    def __init__(self, browser: BrowserSockets, page: str) -> None:
        self._browser = browser
        self._page = page
        self._numbers = itertools.count(1)
        self._open: dict[int, PageSocket] = {}

    def opener(self, address: str) -> OpenSocket:
        """Return what connects to an address."""

        async def open_socket() -> PageSocket:
            if urlsplit(address).netloc != urlsplit(self._page).netloc:
                raise SocketFailed("app-join-elsewhere", lasting=True)
            number = next(self._numbers)
            socket = self._open[number] = PageSocket(self._browser, number)
            self._browser.open(number, address)
            try:
                is_open = await asyncio.wait_for(socket.is_open, CONNECT)
            except TimeoutError:
                is_open = False
            if not is_open:
                await socket.close()
                raise SocketFailed("app-join-no-answer")
            return socket

        return open_socket

    def on_open(self, number: int) -> None:
        """A connection is made."""
        if (socket := self._open.get(number)) is not None and not socket.is_open.done():
            socket.is_open.set_result(True)

    def on_text(self, number: int, text: str) -> None:
        """A text has come."""
        if (socket := self._open.get(number)) is not None:
            socket.came.put_nowait(text)

    def on_closed(self, number: int) -> None:
        """A connection is gone, or could not be made."""
        if (socket := self._open.pop(number, None)) is not None:
            if not socket.is_open.done():
                socket.is_open.set_result(False)
            socket.came.put_nowait(None)


class PageSocket:
    """One connection.

    Args:
        browser: the WebSockets.
        number: that of this one.

    Attributes:
        is_open: whether it could be made.
        came: the texts that have come; ``None`` at the end.
    """

    def __init__(self, browser: BrowserSockets, number: int) -> None:
        self._browser = browser
        self._number = number
        self.is_open: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.came: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        """Send a text."""
        self._browser.send(self._number, text)

    async def receive(self) -> str | None:
        """Return the next text; ``None`` once the connection is gone."""
        return await self.came.get()

    async def close(self) -> None:
        """Close the connection."""
        self._browser.close(self._number)
