"""``accessible-uno host``: tables in chat rooms, for any chat client, and by links."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from accessible_uno.app.arguments import Call, CommandOption, Values, parse_printable
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.error_log import write_trace
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.hosting import (
    ACCOUNT_OPTIONS,
    SERVER_OPTIONS,
    HostedNetwork,
    network_of_options,
    networks_of_file,
    parse_word,
)
from accessible_uno.app.paths import data_folder
from accessible_uno.app.play_options import check_name
from accessible_uno.app.preferences import OUTPUT_OPTIONS
from accessible_uno.app.reports import host_reporter
from accessible_uno.app.web_hosting import WEB, WEB_OPTIONS, WebHosting, WebSite, site_of_options
from accessible_uno.narration.utterance import Utterance
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import failure_of_bot, make_bot, package_of_bot
from accessible_uno.rooms.carrier import ConnectionLost
from accessible_uno.rooms.words import Absence
from accessible_uno.settings.values import Notation
from accessible_uno.store.errors import GameLocked, StoreError
from accessible_uno.store.journal import Journal
from accessible_uno.store.recovery import open_journal
from accessible_uno.table import Dealer
from accessible_uno.table.seated_bot import SafeBot
from accessible_uno.voices.braille.liblouis import BrailleUnavailable

if TYPE_CHECKING:
    from accessible_uno.packages.faults import PackageFault
    from accessible_uno.rooms.archive import RoomArchive
    from accessible_uno.rooms.carrier import Carrier, Outbox, Reporter
    from accessible_uno.rooms.client.local_player import LocalPlayer
    from accessible_uno.rooms.client.table_client import RoomListener
    from accessible_uno.rooms.host import Host
    from accessible_uno.rooms.people import Speaker
    from accessible_uno.rooms.table import RoomTools
    from accessible_uno.settings.schema import Settings
    from accessible_uno.table.driver import Timers

TRY_AGAIN: Final = 75
"""Exit status: a connection was lost; a service manager may start the program again."""

OWN_TABLE: Final = "keyboard"
"""The room of whoever runs the program and plays, where there is no network."""

HOSTED: Final = "hosted"
"""The folder of the hosted games, in that of the user's own."""

OPTIONS: Final = (
    *SERVER_OPTIONS,
    CommandOption("--nick", parse_word, "NAME", "uno"),
    *ACCOUNT_OPTIONS,
    CommandOption("--config", str, "FILE"),
    CommandOption("--once"),
    CommandOption("--play", parse_printable, "NAME"),
    *WEB_OPTIONS,
    *OUTPUT_OPTIONS,
)


async def _host_rooms(call: Call, values: Values) -> int:
    """Host tables until a signal ends it, or until whoever plays at one of them leaves."""
    site = site_of_options(values)
    if values["config"]:
        networks = networks_of_file(values["config"], call.locale)
    elif site is not None and not (values["server"] or values["channel"]):
        networks = []
    else:
        networks = [network_of_options(values, call.locale)]
    hosted = HostWish(networks, site, values["once"], call.locale)
    if values["play"] is None:
        await _host(hosted, host_reporter(call.locale))
        return 0
    check_name(values["play"])
    if not call.has_input:
        raise Failure("app-input-closed")
    return await _play(call, hosted, values)


class HostWish(Struct, frozen=True):
    """What is to be hosted.

    Attributes:
        networks: the chat networks.
        site: where the page and its tables are served; ``None`` for nowhere.
        once: whether a lost connection is the end.
        locale: the language of the command.
    """

    networks: Sequence[HostedNetwork]
    site: WebSite | None
    once: bool
    locale: str

    @property
    def own_room(self) -> tuple[str, str]:
        """The server and the room where whoever runs the program plays."""
        if not self.networks:
            return WEB, OWN_TABLE
        network = self.networks[0].connections()[0].network
        return network.server, network.channels[0]


class HostGroup:
    """Runs the hosts of several connections, and the page, together.

    Args:
        hosts: one for each connection, and one for the tables of the page.
        web: serves the page; ``None`` where it is not served.
    """

    def __init__(self, hosts: Sequence[Host], web: WebHosting | None = None) -> None:
        self._hosts = hosts
        self._web = web

    async def run(self) -> None:
        """Host until :meth:`stop` is called, or until a connection ends for good.

        Raises:
            ConnectionLost: a connection is gone, and that is to be the end.
            Failure: the page cannot be served.
        """
        from accessible_uno.rooms.host import run_together

        pages = [self._web.run()] if self._web is not None else []
        await run_together([*(each.run() for each in self._hosts), *pages], self.stop)

    async def stop(self) -> None:
        """Tell every room, and leave."""
        await asyncio.gather(*(each.stop() for each in self._hosts))
        if self._web is not None:
            self._web.stop()


def _make_hosts(hosted: HostWish, report: Reporter, player: LocalPlayer | None = None) -> HostGroup:
    """Return what hosts; a player sits in the first room of all."""
    journal = _journal()
    rng = Dealer().bot_rng(0)
    web = WebHosting(hosted.site, journal, rng, report) if hosted.site is not None else None
    tools = partial(_room_tools, journal, report, web)
    hosts = [
        _network_host(each, hosted, web, tools, report, player if not number else None)
        for number, each in enumerate(
            each for network in hosted.networks for each in network.connections()
        )
    ]
    if web is not None:
        hosts.append(_page_host(hosted, web, tools, player if not hosts else None))
    return HostGroup(hosts, web)


def _network_host(
    hosted: HostedNetwork,
    of: HostWish,
    web: WebHosting | None,
    tools: Callable[..., RoomTools],
    report: Reporter,
    player: LocalPlayer | None,
) -> Host:
    """Return what hosts the rooms of one connection; links lead there where the page is served."""
    from accessible_uno.rooms.host import Host
    from accessible_uno.rooms.irc.connection import IrcCarrier

    server = hosted.network.server
    carriers: list[Carrier] = [
        IrcCarrier(hosted.network, Dealer().bot_rng(0), report, once=of.once)
    ]
    if web is not None:
        carriers.append(web.carrier_for(server, hosted.locales))
    if player is not None:
        carriers.append(player.carrier)
    return Host(hosted.locales, carriers, hosted.operators, partial(tools, server), report)


def _page_host(
    hosted: HostWish,
    web: WebHosting,
    tools: Callable[..., RoomTools],
    player: LocalPlayer | None,
) -> Host:
    """Return what hosts the tables that are opened at the page, and that of the own keyboard."""
    from accessible_uno.rooms.host import Host

    locales = {OWN_TABLE: hosted.locale} if player is not None else {}
    carriers: list[Carrier] = [web.carrier_for(WEB, locales)]
    if player is not None:
        carriers.append(player.carrier)
    host = Host(locales, carriers, (), partial(tools, WEB))
    web.use(host)
    return host


def _room_tools(
    journal: Journal,
    report: Reporter,
    web: WebHosting | None,
    server: str,
    room: str,
    outbox: Outbox,
    timers: Timers,
    move: Callable[[Speaker, str], str],
) -> RoomTools:
    """Return what a room is given; saved games name it by its server, whoever else serves it."""
    from accessible_uno.rooms.table import RoomTools

    return RoomTools(
        outbox,
        timers,
        Dealer,
        partial(_bot, report),
        _brailler,
        _archive(journal, report, f"{server} {room.lower()}"),
        move,
        partial(_report_room, report, room),
        partial(_report_bot, report),
        (lambda: web.link(server, room)) if web is not None else str,
        partial(web.list_table, server, room) if web is not None else lambda _: False,
        Absence.WAIT if server == WEB else Absence.TIME,
    )


async def _host(hosted: HostWish, report: Reporter) -> None:
    """Host all tables until a signal comes.

    Raises:
        Failure: a connection is lost, and that is to be the end; or the page cannot be served.
    """
    group = _make_hosts(hosted, report)
    running = asyncio.create_task(group.run())
    signalled = asyncio.create_task(_signal())
    await asyncio.wait((running, signalled), return_when=asyncio.FIRST_COMPLETED)
    await group.stop()
    await _ended(running)


async def _ended(running: asyncio.Task[None]) -> None:
    """Wait for the end of the connections.

    Raises:
        Failure: one was lost, and that is to be the end.
    """
    try:
        await running
    except ConnectionLost:
        raise _end_of_connection() from None


def _end_of_connection() -> Failure:
    return Failure("app-host-ended", status=TRY_AGAIN)


async def _play(call: Call, hosted: HostWish, values: Mapping[str, Any]) -> int:
    """Host, and play at the first room in the same process.

    Raises:
        Failure: a connection is lost, and that is to be the end.
    """
    from accessible_uno.app.joined_room import sit_in_room

    server, room = hosted.own_room

    def make_client(listener: RoomListener, report: Reporter, settings: Settings) -> LocalPlayer:
        from accessible_uno.rooms.client.local_player import LocalPlayer

        rng = Dealer().bot_rng(0)
        player = LocalPlayer(values["play"], room, settings.locale, rng, listener)
        player.host = _make_hosts(hosted, report, player)
        return player

    try:
        return await sit_in_room(call, values, (server, room), make_client)
    except ConnectionLost:
        raise _end_of_connection() from None


async def _signal() -> None:
    """Return when the program is asked to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stopped.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))
    await stopped.wait()


def _journal() -> Journal:
    """Open the journal of hosted games, which is not that of the user's own.

    Raises:
        Failure: it cannot be used.
    """
    try:
        journal = open_journal(data_folder() / HOSTED)[0]
        journal.commit_without_waiting()
    except StoreError as wrong:
        raise FileFailure("app-journal-unusable", wrong.place, wrong) from None
    except OSError as wrong:
        raise FileFailure("app-journal-unusable", wrong.filename or HOSTED, wrong) from None
    return journal


def _archive(journal: Journal, report: Callable[..., None], room: str) -> RoomArchive:
    from accessible_uno.rooms.archive import RoomArchive

    def on_problem(wrong: StoreError | GameLocked | None) -> None:
        report("app-host-journal", wrong="yes" if wrong is not None else "no")

    return RoomArchive(journal, room, on_problem)


def _report_room(report: Callable[..., None], channel: str, wrong: BaseException) -> None:
    """Write down what has failed in a room, and tell whoever runs the program."""
    report("app-host-room-fault", channel=channel, place=write_trace(wrong))


def _report_bot(report: Reporter, fault: PackageFault) -> None:
    """Tell whoever runs the program what is wrong with the bot of a package."""
    report("package-faulty", **fault.arguments())


def _bot(report: Reporter, kind: str) -> Bot:
    """Return a bot of a kind, in whose place a simple one plays on where it fails."""

    def tell(message: str) -> None:
        if package_of_bot(kind):
            report(message, **failure_of_bot(kind, kind))

    rng = Dealer().bot_rng(0)
    told = partial(tell, "package-bot-failed"), partial(tell, "package-bot-slow-hosted")
    return SafeBot(make_bot(kind, rng), RandomBot(rng), *told)


def _brailler(notation: str) -> Callable[[Utterance], str] | None:
    """Return what writes utterances in a notation; ``None`` where there is none or no liblouis."""
    if notation not in set(Notation):
        return None
    from accessible_uno.voices.braille.writer import BrailleWriter  # loads liblouis

    writer = BrailleWriter(Notation(notation))

    def line(utterance: Utterance) -> str:
        try:
            return writer.line_of(utterance)
        except BrailleUnavailable:
            return ""

    return line


host: Final = CommandRow("host", _host_rooms, OPTIONS)
