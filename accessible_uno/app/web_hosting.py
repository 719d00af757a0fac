"""Tables that a link leads to: the options of ``host`` about them, and what serves them."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from accessible_uno.app.arguments import CommandOption, whole_number
from accessible_uno.app.commands.page import FOLDER, PORT
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.hosting import ServerAddress, parse_server, refuse_open
from accessible_uno.app.paths import display_path, user_path
from accessible_uno.program import library_command
from accessible_uno.rooms.sockets.messages import PROCESS, USUAL_PROCESS
from accessible_uno.rooms.sockets.tables import PER_ADDRESS, Bounds
from accessible_uno.table.calendar import Calendar

if TYPE_CHECKING:
    from aiohttp import web

    from accessible_uno.rooms.carrier import Reporter
    from accessible_uno.rooms.host import Host
    from accessible_uno.rooms.sockets.carrier import SocketCarrier
    from accessible_uno.store.journal import Journal

WEB: Final = "web"
"""What stands for the server in the names of rooms that no network has."""

RENEWED: Final = 60.0
"""Seconds between two looks at whether the certificate has changed."""


def parse_process(text: str) -> str:
    """Return what a host program is called among several; raise ``ValueError`` for no such."""
    import re

    if not re.fullmatch(PROCESS, text):
        raise ValueError(text)
    return text


def parse_link_address(text: str) -> str:
    """Return the address that players open; raise ``ValueError`` for none."""
    from urllib.parse import urlsplit

    found = urlsplit(text)
    if found.scheme not in {"http", "https"} or not found.hostname or found.fragment:
        raise ValueError(text)
    return text if text.endswith("/") else f"{text}/"


WEB_OPTIONS: Final = (
    CommandOption("--web", parse_server, "ADDRESS"),
    CommandOption("--url", parse_link_address, "ADDRESS"),
    CommandOption("--certificate", str, "FILE"),
    CommandOption("--certificate-key", str, "FILE"),
    CommandOption("--process", parse_process, "NAME", USUAL_PROCESS),
    CommandOption("--proxy", str, "ADDRESS", repeats=True),
    CommandOption("--per-address", whole_number(1, 100_000), "1-100000", PER_ADDRESS),
    CommandOption("--folder", str, "FILE"),
)


class WebSite(Struct, frozen=True):
    """Where the page and its tables are served.

    Attributes:
        address: where the server listens.
        url: the address that players open.
        folder: the files of the page.
        certificate: what encrypts; ``None`` behind a web server that does.
        process: what this host program is called among several.
        proxies: addresses of web servers before this one.
        per_address: connections that one address may have.
    """

    address: ServerAddress
    url: str
    folder: Path
    certificate: Certificate | None
    process: str
    proxies: tuple[str, ...]
    per_address: int


def site_of_options(values: Mapping[str, Any]) -> WebSite | None:
    """Return what the options say of the page; ``None`` where it is not to be served.

    Raises:
        Failure: one cannot be used.
    """
    address: ServerAddress | None = values["web"]
    if address is None:
        return None
    folder = user_path(values["folder"]) if values["folder"] else FOLDER
    if not (folder / "files.json").is_file():
        raise Failure("app-page-not-built", folder=str(folder))
    port = address.port or PORT
    certificate = _certificate(values["certificate"], values["certificate_key"])
    name = f"[{address.host}]" if ":" in address.host else address.host
    usual = f"{'https' if certificate else 'http'}://{name}:{port}/"
    return WebSite(
        ServerAddress(address.host, port),
        values["url"] or usual,
        folder,
        certificate,
        values["process"],
        tuple(values["proxy"] or ()),
        values["per_address"],
    )


def _certificate(certificate: str | None, key: str | None) -> Certificate | None:
    """Return the certificate that the options name, if they do.

    Raises:
        Failure: it cannot be used.
    """
    if certificate is None:
        return None
    return Certificate(user_path(certificate), user_path(key) if key else None)


class Certificate:
    """A certificate with its key; connections that are made after its files change get the new one.

    Args:
        file: the certificate.
        key: the key, where it is not in the same file.

    Attributes:
        tls: encrypts by it.

    Raises:
        Failure: it cannot be used.
    """

    def __init__(self, file: Path, key: Path | None) -> None:
        self._file = file
        self._key = key
        self._changed = self._last_changes()
        self.tls = self._load(ssl.create_default_context(ssl.Purpose.CLIENT_AUTH))

    def renew(self) -> bool:
        """Use the files anew if they have changed; return whether they have.

        Raises:
            Failure: they cannot be used; what was used before is kept.
        """
        changed = self._last_changes()
        if changed == self._changed:
            return False
        self._changed = changed
        # A key that does not fit would spoil the context in use: another one is tried first.
        self._load(ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER))
        self._load(self.tls)
        return True

    def _last_changes(self) -> list[float]:
        files = filter(None, (self._file, self._key))
        return [each.stat().st_mtime for each in files if each.exists()]

    def _load(self, context: ssl.SSLContext) -> ssl.SSLContext:
        try:
            refuse_open(str(self._key or self._file))
            context.load_cert_chain(self._file, self._key, password=lambda: "")
        except (OSError, ValueError):
            raise Failure("app-host-certificate-unusable", file=display_path(self._file)) from None
        return context


class WebHosting:
    """Serves the page and its tables beside the rooms of networks.

    Args:
        site: where.
        journal: keeps the tables.
        rng: returns a number from 0 up to 1 that nobody can foresee.
        report: tells whoever runs the program.

    Attributes:
        carrier: serves the tables that are opened at the page.
    """

    def __init__(
        self, site: WebSite, journal: Journal, rng: Callable[[], float], report: Reporter
    ) -> None:
        from accessible_uno.rooms.sockets.carrier import SocketCarrier
        from accessible_uno.rooms.sockets.tables import Openings, SocketTables

        self._site = site
        self._report = report
        self.carrier = SocketCarrier()
        self._host: Host | None = None
        self._stopped = asyncio.Event()
        openings = Openings(
            self.carrier,
            lambda room, locale: self._host_now().open_room(room, locale),
            lambda room: self._host_now().close_room(room),
            lambda: Calendar().today().toordinal(),
            lambda room: self._host_now().state_of(room),
        )
        bounds = Bounds(per_address=site.per_address)
        book = journal.hosted_tables()
        self._tables = SocketTables(book, openings, rng, site.process, bounds)
        self._links: dict[tuple[str, str], str] = {}

    def _host_now(self) -> Host:
        assert self._host is not None
        return self._host

    def use(self, host: Host) -> None:
        """Let new tables be rooms of a host."""
        self._host = host

    def carrier_for(self, server: str, locales: Mapping[str, str]) -> SocketCarrier:
        """Return what serves the rooms of a network to those who come by a link as well."""
        from accessible_uno.rooms.sockets.carrier import SocketCarrier

        carrier = SocketCarrier() if server != WEB else self.carrier
        for room, locale in locales.items():
            where = f"{server} {room.lower()}"
            self._links[server, room] = self._tables.serve(carrier, room, locale, where)
        return carrier

    def link(self, server: str, room: str) -> str:
        """Return the link that leads to a room."""
        return f"{self._site.url}#{self._links.get((server, room), room)}"

    def list_table(self, server: str, room: str, listed: bool) -> bool:
        """List a table of the page, or no longer; return whether that is possible.

        A table in a chat room is not: the network lists its channels itself.
        """
        return server == WEB and self._tables.list_table(room, listed=listed)

    async def run(self) -> None:
        """Serve until :meth:`stop` is called.

        Raises:
            Failure: the address cannot be used, or the library is missing.
        """
        runner = await self._start()
        try:
            while not self._stopped.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stopped.wait(), RENEWED)
                self._renew_certificate()
        finally:
            await runner.cleanup()

    def stop(self) -> None:
        """Serve no longer."""
        self._stopped.set()

    def _renew_certificate(self) -> None:
        """Use a certificate that was renewed meanwhile, and say so; or say why it cannot be."""
        certificate = self._site.certificate
        try:
            if certificate is not None and certificate.renew():
                self._report("app-host-certificate-renewed")
        except Failure as wrong:
            self._report(wrong.message, **wrong.arguments)

    async def _start(self) -> web.AppRunner:
        """Serve from now on; ``cleanup`` of what is returned ends it.

        Raises:
            Failure: the address cannot be used, or the library is missing.
        """
        try:
            from accessible_uno.web.server import page_app, serve
            from accessible_uno.web.tables import TableServer
        except ModuleNotFoundError:
            raise Failure("app-page-no-library", command=library_command("aiohttp")) from None
        app = page_app(self._site.folder)
        TableServer(self._tables, self._site.proxies).add_to(app)
        host, port = self._site.address.host, self._site.address.port
        try:
            certificate = self._site.certificate
            runner = await serve(app, host, port, certificate.tls if certificate else None)
        except OSError as wrong:
            raise FileFailure("app-host-web-port", f"{host}:{port}", wrong) from None
        self._report("app-host-web", address=self._site.url)
        return runner
