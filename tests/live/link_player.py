"""Players of a test who come to tables by their links, over real WebSockets."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

import aiohttp

from accessible_uno.game.base import Event, Reason, Seat
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.record.seat_part import Part
from accessible_uno.rooms.client.remote_table import RemoteTable
from accessible_uno.rooms.protocol.fields import TableTerms
from accessible_uno.rooms.protocol.table_link import TableLink
from accessible_uno.rooms.sockets.messages import (
    CommandLine,
    Enter,
    Entered,
    FromClient,
    NotAdmitted,
    NotLetIn,
    PersonSays,
    RoomFrame,
    RoomSays,
    TalkLine,
    from_host,
    written,
)

PATIENCE: Final = 120.0
"""Seconds until something that must happen has happened, on a loaded machine."""

ENDED: Final = re.compile(r"!rematch|!revanche")
"""What the room says at the end of a game."""


class LinkPlayer:
    """Plays the first thing that a bot of chance would, when asked to.

    Attributes:
        entered: what the host program said when it let the player in.
        refused: why it has not, or no longer.
        texts: everything that was received, where it is kept.
        table: the match as the player's client sees it.
        on_turn: called when the table waits for the player.
        on_told: called when the player has been told of an act.
        on_talk: called with what somebody has written.
        on_end: called when a game is over.
    """

    def __init__(self, session: aiohttp.ClientSession, url: str, *, keeps: bool = False) -> None:
        self._session, self._url, self._keeps = session, url, keeps
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: set[asyncio.Task[None]] = set()
        self.entered: Entered | None = None
        self.refused: NotAdmitted | None = None
        self.texts: list[str] = []
        self.lines: list[str] = []
        self.table: RemoteTable | None = None
        self.bot = RandomBot(Random(0).random)
        self.on_turn: Callable[[LinkPlayer], None] = _nothing
        self.on_told: Callable[[LinkPlayer], None] = _nothing
        self.on_talk: Callable[[LinkPlayer], None] = _nothing
        self.on_over: Callable[[LinkPlayer], None] = _nothing
        self.seen = 0
        self._asked_at = -1
        tokens = iter(f"{number:08x}" for number in range(1, 10_000))
        loop = asyncio.get_running_loop()
        self.link = TableLink(self._send_frame, loop, lambda: next(tokens), self)

    @property
    def name(self) -> str:
        """What the player is called at the table."""
        return self.entered.name if self.entered is not None else ""

    async def come(self, name: str, table: str = "", token: str = "", locale: str = "fr") -> None:
        """Come to a table, and ask for a link of the protocol."""
        process = f"/{table.partition('-')[0]}" if table else ""
        self._socket = await self._session.ws_connect(f"{self._url}socket{process}", compress=0)
        self._reading = asyncio.create_task(self._read(self._socket))
        self.entered = self.refused = None
        self.send(Enter(table, name, locale, token))
        await until(lambda: self.entered is not None or self.refused is not None)
        if self.entered is not None:
            self.link.connect(locale, "table")
            await until(lambda: self.link.is_linked)

    async def come_back(self) -> None:
        """Come again to the same seat."""
        assert self.entered is not None
        await self.come(self.entered.name, self.entered.table, self.entered.token)

    async def leave(self) -> None:
        """Close the connection."""
        self.link.drop()
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await asyncio.wait({self._reading})

    @property
    def is_lost(self) -> bool:
        """Whether the connection is gone."""
        return self._reading is None or self._reading.done()

    def send(self, message: FromClient) -> None:
        """Send a message."""
        assert self._socket is not None
        task = asyncio.create_task(self._send(self._socket, written(message)))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    @staticmethod
    async def _send(socket: aiohttp.ClientWebSocketResponse, text: str) -> None:
        try:
            await socket.send_str(text)
        except (aiohttp.ClientError, OSError):
            return

    def command(self, line: str) -> None:
        """Write a command."""
        self.send(CommandLine(line))

    def say(self, line: str) -> None:
        """Write a line to the others."""
        self.send(TalkLine(line))

    def play(self) -> str:
        """Do what the table waits for; return the act."""
        table = self.table
        assert table is not None
        seat = table.terms.plan.viewer
        action = self.bot.choose(table.view(seat), table.legal(seat))
        table.act(action)
        return action.notation(table.names)

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the player, who has not answered yet."""
        table = self.table
        if table is None or table.over or table.awaits_reply or not self.link.is_linked:
            return False
        return table.asked == table.terms.plan.viewer

    def _send_frame(self, line: str) -> None:
        self.send(RoomFrame(line))

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                self._take(message.data)

    def _take(self, text: str) -> None:
        if self._keeps:
            self.texts.append(text)
        match from_host(text):
            case RoomFrame(line):
                self.link.receive(line)
            case Entered() as entered:
                self.entered = entered
            case NotLetIn(why):
                self.refused = why
            case RoomSays(text, _):
                if self._keeps:
                    self.lines.append(text)
                if ENDED.search(text):
                    self.on_over(self)
            case PersonSays():
                self.on_talk(self)
            case _:
                pass

    def _look(self) -> None:
        table = self.table
        if table is not None and self.is_asked and self._asked_at != self.seen:
            self._asked_at = self.seen
            self.on_turn(self)

    # What the link reports

    def on_linked(self) -> None: ...

    def on_not_linked(self, versions: Sequence[int]) -> None:
        raise AssertionError(versions)

    def on_table(self, terms: TableTerms) -> None:
        if self.table is None or self.table.terms != terms or self.table.over:
            self.table = RemoteTable(terms, self.link.act, lambda: self.link.awaits_reply)

    def on_bots(self, kinds: Mapping[Seat, str]) -> None: ...

    def on_view(self, part: Part, seconds: int | None) -> None:
        assert self.table is not None
        self.table.show(part)
        self.seen += 1
        self._look()

    def on_seen(self, events: Sequence[Event], changed: Part) -> None:
        assert self.table is not None
        self.table.see(events, changed)
        self.seen += 1
        self.on_told(self)
        self._look()

    def on_refused(self, reason: Reason | None) -> None:
        raise AssertionError(reason)

    def on_say(self, message_id: str, values: dict[str, str | int]) -> None:
        if message_id == "room-again":
            self.on_over(self)

    def on_tell(self, message_id: str, values: dict[str, str | int]) -> None: ...

    def on_end(self) -> None: ...

    def on_unreadable(self) -> None:
        raise AssertionError("unreadable")


def _nothing(_: object) -> None: ...


async def until(found: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is so.

    Raises:
        TimeoutError: it is not, in time.
    """
    async with asyncio.timeout(seconds):
        while not found():
            await asyncio.sleep(0.01)


def bare_page(home: Path) -> Path:
    """Return a folder with a page on which nothing is."""
    site = home / "site"
    site.mkdir(exist_ok=True)
    (site / "files.json").write_text("{}")
    (site / "index.html").write_text("<!doctype html><title>UNO</title>")
    return site


@contextmanager
def hosting_page(
    home: Path, *options: str, port: int, end: signal.Signals = signal.SIGTERM
) -> Iterator[subprocess.Popen[bytes]]:
    """Host tables for links at a port of this machine, with no page but an empty one."""
    program = start_hosting(home, *options, port=port)
    try:
        yield program
    finally:
        program.send_signal(end)
        program.wait(PATIENCE)


def start_hosting(home: Path, *options: str, port: int) -> subprocess.Popen[bytes]:
    """Start a host program; return once it listens."""
    command = [sys.executable, "-m", "accessible_uno", "host", "--web", f"127.0.0.1:{port}"]
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    site = ("--folder", str(bare_page(home)))
    with (home / "host.err").open("ab") as reports:
        program = subprocess.Popen(
            [*command, *site, *options], env={**os.environ, **own}, stderr=reports
        )
    wait_for_port(port)
    return program


def wait_for_port(port: int) -> None:
    """Wait until something listens at a port of this machine.

    Raises:
        TimeoutError: nothing does.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError(port)


def free_port() -> int:
    """Return a port of this machine where nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
