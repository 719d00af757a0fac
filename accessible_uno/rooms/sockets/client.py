"""Our end of the link that leads to a table: comes to it, and comes back when it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeAlias

from accessible_uno.rooms.carrier import CarrierListener, Claim, Reporter, Standing, Urgency
from accessible_uno.rooms.people import Speaker
from accessible_uno.rooms.sockets.carrier import LONGEST_FRAME
from accessible_uno.rooms.sockets.messages import (
    AskTables,
    CommandLine,
    Enter,
    Entered,
    FromClient,
    FromHost,
    HasCome,
    HasGone,
    ListedTable,
    NotAdmitted,
    NotLetIn,
    PersonSays,
    Ping,
    RoomFrame,
    RoomSays,
    TableList,
    TalkLine,
    from_host,
    written,
)

ROOM: Final = "table"
"""What the one room is called here; the host program knows which it is."""

HOST: Final = Speaker("", "host", is_host=True)
"""The host program.  Nobody else can speak for it here, so its words are told as they are."""

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds before the first attempt to come back, and before every late one."""

PING: Final = 20.0
"""Seconds between two signs of life."""

SILENCE: Final = 50.0
"""Seconds without any message after which the connection is lost: a laptop was closed."""

LASTING: Final = frozenset({NotAdmitted.UNKNOWN, NotAdmitted.ELSEWHERE})
"""What no waiting changes, also for somebody who was at the table before."""


class SocketFailed(Exception):
    """No connection can be made.

    Args:
        message_id: says why.
        lasting: whether it makes no sense to try again.
        fields: the variables of the message.
    """

    def __init__(self, message_id: str, *, lasting: bool = False, **fields: object) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.lasting = lasting
        self.fields = fields


class Socket(Protocol):
    """One connection to a host program."""

    def send(self, text: str) -> None:
        """Send a text, unless the connection is gone."""

    async def receive(self) -> str | None:
        """Return the next text; ``None`` once the connection is gone."""

    async def close(self) -> None:
        """Close the connection."""


OpenSocket: TypeAlias = Callable[[], Awaitable[Socket]]
"""Makes a connection; raises :class:`SocketFailed`."""


async def listed_tables(open_socket: OpenSocket) -> Sequence[ListedTable]:
    """Return the tables of a server that want to be found.

    Raises:
        SocketFailed: it cannot be reached, or has no tables.
    """
    socket = await open_socket()
    try:
        socket.send(written(AskTables()))
        async with asyncio.timeout(SILENCE):
            while (text := await socket.receive()) is not None:
                match from_host(text):
                    case TableList(tables):
                        return tables
                    case NotLetIn(why):
                        raise SocketFailed("app-join-refused", why=str(why))
    except TimeoutError:
        pass
    finally:
        await socket.close()
    raise SocketFailed("app-join-no-tables", lasting=True)


class SocketClient:
    """Comes to one table by its link.

    Args:
        open_socket: makes a connection.
        wish: what is asked for first; without a table, a new one is opened.
        rng: returns a number from 0 up to 1; it spreads the attempts to come back.
        report: tells the player what happens.
        keep: called with what lets us come back, once we are at the table.
    """

    rooms = (ROOM,)
    longest_frame = LONGEST_FRAME

    def __init__(
        self,
        open_socket: OpenSocket,
        wish: Enter,
        rng: Callable[[], float],
        report: Reporter,
        keep: Callable[[Entered], None],
    ) -> None:
        self._open = open_socket
        self._wish = wish
        self._rng = rng
        self._report = report
        self._keep = keep
        self._loop = asyncio.get_running_loop()
        self._stopping = asyncio.Event()
        self._socket: Socket | None = None
        self._was_in = self._told_lost = False
        self._listener: CarrierListener
        self._heard_at = 0.0

    async def run(self, listener: CarrierListener) -> None:
        """Stay at the table until :meth:`stop` is called.

        Raises:
            SocketFailed: we are not let in, or no longer.
        """
        self._listener = listener
        pause = FIRST_PAUSE
        while not self._stopping.is_set():
            begun = self._loop.time()
            try:
                await self._connect_once()
            except SocketFailed as wrong:
                if wrong.lasting or not self._was_in:
                    raise
                self._tell_lost(wrong)
            if self._loop.time() - begun > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            await self._wait(pause * (0.5 + self._rng()))
            pause = min(pause * 2, LONGEST_PAUSE)

    async def stop(self) -> None:
        """Leave."""
        self._stopping.set()
        if self._socket is not None:
            await self._socket.close()

    async def _wait(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self._stopping.wait(), seconds)
        except TimeoutError:
            return

    async def _connect_once(self) -> None:
        """Be at the table until the connection is gone.

        Raises:
            SocketFailed: it cannot be made, or we are not let in.
        """
        socket = await self._open()
        if self._stopping.is_set():
            await socket.close()
            return
        self._socket, self._heard_at = socket, self._loop.time()
        self._send(self._wish)
        pinging = asyncio.create_task(self._ping(socket))
        try:
            while (text := await socket.receive()) is not None:
                self._heard_at = self._loop.time()
                if (message := from_host(text)) is not None:
                    self._take(message)
        finally:
            pinging.cancel()
            self._socket = None
            await socket.close()
            self._listener.on_connection_lost(self)
        if not self._stopping.is_set():
            self._tell_lost(SocketFailed("app-join-lost"))

    async def _ping(self, socket: Socket) -> None:
        """Show that we are there, and give up a connection on which nothing comes."""
        while self._loop.time() - self._heard_at < SILENCE:
            await asyncio.sleep(PING)
            socket.send(written(Ping()))
        await socket.close()

    def _tell_lost(self, wrong: SocketFailed) -> None:
        """Say once that the table is out of reach."""
        if not self._told_lost:
            self._told_lost = True
            self._report(wrong.message_id, **wrong.fields)

    def _send(self, message: FromClient) -> None:
        if self._socket is not None:
            self._socket.send(written(message))

    def _take(self, message: FromHost) -> None:
        listener = self._listener
        match message:
            case Entered():
                self._on_entered(message)
            case NotLetIn(why):
                raise SocketFailed("app-join-refused", lasting=why in LASTING, why=str(why))
            case RoomSays(text, privately):
                listener.on_line("" if privately else ROOM, HOST, text)
            case RoomFrame(line):
                listener.on_frame(HOST, line)
            case PersonSays(name, text):
                listener.on_line(ROOM, Speaker(name, f"at {name}", is_host=False), text)
            case HasCome(name):
                self._report("hosted-came", name=name)
            case HasGone(name):
                self._report("hosted-went", name=name)
            case _:
                pass

    def _on_entered(self, entered: Entered) -> None:
        """We are at the table: find its host program."""
        self._wish = Enter(entered.table, entered.name, self._wish.locale, entered.token)
        self._keep(entered)
        if not self._was_in:
            names = ", ".join(entered.people)
            self._report("hosted-entered", name=entered.name, names=names or "none")
        self._was_in, self._told_lost = True, False
        self._listener.on_joined(ROOM, self)
        self._listener.on_here(ROOM, HOST)
        self._listener.on_everybody_seen(ROOM, self)

    # The carrier

    def give_command(self, room: str, host: Speaker, line: str) -> None:  # noqa: ARG002
        """Give the host program a command."""
        self._send(CommandLine(line))

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:  # noqa: ARG002
        """Write something for the people at the table."""
        self._send(TalkLine(text))

    def send_privately(
        self,
        to: Speaker,  # noqa: ARG002
        text: str,
        urgency: Urgency = Urgency.GAME,  # noqa: ARG002
        *,
        as_message: bool = False,  # noqa: ARG002
    ) -> None:
        """Write to the host program: to nobody else can one write alone."""
        self._send(CommandLine(text))

    def send_frame(self, to: Speaker, frame: str, urgency: Urgency = Urgency.GAME) -> None:  # noqa: ARG002
        """Send the host program a line of the protocol."""
        self._send(RoomFrame(frame))

    def waiting_for(self, to: Speaker) -> int:  # noqa: ARG002
        """Return 0: nothing waits here."""
        return 0

    def reaches(self, speaker: Speaker) -> bool:  # noqa: ARG002
        """Whether somebody came by this carrier: everybody did."""
        return True

    def standing(self, room: str, speaker: Speaker) -> Standing:  # noqa: ARG002
        """Return that whoever writes is here."""
        return Standing.HERE

    def claim(self, room: str, speaker: Speaker | None) -> Claim:  # noqa: ARG002
        """Return that the link speaks for the host program."""
        return Claim(rights=True, account=False)

    def rooms_of(self, speaker: Speaker) -> tuple[str, ...]:  # noqa: ARG002
        """Return the one room."""
        return self.rooms

    def has_called(self, room: str, name: str) -> bool:  # noqa: ARG002
        """Return that nobody is: a client passes nothing on."""
        return False

    def outbox(self, room: str) -> SocketClient:  # noqa: ARG002
        """Return what sends lines to the table."""
        return self

    def pass_on(self, room: str, speaker: Speaker, text: str, told: str) -> None:
        """Do nothing: a client passes nothing on."""

    def on_others(self, room: str, *, reached: bool) -> None:
        """Do nothing: there is one carrier."""

    def room_called(self, name: str) -> str | None:  # noqa: ARG002
        """Return nothing: there is one room."""
        return None

    def ask_who_is_in(self, room: str) -> None:
        """Do nothing: the host program is always there."""
