"""What clients of the protocol ask of a room: a link, an act, a message once more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from accessible_uno.narration.language import LOCALES
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
    agreed,
    refused_message,
)
from accessible_uno.rooms.protocol.frames import Frame, read_frame
from accessible_uno.rooms.room_lines import RoomLines
from accessible_uno.rooms.room_table import RoomTable

MOST_WORDS: Final = 40
"""Words of one act, at most."""


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
    """

    def __init__(self, table: RoomTable, links: ClientLinks, lines: RoomLines) -> None:
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
        if word == HELLO:
            self._greet(speaker, frame, words)
            return
        link = self._links.find(speaker, frame.token)
        if link is None:
            self._links.reply(speaker, Frame(frame.token, 0, UNKNOWN).line())
        elif word in self._asked:
            self._asked[word](ClientRequest(link, speaker, frame, words[:MOST_WORDS]))

    def is_linked(self, speaker: Speaker, text: str) -> bool:
        """Whether a line comes over a link of this room."""
        frame = read_frame(text)
        return frame is not None and self._links.find(speaker, frame.token) is not None

    def _greet(self, speaker: Speaker, frame: Frame, words: list[str]) -> None:
        """Agree on a version, and show the table to who sits there."""
        versions, locale, *_ = (*words, "", "")
        offered = [int(each) for each in versions.split(",") if each.isdecimal() and each.isascii()]
        version = agreed(offered)
        if version is None:
            known = ",".join(map(str, VERSIONS))
            self._links.reply(speaker, Frame(frame.token, 0, f"{VERSION} {known}").line())
            return
        link = self._links.greet(speaker, frame.token)
        link.post(f"{VERSION} {version}")
        person = self._table.person(speaker)
        if locale in LOCALES:
            wishes = self._lines.wishes_of(speaker)
            wishes.locale = locale
            self._lines.keep_wishes(speaker, wishes)
            if person is not None:
                self._table.use_wishes(person)
        if person is not None and self._table.game is not None:
            self._table.game.attach(person, link)

    def _act(self, asked: ClientRequest) -> None:
        person, game = self._table.person(asked.speaker), self._table.game
        link, number = asked.link, asked.frame.number
        if person is None or game is None or not game.act(person, link, number, asked.words):
            link.post(refused_message(None, number))

    def _again(self, asked: ClientRequest) -> None:
        number = asked.words[0] if asked.words else ""
        known = number.isdecimal() and number.isascii() and asked.link.post_again(int(number))
        if not known:
            self._links.reply(asked.speaker, Frame(asked.frame.token, 0, UNKNOWN).line())

    def _bye(self, asked: ClientRequest) -> None:
        self._table.detach(asked.link)
        self._links.drop(asked.speaker)
