"""``accessible-uno join``: play at a table that somebody hosts in a chat room."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from typing import Any, Final

from accessible_uno.app.arguments import CommandOption, parse, parse_printable, whole_number
from accessible_uno.app.call import Call
from accessible_uno.app.channels import open_channels
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.game_session import TERMINAL_GONE
from accessible_uno.app.hosting import HostedNetwork, network_of_options
from accessible_uno.app.journal_access import journal_or_none
from accessible_uno.app.preferences import OUTPUT_OPTIONS, read_preferences
from accessible_uno.settings.output import merged_settings
from accessible_uno.settings.schema import Settings
from accessible_uno.store.journal import Journal
from accessible_uno.table import Dealer
from accessible_uno.voices.notices import Notices

OPTIONS: Final = (
    CommandOption("--server", parse_printable, "TEXT"),
    CommandOption("--port", whole_number(1, 65_535), "1-65535"),
    CommandOption("--tls"),
    CommandOption("--channel", str, "TEXT", repeats=True),
    CommandOption("--nick", parse_printable, "NAME"),
    CommandOption("--host", parse_printable, "NAME", ""),
    CommandOption("--account", str, "NAME"),
    CommandOption("--password-file", str, "FILE"),
    *OUTPUT_OPTIONS,
)


def join(call: Call) -> int:
    """Sit in a room and play at its table until the player leaves."""
    values = parse(OPTIONS, call.arguments)
    if values["help"]:
        return command_help(call.locale, "join", OPTIONS, values["words"])
    if not call.has_input:
        raise Failure("app-input-closed")
    if len(values["channel"] or ()) > 1:
        raise Failure("app-join-one-room")
    network = network_of_options(values, call.locale, "join")
    notices = Notices()
    stored = read_preferences(call.locale, notices.report_problem)
    settings = merged_settings(call.locale, stored, values)
    journal = journal_or_none(call.locale, notices.report_problem)
    try:
        return asyncio.run(_join(network, values, settings, journal, notices, call.locale))
    finally:
        if journal is not None:
            journal.close()


async def _join(
    network: HostedNetwork,
    values: Mapping[str, Any],
    settings: Settings,
    journal: Journal | None,
    notices: Notices,
    locale: str,
) -> int:
    # pydle is an extra that only tables in chat rooms need.
    try:
        from accessible_uno.app.joined_room import JoinedRoom
        from accessible_uno.chat.network import PLAYER_REAL_NAME, Network
    except ImportError:
        raise Failure("app-host-no-library") from None

    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    with open_channels(settings, notices.report_problem, interactive=interactive) as channels:
        channels.use_settings(settings, notices.report_problem)
        room = JoinedRoom(
            Network(
                network.server,
                network.port,
                network.nick,
                tuple(network.channels),
                network.tls,
                network.account,
                network.password,
                real_name=PLAYER_REAL_NAME,
            ),
            values["host"],
            settings,
            channels,
            journal,
            locale,
            Dealer().bot_rng(0),
        )
        notices.set_listener(room.report_problem)
        await room.run()
    lost = room.output_error
    if lost is not None and lost.errno not in TERMINAL_GONE:
        raise FileFailure("app-output-lost", "", lost)
    return 0
