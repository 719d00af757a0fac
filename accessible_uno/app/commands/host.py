"""``accessible-uno host``: tables in chat rooms, for any chat client."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.app.arguments import Call, CommandOption, Values, parse_printable, whole_number
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.error_log import write_trace
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.hosting import (
    HostedNetwork,
    host_reporter,
    network_of_options,
    networks_of_file,
    parse_key,
    parse_server,
    parse_word,
)
from accessible_uno.app.paths import data_folder
from accessible_uno.app.play_options import check_name
from accessible_uno.app.preferences import OUTPUT_OPTIONS
from accessible_uno.narration.utterance import Utterance
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import make_bot, package_of_bot
from accessible_uno.rooms.carrier import ConnectionLost
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

HOSTED: Final = "hosted"
"""The folder of the hosted games, in that of the user's own."""

OPTIONS: Final = (
    CommandOption("--server", parse_server, "TEXT"),
    CommandOption("--port", whole_number(1, 65_535), "1-65535"),
    CommandOption("--tls"),
    CommandOption("--channel", str, "TEXT", repeats=True),
    CommandOption("--nick", parse_word, "NAME", "uno"),
    CommandOption("--account", parse_word, "NAME"),
    CommandOption("--password-file", str, "FILE"),
    CommandOption("--certificate-file", str, "FILE"),
    CommandOption("--server-password-file", str, "FILE"),
    CommandOption("--plain-password"),
    CommandOption("--key", parse_key, "TEXT"),
    CommandOption("--config", str, "FILE"),
    CommandOption("--once"),
    CommandOption("--play", parse_printable, "NAME"),
    *OUTPUT_OPTIONS,
)


async def _host_rooms(call: Call, values: Values) -> int:
    """Host tables until a signal ends it, or until whoever plays at one of them leaves."""
    if values["config"]:
        networks = networks_of_file(values["config"], call.locale)
    else:
        networks = [network_of_options(values, call.locale)]
    if values["play"] is None:
        report = host_reporter(call.locale)
        await _host(networks, report, once=values["once"])
        return 0
    check_name(values["play"])
    if not call.has_input:
        raise Failure("app-input-closed")
    return await _play(call, networks, values)


class HostGroup:
    """Runs the hosts of several connections together.

    Args:
        hosts: one for each connection.
    """

    def __init__(self, hosts: Sequence[Host]) -> None:
        self._hosts = hosts

    async def run(self) -> None:
        """Host until :meth:`stop` is called, or until a connection ends for good.

        Raises:
            ConnectionLost: a connection is gone, and that is to be the end.
        """
        from accessible_uno.rooms.host import run_together

        await run_together([each.run() for each in self._hosts], self.stop)

    async def stop(self) -> None:
        """Tell every room, and leave."""
        await asyncio.gather(*(each.stop() for each in self._hosts))


def _make_hosts(
    networks: Sequence[HostedNetwork],
    report: Reporter,
    *,
    once: bool,
    player: LocalPlayer | None = None,
) -> HostGroup:
    """Return what hosts the networks; a player sits in a room of the first one."""
    from accessible_uno.rooms.host import Host
    from accessible_uno.rooms.irc.connection import IrcCarrier

    journal = _journal()
    hosts: list[Host] = []
    for each in (each for network in networks for each in network.connections()):
        carriers: list[Carrier] = [
            IrcCarrier(each.network, Dealer().bot_rng(0), report, once=once),
        ]
        if player is not None and not hosts:
            carriers.append(player.carrier)
        make_tools = partial(_room_tools, journal, report, each.network.server)
        hosts.append(Host(each.locales, carriers, each.operators, make_tools, report))
    return HostGroup(hosts)


def _room_tools(
    journal: Journal,
    report: Reporter,
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
    )


async def _host(networks: Sequence[HostedNetwork], report: Reporter, *, once: bool) -> None:
    """Host the tables of all networks until a signal comes.

    Raises:
        Failure: a connection is lost, and that is to be the end.
    """
    group = _make_hosts(networks, report, once=once)
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


async def _play(call: Call, networks: Sequence[HostedNetwork], values: Mapping[str, Any]) -> int:
    """Host, and play at the first room in the same process.

    Raises:
        Failure: a connection is lost, and that is to be the end.
    """
    from accessible_uno.app.joined_room import sit_in_room

    first = networks[0].connections()[0]
    channel = first.network.channels[0]

    def make_client(listener: RoomListener, report: Reporter, settings: Settings) -> LocalPlayer:
        from accessible_uno.rooms.client.local_player import LocalPlayer

        rng = Dealer().bot_rng(0)
        player = LocalPlayer(values["play"], channel, settings.locale, rng, listener)
        player.host = _make_hosts(networks, report, once=values["once"], player=player)
        return player

    try:
        return await sit_in_room(call, values, (first.network.server, channel), make_client)
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
    report("package-fault", **fault.arguments())


def _bot(report: Reporter, kind: str) -> Bot:
    """Return a bot of a kind, in whose place a simple one plays on where it fails."""

    def tell(message: str) -> None:
        if package := package_of_bot(kind):
            report(message, name=kind, package=package)

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
