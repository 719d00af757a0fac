"""Time that a test moves on, and an outbox that keeps what is sent."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from msgspec.structs import replace

from accessible_uno.packages.faults import PackageFault
from accessible_uno.players.registry import make_bot
from accessible_uno.rooms.archive import RoomArchive
from accessible_uno.rooms.carrier import Urgency
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.room import Room
from accessible_uno.rooms.table import RoomTools
from accessible_uno.table import Dealer

ALL = "#"
"""Who reads what is said in the room."""

ANNE = Speaker("Anne", "a@house")
PAUL = Speaker("Paul", "p@garden", "paul")
ZOE = Speaker("Zoe", "z@shop")


@dataclass
class Call:
    """A call that is due."""

    callback: Callable[[], None] | None

    def cancel(self) -> None:
        """Do not call."""
        self.callback = None


class FakeTimers:
    """Time that stands still until a test moves it on."""

    def __init__(self) -> None:
        self._now = 0.0
        self._due: list[tuple[float, int, Call]] = []
        self._count = 0

    def time(self) -> float:
        """Return the seconds so far."""
        return self._now

    def call_later(self, delay: float, callback: Callable[[], None], /) -> Call:
        """Call at a later time."""
        self._count += 1
        call = Call(callback)
        heapq.heappush(self._due, (self._now + delay, self._count, call))
        return call

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and make the calls that are due meanwhile."""
        until = self._now + seconds
        while self._due and self._due[0][0] <= until:
            self._now, _, call = heapq.heappop(self._due)
            if call.callback is not None:
                callback, call.callback = call.callback, None
                callback()
        self._now = until


class Frame(str):
    """A line of the protocol, among those in words."""

    __slots__ = ()


def everybody(_: Speaker) -> bool:
    """Whom the one carrier of the fakes reaches."""
    return True


@dataclass
class FakeOutbox:
    """Keeps every line with its reader: a nick, or ``ALL``; and which were messages, how urgent the
    private ones were."""

    lines: list[tuple[str, str]] = field(default_factory=list)
    longest_frame: int = 300
    messages: list[str] = field(default_factory=list)
    urgencies: list[Urgency] = field(default_factory=list)

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Keep a line for everybody."""
        self.lines.append((ALL, text))

    def send_privately(
        self, to: Speaker, text: str, urgency: Urgency = Urgency.GAME, *, as_message: bool = False
    ) -> None:
        """Keep a line for one person."""
        self.lines.append((to.nick, text))
        self.urgencies.append(urgency)
        if as_message:
            self.messages.append(text)

    def send_frame(self, to: Speaker, frame: str, urgency: Urgency = Urgency.GAME) -> None:
        """Keep a line of the protocol for one person's client."""
        self.lines.append((to.nick, Frame(frame)))
        self.urgencies.append(urgency)

    def waiting_for(self, to: Speaker) -> int:
        """Nothing waits here."""
        return 0


class ChatRoom:
    """A room, those who write in it, and what they read."""

    def __init__(
        self,
        locale: str = "fr",
        seed: str = "room",
        archive: RoomArchive | None = None,
        on_fault: Callable[[Exception], None] | None = None,
    ) -> None:
        self.timers = FakeTimers()
        self.outbox = FakeOutbox()
        self.bot_faults: list[PackageFault] = []
        tools = RoomTools(
            self.outbox,
            self.timers,
            lambda: Dealer(seed),
            lambda kind: make_bot(kind, Random(seed).random),
            lambda notation: (lambda told: f"⠿{told.text}") if notation == "leaflet" else None,
            archive,
            on_bot_fault=self.bot_faults.append,
        )
        if on_fault is not None:
            tools = replace(tools, on_fault=on_fault)
        self.room = Room(locale, tools)

    def write(self, speaker: Speaker, text: str) -> list[tuple[str, str]]:
        """Write a line; return what is sent because of it."""
        before = len(self.outbox.lines)
        self.room.on_line(speaker, text)
        return self.outbox.lines[before:]

    def frame(self, speaker: Speaker, frame: str) -> list[tuple[str, str]]:
        """Send a line of the protocol; return what is sent because of it."""
        before = len(self.outbox.lines)
        self.room.on_frame(speaker, frame)
        return self.outbox.lines[before:]

    def wait(self, seconds: float) -> list[tuple[str, str]]:
        """Let time pass; return what is sent meanwhile."""
        before = len(self.outbox.lines)
        self.timers.pass_by(seconds)
        return self.outbox.lines[before:]


def game_of_two(on_fault: Callable[[Exception], None] | None = None) -> ChatRoom:
    """A game of Anne and Paul; Anne is asked, on a blue 8, and holds a blue 9."""
    room = ChatRoom(seed="deal232", on_fault=on_fault)
    for speaker in (ANNE, PAUL):
        room.write(speaker, "!go")
    room.write(ANNE, "!start")
    return room


def lines_for(reader: str, lines: list[tuple[str, str]]) -> str:
    """Return what one reader reads, in one line."""
    return " ".join(text for name, text in lines if name == reader)
