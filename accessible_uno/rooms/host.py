"""The host program: the rooms of one network, and everything between them and the connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final, Protocol

from msgspec import Struct

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.packages.faults import PackageFault
from accessible_uno.players.bot import Bot
from accessible_uno.rooms.irc.connection import ConnectionKeeper
from accessible_uno.rooms.irc.network import Network, Reporter
from accessible_uno.rooms.irc.send_queue import Urgency
from accessible_uno.rooms.outbox import Outbox
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rooms.protocol.frames import END, is_protocol
from accessible_uno.rooms.room import Room
from accessible_uno.rooms.room_archive import RoomArchive
from accessible_uno.rooms.room_table import RoomTools
from accessible_uno.rooms.room_words import MARK
from accessible_uno.table import Dealer

MOST_LINES: Final = 8
WITHIN: Final = 10.0
"""Lines that one person may write to the game within so many seconds."""

MOST_CLIENT_LINES: Final = 30
"""As many of a program that speaks the protocol: it asks again by itself for what was lost."""

IGNORED_FOR: Final = 60.0
"""Seconds in which the lines of somebody who wrote too many are ignored."""

MOST_REMEMBERED: Final = 1_000
"""People whose lines are counted before those who were quiet are forgotten."""


class HostTools(Struct, frozen=True):
    """What the host program makes rooms with; see :class:`RoomTools`."""

    make_dealer: Callable[[], Dealer]
    make_bot: Callable[[str], Bot]
    make_brailler: Callable[[str], Callable[[Utterance], str] | None]
    make_archive: Callable[[str], RoomArchive | None]
    on_fault: Callable[[str, Exception], None]
    on_bot_fault: Callable[[PackageFault], None]


class FloodGuard:
    """Ignores whoever writes too many lines, for a while.

    Args:
        now: returns seconds that never decrease.
        most: how many lines are not too many.
    """

    def __init__(self, now: Callable[[], float], most: int = MOST_LINES) -> None:
        self._now = now
        self._most = most
        self._lines: dict[str, deque[float]] = {}
        self._ignored_until: dict[str, float] = {}

    def allows(self, identity: str) -> bool:
        """Count a line, and return whether it is to be heard."""
        now = self._now()
        if self.is_ignored(identity):
            return False
        self._forget_the_quiet(now)
        lines = self._lines.setdefault(identity, deque(maxlen=self._most + 1))
        lines.append(now)
        if len(lines) <= self._most or now - lines[0] > WITHIN:
            return True
        self._ignored_until[identity] = now + IGNORED_FOR
        del self._lines[identity]
        return False

    def _forget_the_quiet(self, now: float) -> None:
        if len(self._lines) >= MOST_REMEMBERED:
            recent = {who: lines for who, lines in self._lines.items() if now - lines[-1] < WITHIN}
            self._lines = recent
            until = self._ignored_until
            self._ignored_until = {who: end for who, end in until.items() if end > now}

    def is_ignored(self, identity: str) -> bool:
        """Whether lines are being ignored."""
        until = self._ignored_until.get(identity)
        if until is not None and until <= self._now():
            del self._ignored_until[identity]
            until = None
        return until is not None


class ChannelOutbox:
    """Sends the lines of one room over the network's connection."""

    def __init__(self, keeper: ConnectionKeeper, channel: str) -> None:
        self._keeper = keeper
        self._channel = channel

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a line to the channel."""
        self._keeper.send(self._channel, "PRIVMSG", self._channel, text, urgency)

    def send_privately(self, person: Person, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a notice to one person, under the nick that the person has now."""
        self._keeper.send(self._channel, "NOTICE", person.speaker.nick, text, urgency)

    def send_protocol(self, person: Person, line: str) -> None:
        """Send a line of the protocol as a notice: no program answers notices."""
        self._keeper.send_whole(self._channel, "NOTICE", person.speaker.nick, line)


class LocalSide(Protocol):
    """The host program, as whoever plays in the same process knows it."""

    async def run(self) -> None:
        """Host until :meth:`stop` is called."""

    async def stop(self) -> None:
        """Tell every channel, and leave."""

    def on_local_line(self, line: str) -> None:
        """Take a line of the player in this process."""


class PlayerHere(Protocol):
    """Somebody who plays in the same process.

    Attributes:
        channel: the room where they sit.
        speaker: who they are there.
    """

    channel: str
    speaker: Speaker

    def outbox(self, network: Outbox) -> Outbox:
        """Return what sends the lines of the room, to the network and to this player."""

    def on_talk(self, speaker: Speaker, text: str) -> None:
        """Hear what somebody has written in the room."""

    def on_joined(self) -> None:
        """The host program is in the room."""

    def on_connection_lost(self) -> None:
        """The others cannot be reached."""


class NetworkHost:
    """Hosts the tables of the channels of one network.

    Args:
        network: where to connect.
        locales: the language of each channel.
        operators: the services accounts of those who may stop any table and ban people.
        tools: what rooms are made with.
        report: tells whoever runs the program.
        once: whether a lost connection is the end.
        player: who plays in this process; ``None`` where nobody does.
    """

    def __init__(
        self,
        network: Network,
        locales: Mapping[str, str],
        operators: Collection[str],
        tools: HostTools,
        report: Reporter,
        *,
        once: bool = False,
        player: PlayerHere | None = None,
    ) -> None:
        self._player = player
        loop = asyncio.get_running_loop()
        self._keeper = ConnectionKeeper(network, self, Dealer().bot_rng(0), report, once=once)
        self._guard = FloodGuard(loop.time)
        self._client_guard = FloodGuard(loop.time, MOST_CLIENT_LINES)
        self._operators = frozenset(each.casefold() for each in operators)
        self._locale = next(iter(locales.values()))
        self._rooms = {
            channel: Room(
                locale,
                RoomTools(
                    self._outbox_of(channel),
                    loop,
                    tools.make_dealer,
                    tools.make_bot,
                    tools.make_brailler,
                    tools.make_archive(f"{network.server} {channel.lower()}"),
                    partial(self._move, channel),
                    partial(tools.on_fault, channel),
                    tools.on_bot_fault,
                ),
            )
            for channel, locale in locales.items()
        }
        self._to_resume = set(self._rooms)

    def _outbox_of(self, channel: str) -> Outbox:
        outbox = ChannelOutbox(self._keeper, channel)
        is_here = self._player is not None and channel == self._player.channel
        return self._player.outbox(outbox) if self._player is not None and is_here else outbox

    async def run(self) -> None:
        """Host until :meth:`stop` is called.

        Raises:
            ConnectionLost: the connection is gone, and that is to be the end.
        """
        await self._keeper.run()

    async def stop(self) -> None:
        """Tell every channel, and leave."""
        for room in self._rooms.values():
            room.close()
        await self._keeper.stop("")

    def on_line(self, channel: str, speaker: Speaker, text: str) -> None:
        """Hand a line to its room; in a channel, only lines that begin with ``!`` are for us."""
        if channel and not text.lstrip().startswith(MARK):
            if self._player is not None and channel == self._player.channel:
                self._player.on_talk(speaker, text)
            return
        room = self._rooms.get(channel) if channel else self._room_of(speaker, text)
        if room is None or self._guard.is_ignored(speaker.identity):
            return
        if self._guard.allows(speaker.identity):
            room.on_line(speaker, text, by_operator=self._is_operator(speaker))
        else:
            told = Catalogue(self._locale).text("room-flood", seconds=round(IGNORED_FOR))
            self._keeper.send(channel, "NOTICE", speaker.nick, told, Urgency.CHATTER)

    def on_local_line(self, line: str) -> None:
        """Hand a line of the player in this process to the room."""
        if self._player is not None:
            self._rooms[self._player.channel].on_line(self._player.speaker, line, by_operator=True)

    def on_notice(self, speaker: Speaker, text: str) -> None:
        """Take a line of the protocol; no other notice is answered, or two programs would never
        end."""
        room = self._room_of(speaker, text) if is_protocol(text) else None
        if room is not None and self._client_guard.allows(speaker.identity):
            room.on_line(speaker, text)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or mask."""
        self._keeper.queue.rename(old.nick, new.nick)
        for room in self._rooms.values():
            room.on_renamed(old, new)

    def on_here(self, channel: str, speaker: Speaker) -> None:
        """Somebody is in a channel."""
        if channel in self._rooms:
            self._rooms[channel].on_here(speaker)

    def on_gone(self, channel: str, speaker: Speaker, *, split: bool = False) -> None:
        """Somebody has left a channel, or the network."""
        for name, room in self._rooms.items():
            if channel in ("", name):
                room.on_gone(speaker, split=split)

    def on_joined(self, channel: str) -> None:
        """Go on with what was interrupted, the first time that we come into a channel."""
        if channel in self._to_resume:
            self._to_resume.discard(channel)
            self._rooms[channel].resume()
        if self._player is not None and channel == self._player.channel:
            self._rooms[channel].on_here(self._player.speaker)
            self._player.on_joined()

    def on_left(self, channel: str) -> None:
        """Nobody of one channel can be reached."""
        self._rooms[channel].on_connection_lost()
        self._tell_player_of_loss(channel)

    def on_connection_lost(self) -> None:
        """No channel can be reached."""
        for name, room in self._rooms.items():
            room.on_connection_lost()
            self._tell_player_of_loss(name)

    def _tell_player_of_loss(self, channel: str) -> None:
        if self._player is not None and channel == self._player.channel:
            self._player.on_connection_lost()

    def _move(self, channel: str, name: str) -> str:
        """Move the game of a room to the one that is named; return why it cannot be moved."""
        target = self._keeper.channel_called(name)
        if target is None or target == channel:
            return "room-no-such-room"
        if not self._rooms[target].is_free:
            return "room-in-use"
        self._rooms[target].take_over(self._rooms[channel], target)
        self._keeper.ask_who_is_in(target)
        return ""

    def _is_operator(self, speaker: Speaker) -> bool:
        return speaker.account.casefold() in self._operators

    def _room_of(self, speaker: Speaker, text: str) -> Room | None:
        """Return the room that a private line is for.

        A client's line is for the room of its link, or the one that it names; others for the room
        where their writer sits, else for the only one.
        """
        if is_protocol(text):
            named = text.rstrip(END).rpartition(" ")[2]
            linked = (room for room in self._rooms.values() if room.is_linked(speaker, text))
            return next(linked, self._rooms.get(named))
        for room in self._rooms.values():
            if room.seats(speaker):
                return room
        return next(iter(self._rooms.values()), None)
