"""``accessible-uno join``: play at a table that somebody hosts in a chat room or by a link."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessible_uno.app.arguments import (
    POSITIONAL,
    Call,
    CommandOption,
    Status,
    Values,
)
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.errors import Failure
from accessible_uno.app.front import front
from accessible_uno.app.hosting import (
    ACCOUNT_OPTIONS,
    SERVER_OPTIONS,
    network_of_options,
    parse_word,
)
from accessible_uno.app.preferences import OUTPUT_OPTIONS
from accessible_uno.settings.schema import Settings
from accessible_uno.table import Dealer

if TYPE_CHECKING:
    from accessible_uno.rooms.carrier import Reporter
    from accessible_uno.rooms.client.table_client import RoomClient, RoomListener

OPTIONS: Final = (
    *SERVER_OPTIONS,
    CommandOption("--nick", parse_word, "NAME"),
    CommandOption("--host", parse_word, "NAME"),
    *ACCOUNT_OPTIONS,
    CommandOption("--tables"),
    CommandOption("--plain"),
    *OUTPUT_OPTIONS,
)

WORDS: Final = ("[LINK]",)


def _join(call: Call, values: Values) -> Status:
    """Sit at a table, that of a room or of a link, until the player leaves."""
    link = next(iter(values[POSITIONAL]), front().page_address)
    if link and not values["channel"]:
        from accessible_uno.app.joined_link import join_by_link

        return join_by_link(call, values, link)
    if len(values["channel"] or ()) > 1:
        raise Failure("app-join-one-room")
    network = network_of_options(values, call.locale, "join")
    from accessible_uno.app.joined_room import sit_in_room

    server, room = network.network.server, network.network.channels[0]

    def make_client(listener: RoomListener, report: Reporter, settings: Settings) -> RoomClient:
        from accessible_uno.rooms.client.table_client import TableClient
        from accessible_uno.rooms.irc.connection import IrcCarrier
        from accessible_uno.rooms.irc.registration import PLAYER_REAL_NAME

        sought = values["host"] or ""
        reached = replace(network.network, real_name=PLAYER_REAL_NAME, host=sought)
        rng = Dealer().bot_rng(0)
        carrier = IrcCarrier(reached, rng, report)
        return TableClient(carrier, room, settings.locale, rng, listener)

    return sit_in_room(call, values, (server, room), make_client)


join: Final = CommandRow("join", _join, OPTIONS, WORDS, needs_input=True)
