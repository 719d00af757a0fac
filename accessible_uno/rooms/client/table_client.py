"""A client of a room: knows who the host program is, holds the link with it, carries the talk."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.rooms.carrier import (
    Carrier,
    Claim,
    ClientCarrier,
)
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.protocol.table_link import LinkListener, TableLink
from accessible_uno.rooms.words import MARK, parse_room_line

HOST_TIME: Final = 5.0
"""Seconds in which it is known who is in the room; then no host program is there."""

LONGEST_TALK: Final = 500
"""Characters of what somebody writes in the room that are told."""


class RoomListener(LinkListener, Protocol):
    """What a client reports to."""

    def on_joined_room(self) -> None:
        """We are in the room."""

    def on_no_host(self, unsent: Sequence[str] = ()) -> None:
        """No host program is in the room yet.

        Args:
            unsent: the commands that waited for it, and go nowhere.
        """

    def on_several_hosts(self, claimants: Mapping[str, Claim], linked: str) -> None:
        """Several say that they are the host program: see :meth:`TableClient.choose_host`.

        Args:
            claimants: what speaks for each, by nick; the one that more speaks for comes first.
            linked: whose table it is until another is chosen; empty for none.
        """

    def on_other_host(self, nick: str) -> None:
        """Somebody else than before says to be the host program: it is not trusted."""

    def on_host_gone(self) -> None:
        """The host program has left the room."""

    def on_connection_lost(self) -> None:
        """The room cannot be reached; we try again."""

    def on_told(self, text: str, *, privately: bool) -> None:
        """The host program has said something in words, to all or to us alone."""

    def on_talk(self, nick: str, text: str, *, privately: bool) -> None:
        """Somebody has written something, in the room or to us alone."""


class RoomClient(ABC):
    """What a player in a room writes and hears through.

    Args:
        room: the room.
        locale: the language in which the host program is to answer.
        rng: returns a number from 0 up to 1.
        listener: is told what happens.

    Attributes:
        hosts_here: whether the host program runs in this process, and stops with the player.
        link: the link with the host program.
    """

    hosts_here = False

    def __init__(
        self, room: str, locale: str, rng: Callable[[], float], listener: RoomListener
    ) -> None:
        self._room = room
        self._locale = locale
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._reaches_others = False

        def new_token() -> str:
            return f"{int(rng() * 2**32):08x}"

        self.link = TableLink(self._send_frame, self._loop, new_token, listener)

    @property
    def host_name(self) -> str:
        """The nick of the host program; empty where there is none, or it runs here."""
        return ""

    @abstractmethod
    async def run(self) -> None:
        """Stay in the room until :meth:`stop` is called."""

    @abstractmethod
    async def stop(self) -> None:
        """Leave."""

    def talk(self, text: str) -> bool:
        """Say something to the people in the room; return whether they can be reached."""
        words = text.lstrip(f"{MARK} ")  # what begins with the mark would be a command
        if self._reaches_others and words:
            self._say(words)
        return self._reaches_others

    def knows(self, line: str) -> bool:
        """Return whether a line is a command of the room."""
        return bool(parse_room_line(line, self._locale).verb)

    def order(self, line: str) -> None:
        """Give the host program a command of the room."""
        self._command(f"{MARK}{line.strip().removeprefix(MARK)}")

    @abstractmethod
    def choose_host(self, nick: str) -> None:
        """Sit at the table of one of several that say they are the host program."""

    @abstractmethod
    def _say(self, words: str) -> None:
        """Write something for the people in the room."""

    @abstractmethod
    def _command(self, line: str) -> None:
        """Write a command, behind its mark."""

    @abstractmethod
    def _send_frame(self, frame: str) -> None:
        """Send the host program a line of the protocol."""

    def _hear(self, nick: str, text: str, *, privately: bool) -> None:
        """Tell what somebody has written, as far as it can be told."""
        if told := clean_line(text).strip()[:LONGEST_TALK]:
            self._listener.on_talk(nick, told, privately=privately)


class TableClient(RoomClient):
    """Sits in one room that a carrier reaches.

    Args:
        carrier: reaches the room.
        room: the room.
        locale: the language in which the host program is to answer.
        rng: returns a number from 0 up to 1.
        listener: is told what happens.
    """

    def __init__(
        self,
        carrier: ClientCarrier,
        room: str,
        locale: str,
        rng: Callable[[], float],
        listener: RoomListener,
    ) -> None:
        super().__init__(room, locale, rng, listener)
        self._carrier = carrier
        self._outbox = carrier.outbox(room)
        self._host: Speaker | None = None
        self._known: Speaker | None = None
        self._asked_about: set[str] = set()
        self._claimants: dict[tuple[str, str], Speaker] = {}
        self._all_seen = False
        self._looked = False
        self._held: list[str] = []

    @property
    def host_name(self) -> str:
        """The nick of the host program; empty where there is none."""
        return self._host.nick if self._host is not None else ""

    async def run(self) -> None:
        """Stay in the room until :meth:`stop` is called."""
        await self._carrier.run(self)

    async def stop(self) -> None:
        """Leave."""
        self.link.close()
        await self._carrier.stop()

    # What the player writes

    def _say(self, words: str) -> None:
        self._outbox.send_to_room(words)

    def _command(self, line: str) -> None:
        if self._host is not None:
            self._carrier.give_command(self._room, self._host, line)
        elif self._is_looking:
            self._held.append(line)
        else:
            self._listener.on_no_host()

    @property
    def _is_looking(self) -> bool:
        """Whether the host program may be known in a moment: a command can wait for it."""
        undecided = not self._looked or bool(self._claimants)
        return self._reaches_others and self._known is None and undecided

    def _send_frame(self, frame: str) -> None:
        if self._host is not None:
            self._outbox.send_frame(self._host, frame)

    # What the carrier reports

    def on_joined(self, room: str, by: Carrier) -> None:  # noqa: ARG002  # there is one
        """We are in the room: who is the host program?"""
        self._reaches_others, self._looked = True, False
        self._listener.on_joined_room()
        self._loop.call_later(HOST_TIME, self._report_no_host)

    def _report_no_host(self) -> None:
        if not self._reaches_others or self._known is not None:
            return
        self._looked = True
        if not self._claimants:
            unsent, self._held = self._held, []
            self._listener.on_no_host([line.removeprefix(MARK) for line in unsent])
        elif not self._all_seen:  # else it is decided, or asked
            self._all_seen = True
            self._decide()

    def on_here(self, room: str, speaker: Speaker) -> None:
        """Somebody is in the room: perhaps the host program."""
        if not self._reaches_others:
            return
        if speaker.is_host is None and speaker.nick not in self._asked_about:
            self._asked_about.add(speaker.nick)
            self._carrier.ask_who_is_in(room)
        if not speaker.is_host:
            return
        is_new = speaker.connection not in self._claimants
        self._claimants[speaker.connection] = speaker
        if self._host is None and self._known is not None:
            if self._known.identity == speaker.identity:
                self._sit_with(speaker)
            else:
                self._listener.on_other_host(speaker.nick)
        elif self._all_seen and is_new:
            self._decide()

    def on_everybody_seen(self, room: str, by: Carrier) -> None:  # noqa: ARG002  # there is one
        """Everybody has been reported who is in the room: who of them is the host program?"""
        self._all_seen = True
        if self._known is None and self._claimants:
            self._decide()

    def _decide(self) -> None:
        """Sit down with the one that says it is the host program; ask where several do."""
        if len(self._claimants) == 1:
            self._sit_with(next(iter(self._claimants.values())))
            return
        claims = {
            each.nick: self._carrier.claim(self._room, each) for each in self._claimants.values()
        }
        ordered = sorted(claims, key=claims.__getitem__, reverse=True)
        self._listener.on_several_hosts({nick: claims[nick] for nick in ordered}, self.host_name)

    def choose_host(self, nick: str) -> None:
        """Sit at the table of one of several that say they are the host program."""
        found = next((each for each in self._claimants.values() if each.nick == nick), None)
        if found is not None and found != self._host:
            self.link.close()
            self._sit_with(found)

    def _sit_with(self, host: Speaker) -> None:
        self._host = self._known = host
        self.link.connect(self._locale, self._room)
        held, self._held = self._held, []
        for line in held:
            self._command(line)

    def _is_host(self, speaker: Speaker) -> bool:
        """Whether a line is the host program's: of its nick and its connection."""
        host = self._host
        return host is not None and (host.nick, host.address) == (speaker.nick, speaker.address)

    def on_line(self, room: str, speaker: Speaker, text: str) -> None:
        """Somebody has written a line."""
        if self._is_host(speaker):
            self._listener.on_told(clean_line(text), privately=not room)
        elif not (room and text.lstrip().startswith(MARK)):
            self._hear(speaker.nick, text, privately=not room)

    def on_notice(self, speaker: Speaker, text: str) -> None:
        """The host program has written to us alone; other notices are not for the player."""
        if self._is_host(speaker):
            self._listener.on_told(clean_line(text), privately=True)

    def on_frame(self, speaker: Speaker, frame: str) -> None:
        """A program has sent a line of the protocol: ours listens to the host program alone."""
        if self._is_host(speaker):
            self.link.receive(frame)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address: the link goes along."""
        self._asked_about.discard(old.nick)
        if self._claimants.pop(old.connection, None) is not None:
            self._claimants[new.connection] = new
        if self._is_host(old):
            self._host = self._known = new

    def on_gone(
        self,
        room: str,  # noqa: ARG002
        speaker: Speaker,
        *,
        split: bool = False,  # noqa: ARG002
        put_out: bool = False,  # noqa: ARG002
    ) -> None:
        """Somebody has left, in whatever way: perhaps the host program."""
        self._claimants.pop(speaker.connection, None)
        self._asked_about.discard(speaker.nick)  # whoever comes by this nick is somebody new
        if self._is_host(speaker):
            self._host = None
            self.link.drop()
            self._listener.on_host_gone()
        elif self._all_seen and self._known is None and self._claimants:
            self._decide()

    def on_left(self, room: str, by: Carrier) -> None:  # noqa: ARG002  # there is one room
        """We have been put out of the room."""
        self.on_connection_lost(by)

    def on_not_heard(self, room: str, by: Carrier, text: str) -> None:
        """The room does not let us speak: the carrier has reported it."""

    def on_heard(self, room: str, by: Carrier) -> None:
        """The room lets us speak again."""

    def on_connection_lost(self, by: Carrier) -> None:  # noqa: ARG002  # there is one
        """Nobody can be reached."""
        self._asked_about.clear()
        self._claimants.clear()
        self._host, self._reaches_others, self._all_seen = None, False, False
        self.link.drop()
        self._listener.on_connection_lost()
