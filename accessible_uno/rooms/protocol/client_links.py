"""The host program's end of the links in one room: who is linked, and what each seat is sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.game.base import Event, Refused, Seat
from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.record.run import ActionReader
from accessible_uno.record.seat_part import Part, difference
from accessible_uno.rooms.carrier import Outbox, Urgency
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rooms.protocol.fields import (
    DONE,
    END,
    SECONDS,
    SEEN,
    TELL,
    VIEW,
    TableTerms,
    bots_message,
    cut,
    refused_message,
    say_message,
    seen_message,
    written_fields,
)
from accessible_uno.table import Clock, Table

KEPT: Final = 20
LONGEST_KEPT: Final = 1_000
"""Messages that can be sent again, and their characters in all, but for the last.  For more, a
client asks for a new link: it costs less."""


class ClientLink:
    """Sends messages to one client.

    Args:
        token: which the client has chosen.
        person: who plays with the client.
        outbox: sends lines.
        locale: the language of the player; empty where it is not known.

    Attributes:
        token: the same.
        person: the same.
        locale: the same.
        last_act: the number of the last act of the client's that was answered.
    """

    def __init__(self, token: str, person: Person, outbox: Outbox, locale: str = "") -> None:
        self.token = token
        self.person = person
        self.locale = locale
        self.last_act = 0
        self._outbox = outbox
        self._number = 0
        self._kept: list[tuple[int, str]] = []

    def post(self, message: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a message under the next number."""
        self._number += 1
        self._kept.append((self._number, message))
        while len(self._kept) > 1 and (
            len(self._kept) > KEPT or sum(len(each) for _, each in self._kept) > LONGEST_KEPT
        ):
            del self._kept[0]
        self._emit(self._number, message, urgency)

    def post_again(self, first: int, urgency: Urgency) -> bool:
        """Send again everything from a number on; return whether it is still known."""
        if first <= self._number and (not self._kept or self._kept[0][0] > first):
            return False
        for number, message in list(self._kept):
            if number >= first:
                self._emit(number, message, urgency)
        return True

    def _emit(self, number: int, message: str, urgency: Urgency) -> None:
        for line in cut(self.token, number, message, self._outbox.longest_frame):
            self._outbox.send_frame(self.person.speaker, line, urgency)


class ClientLinks:
    """Knows who plays with a client of the protocol, from hello to the end of the connection.

    Args:
        outbox: sends lines.
    """

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._links: dict[tuple[str, str], ClientLink] = {}

    def greet(self, speaker: Speaker, token: str, locale: str = "") -> ClientLink:
        """Link a client anew; a former link of the same connection ends."""
        self.drop(speaker)
        link = ClientLink(
            token, Person(speaker, speaker.identity, speaker.nick), self._outbox, locale
        )
        self._links[speaker.connection] = link
        return link

    def find(self, speaker: Speaker, token: str) -> ClientLink | None:
        """Return the link that a line comes over: it is that of the connection alone."""
        link = self._links.get(speaker.connection)
        return link if link is not None and link.token == token else None

    def of(self, person: Person) -> ClientLink | None:
        """Return the link of a player, the latest where there are several."""
        for link in reversed(self._links.values()):
            if person.recognises(link.person.speaker):
                return link
        return None

    def tell_others(
        self,
        locale: str,
        message_id: str,
        values: MessageFields,
        is_told: Callable[[Speaker], bool],
    ) -> None:
        """Send a sentence of the catalogue to each whose language is known to be another, but for
        those who are told it in their own anyway."""
        for link in self._links.values():
            if link.locale not in ("", locale) and not is_told(link.person.speaker):
                link.post(say_message(message_id, _plain(values), TELL))

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address: the link goes along."""
        if (link := self._links.pop(old.connection, None)) is not None:
            link.person.speaker = new
            link.person.identity = new.identity
            self._links[new.connection] = link

    def drop(self, speaker: Speaker) -> ClientLink | None:
        """End the link of a connection that is gone; return it."""
        return self._links.pop(speaker.connection, None)

    def drop_all(self, reaches: Callable[[Speaker], bool]) -> list[ClientLink]:
        """End the links with all whom one carrier reaches; return them."""
        gone = [link for link in self._links.values() if reaches(link.person.speaker)]
        for link in gone:
            self.drop(link.person.speaker)
        return gone


def _plain(values: MessageFields) -> dict[str, str | int]:
    return {name: each if isinstance(each, int) else str(each) for name, each in values.items()}


class SeatFeed(Struct, eq=False):
    """Tells one client everything that its seat sees, and nothing else.

    Args:
        table: the match.
        seat: the client's.
        clock: counts the time of the players.
        reader: reads what the client does.
        terms: returns what is played, once the match has begun.
        link: sends it.
    """

    _table: Table
    _seat: Seat
    _clock: Clock
    _reader: ActionReader
    _terms: Callable[[], TableTerms]
    link: ClientLink
    has_begun: bool = False
    _sent: Part = {}
    _answers: int = 0

    def show(self, urgency: Urgency = Urgency.GAME) -> None:
        """Send the whole view, and before it, once, what is played."""
        self._begin(urgency)
        self._sent = self._table.seat_part(self._seat)
        left = None if self._clock.held else self._clock.time_left(self._seat)
        seconds = [f"{SECONDS}={round(left)}"] if left is not None else []
        self.link.post(" ".join((VIEW, *written_fields(self._sent), *seconds)), urgency)

    def _begin(self, urgency: Urgency = Urgency.GAME) -> None:
        if not self.has_begun:
            self.has_begun = True
            self.link.post(self._terms().for_seat(self._seat).message(), urgency)
            self.show_bots(urgency)

    def show_bots(self, urgency: Urgency = Urgency.GAME) -> None:
        """Send who of the players is a bot, and of which kind."""
        self.link.post(bots_message(self._table.bot_kinds), urgency)

    def on_events(self, events: Sequence[Event]) -> None:
        """Send what the seat has seen of an act."""
        self._begin()
        now = self._table.seat_part(self._seat)
        changed = difference(self._sent, now)
        self._sent = now
        done, self._answers = self._answers, 0
        self.link.post(seen_message(events, changed, done))

    def act(self, number: int, words: Sequence[str]) -> None:
        """Do what the client asks; an act whose number was answered already is not done again.

        What changes nothing delays nobody: a program may ask for it without end.
        """
        if number <= self.link.last_act:
            self.link.post(f"{SEEN} {DONE}={number}", Urgency.ANSWER)
            return
        self.link.last_act = self._answers = number
        try:
            self._table.act(self._reader.read(self._seat, words))
        except Refused as refused:
            self.link.post(refused_message(refused.reason, number), Urgency.ANSWER)
        except ValueError:
            self.link.post(refused_message(None, number), Urgency.ANSWER)
        finally:
            self._answers = 0

    def send_sentence(self, message_id: str, values: MessageFields) -> None:
        """Send a sentence of the catalogue, which the client says in its own language."""
        self.link.post(say_message(message_id, _plain(values)))

    def end(self) -> None:
        """Say that the match is stopped."""
        self.link.post(END)
