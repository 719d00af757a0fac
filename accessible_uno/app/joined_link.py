"""Playing at a table that a link leads to: what the link says, the player's name, the seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.app.arguments import Call, Values
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.front import front
from accessible_uno.app.paths import seats_file
from accessible_uno.app.play_options import check_name
from accessible_uno.app.reports import plain_fields
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import (
    Free,
    NumberedChoice,
    Question,
    Word,
    question,
    word_of,
)
from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.names import is_name
from accessible_uno.rooms.sockets.client import ROOM, SocketClient, SocketFailed, listed_tables
from accessible_uno.rooms.sockets.messages import Enter, Entered, process_of
from accessible_uno.store.files import read_own, replace_own
from accessible_uno.table import Dealer

if TYPE_CHECKING:
    from accessible_uno.rooms.carrier import Reporter
    from accessible_uno.rooms.client.table_client import RoomClient, RoomListener
    from accessible_uno.settings.schema import Settings


LARGEST: Final = 50_000
"""Bytes of the file."""

MOST_SEATS: Final = 100
"""Seats that are kept; the one that was taken longest ago makes way."""


class KeptSeat(Struct):
    """A seat at one table.

    Attributes:
        name: what the player is called there.
        token: proves that the seat is the player's.
    """

    name: str
    token: str


class KeptSeats:
    """Knows at which tables the player has a seat, by the names in their links.

    Args:
        place: the file; ``None`` where nothing can be kept.
    """

    def __init__(self, place: Path | None) -> None:
        self._place = place
        self._seats: dict[str, KeptSeat] = {}
        if place is not None:
            with suppress(OSError, ValueError):
                self._seats = msgspec.json.decode(
                    read_own(place, LARGEST), type=dict[str, KeptSeat]
                )

    def of(self, table: str) -> KeptSeat | None:
        """Return the seat at a table."""
        return self._seats.get(table)

    @property
    def last_name(self) -> str:
        """What the player was called last; empty for the first time."""
        last = next(reversed(self._seats.values()), None)
        return last.name if last is not None else ""

    def keep(self, table: str, seat: KeptSeat) -> None:
        """Keep a seat.

        Raises:
            OSError: it cannot be written.
        """
        self._seats.pop(table, None)
        self._seats[table] = seat
        while len(self._seats) > MOST_SEATS:
            del self._seats[next(iter(self._seats))]
        if self._place is not None:
            replace_own(self._place, msgspec.json.encode(self._seats))


SECURE: Final = "https"
PLAIN: Final = "http"


def _parse_name(line: str) -> str | None:
    name = line.strip()
    return name if is_name(name) and word_of(name) is None else None


NAME: Final = question("join-name", Free(_parse_name))


def _one_of(people: Mapping[str, Sequence[str]]) -> NumberedChoice:
    """Return the choice of one of several tables, by who is there; Enter alone takes the first."""

    def named(names: Sequence[str]) -> Callable[[str], Sequence[str]]:
        return lambda _locale: (", ".join(names), *names)

    return NumberedChoice(
        {table: named(names) for table, names in people.items()}, next(iter(people))
    )


TABLE: Final = question("join-table", _one_of({"a": ("Anna", "Bruno"), "b": ("Zoe",)}))


class Invitation(Struct, frozen=True):
    """What a link says.

    Attributes:
        url: the address of the page, without the table.
        table: the name of the table; empty for a new one.
    """

    url: str
    table: str

    @property
    def server(self) -> str:
        """Whose tables they are."""
        return urlsplit(self.url).netloc

    @property
    def socket(self) -> str:
        """Where the client connects; the path names the process that holds the table."""
        process = process_of(self.table)
        return f"ws{self.url.removeprefix(PLAIN)}socket{f'/{process}' if process else ''}"

    def link_to(self, table: str) -> str:
        """Return the link to a table of this server."""
        return f"{self.url}#{table}"


def read_link(text: str, *, plain: bool = False) -> Invitation:
    """Return what a link says.

    Args:
        text: the link; ``https://`` may be left out.
        plain: whether the connection may go without encryption.

    Raises:
        Failure: it is no link, or one that is not encrypted.
    """
    whole = text if "://" in text else f"{SECURE}://{text}"
    try:
        found = urlsplit(whole)
        is_link = found.scheme in {SECURE, PLAIN} and bool(found.hostname) and found.port != 0
    except ValueError:
        is_link = False
    if not is_link or (found.fragment and process_of(found.fragment) is None):
        raise Failure("app-join-bad-link", link=text)
    if found.scheme == PLAIN and not plain and not _is_here(found.hostname or ""):
        raise Failure("app-join-plain", server=found.netloc)
    path = found.path if found.path.endswith("/") else found.path.rpartition("/")[0] + "/"
    return Invitation(f"{found.scheme}://{found.netloc}{path}", found.fragment)


def _is_here(name: str) -> bool:
    """Whether a server is on this machine."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"


async def join_by_link(call: Call, values: Values, link: str) -> int:
    """Sit at the table that a link leads to, or at a new one; return the exit status.

    Raises:
        Failure: there is no such table, or no way to it.
    """
    from accessible_uno.app.joined_room import sit_in_room

    if values["nick"]:
        check_name(values["nick"])
    invitation = read_link(link, plain=values["plain"])
    entrance = LinkEntrance(invitation, values["nick"] or "")
    place = (invitation.server, invitation.server)
    ask_first = entrance.ask_table if values["tables"] else entrance.ask_name
    try:
        return await sit_in_room(call, values, place, entrance.make_client, ask_first)
    except SocketFailed as wrong:
        fields = plain_fields({"server": invitation.server, **wrong.fields})
        raise Failure(wrong.message_id, lambda _locale: fields) from None


class LinkEntrance:
    """Knows as whom the player comes, and makes what reaches the table.

    Args:
        invitation: the table.
        name: what the player wants to be called; empty to ask for it.
    """

    def __init__(self, invitation: Invitation, name: str) -> None:
        try:
            self._seats = KeptSeats(seats_file())
        except FileNotFoundError:  # the user has no home
            self._seats = KeptSeats(None)
        self._name = name
        self._use(invitation)

    def _use(self, invitation: Invitation) -> None:
        self._invitation = invitation
        self._seat = self._seats.of(invitation.table) or KeptSeat("", "")
        self._name = self._name or self._seat.name

    async def ask_table(self, conversation: Conversation) -> bool:
        """Tell which tables want to be found, and ask for one; return whether the player stays.

        Raises:
            SocketFailed: the server cannot be reached, or has no tables.
        """
        tables = await listed_tables(front().socket_opener(self._invitation.socket))
        if not tables:
            conversation.reader.say("hosted-none-listed")
            return False
        rules = RuleNames(conversation.reader.settings.locale)
        for number, table in enumerate(tables, 1):
            told: dict[str, str | int] = {
                "number": number,
                "people": ", ".join(table.people),
                "playing": "yes" if table.playing else "no",
                "rules": rules.preset(table.rules),
            }
            conversation.reader.say("hosted-listed", told)
        choice = _one_of({each.name: each.people for each in tables})
        wanted = await _answer(conversation, replace(TABLE, answers=choice))
        if wanted is None:
            return False
        self._use(replace(self._invitation, table=wanted))
        return await self.ask_name(conversation)

    async def ask_name(self, conversation: Conversation) -> bool:
        """Ask what the player is called, unless that is known; return whether the player stays."""
        if not self._name:
            asked = _with_usual(self._seats.last_name)
            self._name = await _answer(conversation, asked) or ""
        return bool(self._name)

    def make_client(
        self, listener: RoomListener, report: Reporter, settings: Settings
    ) -> RoomClient:
        """Return what the player writes and hears through."""
        from accessible_uno.rooms.client.table_client import TableClient

        rng = Dealer().bot_rng(0)
        wish = Enter(self._invitation.table, self._name, settings.locale, self._seat.token)
        opener = front().socket_opener(self._invitation.socket)

        def keep(entered: Entered) -> None:
            self._keep(entered, report, settings.locale)

        carrier = SocketClient(opener, wish, rng, report, keep)
        return TableClient(carrier, ROOM, settings.locale, rng, listener)

    def _keep(self, entered: Entered, report: Reporter, locale: str) -> None:
        """Keep the seat, and tell the link of a new table."""
        try:
            self._seats.keep(entered.table, KeptSeat(entered.name, entered.token))
        except OSError as wrong:
            failure = FileFailure("app-join-seat-not-kept", str(wrong.filename or ""), wrong)
            report(failure.message, **failure.arguments_in(locale))
        if entered.opened:
            report("hosted-opened", link=self._invitation.link_to(entered.table))


async def _answer(conversation: Conversation, asked: Question[str]) -> str | None:
    """Return what the player answers; ``None`` where the player leaves."""
    with suppress(HungUp):
        answer = await conversation.ask(asked)
        return None if isinstance(answer, Word) else answer
    return None


def _with_usual(name: str) -> Question[str]:
    """Return the question for a name; Enter alone gives the one that was used last."""
    return replace(NAME, answers=Free(lambda line: _parse_name(line or name), usual=name))
