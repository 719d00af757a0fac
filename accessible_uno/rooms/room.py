"""One room: what is written in it, who comes and goes, what clients of the protocol ask of it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.names import lawful_name
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.languages import check_language
from accessible_uno.rooms.budgets import MOST_REQUESTS, Budget
from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.commands import RoomCommands
from accessible_uno.rooms.lines import RoomLines
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.protocol.client_links import ClientLink, ClientLinks
from accessible_uno.rooms.protocol.fields import (
    ACT,
    AGAIN,
    BYE,
    HELLO,
    UNKNOWN,
    VERSION,
    VERSIONS,
    Frame,
    agreed,
    read_frame,
    refused_message,
    whole_number,
)
from accessible_uno.rooms.table import RoomTable, RoomTools
from accessible_uno.table.driver import FaultGuard

MOST_WORDS: Final = 40
"""Words of one act, at most."""


class Room:
    """The table of one room.

    Args:
        locale: the language of the room.
        tools: what it is given.

    Raises:
        WrongArgument: there is no such language.
    """

    def __init__(self, locale: str, tools: RoomTools) -> None:
        check_language(locale)
        self._tools = tools
        self._guard = FaultGuard(tools.timers, self._on_fault)
        guarded = replace(tools, timers=self._guard)
        self._lines = RoomLines(locale, tools.outbox)
        self._links = ClientLinks(tools.outbox)
        self._table = RoomTable(self._lines, guarded, self._links)
        self._clients = RoomClients(self._table, self._links, self._lines, tools.timers.time)
        self._commands = RoomCommands(self._table, self._lines, guarded)

    @property
    def is_free(self) -> bool:
        """Whether nobody plays here, or is about to."""
        return self._table.is_free

    def on_line(
        self, speaker: Speaker, text: str, *, by_operator: bool = False, here: bool = True
    ) -> None:
        """Carry out what somebody wrote to the game, in the room or to the host program alone.

        Args:
            speaker: who.
            text: what.
            by_operator: whether they may stop any table, ban people from it, and move it.
            here: whether they are seen in the room; who is not changes nothing at the table, but
                for the own seat.
        """
        with self._guard.guarded():
            if here:
                self._table.on_here(speaker)
            self._commands.carry_out(speaker, text, by_operator=by_operator, here=here)

    def on_frame(self, speaker: Speaker, frame: str) -> None:
        """Carry out a line of the protocol."""
        with self._guard.guarded():
            self._table.on_here(speaker)
            self._clients.on_line(speaker, frame)

    def on_here(self, speaker: Speaker) -> None:
        """Somebody is in the room."""
        with self._guard.guarded():
            self._table.on_here(speaker)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address."""
        self._table.on_renamed(old, new)
        self._links.on_renamed(old, new)
        self._clients.on_renamed(old, new)

    def on_gone(self, speaker: Speaker, *, split: bool = False, put_out: bool = False) -> None:
        """Somebody has left the room, perhaps in a netsplit, or was put out of it."""
        with self._guard.guarded():
            self._table.on_gone(speaker, split=split, put_out=put_out)
            if (link := self._links.drop(speaker)) is not None:
                self._table.detach(link)

    def on_connection_lost(self, reaches: Callable[[Speaker], bool]) -> None:
        """None of those can be reached whom one carrier reaches."""
        with self._guard.guarded():
            self._table.on_connection_lost(reaches)
            for link in self._links.drop_all(reaches):
                self._table.detach(link)

    def tell_players(self, reaches: Callable[[Speaker], bool], text: str, urgency: Urgency) -> None:
        """Tell those players alone, of whom a carrier reaches, what cannot be said to everybody."""
        for speaker in filter(reaches, self._table.readers()):
            self._lines.outbox.send_privately(speaker, text, urgency)

    def on_not_heard(self) -> None:
        """Say to each player alone that the room does not let us speak."""
        with self._guard.guarded():
            self._table.say_to_players("room-not-heard")

    def on_heard(self) -> None:
        """Say to everybody that we may speak again, and whose turn it is."""
        with self._guard.guarded():
            self._lines.to_all("room-heard")
            if self._table.game is not None:
                self._table.game.say_turn()

    @property
    def state(self) -> tuple[str, bool]:
        """The rules of the table, and whether a game is under way."""
        return self._table.company.rules, self._table.game is not None

    def resume(self) -> None:
        """Go on with the game that was interrupted when the program stopped, if there is one."""
        with self._guard.guarded():
            self._table.resume()

    def take_over(self, other: Room, name: str) -> str:
        """Go on here with the game of another room.

        Args:
            other: that room.
            name: what this room is called.

        Returns:
            The message that says why it cannot go on here; nothing where it does.
        """
        with self._guard.guarded():
            return self._table.take_over(other._table, name)
        return "room-fault"

    def name_beside(self, speaker: Speaker, *, namesake: bool) -> str:
        """Return what somebody is called here: as at the table, or by the nick.

        Where a ``namesake`` reads it, who does not sit at the table is told apart by a number.
        """
        if (person := self._table.person(speaker)) is not None:
            return person.name
        if not namesake:
            return speaker.nick
        return lawful_name(speaker.nick, (speaker.nick, *self._table.company.names()))

    def seats(self, speaker: Speaker) -> bool:
        """Whether ``speaker`` sits at this table."""
        return self._table.seats(speaker)

    def is_linked(self, speaker: Speaker, frame: str) -> bool:
        """Whether a line of the protocol comes over a link of this room."""
        return self._clients.is_linked(speaker, frame)

    def to_all(self, message_id: str, **fields: str | int) -> None:
        """Say a message to everybody in the room."""
        self._lines.to_all(message_id, **fields)

    def ignore(self, speaker: Speaker, seconds: float) -> None:
        """Tell somebody, and nobody else, that too many lines are ignored for a while."""
        self._lines.to_one(speaker, "room-flood", seconds=round(seconds))

    def close(self) -> None:
        """Stop everything that is due, and tell the room of a game that it interrupts."""
        self._table.close()

    def _on_fault(self, wrong: BaseException) -> None:
        """Put the game aside in which something failed; the other rooms play on."""
        self._tools.on_fault(wrong)
        with suppress(Exception):
            self._table.cancel_game()
        self._table.game = None
        self._table.enrolment.clear()
        self._lines.to_all("room-fault")


class ClientRequest(Struct, frozen=True):
    """A line that came over a link.

    Attributes:
        link: where it came from.
        speaker: who sent it.
        frame: the line.
        words: what stands behind its first word.
    """

    link: ClientLink
    speaker: Speaker
    frame: Frame
    words: list[str]


class RoomClients:
    """Carries out the lines of the protocol.

    Args:
        table: the table of the room.
        links: who is linked.
        lines: knows in which language each person reads.
        now: returns seconds that never decrease.
    """

    def __init__(
        self, table: RoomTable, links: ClientLinks, lines: RoomLines, now: Callable[[], float]
    ) -> None:
        self._requests = Budget(now, MOST_REQUESTS)
        self._table = table
        self._links = links
        self._lines = lines
        self._asked: dict[str, Callable[[ClientRequest], None]] = {
            ACT: self._act,
            AGAIN: self._again,
            BYE: self._bye,
        }

    def on_line(self, speaker: Speaker, text: str) -> None:
        """Carry out a line; a malformed one is dropped."""
        frame = read_frame(text)
        if frame is None:
            return
        word, *words = frame.text.split()
        if word in (HELLO, AGAIN) and not self._requests.takes(speaker.key):
            return  # its client asks again
        if word == HELLO:
            self._greet(speaker, frame, words)
            return
        link = self._links.find(speaker, frame.token)
        if link is None:
            self._reply(speaker, frame, UNKNOWN)
        elif word in self._asked:
            self._asked[word](ClientRequest(link, speaker, frame, words[:MOST_WORDS]))

    def is_linked(self, speaker: Speaker, text: str) -> bool:
        """Whether a line comes over a link of this room."""
        frame = read_frame(text)
        return frame is not None and self._links.find(speaker, frame.token) is not None

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address: what was asked goes along."""
        self._requests.rename(old.key, new.key)

    def _greet(self, speaker: Speaker, frame: Frame, words: list[str]) -> None:
        """Agree on a version, and show the table to who sits there."""
        versions, locale, *_ = (*words, "", "")
        offered = (whole_number(each) for each in versions.split(","))
        version = agreed(each for each in offered if each is not None)
        if version is None:
            known = ",".join(map(str, VERSIONS))
            self._reply(speaker, frame, f"{VERSION} {known}")
            return
        link = self._links.greet(speaker, frame.token, locale if locale in LOCALES else "")
        link.post(f"{VERSION} {version}", self._lines.urgency_for(speaker))
        person = self._table.person(speaker)
        if locale in LOCALES:
            wishes = self._lines.wishes_of(speaker)
            wishes.locale = locale
            self._table.use_wishes(speaker, wishes)
        if person is not None and self._table.game is not None:
            self._table.game.attach(person, link)

    def _reply(self, speaker: Speaker, frame: Frame, text: str) -> None:
        """Answer a line outside the row of a link."""
        line = Frame(frame.token, 0, text).line()
        self._lines.outbox.send_frame(speaker, line, self._lines.urgency_for(speaker))

    def _act(self, asked: ClientRequest) -> None:
        person, game = self._table.person(asked.speaker), self._table.game
        link, number = asked.link, asked.frame.number
        if person is None or game is None or not game.act(person, link, number, asked.words):
            link.post(refused_message(None, number), self._lines.urgency_for(asked.speaker))

    def _again(self, asked: ClientRequest) -> None:
        number = whole_number(asked.words[0] if asked.words else "")
        urgency = self._lines.urgency_for(asked.speaker)
        if number is None or not asked.link.post_again(number, urgency):
            self._reply(asked.speaker, asked.frame, UNKNOWN)

    def _bye(self, asked: ClientRequest) -> None:
        self._table.detach(asked.link)
        self._links.drop(asked.speaker)
