"""The tables that links lead to: who is let in where, and what one address may cost."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct

from accessible_uno.narration.language import LOCALES
from accessible_uno.rooms.budgets import Budget
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.sockets.carrier import SocketCarrier, Visitor, Wire
from accessible_uno.rooms.sockets.messages import (
    USUAL_PROCESS,
    AskTables,
    CommandLine,
    Enter,
    Entered,
    FromClient,
    ListedTable,
    NotAdmitted,
    NotLetIn,
    Ping,
    Pong,
    RoomFrame,
    TableList,
    TalkLine,
    address_of,
    from_client,
    new_name,
    process_of,
    token_or_new,
    written,
)
from accessible_uno.store.errors import StoreError
from accessible_uno.store.hosted_tables import HostedTable, HostedTables

MOST_MESSAGES: Final = 60
WITHIN: Final = 10.0
"""What one connection may cost within so many seconds: a line of the protocol costs 1."""

COSTS: Final[dict[type, int]] = {
    Enter: 10,
    AskTables: 10,
    TalkLine: 3,
    CommandLine: 2,
    RoomFrame: 1,
    Ping: 1,
}
GARBAGE: Final = 20
"""What one costs that is no message."""

NEW_WITHIN: Final = 600.0
TABLE_OF: Final = 5
"""For how many connections an address may open one new table within so many seconds."""

WRONG_LINKS: Final = 30
"""Links of one address within the same time that lead nowhere."""

PER_ADDRESS: Final = 50
MOST_CONNECTIONS: Final = 5_000
MOST_TABLES: Final = 3_000
"""Connections of one address, and connections and tables of all, at a time."""

MOST_LISTED: Final = 20
"""Tables that one list has: nobody wants to hear more."""

IDLE: Final = 600.0
"""Seconds after which a table where nobody is takes no memory: it is opened again by its link."""

KEPT_DAYS: Final = 60
"""Days after which a link that nobody has used leads nowhere."""


class Bounds(Struct, frozen=True):
    """What a host program bears.

    Attributes:
        per_address: connections of one address.
        connections: of all.
        tables: at a time.
    """

    per_address: int = PER_ADDRESS
    connections: int = MOST_CONNECTIONS
    tables: int = MOST_TABLES

    @property
    def new_tables(self) -> int:
        """How many tables one address may open within :data:`NEW_WITHIN`."""
        return max(1, self.per_address // TABLE_OF)


class Openings(Struct, frozen=True):
    """What a new table is made with.

    Attributes:
        carrier: serves it.
        open_room: lets the host program have a room of a name and a language.
        close_room: lets it forget the room.
        today: returns the day, counted from any day.
        state_of: returns the rules of the table of a room, and whether a game is under way.
    """

    carrier: SocketCarrier
    open_room: Callable[[str, str], None]
    close_room: Callable[[str], None]
    today: Callable[[], int]
    state_of: Callable[[str], tuple[str, bool]]


class SocketTables:
    """Lets those in who come by a link.

    Args:
        book: the tables that there are.
        openings: what opens one.
        rng: returns a number from 0 up to 1 that nobody can foresee.
        process: what this host program is called among several.
        bounds: what it bears.
    """

    def __init__(
        self,
        book: HostedTables,
        openings: Openings,
        rng: Callable[[], float],
        process: str = USUAL_PROCESS,
        bounds: Bounds | None = None,
    ) -> None:
        self._book = book
        self._openings = openings
        self._rng = rng
        self._bounds = bounds or Bounds()
        loop = asyncio.get_running_loop()
        self._served: dict[str, tuple[SocketCarrier, str]] = {}
        self._connections: Counter[str] = Counter()
        self._opened = Budget(loop.time, self._bounds.new_tables, NEW_WITHIN)
        self._wrong = Budget(loop.time, WRONG_LINKS, NEW_WITHIN)
        self.process = process
        self._listed = book.listed()
        book.forget_before(openings.today() - KEPT_DAYS)

    def serve(self, carrier: SocketCarrier, room: str, locale: str, where: str) -> str:
        """Let a link lead to a room that there is anyway; return its name, the same each time.

        Args:
            carrier: serves the room.
            room: the room.
            locale: its language.
            where: names the room among those of all networks.
        """
        table = self._book.of_room(where)
        if table is None or process_of(table.name) != self.process:
            table = HostedTable(new_name(self.process, self._rng), where, locale)
        self._book.add(table, self._openings.today())
        carrier.serve(room)
        self._served[table.name] = carrier, room
        return table.name

    def connect(self, wire: Wire, address: str) -> SocketConnection | None:
        """Somebody has connected; return what takes their messages, ``None`` for too many."""
        full = self._connections.total() >= self._bounds.connections
        if full or self._connections[address] >= self._bounds.per_address:
            wire.send(written(NotLetIn(NotAdmitted.BUSY)))
            wire.close()
            return None
        self._connections[address] += 1
        return SocketConnection(self, wire, address)

    def disconnect(self, address: str) -> None:
        """Somebody of an address is gone."""
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]

    def enter(self, wire: Wire, address: str, wish: Enter) -> Entrance | NotAdmitted:
        """Let somebody in; return where they are, or why they are not let in."""
        token = token_or_new(wish.token, self._rng)
        seat = address_of(token)
        try:
            found = (
                self._find(wish.table, address) if wish.table else self._open(address, wish, seat)
            )
        except StoreError:
            return NotAdmitted.BUSY
        if isinstance(found, NotAdmitted):
            return found
        name, carrier, room = found
        here = carrier.room(room)
        if here.is_full and here.at(seat) is None:
            return NotAdmitted.FULL
        speaker = Speaker(here.name_for(seat, wish.name), seat, is_host=False)
        visitor = Visitor(speaker, wire, _known_locale(wish.locale))
        others = [each.speaker.nick for each in here.visitors() if each.speaker.address != seat]
        visitor.send(Entered(name, speaker.nick, token, others, opened=not wish.table))
        carrier.come(room, visitor)
        return Entrance(carrier, room, visitor)

    def list_table(self, room: str, *, listed: bool) -> bool:
        """Let a table be found without its link, or no longer; return whether it can be."""
        if room not in self._openings.carrier.rooms or process_of(room) is None:
            return False
        try:
            self._book.list_table(room, listed=listed)
        except StoreError:
            return False
        (self._listed.add if listed else self._listed.discard)(room)
        return True

    def listed(self) -> list[ListedTable]:
        """Return the tables that want to be found, where somebody is; those that wait first."""
        rooms = self._openings.carrier.rooms
        found = [
            ListedTable(name, people, *self._openings.state_of(name))
            for name in sorted(self._listed.intersection(rooms))
            if (
                people := [
                    each.speaker.nick for each in self._openings.carrier.room(name).visitors()
                ]
            )
        ]
        return sorted(found, key=lambda table: table.playing)[:MOST_LISTED]

    def close_idle(self) -> None:
        """Forget the tables where nobody is; their links open them again, games and all."""
        carrier = self._openings.carrier
        served = {room for each, room in self._served.values() if each is carrier}
        for room in set(carrier.idle_rooms(IDLE)) - served:
            self._openings.close_room(room)
            carrier.forget(room)

    def _open(self, address: str, wish: Enter, owner: str) -> Found | NotAdmitted:
        """Open a table."""
        if self._is_crowded or not self._opened.takes(address):
            return NotAdmitted.BUSY
        name = new_name(self.process, self._rng)
        table = HostedTable(name, name, _known_locale(wish.locale), owner)
        self._book.add(table, self._openings.today())
        return self._open_room(table)

    def _find(self, name: str, address: str) -> Found | NotAdmitted:
        """Find the table that a link leads to; one that was closed, or known before a restart, is
        opened again."""
        if (served := self._served.get(name)) is not None:
            return name, *served
        if name in self._openings.carrier.rooms:
            return name, self._openings.carrier, name
        table = self._book.use(name, self._openings.today()) if process_of(name) else None
        if table is None or table.room != name:
            return NotAdmitted.UNKNOWN if self._wrong.takes(address) else NotAdmitted.BUSY
        return NotAdmitted.BUSY if self._is_crowded else self._open_room(table)

    @property
    def _is_crowded(self) -> bool:
        return len(self._openings.carrier.rooms) >= self._bounds.tables

    def _open_room(self, table: HostedTable) -> Found:
        carrier = self._openings.carrier
        carrier.serve(table.room, table.owner)
        self._openings.open_room(table.room, table.locale)
        return table.name, carrier, table.room


Found: TypeAlias = tuple[str, SocketCarrier, str]
"""The name of a table in its link, the carrier that serves it, and its room."""


class Entrance(Struct, frozen=True):
    """Where somebody is.

    Attributes:
        carrier: serves the room.
        room: the room.
        visitor: who.
    """

    carrier: SocketCarrier
    room: str
    visitor: Visitor


def _known_locale(locale: str) -> str:
    return locale if locale in LOCALES else LOCALES[0]


class SocketConnection:
    """Takes the messages of one connection.

    Args:
        tables: lets it in.
        wire: reaches the client.
        address: where the connection comes from; the connections of one address share bounds.
    """

    def __init__(self, tables: SocketTables, wire: Wire, address: str) -> None:
        self._tables = tables
        self._wire = wire
        self._address = address
        self._loop = asyncio.get_running_loop()
        self._at: Entrance | None = None
        self._spent = 0
        self._since = self.heard_at = self._loop.time()

    @property
    def is_in(self) -> bool:
        """Whether the client is at a table."""
        return self._at is not None

    def receive(self, text: str) -> None:
        """Take a message."""
        self.heard_at = self._loop.time()
        message = from_client(text)
        if not self._can_pay(COSTS.get(type(message), GARBAGE)):
            self._refuse(NotAdmitted.FLOOD)
        elif isinstance(message, Ping):
            self._wire.send(written(Pong()))
        elif isinstance(message, AskTables):
            self._wire.send(written(TableList(self._tables.listed())))
        elif isinstance(message, Enter):
            self._enter(message)
        elif message is not None and self._at is not None:
            self._hear(self._at, message)

    def close(self) -> None:
        """The connection is gone."""
        self._tables.disconnect(self._address)
        if self._at is not None:
            self._at.carrier.go(self._at.room, self._at.visitor)
            self._at = None

    def _enter(self, wish: Enter) -> None:
        if self._at is not None:  # one connection, one table
            self._refuse(NotAdmitted.FLOOD)
            return
        found = self._tables.enter(self._wire, self._address, wish)
        if isinstance(found, NotAdmitted):
            self._refuse(found)
        else:
            self._at = found

    @staticmethod
    def _hear(at: Entrance, message: FromClient) -> None:
        match message:
            case RoomFrame(line):
                at.carrier.take_frame(at.visitor, line)
            case TalkLine() | CommandLine():
                at.carrier.hear(at.room, at.visitor, message)
            case _:
                pass

    def _can_pay(self, cost: int) -> bool:
        now = self._loop.time()
        if now - self._since > WITHIN:
            self._since, self._spent = now, 0
        self._spent += cost
        return self._spent <= MOST_MESSAGES

    def _refuse(self, why: NotAdmitted) -> None:
        self._wire.send(written(NotLetIn(why)))
        self._wire.close()
