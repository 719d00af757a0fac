"""Those who come to a room by its link, as a carrier: who is there, and what each is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Final, Protocol

from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.names import lawful_name
from accessible_uno.rooms.carrier import (
    CarrierListener,
    Claim,
    Standing,
    TextIn,
    ToldElsewise,
    Urgency,
)
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.sockets.messages import (
    WEB,
    CommandLine,
    FromHost,
    HasCome,
    HasGone,
    NotAdmitted,
    NotLetIn,
    PersonSays,
    RoomFrame,
    RoomSays,
    TalkLine,
    written,
)
from accessible_uno.rooms.words import MARK

LONGEST_FRAME: Final = 16_000
"""Bytes of the text of one frame: a WebSocket has no bound of its own."""

MOST_HERE: Final = 40
"""Connections to one table: those who play, and those who listen."""

MOST_KNOWN: Final = 100
"""Names that one table remembers, of those who are away too: nobody else is called so."""


class Wire(Protocol):
    """Sends texts over one connection, and never waits for who reads them."""

    def send(self, text: str) -> None:
        """Send a text."""

    def close(self) -> None:
        """Close the connection, once everything is sent."""


class Visitor:
    """Somebody who is at a table.

    Args:
        speaker: who.
        wire: reaches them.
        locale: the language that they read.

    Attributes:
        speaker: the same.
        wire: the same.
        locale: the same.
    """

    def __init__(self, speaker: Speaker, wire: Wire, locale: str) -> None:
        self.speaker = speaker
        self.wire = wire
        self.locale = locale

    def send(self, message: FromHost) -> None:
        """Send a message."""
        self.wire.send(written(message))

    def put_out(self, why: NotAdmitted) -> None:
        """Say why, and close the connection."""
        self.send(NotLetIn(why))
        self.wire.close()


class LinkedRoom:
    """Who is in one room, and its outbox.

    Attributes:
        owner: the address of who has opened the table.
        empty_since: when the last one left, in seconds of the loop.
    """

    longest_frame = LONGEST_FRAME

    def __init__(self, owner: str, now: float) -> None:
        self.owner = owner
        self.empty_since = now
        self._here: dict[str, Visitor] = {}
        self._names: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._here)

    @property
    def is_full(self) -> bool:
        """Whether nobody else may come."""
        return len(self._here) >= MOST_HERE

    def visitors(self) -> Iterable[Visitor]:
        """Return those who are here."""
        return tuple(self._here.values())

    def at(self, address: str) -> Visitor | None:
        """Return who has an address; ``None`` where that one is away."""
        return self._here.get(address)

    def name_for(self, address: str, wanted: str) -> str:
        """Return what somebody is called here: as before, else what no other is called."""
        if address not in self._names:
            if len(self._names) >= MOST_KNOWN:
                away = next((each for each in self._names if each not in self._here), address)
                self._names.pop(away, None)
            self._names[address] = lawful_name(wanted, self._names.values())
        return self._names[address]

    def add(self, visitor: Visitor) -> Visitor | None:
        """Somebody has come; return who was here by the same token."""
        before = self._here.get(visitor.speaker.address)
        self._here[visitor.speaker.address] = visitor
        return before

    def remove(self, visitor: Visitor, now: float) -> bool:
        """Somebody's connection is gone; return whether they are."""
        if self._here.get(visitor.speaker.address) is not visitor:
            return False
        del self._here[visitor.speaker.address]
        self.empty_since = now
        return True

    def send_to_all(self, message: FromHost, but: Visitor | None = None) -> None:
        """Send a message to everybody here, but for one."""
        text = written(message)
        for each in self._here.values():
            if each is not but:
                each.wire.send(text)

    # The outbox

    def knows_language_of(self, speaker: Speaker) -> bool:
        """Whether somebody reads in their language what the room says: everybody here does."""
        return speaker.address in self._here

    def send_in_languages(self, text_in: TextIn, locale: str, told_elsewise: ToldElsewise) -> None:  # noqa: ARG002
        """Send what the room says to each who needs it, in the language of each."""
        texts: dict[str, str] = {}
        for each in self._here.values():
            if told_elsewise(each.speaker):
                continue
            if each.locale not in texts:
                text = text_in(each.locale)
                texts[each.locale] = written(RoomSays(text)) if text else ""
            if texts[each.locale]:
                each.wire.send(texts[each.locale])

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:  # noqa: ARG002
        """Send a text to everybody."""
        self.send_to_all(RoomSays(text))

    def send_privately(
        self,
        to: Speaker,
        text: str,
        urgency: Urgency = Urgency.GAME,  # noqa: ARG002
        *,
        as_message: bool = False,  # noqa: ARG002
    ) -> None:
        """Send a text to one person alone."""
        self._send(to, RoomSays(text, privately=True))

    def send_frame(self, to: Speaker, frame: str, urgency: Urgency = Urgency.GAME) -> None:  # noqa: ARG002
        """Send a line of the protocol to one person's client."""
        self._send(to, RoomFrame(frame))

    def waiting_for(self, to: Speaker) -> int:  # noqa: ARG002
        """Return 0: who reads too slowly is dropped."""
        return 0

    def _send(self, to: Speaker, message: FromHost) -> None:
        visitor = self._here.get(to.address)
        if visitor is not None:
            visitor.send(message)


class SocketCarrier:
    """Reaches those who come to the rooms of one host by a link."""

    def __init__(self) -> None:
        self._rooms: dict[str, LinkedRoom] = {}
        self._places: dict[str, list[str]] = {}
        self._loop = asyncio.get_running_loop()
        self._stopped = asyncio.Event()
        self._listener: CarrierListener | None = None

    @property
    def rooms(self) -> Collection[str]:
        """The rooms that links lead to."""
        return self._rooms.keys()

    def serve(self, room: str, owner: str = "") -> None:
        """Serve one room more."""
        self._rooms[room] = LinkedRoom(owner, self._loop.time())

    def forget(self, room: str) -> None:
        """Serve a room no longer, where nobody is."""
        del self._rooms[room]

    def room(self, room: str) -> LinkedRoom:
        """Return who is in a room."""
        return self._rooms[room]

    def idle_rooms(self, seconds: float) -> list[str]:
        """Return the rooms where nobody has been for so long."""
        before = self._loop.time() - seconds
        rooms = self._rooms.items()
        return [name for name, each in rooms if not len(each) and each.empty_since <= before]

    async def run(self, listener: CarrierListener) -> None:
        """Serve the rooms until :meth:`stop` is called."""
        self._listener = listener
        for room in tuple(self._rooms):
            listener.on_joined(room, self)
        await self._stopped.wait()

    async def stop(self) -> None:
        """Close every connection, once what waits is sent."""
        self._stopped.set()
        for room in self._rooms.values():
            for each in room.visitors():
                each.wire.close()

    # Who comes, goes and writes

    def come(self, room: str, visitor: Visitor) -> None:
        """Somebody has come into a room."""
        here = self._rooms[room]
        before = here.add(visitor)
        if before is not None:
            before.put_out(NotAdmitted.ELSEWHERE)
        else:
            self._places.setdefault(visitor.speaker.address, []).append(room)
            here.send_to_all(HasCome(visitor.speaker.nick), but=visitor)
        if self._listener is not None:
            self._listener.on_here(room, visitor.speaker)

    def go(self, room: str, visitor: Visitor) -> None:
        """The connection of somebody is gone; the room may be as well."""
        here = self._rooms.get(room)
        if here is None or not here.remove(visitor, self._loop.time()):
            return
        self._leave(visitor.speaker.address, room)
        here.send_to_all(HasGone(visitor.speaker.nick))
        if self._listener is not None:
            self._listener.on_gone(room, visitor.speaker)

    def _leave(self, address: str, room: str) -> None:
        self._places[address].remove(room)
        if not self._places[address]:
            del self._places[address]

    def hear(self, room: str, visitor: Visitor, message: TalkLine | CommandLine) -> None:
        """Hand a line to the room; what is no command is for the people there."""
        text = clean_line(message.text).strip()
        if isinstance(message, TalkLine) and not text.startswith(MARK):
            self._rooms[room].send_to_all(PersonSays(visitor.speaker.nick, text), but=visitor)
        elif not text.startswith(MARK):
            text = f"{MARK}{text}"
        if self._listener is not None:
            self._listener.on_line(room, visitor.speaker, text)

    def take_frame(self, visitor: Visitor, line: str) -> None:
        """Hand a line of the protocol to the host program."""
        if self._listener is not None:
            self._listener.on_frame(visitor.speaker, line)

    # The carrier

    def reaches(self, speaker: Speaker) -> bool:
        """Whether somebody came by a link."""
        return speaker.address.startswith(WEB)

    def standing(self, room: str, speaker: Speaker) -> Standing:
        """Return what somebody is in a room: who has opened the table operates it."""
        here = self._rooms.get(room)
        if here is None or here.at(speaker.address) is None:
            return Standing.AWAY
        return Standing.OPERATOR if here.owner == speaker.address else Standing.HERE

    def claim(self, room: str, speaker: Speaker | None) -> Claim:  # noqa: ARG002
        """Return that nothing speaks for anybody here."""
        return Claim(rights=False, account=False)

    def rooms_of(self, speaker: Speaker) -> list[str]:
        """Return the rooms where somebody is."""
        return self._places.get(speaker.address, [])

    def has_called(self, room: str, name: str) -> bool:
        """Whether somebody in a room is called so."""
        visitors = self._rooms[room].visitors()
        return any(each.speaker.nick.casefold() == name.casefold() for each in visitors)

    def outbox(self, room: str) -> LinkedRoom:
        """Return what sends the lines of a room."""
        return self._rooms[room]

    def pass_on(self, room: str, speaker: Speaker, text: str, told: str) -> None:  # noqa: ARG002
        """Let those here read what somebody wrote elsewhere."""
        self._rooms[room].send_to_all(PersonSays(speaker.nick, clean_line(text)))

    def on_others(self, room: str, *, reached: bool) -> None:
        """Say nothing about those who come otherwise."""

    def room_called(self, name: str) -> str | None:  # noqa: ARG002
        """Return nothing: a network names the rooms."""
        return None

    def ask_who_is_in(self, room: str) -> None:
        """Report everybody who is in a room."""
        for each in self._rooms[room].visitors():
            if self._listener is not None:
                self._listener.on_here(room, each.speaker)
