"""``accessible-uno host``: tables in chat rooms, for any chat client."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.app.arguments import LANG, CommandOption, parse, parse_printable, whole_number
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.paths import data_folder, user_path
from accessible_uno.narration.utterance import Utterance
from accessible_uno.players.bot import Bot
from accessible_uno.players.random_bot import RandomBot
from accessible_uno.players.registry import UnknownBot, make_bot
from accessible_uno.settings.values import Notation
from accessible_uno.store.errors import StoreError
from accessible_uno.store.files import NAMED_FILE_TIMEOUT, read_bytes
from accessible_uno.store.journal import Journal
from accessible_uno.store.recovery import open_journal
from accessible_uno.table import Dealer
from accessible_uno.table.safe_bot import SafeBot
from accessible_uno.voices.braille.unavailable import BrailleUnavailable

if TYPE_CHECKING:
    from accessible_uno.chat.room_archive import RoomArchive

_log = logging.getLogger(__name__)

HOSTED: Final = "hosted"
"""The folder of the hosted games, in that of the user's own."""

PASSWORD: Final = "ACCESSIBLE_UNO_IRC_PASSWORD"
"""The environment variable that holds the password of the account."""

CHANNEL: Final = re.compile(r"[#&+!][^\s,\x00-\x1f]{1,49}")
LONGEST_PASSWORD: Final = 300
PORT: Final = 6667
TLS_PORT: Final = 6697

OPTIONS: Final = (
    LANG,
    CommandOption("--server", parse_printable, "TEXT"),
    CommandOption("--port", whole_number(1, 65_535), "1-65535"),
    CommandOption("--tls"),
    CommandOption("--channel", str, "TEXT", repeats=True),
    CommandOption("--nick", str, "NAME", "uno"),
    CommandOption("--account", str, "NAME"),
    CommandOption("--password-file", str, "FILE"),
)


def host(call: Call) -> int:
    """Host tables until a signal ends it."""
    values = parse(OPTIONS, call.arguments)
    if values["help"]:
        return command_help(call.locale, "host", OPTIONS)
    for needed in ("server", "channel"):
        if not values[needed]:
            raise Failure("app-host-needs", option=f"--{needed}")
    for channel in values["channel"]:
        if not CHANNEL.fullmatch(channel):
            raise Failure("app-host-bad-channel", channel=channel)
    asyncio.run(_host(values, call.locale, _password(values)))
    return 0


async def _host(values: Mapping[str, Any], locale: str, password: str) -> None:
    # pydle is an extra that only the host program needs.
    try:
        from accessible_uno.chat.host import HostTools, NetworkHost
        from accessible_uno.chat.irc_client import Network
    except ImportError:
        raise Failure("app-host-no-library") from None

    network = Network(
        values["server"],
        values["port"] or (TLS_PORT if values["tls"] else PORT),
        values["nick"],
        tuple(values["channel"]),
        tls=bool(values["tls"]),
        account=values["account"] or "",
        password=password,
    )
    journal = _journal()
    tools = HostTools(Dealer, _bot, _brailler, partial(_archive, journal))
    hosting = NetworkHost(network, dict.fromkeys(values["channel"], locale), tools)
    running = asyncio.create_task(hosting.run())
    stopped = asyncio.Event()
    for each in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(each, stopped.set)
    stopping = asyncio.create_task(stopped.wait())
    await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
    await hosting.stop()
    running.cancel()


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


def _archive(journal: Journal, room: str) -> RoomArchive:
    from accessible_uno.chat.room_archive import RoomArchive

    return RoomArchive(journal, room, lambda wrong: _log.error("the journal: %s", wrong))


def _password(values: Mapping[str, Any]) -> str:
    """Return the password of the account: from its file, else from the environment.

    Raises:
        Failure: the file cannot be read.
    """
    if values["password_file"] is None:
        return os.environ.get(PASSWORD, "")
    place = user_path(values["password_file"])
    try:
        return read_bytes(place, LONGEST_PASSWORD, NAMED_FILE_TIMEOUT).decode("utf-8").strip()
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", place, wrong) from None
    except UnicodeDecodeError:
        raise Failure("app-file-not-text", file=values["password_file"], line=1) from None


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
