"""``accessible-uno host``: tables in chat rooms, for any chat client."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from accessible_uno.app.arguments import LANG, CommandOption, parse, parse_printable, whole_number
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.fault_trace import write_trace
from accessible_uno.app.host_reports import host_reporter
from accessible_uno.app.hosting import HostedNetwork, network_of_options, networks_of_file
from accessible_uno.app.paths import data_folder
from accessible_uno.narration.utterance import Utterance
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import UnknownBot, make_bot
from accessible_uno.settings.values import Notation
from accessible_uno.store.errors import GameLocked, StoreError
from accessible_uno.store.journal import Journal
from accessible_uno.store.recovery import open_journal
from accessible_uno.table import Dealer
from accessible_uno.table.safe_bot import SafeBot
from accessible_uno.voices.braille.unavailable import BrailleUnavailable

if TYPE_CHECKING:
    from accessible_uno.chat.room_archive import RoomArchive

TRY_AGAIN: Final = 75
"""Exit status: a connection was lost; a service manager may start the program again."""

HOSTED: Final = "hosted"
"""The folder of the hosted games, in that of the user's own."""

OPTIONS: Final = (
    LANG,
    CommandOption("--server", parse_printable, "TEXT"),
    CommandOption("--port", whole_number(1, 65_535), "1-65535"),
    CommandOption("--tls"),
    CommandOption("--channel", str, "TEXT", repeats=True),
    CommandOption("--nick", str, "NAME", "uno"),
    CommandOption("--account", str, "NAME"),
    CommandOption("--password-file", str, "FILE"),
    CommandOption("--config", str, "FILE"),
    CommandOption("--once"),
)


def host(call: Call) -> int:
    """Host tables until a signal ends it."""
    values = parse(OPTIONS, call.arguments)
    if values["help"]:
        return command_help(call.locale, "host", OPTIONS, values["words"])
    if values["config"]:
        networks = networks_of_file(values["config"], call.locale)
    else:
        networks = [network_of_options(values, call.locale)]
    asyncio.run(_host(networks, call.locale, once=values["once"]))
    return 0


async def _host(networks: Sequence[HostedNetwork], locale: str, *, once: bool) -> None:
    """Host the tables of all networks until a signal comes.

    Raises:
        Failure: the library is missing; a connection is lost, and that is to be the end.
    """
    # pydle is an extra that only the host program needs.
    try:
        from accessible_uno.chat.connection import ConnectionLost
        from accessible_uno.chat.host import HostTools, NetworkHost
        from accessible_uno.chat.network import Network
    except ImportError:
        raise Failure("app-host-no-library") from None

    report = host_reporter(locale)
    archive = partial(_archive, _journal(), report)
    tools = HostTools(Dealer, _bot, _brailler, archive, partial(_report_room, report))
    hosts = [
        NetworkHost(
            Network(
                each.server,
                each.port,
                each.nick,
                tuple(each.channels),
                each.tls,
                each.account,
                each.password,
                each.interval,
                each.burst,
            ),
            each.channels,
            each.operators,
            tools,
            report,
            once=once,
        )
        for network in networks
        for each in network.connections()
    ]
    running = [asyncio.create_task(each.run()) for each in hosts]
    signalled = asyncio.create_task(_signal())
    await asyncio.wait((*running, signalled), return_when=asyncio.FIRST_COMPLETED)
    await asyncio.gather(*(each.stop() for each in hosts))
    for wrong in await asyncio.gather(*running, return_exceptions=True):
        if isinstance(wrong, ConnectionLost):
            raise Failure("app-host-ended", status=TRY_AGAIN)
        if isinstance(wrong, BaseException):
            raise wrong


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
        return open_journal(data_folder() / HOSTED)[0]
    except StoreError as wrong:
        raise FileFailure("app-journal-unusable", wrong.place, wrong) from None
    except OSError as wrong:
        raise FileFailure("app-journal-unusable", wrong.filename or HOSTED, wrong) from None


def _archive(journal: Journal, report: Callable[..., None], room: str) -> RoomArchive:
    from accessible_uno.chat.room_archive import RoomArchive

    def on_problem(wrong: StoreError | GameLocked | None) -> None:
        report("app-host-journal", wrong="yes" if wrong is not None else "no")

    return RoomArchive(journal, room, on_problem)


def _report_room(report: Callable[..., None], channel: str, wrong: Exception) -> None:
    """Write down what has failed in a room, and tell whoever runs the program."""
    report("app-host-room-fault", channel=channel, place=write_trace(wrong))


def _bot(kind: str) -> Bot:
    rng = Dealer().bot_rng(0)
    try:
        bot = make_bot(kind, rng)
    except UnknownBot:
        raise LookupError(kind) from None
    return SafeBot(bot, RandomBot(rng), lambda: None)


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
