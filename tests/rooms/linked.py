"""A client of the protocol at a room of the fakes: what it is sent can be lost, doubled or held."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from fakes import ChatRoom, Frame

from accessible_uno.game.base import Action, Event, Reason, Seat
from accessible_uno.record.seat_part import Part
from accessible_uno.rooms.client.remote_table import RemoteTable
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.protocol.fields import TableTerms
from accessible_uno.rooms.protocol.table_link import TableLink


@dataclass
class LinkedPlayer:
    """Somebody who plays with a client of the protocol.

    Attributes:
        lines: every line that was sent to the client.
        table: the match as the client sees it.
        heard: what was reported: events, refusals, sentences.
    """

    room: ChatRoom
    speaker: Speaker
    lines: list[str] = field(default_factory=list)
    heard: list[object] = field(default_factory=list)
    table: RemoteTable | None = None
    change: Callable[[str], Sequence[str]] = lambda line: (line,)
    change_own: Callable[[str], Sequence[str]] = lambda line: (line,)

    def __post_init__(self) -> None:
        tokens = iter(f"{number:08x}" for number in range(1, 99))
        self._read = len(self.room.outbox.lines)
        self.link = TableLink(self._send, self.room.timers, lambda: next(tokens), self)

    def join(self) -> None:
        """Ask for a link, and take what comes."""
        self.link.connect("fr", "#uno")
        self.receive()

    def _send(self, line: str) -> None:
        for each in self.change_own(line):
            self.room.room.on_frame(self.speaker, each)

    def receive(self) -> None:
        """Take every line that was sent to the client since the last time."""
        while self._read < len(self.room.outbox.lines):
            reader, line = self.room.outbox.lines[self._read]
            self._read += 1
            if reader == self.speaker.nick and isinstance(line, Frame):
                self.lines.append(line)
                for each in self.change(line):
                    self.link.receive(each)

    def wait(self, seconds: float) -> None:
        """Let time pass, in steps in which lines arrive."""
        for _ in range(round(seconds)):
            self.room.wait(1)
            self.receive()

    def act(self, action: Action) -> None:
        """Do something, and take what comes of it."""
        assert self.table is not None
        self.table.act(action)
        self.receive()

    # What the link reports

    def on_linked(self) -> None:
        self.heard.append("linked")

    def on_not_linked(self, versions: Sequence[int]) -> None:
        self.heard.append(("not linked", tuple(versions)))

    def on_table(self, terms: TableTerms) -> None:
        if self.table is None or self.table.terms != terms:
            self.table = RemoteTable(terms, self.link.act, lambda: self.link.awaits_reply)

    def on_bots(self, kinds: Mapping[Seat, str]) -> None:
        assert self.table is not None
        self.heard.append(("bots", self.table.take_bots(kinds)))

    def on_view(self, part: Part, seconds: int | None) -> None:
        assert self.table is not None
        if self.table.show(part):
            self.heard.append(("view", seconds))

    def on_seen(self, events: Sequence[Event], changed: Part) -> None:
        assert self.table is not None
        self.table.see(events, changed)
        self.heard += events

    def on_refused(self, reason: Reason | None) -> None:
        self.heard.append(("refused", reason))

    def on_say(self, message_id: str, values: dict[str, str | int]) -> None:
        self.heard.append((message_id, values))

    def on_tell(self, message_id: str, values: dict[str, str | int]) -> None:
        self.heard.append((message_id, values))

    def on_end(self) -> None:
        self.heard.append("end")

    def on_unreadable(self) -> None:
        self.heard.append("unreadable")
