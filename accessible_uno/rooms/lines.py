"""What a room says, in whose language, and to whom."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from accessible_uno.interface.parse.intents import MessageFields
from accessible_uno.interface.rules_refused import named_arguments
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.rooms.carrier import Outbox, Urgency, knower_of, sayer_of
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rules.preset import CannotCompile

BLANKS: Final = "\u2800\u2800"
"""Between two messages in one line of braille."""

MOST_WISHES: Final = 1_000
"""People whose wishes one room remembers."""


@dataclass
class Wishes:
    """What one person has asked for; it is kept from game to game.

    Attributes:
        locale: the language of the person's private lines.
        notation: the deck whose notation the lines of braille use; empty for none.
        by_message: whether private lines are messages like those of people, not notices.
        question_alone: whether the hand is left out at a turn.
    """

    locale: str
    notation: str = ""
    by_message: bool = False
    question_alone: bool = False


class PersonalOutbox:
    """Sends the private lines of a room in the way that each person has asked for.

    Args:
        outbox: sends them.
        wishes_of: returns what somebody has asked for.
    """

    def __init__(self, outbox: Outbox, wishes_of: Callable[[Speaker], Wishes]) -> None:
        self._wishes_of = wishes_of
        self._outbox = outbox
        self.send_to_room = outbox.send_to_room
        self.send_in_languages = sayer_of(outbox)
        self.knows_language_of = knower_of(outbox)
        self.send_frame = outbox.send_frame
        self.waiting_for = outbox.waiting_for

    @property
    def longest_frame(self) -> int:
        """Bytes of the text of one frame that pass whole."""
        return self._outbox.longest_frame

    def send_privately(
        self,
        to: Speaker,
        text: str,
        urgency: Urgency = Urgency.GAME,
        *,
        as_message: bool = False,
    ) -> None:
        """Send a text to one person alone."""
        wanted = as_message or self._wishes_of(to).by_message
        self._outbox.send_privately(to, text, urgency, as_message=wanted)


class RoomLines:
    """Says the room's own messages.

    Args:
        locale: the language of the room.
        outbox: sends them.

    Attributes:
        locale: the language of the room.
        outbox: sends lines.
        before_all: called with each message to everybody before it is sent.
        on_all: called with each one after it.
        plays: returns whether somebody sits at the table.
        is_followed: returns whether somebody's client is told what is said to everybody.
        wishes: what each person has asked for, who asked longest ago first.
    """

    def __init__(self, locale: str, outbox: Outbox) -> None:
        self.locale = locale
        self.outbox = PersonalOutbox(outbox, self.wishes_of)
        self.before_all: Callable[[str, MessageFields], None] | None = None
        self.on_all: Callable[[str, MessageFields], None] | None = None
        self.plays: Callable[[Speaker], bool] = lambda _: False
        self.is_followed: Callable[[Speaker], bool] = lambda _: False
        self.wishes: OrderedDict[str, Wishes] = OrderedDict()

    def wishes_of(self, speaker: Speaker) -> Wishes:
        """Return what somebody has asked for."""
        return self.wishes.get(speaker.key) or Wishes(self.locale)

    def meets(self, speaker: Speaker) -> bool:
        """Whether somebody is met for the first time who reads with a program of their own."""
        if speaker.key in self.wishes:
            return False
        self.keep_wishes(speaker, Wishes(self.locale))
        return True

    def keep_wishes(self, speaker: Speaker, wishes: Wishes) -> None:
        """Keep what somebody has asked for; who asked long ago is forgotten for many others."""
        self.wishes[speaker.key] = wishes
        self.wishes.move_to_end(speaker.key)
        if len(self.wishes) > MOST_WISHES:
            self.wishes.popitem(last=False)

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address: the wishes go along."""
        if old.key in self.wishes:
            self.wishes[new.key] = self.wishes.pop(old.key)

    def on_recognised(self, was: Speaker, now: Speaker) -> None:
        """Somebody has come back otherwise than they were: the wishes go along, unless they have
        others so."""
        if now.key not in self.wishes:
            self.on_renamed(was, now)

    def urgency_for(self, speaker: Speaker) -> Urgency:
        """Return how urgent it is what somebody has asked for and may wait."""
        return Urgency.ANSWER if self.plays(speaker) else Urgency.CHATTER

    def to_all(self, message_id: str, **fields: str | int) -> None:
        """Say a message to everybody in the room, in its language or in that of each."""
        self.to_all_with(message_id, lambda _: fields)

    def to_all_with(
        self, message_id: str, fields_in: Callable[[str], Mapping[str, str | int]]
    ) -> None:
        """Say a message to everybody whose fields are words of a language, as rules are called."""
        fields = fields_in(self.locale)
        if self.before_all is not None:
            self.before_all(message_id, fields)

        def text_in(locale: str) -> str:
            return Catalogue(locale).text(message_id, **fields_in(locale))

        self.outbox.send_in_languages(text_in, self.locale, self.is_followed)
        if self.on_all is not None:
            self.on_all(message_id, fields)

    def to_one(self, speaker: Speaker, message_id: str, **fields: str | int) -> None:
        """Say a message to one person alone, in the language of that person.

        It goes behind the lines of the game: strangers who ask much delay nobody.
        """
        self._to_one(speaker, self.urgency_for(speaker), message_id, fields)

    def to_player(self, speaker: Speaker, message_id: str, **fields: str | int) -> None:
        """Say a message of the game to one player alone, in its place among the others."""
        self._to_one(speaker, Urgency.GAME, message_id, fields)

    def _to_one(
        self, speaker: Speaker, urgency: Urgency, message_id: str, fields: Mapping[str, str | int]
    ) -> None:
        text = Catalogue(self.wishes_of(speaker).locale).text(message_id, **fields)
        self.outbox.send_privately(speaker, text, urgency)

    def paragraphs(self, speaker: Speaker, paragraphs: list[str]) -> None:
        """Send a text that may wait to one person."""
        for each in paragraphs:
            self.outbox.send_privately(speaker, each, self.urgency_for(speaker))

    def visitor(self, speaker: Speaker) -> tuple[Person, str, Urgency]:
        """Return somebody, their language, and how urgent what they ask for is."""
        person = Person(speaker, speaker.identity, speaker.nick)
        return person, self.wishes_of(speaker).locale, self.urgency_for(speaker)

    def cannot_compile(self, wrong: CannotCompile, speaker: Speaker | None = None) -> None:
        """Say why rules cannot be played: to one person, or to everybody."""
        message_id = f"room-table-{wrong.problem}"
        if speaker is None:
            self.to_all_with(message_id, lambda locale: named_arguments(wrong, locale))
        else:
            locale = self.wishes_of(speaker).locale
            self.to_one(speaker, message_id, **named_arguments(wrong, locale))


class PrivateLines:
    """A voice that sends its utterances to one person.

    Args:
        person: who reads them.
        outbox: sends them.
        urgency: how urgent they are.

    Attributes:
        urgency: the same.
        brailler: makes the line of braille under each; ``None`` for none.
    """

    def __init__(self, person: Person, outbox: Outbox, urgency: Urgency = Urgency.GAME) -> None:
        self._person = person
        self._outbox = outbox
        self.urgency = urgency
        self._held: list[Utterance] | None = None
        self.brailler: Callable[[Utterance], str] | None = None

    @contextmanager
    def together(self) -> Iterator[None]:
        """Send in one line what is told meanwhile."""
        held: list[Utterance] = []
        self._held = held
        try:
            yield
        finally:
            self._held = None
            self._send(held)

    def output(self, utterance: Utterance) -> None:
        """Send an utterance, and its line of braille where the person wants one."""
        if self._held is not None:
            self._held.append(utterance)
        else:
            self._send([utterance])

    def _send(self, told: Sequence[Utterance]) -> None:
        if not (told and self._person.present):  # somebody else may have the nick now
            return
        to = self._person.speaker
        self._outbox.send_privately(to, " ".join(each.text for each in told), self.urgency)
        brailler = self.brailler
        if brailler is not None and (cells := list(filter(None, map(brailler, told)))):
            self._outbox.send_privately(to, BLANKS.join(cells), self.urgency)

    def cancel(self) -> None:
        """Do nothing: what is sent is sent."""

    def withdraw(self, offer: object) -> None:
        """Do nothing: what is sent is sent."""

    async def wait_until_done(self) -> None:
        """Return at once: nobody waits for a reader."""

    def close(self) -> None:
        """Do nothing: the outbox belongs to the room."""
