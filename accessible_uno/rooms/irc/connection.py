"""A network as a carrier: keeps connected, joins, gets its nick, and sends what is queued."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Final

from accessible_uno.rooms.carrier import (
    CarrierListener,
    Claim,
    ConnectionLost,
    Reporter,
    Standing,
    Urgency,
)
from accessible_uno.rooms.irc.client import IrcClient
from accessible_uno.rooms.irc.message import CTCP, FRAME, LONGEST, fit
from accessible_uno.rooms.irc.refusals import NickRecovery
from accessible_uno.rooms.irc.registration import Network
from accessible_uno.rooms.irc.send_queue import QueuedLine, SendQueue
from accessible_uno.rooms.people import Speaker

FIRST_PAUSE: Final = 2.0
LONGEST_PAUSE: Final = 300.0
"""Seconds before the first attempt to connect or to join again, and before every late one."""

REGISTRATION: Final = 60.0
"""Seconds within which a server lets us in, or never does."""

WHO_TIME: Final = 20.0
"""Seconds in which a server says who is in a channel; then it is asked again."""

FAREWELL: Final = 5.0
"""Seconds that are left to what still waits when the program stops."""

MOST_UNSENT: Final = 65_536
"""Bytes that a server has not taken yet: no more is sent then."""

CROWDED: Final = 1.0
SEND_TIME: Final = 30.0
"""Seconds until it is looked again whether it takes more, and until it is given up."""

MOST_AT_ONCE: Final = 20
"""Lines that are sent with one call of the system, where the pace allows as many."""

MOST_REMEMBERED: Final = 64
"""Targets whose last line is remembered, in case the server has not taken it."""


LONGEST_FRAME: Final = 300
"""Bytes of the text of one frame.  A line has 512; the mask that the server puts before it, the
command, the target and the frame's own head take at most 200."""


class ChannelOutbox:
    """Sends the lines of one room over a network's connection."""

    longest_frame = LONGEST_FRAME

    def __init__(self, carrier: IrcCarrier, channel: str) -> None:
        self._carrier = carrier
        self._channel = channel

    def send_to_room(self, text: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a text to the channel."""
        self._carrier.send(self._channel, "PRIVMSG", self._channel, text, urgency)

    def send_privately(
        self,
        to: Speaker,
        text: str,
        urgency: Urgency = Urgency.GAME,
        *,
        as_message: bool = False,
    ) -> None:
        """Send a text as notices to one person: no program answers them."""
        command = "PRIVMSG" if as_message else "NOTICE"
        self._carrier.send(self._channel, command, to.nick, text, urgency)

    def send_frame(self, to: Speaker, frame: str, urgency: Urgency = Urgency.GAME) -> None:
        """Send a line of the protocol, as it is, in a notice."""
        self._carrier.send_whole(self._channel, to.nick, f"{FRAME}{frame}{CTCP}", urgency)

    def waiting_for(self, to: Speaker) -> int:
        """Return how many lines still wait that somebody who does not play has asked for."""
        return self._carrier.queue.waiting_for(to.nick)


class IrcCarrier:
    """Keeps a network connected, and sends what is queued; its rooms are channels.

    Args:
        network: where to connect.
        rng: returns a number from 0 up to 1; it spreads the attempts to connect, so that many hosts
            do not come back at once.
        report: tells whoever runs the program.
        once: whether a lost connection is the end, for a service manager that starts the program
            again.

    Attributes:
        name: the server.
        rooms: the channels.
        queue: what waits to be sent.
    """

    def __init__(
        self,
        network: Network,
        rng: Callable[[], float],
        report: Reporter,
        *,
        once: bool = False,
    ) -> None:
        self.rooms = network.channels
        self._network = network
        self._listener: CarrierListener
        self._rng = rng
        self._report = report
        self._once = once
        self._client: IrcClient | None = None
        self._gone = asyncio.Event()
        self._ready = asyncio.Event()
        self._stopping = asyncio.Event()
        self._loop = loop = asyncio.get_running_loop()
        self._sends = self._woken = False
        self._crowded = 0.0
        self._later: asyncio.TimerHandle | None = None
        self._join_pauses: dict[str, float] = {}
        self._last_lines: dict[str, QueuedLine] = {}
        self._unheard: set[str] = set()
        self._nick = NickRecovery(network.nick, loop, self._control)
        self.queue = SendQueue(loop.time, network.interval, network.burst)

    def send(
        self, table: str, command: str, target: str, text: str, urgency: Urgency = Urgency.GAME
    ) -> None:
        """Queue a line of a table, in pieces where it is too long for the network."""
        longest = self._client.longest_text(target) if self._client is not None else LONGEST
        for piece in fit(text, longest):
            self.queue.push(table, command, target, piece, urgency, longest)
        self._wake()

    def send_whole(self, table: str, target: str, text: str, urgency: Urgency) -> None:
        """Queue a notice that fits, and is not to be changed."""
        self.queue.push_once(table, target, text, urgency)
        self._wake()

    def reaches(self, speaker: Speaker) -> bool:
        """Whether somebody came by a network: then the address is ``user@host``."""
        return "@" in speaker.address

    def standing(self, room: str, speaker: Speaker) -> Standing:
        """Return what somebody is in a channel."""
        client = self._client
        return client.standing(room, speaker.nick) if client is not None else Standing.UNKNOWN

    def claim(self, room: str, speaker: Speaker | None) -> Claim:
        """Return what speaks for a host program in a channel; ``None`` for this one."""
        return self._client_now().claim(room, speaker)

    def rooms_of(self, speaker: Speaker) -> list[str]:
        """Return the channels of ours where somebody is."""
        return self._client.rooms_of(speaker.nick) if self._client is not None else []

    def has_called(self, room: str, name: str) -> bool:
        """Whether somebody in a channel has a nick."""
        return self._client is not None and self._client.roster.is_in(room, name)

    def outbox(self, room: str) -> ChannelOutbox:
        """Return what sends the lines of a channel."""
        return ChannelOutbox(self, room)

    def pass_on(self, room: str, speaker: Speaker, text: str, told: str) -> None:  # noqa: ARG002
        """Let a channel read what somebody wrote elsewhere, as a sentence of ours."""
        self.send(room, "PRIVMSG", room, told, Urgency.CHATTER)

    def give_command(self, room: str, host: Speaker, line: str) -> None:
        """Give the host program a command, as a private line: it answers no notice."""
        self.send(room, "PRIVMSG", host.nick, line)

    def on_others(self, room: str, *, reached: bool) -> None:
        """Say nothing to a channel about those who come otherwise."""

    def ask_who_is_in(self, channel: str) -> None:
        """Let the server say who is in a channel."""
        if self._client is not None:
            form = self._client.isupport.who_form()
            self.queue.push(channel, "WHO", channel, form, Urgency.CONTROL)
            self._wake()

    def room_called(self, name: str) -> str | None:
        """Return the channel of ours that has a name; ``None`` for none."""
        return self._client.channel_called(name) if self._client is not None else None

    async def run(self, listener: CarrierListener) -> None:
        """Connect, and connect again after each loss, until :meth:`stop` is called.

        Raises:
            ConnectionLost: the connection is gone, and that is to be the end.
        """
        self._listener = listener
        if self._network.warns and self._network.bares_password:
            self._report("app-host-password-plain", server=self._network.server)
        pause = FIRST_PAUSE
        while not self._stopping.is_set():
            begun = self._loop.time()
            await self._connect_once()
            self._forget_connection()
            if self._stopping.is_set():
                return
            if self._once:
                raise ConnectionLost
            lasted = self._loop.time() - begun
            pause = FIRST_PAUSE if lasted > LONGEST_PAUSE else min(pause * 2, LONGEST_PAUSE)
            await _any_of(self._stopping, seconds=pause * (0.5 + self._rng()))

    async def stop(self) -> None:
        """Leave the network, once everything that waits is sent."""
        client = self._client
        if client is not None and self._ready.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._drained(), FAREWELL)
            client.quit()
        self._stopping.set()

    # The connection

    async def _connect_once(self) -> None:
        """Connect, and return once the connection is gone or could not be made."""
        self._gone.clear()
        self._ready.clear()
        self._client = client = IrcClient(self._network, self._listener, self, self._report)
        connecting = asyncio.create_task(client.connect())
        stopping = asyncio.create_task(self._stopping.wait())
        await asyncio.wait((connecting, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not connecting.done():
            connecting.cancel()
            return
        if (wrong := connecting.exception()) is not None:
            self._report_unreachable(wrong)
            return
        try:
            await self._use(client)
        finally:
            client.close()

    async def _use(self, client: IrcClient) -> None:
        """Send what is queued until the connection is gone, or the program stops."""
        await _any_of(self._ready, self._gone, self._stopping, seconds=REGISTRATION)
        if not self._ready.is_set():
            if not self._stopping.is_set():
                message_id = "app-host-refused" if client.refusals.reason else "app-host-no-answer"
                self._report(message_id, server=self._network.server, why=client.refusals.reason)
            return
        self._sends = True
        self._wake()
        await _any_of(self._gone, self._stopping)
        self._sends = False
        if not self._stopping.is_set():
            self._report("app-host-lost", server=self._network.server)

    def _report_unreachable(self, wrong: BaseException) -> None:
        server = self._network.server
        match wrong:
            case ssl.SSLCertVerificationError():
                self._report("app-host-certificate", server=server, why=wrong)
            case ssl.SSLError():
                self._report("app-host-no-tls", server=server, port=str(self._network.port))
            case OSError():
                self._report("app-host-unreachable", server=server, why=wrong)
            case _:
                raise wrong

    def _forget_connection(self) -> None:
        self._client = None
        self._nick.stop()
        self._last_lines.clear()
        self._unheard.clear()
        self.queue.clear()
        self._listener.on_connection_lost(self)

    def _wake(self) -> None:
        """Send what is due, once what happens now is all queued."""
        if self._sends and not self._woken:
            self._woken = True
            if not self._client_now().reads:
                self._loop.call_soon(self._send_due)

    def _send_due(self) -> None:
        """Send what may go now, all with one call of the system, and come back for the rest."""
        self._woken = False
        if self._later is not None:
            self._later.cancel()
            self._later = None
        client = self._client
        if client is None or not self._sends:
            return
        if client.unsent < MOST_UNSENT:
            self._crowded = 0.0
            due = list(islice(iter(self.queue.pop, None), MOST_AT_ONCE))
            if due:
                self._remember(due)
                client.send_lines(due)
            pause = self._pause()
        else:
            pause = CROWDED
            self._crowded += CROWDED
        if self._crowded > SEND_TIME:
            self._gone.set()
        elif pause is not None:
            self._later = self._loop.call_later(pause, self._send_due)

    def _pause(self) -> float | None:
        """Return the seconds until a line that waits may go; ``None`` where none waits."""
        return self.queue.delay() if len(self.queue) else None

    def _remember(self, lines: Iterable[QueuedLine]) -> None:
        for line in lines:
            self._last_lines.pop(line.target, None)
            self._last_lines[line.target] = line
            if len(self._last_lines) > MOST_REMEMBERED:
                del self._last_lines[next(iter(self._last_lines))]

    def _control(self, command: str, target: str, text: str = "") -> None:
        self.queue.push("", command, target, text, Urgency.CONTROL, longest=0)
        self._wake()

    async def _drained(self) -> None:
        while (pause := self._pause()) is not None and pause < FAREWELL:
            await asyncio.sleep(pause or 0.01)

    # What the client reports

    def on_read(self) -> None:
        """Send what is due, now that all is queued to which the server's lines have led."""
        if self._woken:
            self._send_due()

    def on_lost(self) -> None:
        """Use the connection no longer."""
        self._gone.set()

    def on_ready(self) -> None:
        """Join the channels, and take our nick."""
        client, network = self._client_now(), self._network
        self._ready.set()
        self._report("app-host-connected", server=network.server, nick=client.nick)
        self._tell_nick(client)
        if (network.account or network.certificate) and not client.registration.logged_in:
            self._report("app-host-not-logged-in", account=network.account, server=network.server)
        most = client.isupport.channel_limit()
        if most is not None and len(network.channels) > most:
            self._report("app-host-too-many-channels", server=network.server, most=most)
        for group in groups(self._rooms_without_key(), client.isupport.targets("JOIN")):
            self._control("JOIN", ",".join(group))
        for channel in network.keys:
            self._join(channel)
        self._nick.wanted = client.wanted_nick()
        if not client.is_own(self._nick.wanted):
            self._nick.start(logged_in=client.registration.logged_in)

    def _rooms_without_key(self) -> tuple[str, ...]:
        return tuple(each for each in self._network.channels if each not in self._network.keys)

    def _join(self, channel: str) -> None:
        self._control("JOIN", channel, self._network.keys.get(channel, ""))

    def _tell_nick(self, client: IrcClient) -> None:
        """Say that we are called otherwise than was wanted, and why."""
        wanted = self._network.nick
        if client.nick != wanted:
            names = {"nick": client.nick, "wanted": wanted}
            why = client.registration.refused or "unlawful"
            self._report("app-host-other-nick", server=self._network.server, why=why, **names)

    def on_own_nick(self) -> None:
        """Ask for the nick no longer when it is ours, and ask for it when it was taken from us."""
        client = self._client
        if client is None or not self._ready.is_set():
            return
        if client.is_own(self._nick.wanted):
            self._nick.stop()
        else:
            self._nick.start(logged_in=client.registration.logged_in)
        server = self._network.server
        self._report("app-host-nick-now", server=server, nick=client.nick)

    def on_nick_free(self, nick: str) -> None:
        """Take the nick that we want."""
        client = self._client_now()
        if client.isupport.fold(nick) == client.isupport.fold(self._nick.wanted):
            self._nick.take_now()

    def on_own_join(self, channel: str) -> None:
        """Ask who is there."""
        self._join_pauses.pop(channel, None)
        self._ask_until_seen(channel, self._client_now())
        self._listener.on_joined(channel, self)

    def _ask_until_seen(self, channel: str, client: IrcClient) -> None:
        """Ask who is in a channel; again where the server has not said it, for all it does."""
        if client is self._client and not client.roster.is_complete(channel):
            self.ask_who_is_in(channel)
            self._loop.call_later(WHO_TIME, self._ask_until_seen, channel, client)

    def on_everybody_seen(self, channel: str) -> None:
        """Report that everybody is known who is in a channel."""
        self._listener.on_everybody_seen(channel, self)

    def on_own_leave(self, channel: str) -> None:
        """Try to come back, after pauses that grow."""
        pause = min(self._join_pauses.get(channel, FIRST_PAUSE) * 2, LONGEST_PAUSE)
        self._join_pauses[channel] = pause
        self._unheard.discard(channel)
        self._listener.on_left(channel, self)
        self._loop.call_later(pause, self._join_again, channel, self._client)

    def on_not_heard(self, channel: str, report: str) -> None:
        """Say so, once; what the channel has not taken is told otherwise."""
        lost = self._last_lines.pop(channel, None)
        if channel not in self._unheard:
            self._unheard.add(channel)
            nick = self._client_now().nick
            server = self._network.server
            self._report(report, channel=channel, server=server, nick=nick)
        text = lost.text if lost is not None and lost.command == "PRIVMSG" else ""
        self._listener.on_not_heard(channel, self, text)

    def on_may_be_heard(self, channel: str) -> None:
        """Speak again where we could not."""
        if channel in self._unheard:
            self._unheard.discard(channel)
            self._report("app-host-heard", channel=channel, server=self._network.server)
            self._listener.on_heard(channel, self)

    def on_not_taken(self, line: QueuedLine) -> None:
        """Send a line again, now that it is known how it does not go."""
        self.queue.put_back(line)
        self._wake()

    def on_invited(self, channel: str) -> None:
        """Come at once."""
        self._join(channel)

    def on_renamed(self, old: str, new: str) -> None:
        """Send to the new nick what waits for somebody."""
        self.queue.rename(old, new)
        self._wake()  # who was called otherwise may have been held

    def on_too_fast(self, target: str, seconds: float) -> None:
        """Send the line again that the server has not taken, when it will take it."""
        line = self._last_lines.pop(target, None)
        if line is not None:
            self.queue.put_back(line)
        self.queue.hold(target, seconds)
        self._wake()

    def _join_again(self, channel: str, client: IrcClient | None) -> None:
        if client is not None and client is self._client:
            self._join(channel)

    def _client_now(self) -> IrcClient:
        assert self._client is not None
        return self._client


def groups(channels: tuple[str, ...], most: int) -> Iterator[list[str]]:
    """Yield channels that may be joined with one command."""
    group: list[str] = []
    for channel in channels:
        if group and (len(group) == most or len(",".join((*group, channel)).encode()) > LONGEST):
            yield group
            group = []
        group.append(channel)
    if group:
        yield group


async def _any_of(*events: asyncio.Event, seconds: float | None = None) -> None:
    """Wait until one of several things has happened, or so many seconds have passed."""
    waiting = [asyncio.create_task(each.wait()) for each in events]
    await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()
