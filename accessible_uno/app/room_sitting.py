"""Sits down in the room of a hosted table: opens terminal and voices, plays, closes them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from accessible_uno.app.call import Call
from accessible_uno.app.channels import open_channels
from accessible_uno.app.errors import FileFailure
from accessible_uno.app.journal_access import journal_or_none
from accessible_uno.app.preferences import read_preferences
from accessible_uno.app.sitting import TERMINAL_GONE
from accessible_uno.settings.output import merged_settings
from accessible_uno.settings.schema import Settings
from accessible_uno.store.journal import Journal
from accessible_uno.voices.notices import Notices

if TYPE_CHECKING:
    from accessible_uno.rooms.carrier import Reporter
    from accessible_uno.rooms.client.table_client import RoomClient, RoomListener

MakeSeatedClient: TypeAlias = "Callable[[RoomListener, Reporter, Settings], RoomClient]"
"""Makes what the player writes and hears through, with the player's settings."""


class RoomPlace(Struct, frozen=True):
    """Where a room is.

    Attributes:
        name: the server and the room, as results are saved.
        channel: the room.
    """

    name: str
    channel: str


def sit_in_room(
    call: Call, values: Mapping[str, Any], place: RoomPlace, make_client: MakeSeatedClient
) -> int:
    """Sit in a room and play at its table until the player leaves; return the exit status.

    Raises:
        Failure: nothing can be told any more.
    """
    notices = Notices()
    stored = read_preferences(call.locale, notices.report_problem)
    settings = merged_settings(call.locale, stored, values)
    journal = journal_or_none(call.locale, notices.report_problem)
    try:
        return asyncio.run(_sit(place, make_client, settings, journal, notices, call.locale))
    finally:
        if journal is not None:
            journal.close()


async def _sit(
    place: RoomPlace,
    make_client: MakeSeatedClient,
    settings: Settings,
    journal: Journal | None,
    notices: Notices,
    locale: str,
) -> int:
    from accessible_uno.app.joined_room import JoinedRoom

    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    with open_channels(settings, notices.report_problem, interactive=interactive) as channels:
        channels.use_settings(settings, notices.report_problem)
        make = partial(_with_settings, make_client, settings)
        room = JoinedRoom(place.name, place.channel, make, settings, channels, journal, locale)
        notices.set_listener(room.report_problem)
        await room.run()
    lost = room.output_error
    if lost is not None and lost.errno not in TERMINAL_GONE:
        raise FileFailure("app-output-lost", "", lost)
    return 0


def _with_settings(
    make_client: MakeSeatedClient, settings: Settings, listener: RoomListener, report: Reporter
) -> RoomClient:
    return make_client(listener, report, settings)
