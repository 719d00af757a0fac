"""The host program: rooms, and everything between them and the carriers that serve them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import (
    Awaitable,
    Callable,
    Collection,
    Coroutine,
    Iterable,
    Mapping,
    Sequence,
)
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.rooms.budgets import IGNORED_FOR, MOST_CLIENT_LINES, FloodGuard
from accessible_uno.rooms.carrier import (
    Carrier,
    Claim,
    Outbox,
    Reporter,
    Standing,
    TextIn,
    ToldElsewise,
    Urgency,
    knower_of,
    sayer_of,
)
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.rivals import Rivals
from accessible_uno.rooms.room import Room
from accessible_uno.rooms.table import RoomTools
from accessible_uno.rooms.words import MARK
from accessible_uno.table.driver import Timers

MOST_UNREAD: Final = 30
"""Lines that wait for somebody who does not play: who asks for more then asks for too many."""

MOST_HELD: Final = 50
"""Lines that wait in one room until it is known who is there; one more is dropped."""

MOST_GONE: Final = 1_000
"""Players who have left a room, and are known where they write to us alone."""

LOOK_PAUSE: Final = 60.0
"""Seconds until a network is asked about those who have come without saying what they are."""

LONGEST_LINE: Final = 1_000
"""Characters of a line that are read; no network carries as many, but for a server that is lax."""

MakeTools: TypeAlias = Callable[[str, Outbox, Timers, Callable[[Speaker, str], str]], RoomTools]
"""Returns what the room of a name is given: what sends its lines, the time, what moves its game,
and what the program adds to these."""


def _tell_nobody(reaches: Callable[[Speaker], bool], text: str, urgency: Urgency) -> None:
    """Do nothing: there is no room yet."""


class SharedOutbox:
    """Sends the lines of one room by each carrier that serves it.

    Args:
        carriers: those that serve it.
        room: the room.

    Attributes:
        tell_players: tells those alone whom a carrier reaches what a room does not let us say.
        silenced: the carriers by which the room does not let us speak.
    """

    def __init__(self, carriers: Sequence[Carrier], room: str) -> None:
        self._outboxes = [(each, each.outbox(room)) for each in carriers]
        self._sayers = [(carrier, sayer_of(outbox)) for carrier, outbox in self._outboxes]
        self._knowers = [(carrier, knower_of(outbox)) for carrier, outbox in self._outboxes]
        self.tell_players: Callable[[Callable[[Speaker], bool], str, Urgency], None] = _tell_nobody
        self.silenced: list[Carrier] = []

    @property
    def longest_frame(self) -> int:
        """Bytes of the text of one frame that pass whole, whoever it is for."""
        return min(outbox.longest_frame for _, outbox in self._outboxes)

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a text to everybody in the room."""
        for carrier, outbox in self._outboxes:
            if carrier in self.silenced:
                self.send_to_readers(carrier, text, urgency)
            else:
                outbox.send_to_room(text, urgency)

    def send_in_languages(self, text_in: TextIn, locale: str, told_elsewise: ToldElsewise) -> None:
        """Send what the room says, to each in their language where a carrier knows it."""
        for carrier, say in self._sayers:
            if carrier in self.silenced:
                self.send_to_readers(carrier, text_in(locale))
            else:
                say(text_in, locale, told_elsewise)

    def send_to_readers(self, by: Carrier, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a text to those alone whom one carrier reaches, of those who need it."""
        self.tell_players(by.reaches, text, urgency)

    def knows_language_of(self, speaker: Speaker) -> bool:
        """Whether somebody reads in their language what the room says."""
        return any(each.reaches(speaker) and knows(speaker) for each, knows in self._knowers)

    def send_privately(
        self,
        to: Speaker,
        text: str,
        urgency: Urgency = Urgency.GAME,
        *,
        as_message: bool = False,
    ) -> None:
        """Send a text to one person alone, by the carrier by which the person came."""
        for outbox in self._for(to):
            outbox.send_privately(to, text, urgency, as_message=as_message)

    def send_frame(self, to: Speaker, frame: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a line of the protocol to one person's client."""
        for outbox in self._for(to):
            outbox.send_frame(to, frame, urgency)

    def waiting_for(self, to: Speaker) -> int:
        """Return how many lines still wait that somebody who does not play has asked for."""
        return sum(outbox.waiting_for(to) for outbox in self._for(to))

    def _for(self, speaker: Speaker) -> list[Outbox]:
        return [outbox for carrier, outbox in self._outboxes if carrier.reaches(speaker)]


def _ignore(message_id: str, **fields: object) -> None:
    """Tell nobody."""


class Host:
    """Hosts the tables of some rooms, each of which one carrier or several serve.

    Args:
        locales: the language of each room.
        carriers: what serves them.
        operators: the accounts of those who may stop any table and ban people.
        make_tools: see :data:`MakeTools`.
        report: tells whoever runs the program.
    """

    def __init__(
        self,
        locales: Mapping[str, str],
        carriers: Sequence[Carrier],
        operators: Collection[str],
        make_tools: MakeTools,
        report: Reporter = _ignore,
    ) -> None:
        self._loop = loop = asyncio.get_running_loop()
        self._carriers = carriers
        self._make_tools = make_tools
        self._guard = FloodGuard(loop.time)
        self._client_guard = FloodGuard(loop.time, MOST_CLIENT_LINES)
        self._operators = frozenset(each.casefold() for each in operators)
        self._locales: dict[str, str] = {}
        self._outboxes: dict[str, SharedOutbox] = {}
        self._rooms: dict[str, Room] = {}
        self._rivals = Rivals(
            self._claim,
            lambda room: self._rooms[room].is_free,
            lambda room, message_id, name: self._rooms[room].to_all(message_id, name=name),
            lambda room, message_id, name: report(message_id, channel=room, name=name),
            loop.time,
        )
        self._to_resume: set[str] = set()
        self._to_look: set[str] = set()
        self._held: dict[str, list[Callable[[], None]]] = {}
        self._gone_from: OrderedDict[str, str] = OrderedDict()
        for name, locale in locales.items():
            self._add_room(name, locale)

    def _add_room(self, name: str, locale: str) -> None:
        serving = [each for each in self._carriers if name in each.rooms]
        outbox = self._outboxes[name] = SharedOutbox(serving, name)
        tools = self._make_tools(name, outbox, self._loop, partial(self._move, name))
        self._locales[name] = locale
        room = self._rooms[name] = Room(locale, tools)
        outbox.tell_players = room.tell_players
        self._held[name] = []
        self._to_resume.add(name)

    def open_room(self, name: str, locale: str) -> None:
        """Have one room more, which carriers serve already; an interrupted game waits there."""
        self._add_room(name, locale)
        for carrier in self._serving(name):
            self.on_joined(name, carrier)

    def state_of(self, name: str) -> tuple[str, bool]:
        """Return the rules of the table of a room, and whether a game is under way."""
        return self._rooms[name].state

    def close_room(self, name: str) -> None:
        """Have a room no longer where nobody is; its game can go on when it is opened again."""
        self._rooms.pop(name).close()
        for known in (self._outboxes, self._locales, self._held):
            known.pop(name)
        self._to_resume.discard(name)

    async def run(self) -> None:
        """Host until :meth:`stop` is called, or until a carrier ends for good.

        Raises:
            ConnectionLost: a connection is gone, and that is to be the end.
        """
        await run_together([each.run(self) for each in self._carriers], self.stop)

    async def stop(self) -> None:
        """Tell every room, and leave."""
        for room in self._rooms.values():
            room.close()
        await asyncio.gather(*(each.stop() for each in self._carriers))

    # What carriers report

    def on_line(self, room: str, speaker: Speaker, text: str) -> None:
        """Hand a line to its room; in a room, only lines that begin with ``!`` are for us."""
        if room and not text.lstrip().startswith(MARK):
            self._pass_on(room, speaker, text)
            return
        name = room or self._room_where(speaker)
        if name in self._rooms and self._hears(self._guard, name, speaker):
            self._carry_out(name, speaker, text[:LONGEST_LINE])

    def _carry_out(self, room: str, speaker: Speaker, text: str) -> None:
        """Hand a line to its room, once it is known whether the speaker is there."""
        standing = self._standing(room, speaker)
        if standing is Standing.UNKNOWN:
            self._hold(room, partial(self._carry_out, room, speaker, text))
            return
        if self._rivals.keeper(room) and not self._is_named(speaker):
            return
        self._rooms[room].on_line(
            speaker,
            text,
            by_operator=self._is_named(speaker) or standing is Standing.OPERATOR,
            here=standing is not Standing.AWAY,
        )

    def _claim(self, room: str, speaker: Speaker | None) -> Claim:
        """Return what speaks for a host program in a room; ``None`` for this one."""
        claims = [
            each.claim(room, speaker)
            for each in self._serving(room)
            if speaker is None or each.reaches(speaker)
        ]
        return max(claims, default=Claim(rights=False, account=False))

    def _hold(self, room: str, line: Callable[[], None]) -> None:
        if len(self._held[room]) < MOST_HELD:
            self._held[room].append(line)

    def _standing(self, room: str, speaker: Speaker) -> Standing:
        """Return what somebody is in a room."""
        reached = (each for each in self._serving(room) if each.reaches(speaker))
        return next((each.standing(room, speaker) for each in reached), Standing.AWAY)

    def on_notice(self, speaker: Speaker, text: str) -> None:
        """Answer nothing, or two programs would never end."""

    def on_frame(self, speaker: Speaker, frame: str) -> None:
        """Hand a line of the protocol to the room of its link, or to the one that it names; nobody
        has a link who is not there."""
        there = self._rooms_of(speaker)
        linked = (name for name in there if self._rooms[name].is_linked(speaker, frame))
        named = frame.rpartition(" ")[2]
        name = next(linked, named if named in self._rooms else next(iter(there), ""))
        if name in there:
            heard = not self._rivals.keeper(name)
            if heard and self._hears(self._client_guard, name, speaker):
                self._rooms[name].on_frame(speaker, frame)
        elif name and self._standing(name, speaker) is Standing.UNKNOWN:
            self._hold(name, partial(self.on_frame, speaker, frame))

    def _hears(self, guard: FloodGuard, room: str, speaker: Speaker) -> bool:
        """Count a line, and return whether it is heard; who is ignored from now on is told."""
        if speaker.operates:
            return True
        if guard.is_ignored(speaker.key):
            return False
        if guard.allows(speaker.key) and self._outboxes[room].waiting_for(speaker) < MOST_UNREAD:
            return True
        guard.ignore(speaker.key)
        self._rooms[room].ignore(speaker, IGNORED_FOR)
        return False

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address."""
        for guard in (self._guard, self._client_guard):
            guard.rename(old.key, new.key)
        self._rivals.on_renamed(old, new)
        for room in self._rooms.values():
            room.on_renamed(old, new)

    def on_here(self, room: str, speaker: Speaker) -> None:
        """Somebody is in a room."""
        if room in self._rooms:
            self._rooms[room].on_here(speaker)
            if speaker.is_host:
                self._rivals.on_here(room, speaker)
            elif speaker.is_host is None and room not in self._to_look:
                self._to_look.add(room)
                self._loop.call_later(LOOK_PAUSE, self._look, room)

    def _look(self, room: str) -> None:
        """Find out whether somebody who has come is a host program."""
        self._to_look.discard(room)
        for carrier in self._serving(room):
            carrier.ask_who_is_in(room)

    def on_everybody_seen(self, room: str, by: Carrier) -> None:  # noqa: ARG002
        """Carry out what was written in a room before it was known who is there."""
        held, self._held[room] = self._held[room], []
        for line in held:
            line()

    def on_gone(
        self, room: str, speaker: Speaker, *, split: bool = False, put_out: bool = False
    ) -> None:
        """Somebody has left a room, or altogether, or was put out of a room."""
        for name, each in self._rooms.items():
            if room in ("", name):
                if each.seats(speaker):
                    self._gone_from[speaker.key] = name
                each.on_gone(speaker, split=split, put_out=put_out)
                self._rivals.on_gone(name, speaker)
        if len(self._gone_from) > MOST_GONE:
            self._gone_from.popitem(last=False)

    def on_joined(self, room: str, by: Carrier) -> None:
        """Go on with what was interrupted, the first time that a room can be reached."""
        if room in self._to_resume:
            self._to_resume.discard(room)
            self._rooms[room].resume()
        self._tell_others(room, by, reached=True)

    def on_left(self, room: str, by: Carrier) -> None:
        """Nobody of one room can be reached by a carrier."""
        self._held[room].clear()
        self._outboxes[room].silenced = [
            each for each in self._outboxes[room].silenced if each is not by
        ]
        self._rivals.clear(room)
        self._rooms[room].on_connection_lost(by.reaches)
        self._tell_others(room, by, reached=False)

    def on_not_heard(self, room: str, by: Carrier, text: str) -> None:
        """Tell the players alone, from now on, what the room does not let us say to everybody."""
        outbox = self._outboxes[room]
        if by not in outbox.silenced:
            outbox.silenced.append(by)
            self._rooms[room].on_not_heard()
        if text:
            outbox.send_to_readers(by, text)

    def on_heard(self, room: str, by: Carrier) -> None:
        """Speak to everybody again."""
        if by in self._outboxes[room].silenced:
            self._outboxes[room].silenced.remove(by)
            self._rooms[room].on_heard()

    def on_connection_lost(self, by: Carrier) -> None:
        """Nobody can be reached by a carrier."""
        for room in by.rooms:
            self.on_left(room, by)

    def _tell_others(self, room: str, by: Carrier, *, reached: bool) -> None:
        for carrier in self._serving(room):
            if carrier is not by:
                carrier.on_others(room, reached=reached)

    def _pass_on(self, room: str, speaker: Speaker, text: str) -> None:
        """Let those who came by other carriers read what somebody says in a room."""
        if room in self._rooms:
            catalogue = Catalogue(self._locales[room])
            for carrier in self._serving(room):
                if not carrier.reaches(speaker):
                    namesake = carrier.has_called(room, speaker.nick)
                    name = self._rooms[room].name_beside(speaker, namesake=namesake)
                    told = catalogue.text("room-player-says", name=name, text=text)
                    carrier.pass_on(room, replace(speaker, nick=name), text, told)

    def _serving(self, room: str) -> Iterable[Carrier]:
        return (each for each in self._carriers if room in each.rooms)

    def _move(self, room: str, by: Speaker, name: str) -> str:
        """Move the game of a room to the one that is named; return why it cannot be moved."""
        called = (each.room_called(name) for each in self._serving(room))
        target = next((each for each in called if each in self._rooms), None)
        if target is None or target == room:
            return "room-no-such-room"
        if not (self._is_named(by) or self._standing(target, by) is Standing.OPERATOR):
            return "room-not-yours"
        if not self._rooms[target].is_free:
            return "room-in-use"
        refused = self._rooms[target].take_over(self._rooms[room], target)
        if not refused:
            for carrier in self._serving(target):
                carrier.ask_who_is_in(target)
        return refused

    def _is_named(self, speaker: Speaker) -> bool:
        """Whether somebody operates the host program: at its keyboard, or by the account."""
        return speaker.operates or speaker.account.casefold() in self._operators

    def _rooms_of(self, speaker: Speaker) -> list[str]:
        """Return the rooms where somebody is."""
        reached = (each for each in self._carriers if each.reaches(speaker))
        return [name for each in reached for name in each.rooms_of(speaker) if name in self._rooms]

    def _room_where(self, speaker: Speaker) -> str:
        """Return the room where somebody sits, else one where they are or were; else the first."""
        there = self._rooms_of(speaker)
        sits = (name for name in there if self._rooms[name].seats(speaker))
        otherwise = next(iter(there), self._gone_from.get(speaker.key))
        return next(sits, otherwise or next(iter(self._rooms), ""))


async def run_together(
    parts: Iterable[Coroutine[object, object, None]], stop: Callable[[], Awaitable[None]]
) -> None:
    """Run several parts until one of them ends; then stop the others, and wait for them.

    Raises:
        ConnectionLost: a connection is gone, and that is to be the end.
    """
    running = [asyncio.create_task(each) for each in parts]
    try:
        await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await stop()
        results = await asyncio.gather(*running, return_exceptions=True)
    for wrong in results:
        if isinstance(wrong, BaseException):
            raise wrong
