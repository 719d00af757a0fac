"""The WebSockets of tables at a real server on loopback: both ends, and what is refused."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import pytest
from aiohttp import web

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "rooms"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from link_player import LinkPlayer, bare_page, until
from socket_pair import LinkedHost

from accessible_uno.rooms.sockets.client import SocketClient, SocketFailed
from accessible_uno.rooms.sockets.messages import (
    LONGEST_MESSAGE,
    Enter,
    NotAdmitted,
    NotLetIn,
    from_host,
    written,
)
from accessible_uno.rooms.sockets.tables import Bounds
from accessible_uno.web import tables
from accessible_uno.web.server import page_app, serve
from accessible_uno.web.socket import socket_opener
from accessible_uno.web.tables import MOST_UNSENT, SocketWire, TableServer

Story = Callable[[LinkedHost, aiohttp.ClientSession, str], Awaitable[None]]


def served(folder: Path, story: Story, bounds: Bounds | None = None) -> None:
    """Play a story at a server."""

    async def run() -> None:
        host = LinkedHost(folder, bounds)
        app = page_app(bare_page(folder))
        TableServer(host.tables).add_to(app)
        runner = await serve(app, "127.0.0.1", 0)
        name, port = runner.addresses[0][:2]
        try:
            async with aiohttp.ClientSession() as session:
                await story(host, session, f"http://{name}:{port}/")
        finally:
            await host.stop()
            await runner.cleanup()

    asyncio.run(run())


def test_two_people_play_over_real_sockets(tmp_path: Path) -> None:
    """Each act is told to both; who is cut off comes back to the seat and is shown the table."""

    async def story(host: LinkedHost, session: aiohttp.ClientSession, url: str) -> None:
        anna, bruno = LinkPlayer(session, url, keeps=True), LinkPlayer(session, url)
        await anna.come("Anna")
        assert anna.entered is not None
        await bruno.come("Bruno", anna.entered.table)
        for each in (anna, bruno):
            each.command("!go")
        await until(lambda: "Bruno joue" in " ".join(anna.lines))
        anna.command("!start")
        await until(lambda: anna.seen > 0 < bruno.seen)
        for _ in range(6):
            await until(lambda: anna.is_asked or bruno.is_asked)
            seen = anna.seen, bruno.seen
            (anna if anna.is_asked else bruno).play()
            await until(lambda seen=seen: anna.seen > seen[0] and bruno.seen > seen[1])  # type: ignore[misc]
        assert bruno.table is not None
        before = bruno.table.view(1).hand
        await bruno.leave()
        await until(lambda: "La partie attend" in " ".join(anna.lines) or anna.table is not None)
        await bruno.come_back()
        await until(lambda: bruno.link.is_linked)
        assert bruno.name == "Bruno"
        assert bruno.table.view(1).hand == before
        for each in (anna, bruno):
            await each.leave()

    served(tmp_path, story)


async def refusal_of(session: aiohttp.ClientSession, url: str, text: str | bytes) -> object:
    """What a server says last to who sends something first of all."""
    async with session.ws_connect(f"{url}socket") as socket:
        await (socket.send_str(text) if isinstance(text, str) else socket.send_bytes(text))
        message = await socket.receive(10)
        if message.type is not aiohttp.WSMsgType.TEXT:
            return message.data
        told = from_host(message.data)
        return told.why if isinstance(told, NotLetIn) else told


def test_what_is_no_message_ends_the_connection(tmp_path: Path) -> None:
    async def story(host: LinkedHost, session: aiohttp.ClientSession, url: str) -> None:
        assert await refusal_of(session, url, b"\x00\x01") is NotAdmitted.FLOOD
        too_long = "x" * (LONGEST_MESSAGE + 1)
        assert await refusal_of(session, url, too_long) == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        wrong = written(Enter("a-aaaaaaaaaaaaaaaa", "Zoe", "fr"))
        assert await refusal_of(session, url, wrong) is NotAdmitted.UNKNOWN
        for origin, lets_in in ((url.rstrip("/"), True), ("https://evil.example", False)):
            try:
                async with session.ws_connect(f"{url}socket/a", origin=origin):
                    assert lets_in
            except aiohttp.WSServerHandshakeError as refused:
                assert (refused.status, lets_in) == (403, False)

    served(tmp_path, story)


def test_addresses_behind_a_proxy_are_counted_apart(tmp_path: Path) -> None:
    """The last one in the header is that which our own web server saw."""

    async def story(host: LinkedHost, session: aiohttp.ClientSession, url: str) -> None:
        def told(address: str) -> dict[str, str]:
            return {"X-Forwarded-For": f"203.0.113.9, {address}"}

        async with session.ws_connect(f"{url}socket", headers=told("192.0.2.1")):
            for address, lets_in in (("192.0.2.1", False), ("192.0.2.2", True)):
                async with session.ws_connect(f"{url}socket", headers=told(address)) as socket:
                    await socket.send_str(written(Enter("", "Zoe", "fr")))
                    message = from_host((await socket.receive(10)).data)
                    assert isinstance(message, NotLetIn) is not lets_in

    served(tmp_path, story, Bounds(per_address=1))


def test_our_client_says_why_it_is_not_let_in(tmp_path: Path) -> None:
    async def story(host: LinkedHost, session: aiohttp.ClientSession, url: str) -> None:
        opener = socket_opener(f"{url.replace('http', 'ws')}socket")
        wish = Enter("a-aaaaaaaaaaaaaaaa", "Zoe", "fr")
        client = SocketClient(opener, wish, lambda: 0.5, print, print)
        with pytest.raises(SocketFailed) as refused:
            await client.run(Mock())
        assert refused.value.fields == {"why": "unknown"}

    served(tmp_path, story)


class SlowSocket:
    """A WebSocket whose reader takes nothing until it is told to.

    Attributes:
        read: what it has read.
        reads: lets it read.
        was_closed: whether it was closed in order.
    """

    def __init__(self) -> None:
        self.read: list[str] = []
        self.reads = asyncio.Event()
        self.was_closed = asyncio.Event()

    async def send_str(self, text: str) -> None:
        await self.reads.wait()
        self.read.append(text)

    async def close(self) -> None:
        self.was_closed.set()


class CutTransport(asyncio.WriteTransport):
    """Remembers that it was cut."""

    def __init__(self) -> None:
        super().__init__()
        self.was_cut = asyncio.Event()

    def abort(self) -> None:
        self.was_cut.set()


def overflowed() -> tuple[SlowSocket, CutTransport, SocketWire]:
    """Write more to a client than may wait for it."""
    slow, transport = SlowSocket(), CutTransport()
    socket: web.WebSocketResponse = slow  # type: ignore[assignment]
    wire = SocketWire(socket, transport)
    for _ in range(MOST_UNSENT // 1_000 + 1):
        wire.send("x" * 1_000)
    return slow, transport, wire


def test_who_does_not_read_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing waits for them, and the others are told all the same."""
    monkeypatch.setattr(tables, "LAST_WORDS", 0.01)

    async def run() -> None:
        _slow, transport, wire = overflowed()
        await asyncio.wait_for(transport.was_cut.wait(), 10)
        await asyncio.wait_for(wire.finish(), 10)

    asyncio.run(run())


def test_who_reads_too_slowly_is_told_why() -> None:
    """In place of all that waits."""

    async def run() -> None:
        slow, transport, _wire = overflowed()
        slow.reads.set()
        await asyncio.wait_for(slow.was_closed.wait(), 10)
        assert len(slow.read) <= 2  # one was on its way
        assert from_host(slow.read[-1]) == NotLetIn(NotAdmitted.SLOW)
        assert not transport.was_cut.is_set()

    asyncio.run(run())
