"""What carries lines between a room and the people in it: who speaks, and what is sent.

A carrier is one way to reach people: a chat network, a page, the keyboard of the host program.  A
room may have several.  Rooms, tables and the protocol know them by what stands here alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import IntEnum
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from accessible_uno.rooms.people import Speaker

Reporter = Callable[..., None]
"""Tells whoever runs the program: called with the id of a message, and its fields."""


class ConnectionLost(Exception):
    """The connection is gone, and the program was asked not to come back."""


class Urgency(IntEnum):
    """How urgent a line is; the less goes first."""

    CONTROL = 0
    """The carrier's own: joining, asking who is there, changing its name."""

    GAME = 1
    """What happened at a table, the players' hands and questions, answers about the game."""

    ANSWER = 2
    """What a player has asked for that may wait: help, rules, lists, what a client has lost."""

    CHATTER = 3
    """What somebody who does not play has asked for.  Each such person has a queue alone, and none
    of its lines goes where a line of a table would wait for it."""


class Standing(IntEnum):
    """What somebody is in a room, as its carrier sees it, whatever a line says."""

    UNKNOWN = 0
    """It is not known yet who is there."""

    AWAY = 1
    HERE = 2
    OPERATOR = 3
    """In the room, with its rights over the others there."""


class Claim(NamedTuple):
    """What speaks for a program that says it is the host program of a room.

    Attributes:
        rights: whether the room has given it voice or more.
        account: whether it has proved an account.
    """

    rights: bool
    account: bool

    def exceeds(self, other: Claim) -> bool:
        """Whether this has something that the other lacks, and lacks nothing that it has."""
        return self != other and all(mine >= its for mine, its in zip(self, other, strict=True))


class Outbox(Protocol):
    """Sends the lines of one room; a text of any length, in as many lines as it takes."""

    @property
    def longest_frame(self) -> int:
        """Bytes of the text of one frame that pass whole."""

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a text to everybody in the room."""

    def send_privately(
        self,
        to: Speaker,
        text: str,
        urgency: Urgency = Urgency.GAME,
        *,
        as_message: bool = False,
    ) -> None:
        """Send a text to one person alone, in such a way that no program answers it.

        Args:
            to: the person.
            text: what.
            urgency: how urgent it is.
            as_message: whether it is sent as people write to each other, for the person asked so.
        """

    def send_frame(self, to: Speaker, frame: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a line of the protocol to one person's client, as it is, unless it still waits."""

    def waiting_for(self, to: Speaker) -> int:
        """Return how many lines still wait that somebody who does not play has asked for."""


TextIn: TypeAlias = Callable[[str], str]
"""Returns what a room says in the language that is named; empty where it says nothing."""

ToldElsewise: TypeAlias = Callable[[Speaker], bool]
"""Whether somebody is told the same over a link, and needs no line of it."""


@runtime_checkable
class LanguageOutbox(Protocol):
    """An outbox that knows in which language each person in the room reads."""

    def send_in_languages(self, text_in: TextIn, locale: str, told_elsewise: ToldElsewise) -> None:
        """Send what the room says to each person who needs it.

        Args:
            text_in: see :data:`TextIn`.
            locale: the language of the room.
            told_elsewise: see :data:`ToldElsewise`.
        """

    def knows_language_of(self, speaker: Speaker) -> bool:
        """Whether somebody reads in their language what the room says."""


def knower_of(outbox: Outbox) -> Callable[[Speaker], bool]:
    """Return what tells whether somebody reads in their language what a room says."""
    if isinstance(outbox, LanguageOutbox):
        return outbox.knows_language_of
    return lambda _: False


def sayer_of(outbox: Outbox) -> Callable[[TextIn, str, ToldElsewise], None]:
    """Return what sends what a room says: to each in their language, or in that of the room."""

    def say(text_in: TextIn, locale: str, _told_elsewise: ToldElsewise) -> None:
        if text := text_in(locale):
            outbox.send_to_room(text)

    return outbox.send_in_languages if isinstance(outbox, LanguageOutbox) else say


class CarrierListener(Protocol):
    """What a carrier reports to; a room has the name that it has in :attr:`Carrier.rooms`."""

    def on_line(self, room: str, speaker: Speaker, text: str) -> None:
        """Somebody wrote a line; ``room`` is empty where it was written to us alone."""

    def on_notice(self, speaker: Speaker, text: str) -> None:
        """A program has told us something alone; nothing may answer it by itself."""

    def on_frame(self, speaker: Speaker, frame: str) -> None:
        """A program has sent us a line of the protocol."""

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or another address."""

    def on_here(self, room: str, speaker: Speaker) -> None:
        """Somebody is in a room: has come, or was there before us."""

    def on_everybody_seen(self, room: str, by: Carrier) -> None:
        """Everybody has been reported who was in a room before us."""

    def on_gone(
        self, room: str, speaker: Speaker, *, split: bool = False, put_out: bool = False
    ) -> None:
        """Somebody has left a room; it is empty where somebody has left altogether.

        Args:
            room: the room.
            speaker: who.
            split: whether a network has come apart.
            put_out: whether somebody with rights in the room has put them out.
        """

    def on_joined(self, room: str, by: Carrier) -> None:
        """A room can be reached."""

    def on_left(self, room: str, by: Carrier) -> None:
        """A room can no longer be reached, and nobody is seen there."""

    def on_not_heard(self, room: str, by: Carrier, text: str) -> None:
        """A room that is reached does not let us speak to everybody there.

        Args:
            room: the room.
            by: what reaches it.
            text: what it has not taken; empty where that is not known.
        """

    def on_heard(self, room: str, by: Carrier) -> None:
        """A room lets us speak again."""

    def on_connection_lost(self, by: Carrier) -> None:
        """No room of a carrier can be reached."""


class Carrier(Protocol):
    """One way to reach people."""

    @property
    def rooms(self) -> Collection[str]:
        """The rooms that it serves."""

    async def run(self, listener: CarrierListener) -> None:
        """Serve the rooms until :meth:`stop` is called.

        Raises:
            ConnectionLost: the connection is gone, and that is to be the end.
        """

    async def stop(self) -> None:
        """Leave, once what waits is sent."""

    def reaches(self, speaker: Speaker) -> bool:
        """Whether somebody came by this carrier."""

    def standing(self, room: str, speaker: Speaker) -> Standing:
        """Return what somebody who came by this carrier is in a room."""

    def claim(self, room: str, speaker: Speaker | None) -> Claim:
        """Return what speaks for a host program; ``None`` for this program itself."""

    def rooms_of(self, speaker: Speaker) -> Collection[str]:
        """Return the rooms of ours where somebody is."""

    def has_called(self, room: str, name: str) -> bool:
        """Whether somebody who came by this carrier is in a room under a name."""

    def outbox(self, room: str) -> Outbox:
        """Return what sends the lines of a room."""

    def pass_on(self, room: str, speaker: Speaker, text: str, told: str) -> None:
        """Let the people in a room read what somebody wrote who came by another carrier.

        Args:
            room: the room.
            speaker: who wrote it.
            text: what was written.
            told: the same as a sentence, in the language of the room.
        """

    def on_others(self, room: str, *, reached: bool) -> None:
        """Those who come by another carrier can be reached in a room, or no longer."""

    def room_called(self, name: str) -> str | None:
        """Return the room that somebody means by a name; ``None`` for none."""

    def ask_who_is_in(self, room: str) -> None:
        """Have everybody reported who is in a room."""


class ClientCarrier(Carrier, Protocol):
    """A carrier by which somebody plays at a table that another program hosts."""

    def give_command(self, room: str, host: Speaker, line: str) -> None:
        """Give the host program a command, as anybody writes it."""
