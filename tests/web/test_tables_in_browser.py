"""Three people at one table by its link: two browsers and a terminal; one is cut off and back."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from browser import Page, browser

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "live"))
from joined_player import JoinedPlayer
from link_player import free_port, start_hosting

pytestmark = pytest.mark.long

LINK = re.compile(r"http://\S+#\S+")


class Relay:
    """A way to a port of this machine that can be cut.

    Attributes:
        port: where it listens.
    """

    def __init__(self, to: int) -> None:
        self._to = to
        self._pipes: set[asyncio.Task[None]] = set()
        self._is_cut = False
        self.port = 0

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Relay]:
        """Listen."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.cut()

    def cut(self) -> None:
        """Lose every connection, and let none through."""
        self._is_cut = True
        for each in self._pipes:
            each.cancel()

    def mend(self) -> None:
        """Let connections through again."""
        self._is_cut = False

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.close()
            return
        there = await asyncio.open_connection("127.0.0.1", self._to)
        for source, target in ((reader, there[1]), (there[0], writer)):
            pipe = asyncio.create_task(_pass_on(source, target))
            self._pipes.add(pipe)
            pipe.add_done_callback(self._pipes.discard)


async def _pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()
    target.close()


async def start_host(home: Path, port: int, page: Path) -> subprocess.Popen[bytes]:
    """Start a host program that serves a built page."""
    return await asyncio.to_thread(start_hosting, home, "--folder", str(page), port=port)


async def enter_name(page: Page, link: str, name: str) -> None:
    """Open a link and type a name."""
    await page.open(link)
    await page.ready()
    assert "called" in (await page.log())[-1]
    await page.enter(name)
    await page.shows("The table is there")


def test_two_browsers_and_a_terminal_at_one_table(built_page: Path, tmp_path: Path) -> None:
    """A new table at the page, its link, names, a game; lost network, killed host, a reload."""

    async def play() -> None:
        port = free_port()
        host = await start_host(tmp_path, port, built_page)
        async with Relay(port).listening() as relay, browser() as anna, browser() as bruno:
            await anna.open(f"http://127.0.0.1:{port}/")
            await anna.ready()
            for answer in ("1", "2", "pace none", "quit", "yes", "new table", "Anna"):
                await anna.enter(answer)
            found = LINK.search(await anna.shows("A new table"))
            assert found is not None
            link = found[0]
            await enter_name(bruno, link.replace(str(port), str(relay.port)), "Bruno")
            await anna.shows("Bruno is here")
            zoe = await asyncio.to_thread(JoinedPlayer, link, "Zoe", "", tmp_path / "zoe")
            await asyncio.to_thread(zoe.wait_for, "Sont là aussi\xa0: Anna, Bruno")
            await bruno.shows("Zoe is here")
            await anna.enter("go")
            await bruno.enter("go")
            zoe.type("go")
            await anna.shows("3 seats are taken")
            await anna.enter("start")
            for page in (anna, bruno):
                await page.shows("Your 7 cards")
            await asyncio.to_thread(zoe.wait_for, "Vos 7 cartes")
            await bruno.enter("say hello")
            await anna.shows("Bruno says: hello")

            relay.cut()
            await anna.shows("Bruno is away. The game waits")
            await bruno.shows("The connection to the table is lost")
            relay.mend()
            await bruno.shows("Back at the table")
            await anna.shows("Bruno is here")

            host.send_signal(signal.SIGKILL)
            host.wait()
            await anna.shows("The connection to the table is lost")
            host = await start_host(tmp_path, port, built_page)
            for page in (anna, bruno):
                await page.shows("The host program is back")
            await bruno.evaluate("location.reload()")
            await bruno.ready()
            await bruno.shows("You are at the table, as Bruno")
            await bruno.shows("7 cards")
            for name, page in (("Anna", anna), ("Bruno", bruno)):
                assert page.errors == []
                sys.stdout.write("\n".join((f"--- {name}", *await page.log(), "")))
            sys.stdout.write(f"--- Zoe\n{zoe.seen}\n")
            zoe.kill()
            host.terminate()
            host.wait()

    asyncio.run(play())


def test_a_listed_table_is_found_at_the_page(built_page: Path, tmp_path: Path) -> None:
    """By a button, without its link."""

    async def play() -> None:
        port = free_port()
        host = await start_host(tmp_path, port, built_page)
        async with browser() as anna, browser() as bruno:
            for page in (anna, bruno):
                await page.open(f"http://127.0.0.1:{port}/")
                await page.ready()
                for answer in ("1", "2", "quit", "yes"):
                    await page.enter(answer)
                await page.shows("What now")
            await bruno.enter("tables")
            await bruno.shows("No table asks for players here")
            for answer in ("new table", "Anna"):
                await anna.enter(answer)
            await anna.shows("A new table")
            await anna.enter("public")
            await anna.shows("hears who is here")
            await bruno.enter("tables")
            await bruno.shows("1: Anna, before a game, rules Chat room")
            await bruno.click("1. Anna")
            await bruno.enter("Bruno")
            await bruno.shows("Here too: Anna")
            await anna.shows("Bruno is here")
            for page in (anna, bruno):
                assert page.errors == []
            host.terminate()
            host.wait()

    asyncio.run(play())


def test_a_link_that_leads_nowhere_and_a_page_without_tables(
    built_page: Path, tmp_path: Path
) -> None:
    """One sentence, and a way on."""

    async def play() -> None:
        port = free_port()
        host = await start_host(tmp_path, port, built_page)
        async with browser() as page:
            await page.open(f"http://127.0.0.1:{port}/#a-aaaaaaaaaaaaaaaa")
            await page.ready()
            await page.enter("Anna")
            await page.shows("No table has this link")
            assert "What now" in " ".join((await page.log())[-2:])
            await page.enter("join https://example.org/#a-aaaaaaaaaaaaaaaa")
            await page.enter("Anna")
            await page.shows("This page reaches the tables of its own server only")
            host.send_signal(signal.SIGKILL)
            host.wait()
            await page.enter("new table")
            await page.enter("Anna")
            await page.shows("This page finds no tables")

    asyncio.run(play())
