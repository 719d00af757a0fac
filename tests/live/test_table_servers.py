"""Tables by links behind real web servers, over several processes, and through their ends."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import ssl
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import aiohttp
import pytest
from link_player import LinkPlayer, free_port, hosting_page, until
from web_servers import EXAMPLES, logs_of, make_certificate, trusting, web_server

from accessible_uno.app.errors import Failure
from accessible_uno.app.web_hosting import Certificate

pytestmark = pytest.mark.long

Story = Callable[[aiohttp.ClientSession, str], Awaitable[None]]

ACTS = 12
"""Acts of a game that goes well."""


def tell(story: Story, url: str, certificate: Path | None = None) -> None:
    """Play a story at the tables of an address."""

    async def run() -> None:
        tls = trusting(certificate) if certificate is not None else True
        connector = aiohttp.TCPConnector(limit=0, ssl=tls)
        async with aiohttp.ClientSession(connector=connector) as session:
            await story(session, url)

    asyncio.run(run())


async def gather_people(
    session: aiohttp.ClientSession, url: str, count: int = 2
) -> list[LinkPlayer]:
    """Let people come to a new table and begin a game."""
    people: list[LinkPlayer] = []
    link = ""
    for number in range(count):
        player = LinkPlayer(session, url, keeps=True)
        await player.come(f"p{number}", link)
        assert player.entered is not None
        link = player.entered.table
        people.append(player)
    for each in people:
        each.command("!go")
    await until(lambda: all("p1" in " ".join(each.lines) for each in people))
    people[0].command("!start")
    await until(lambda: all(each.table is not None for each in people))
    return people


async def play(people: list[LinkPlayer], acts: int = ACTS) -> None:
    """Let people act, whoever is asked, until the round or so many acts are over."""
    for _ in range(acts):
        await until(lambda: any(each.is_asked for each in people))
        asked = next(each for each in people if each.is_asked)
        seen = [each.seen for each in people]
        asked.play()
        await until(
            lambda seen=seen: all(  # type: ignore[misc]
                each.seen > before for each, before in zip(people, seen, strict=True)
            )
        )
        table = asked.table
        if table is None or table.between_rounds or table.over:
            return


def secrets_of(people: list[LinkPlayer]) -> list[str]:
    """Return the tokens of people, and the secret part of the names of their tables."""
    entered = [each.entered for each in people if each.entered is not None]
    return [each.token for each in entered] + [each.table.partition("-")[2] for each in entered]


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_tables_behind_a_web_server(name: str, tmp_path: Path) -> None:
    """By the example of the documentation, over TLS; no log has a token or the name of a table."""
    secrets: list[str] = []

    async def story(session: aiohttp.ClientSession, url: str) -> None:
        async with session.get(url) as answer:
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
        people = await gather_people(session, url)
        await play(people)
        foreign = session.ws_connect(f"{url}socket", origin="https://evil.example")
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await foreign
        async with session.ws_connect(f"{url}socket", origin=url.rstrip("/")):
            pass
        secrets.extend(secrets_of(people))
        for each in people:
            await each.leave()

    port = free_port()
    with (
        hosting_page(tmp_path, port=port),
        web_server(name, tmp_path, {"127.0.0.1:8080": port}) as outside,
    ):
        tell(story, f"https://localhost:{outside}/", tmp_path / "localhost.pem")
    logged = logs_of(tmp_path)
    assert not [each for each in secrets if each in logged]


@pytest.mark.parametrize("name", ["haproxy.cfg", "nginx-several.conf"])
def test_several_processes_and_the_restart_of_one(name: str, tmp_path: Path) -> None:
    """A link leads to its process; when that one is killed, the others' tables play on, and its
    own go on when it is back."""
    ports = {"a": free_port(), "b": free_port()}
    homes = {each: tmp_path / each for each in ports}
    for each in homes.values():
        each.mkdir()

    def process(which: str) -> ExitStack:
        stack = ExitStack()
        options = ("--process", which)
        end = signal.SIGKILL
        running = hosting_page(homes[which], *options, port=ports[which], end=end)
        stack.enter_context(running)
        return stack

    running = {each: process(each) for each in ports}

    async def story(session: aiohttp.ClientSession, url: str) -> None:
        tables: dict[str, list[LinkPlayer]] = {}
        while set(tables) != {"a", "b"}:
            people = await gather_people(session, url)
            assert people[0].entered is not None
            tables[people[0].entered.table[0]] = people
        for people in tables.values():
            await play(people, 6)
        running["a"].close()
        await until(lambda: all(each.is_lost for each in tables["a"]))
        await play(tables["b"], 6)
        running["a"] = process("a")
        for each in tables["a"]:
            before = each.entered
            await each.come_back()
            assert before is not None
            assert each.entered is not None
            assert each.entered.name == before.name
        await until(lambda: any(each.is_asked for each in tables["a"]))
        await play(tables["a"], 6)
        for people in tables.values():
            for each in people:
                await each.leave()

    names = {"127.0.0.1:8081": ports["a"], "127.0.0.1:8082": ports["b"]}
    try:
        with web_server(name, tmp_path, names) as outside:
            tell(story, f"https://localhost:{outside}/", tmp_path / "localhost.pem")
    finally:
        for stack in running.values():
            stack.close()


def test_with_a_certificate_of_its_own(tmp_path: Path) -> None:
    async def story(session: aiohttp.ClientSession, url: str) -> None:
        people = await gather_people(session, url)
        await play(people, 4)
        for each in people:
            await each.leave()

    certificate, key = make_certificate(tmp_path)
    port = free_port()
    options = ("--certificate", str(certificate), "--certificate-key", str(key))
    with hosting_page(tmp_path, *options, port=port):
        tell(story, f"https://localhost:{port}/", certificate)


def test_a_renewed_certificate_is_used_by_new_connections(tmp_path: Path) -> None:
    """One that does not fit its key changes nothing; the connections there are stay."""

    async def shown(port: int, trusted: Path) -> bool:
        try:
            _, writer = await asyncio.open_connection("localhost", port, ssl=trusting(trusted))
        except ssl.SSLCertVerificationError:
            return False
        writer.close()
        return True

    async def run() -> None:
        first, second = (make_certificate(tmp_path / name) for name in folders)
        file, key = (Path(shutil.copy(each, tmp_path)) for each in first)
        certificate = Certificate(file, key)
        async with await asyncio.start_server(
            lambda _reader, writer: writer.close(), "localhost", 0, ssl=certificate.tls
        ) as server:
            port = server.sockets[0].getsockname()[1]
            assert not certificate.renew()
            renew(second[0], file)
            with pytest.raises(Failure, match="certificate-unusable"):
                certificate.renew()
            assert await shown(port, first[0])
            renew(second[1], key)
            assert certificate.renew()
            assert not await shown(port, first[0])
            assert await shown(port, second[0])

    folders = ("first", "second")
    for name in folders:
        (tmp_path / name).mkdir()
    asyncio.run(run())


def renew(new: Path, used: Path) -> None:
    """Put a file into the place of another, a minute later."""
    shutil.copy(new, used)
    later = used.stat().st_mtime + 60
    os.utime(used, (later, later))


def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    """Where there is a systemd; the program's own place is the packager's."""
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("no systemd here")
    unit = (EXAMPLES / "accessible-uno-web@.service").read_text()
    made = tmp_path / "accessible-uno-web@a.service"
    made.write_text(unit.replace("/usr/bin/accessible-uno", "/bin/true"))
    done = subprocess.run(
        [verify, "verify", str(made)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
