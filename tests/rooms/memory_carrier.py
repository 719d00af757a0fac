"""A carrier of a test: what is sent is handed to it, what it reports comes from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fakes import Frame

from accessible_uno.rooms.carrier import CarrierListener, Claim, Standing, Urgency
from accessible_uno.rooms.people import Speaker

Send = Callable[[str, Speaker | None, str], None]
"""Takes what is sent: the room, for whom (``None`` for everybody), and the text or frame."""


class MemoryOutbox:
    """Hands over what is sent to one room."""

    longest_frame = 1_000

    def __init__(self, room: str, send: Send, waiting: dict[str, int]) -> None:
        self._room = room
        self._send = send
        self._waiting = waiting

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Hand over a text for everybody."""
        self._send(self._room, None, text)

    def send_privately(
        self, to: Speaker, text: str, urgency: Urgency = Urgency.GAME, *, as_message: bool = False
    ) -> None:
        """Hand over a text for one person."""
        self._send(self._room, to, text)

    def send_frame(self, to: Speaker, frame: str, urgency: Urgency = Urgency.GAME) -> None:
        """Hand over a line of the protocol."""
        self._send(self._room, to, Frame(frame))

    def waiting_for(self, to: Speaker) -> int:
        """Return how many lines are said to wait."""
        return self._waiting.get(to.nick, 0)


class MemoryCarrier:
    """Reaches those whose address begins with its name.

    Args:
        rooms: what it serves.
        send: takes what is sent.
        name: what the addresses of its people begin with.
    """

    def __init__(self, rooms: tuple[str, ...], send: Send, name: str = "") -> None:
        self.name = name
        self.rooms = rooms
        self.listener: CarrierListener | None = None
        self.asked: list[str] = []
        self.claims: dict[tuple[str, str], Claim] = {}
        self.standings: dict[tuple[str, str], Standing] = {}
        self.others: list[tuple[str, bool]] = []
        self.waiting: dict[str, int] = {}
        self._send = send
        self._stopped = asyncio.Event()

    async def run(self, listener: CarrierListener) -> None:
        """Be in every room, until it is stopped."""
        self.listener = listener
        for room in self.rooms:
            listener.on_joined(room, self)
        await self._stopped.wait()

    async def stop(self) -> None:
        """Leave."""
        self._stopped.set()

    def reaches(self, speaker: Speaker) -> bool:
        """Whether somebody has an address of this carrier."""
        return speaker.address.startswith(self.name)

    def standing(self, room: str, speaker: Speaker) -> Standing:
        """Return what somebody is said to be; whoever writes is here else."""
        return self.standings.get((room, speaker.nick), Standing.HERE)

    def claim(self, room: str, speaker: Speaker | None) -> Claim:
        """Return what is said to speak for somebody; for this program under no nick."""
        nothing = Claim(rights=False, account=False)
        return self.claims.get((room, speaker.nick if speaker is not None else ""), nothing)

    def rooms_of(self, speaker: Speaker) -> tuple[str, ...]:
        """Return the rooms, but those where somebody is said not to be."""
        return tuple(room for room in self.rooms if self.standing(room, speaker) >= Standing.HERE)

    def outbox(self, room: str) -> MemoryOutbox:
        """Return what hands over the lines of a room."""
        return MemoryOutbox(room, self._send, self.waiting)

    def has_called(self, room: str, name: str) -> bool:
        return False

    def pass_on(self, room: str, speaker: Speaker, text: str, told: str) -> None:
        """Hand over what somebody wrote who came otherwise."""
        self._send(room, None, told)

    def give_command(self, room: str, host: Speaker, line: str) -> None:
        """Hand over a command."""
        self._send(room, host, line)

    def on_others(self, room: str, *, reached: bool) -> None:
        """Remember whether others can be reached."""
        self.others.append((room, reached))

    def room_called(self, name: str) -> str | None:
        """Return a room by its very name."""
        return name if name in self.rooms else None

    def ask_who_is_in(self, room: str) -> None:
        """Remember that it was asked."""
        self.asked.append(room)
