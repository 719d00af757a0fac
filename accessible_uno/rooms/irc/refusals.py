"""What a server refuses us: a nick, a channel, to be heard there; how we get our nick back."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from msgspec import Struct, field

from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.rooms.carrier import Reporter
from accessible_uno.rooms.irc.isupport import Isupport
from accessible_uno.rooms.irc.message import IrcMessage, unformatted
from accessible_uno.rooms.irc.registration import Network, Registration
from accessible_uno.rooms.irc.roster import Roster
from accessible_uno.rooms.irc.send_queue import QueuedLine
from accessible_uno.table.driver import TimerHandle, Timers


class ClientOwner(Protocol):
    """What has a connection."""

    def on_read(self) -> None:
        """Everything is handled that the server has said so far."""

    def on_lost(self) -> None:
        """The connection is gone, for whatever reason."""

    def on_ready(self) -> None:
        """The server has let us in."""

    def on_own_nick(self) -> None:
        """We are called otherwise."""

    def on_nick_free(self, nick: str) -> None:
        """Nobody has a nick any more."""

    def on_own_join(self, channel: str) -> None:
        """We are in a channel."""

    def on_everybody_seen(self, channel: str) -> None:
        """Everybody has been reported who was in a channel before us."""

    def on_own_leave(self, channel: str) -> None:
        """We have been put out of a channel, or not let in."""

    def on_not_heard(self, channel: str, report: str) -> None:
        """A channel does not let us speak, for the reason that a message tells."""

    def on_may_be_heard(self, channel: str) -> None:
        """A channel may let us speak again."""

    def on_not_taken(self, line: QueuedLine) -> None:
        """A line has to be sent in another way."""

    def on_invited(self, channel: str) -> None:
        """Somebody lets us into a channel."""

    def on_renamed(self, old: str, new: str) -> None:
        """Somebody else is called otherwise."""

    def on_too_fast(self, target: str, seconds: float) -> None:
        """A line to ``target`` was not delivered: we write to too many in too short a time."""


TOO_FAST: Final = 60.0
"""Seconds to wait where a server does not say how long."""

CLOSED: Final = {
    "471": "full",
    "473": "invited",
    "474": "banned",
    "475": "key",
    "477": "account",
    "489": "tls",
}
"""Why a channel does not let us in, by the number of the answer; others say nothing more."""

NO_RIGHT: Final = "482"
"""The answer that we have no right in a channel, and none to write through it."""

LONGEST_REASON: Final = 200
"""Characters of a server's own words that are told."""

SECONDS: Final = re.compile(r"\b(\d{1,3})\b")


class RefusedClient(Protocol):
    """The connection that is refused something."""

    nick: str
    isupport: Isupport
    registration: Registration
    roster: Roster

    def is_own(self, nick: str) -> bool:
        """Whether a nick is ours."""

    def channel_called(self, name: str) -> str | None:
        """Return the channel of ours that the server calls so."""


class ServerRefusals(Struct, eq=False):
    """Says what a server refuses, and does what helps.

    Args:
        client: the connection.
        network: where it goes.
        owner: is told.
        send: sends a command.
        report: tells whoever runs the program.

    Attributes:
        reason: the server's own words where it does not let us in; empty where it says nothing.
        through_channel: the last line that went to somebody through a channel, by channel.
    """

    _client: RefusedClient
    _network: Network
    _owner: ClientOwner
    _send: Callable[..., None]
    _report: Reporter
    _knocked: set[str] = field(default_factory=set)
    reason: str = ""
    through_channel: dict[str, QueuedLine] = {}

    def on_reason(self, message: IrcMessage) -> None:
        """Remember why the server does not let us in."""
        if message.params:
            self.reason = clean_line(unformatted(message.params[-1]))[:LONGEST_REASON]

    # The nick

    def on_nick_taken(self, _: IrcMessage) -> None:
        """Take another nick."""
        self._client.registration.on_nick_taken()

    def on_nick_unlawful(self, message: IrcMessage) -> None:
        """Take a nick of letters that every server takes."""
        self.on_reason(message)
        self._client.registration.on_nick_unlawful()

    def on_unavailable(self, message: IrcMessage) -> None:
        """Take another nick, or wait for the channel: the network has come apart just now."""
        is_channel = self._client.isupport.is_channel(message.params[1])
        (self.on_not_let_in if is_channel else self.on_nick_taken)(message)

    # The channels

    def on_not_let_in(self, message: IrcMessage) -> None:
        """Say why, ask to be let in where that is possible, and try again later."""
        channel = self._client.channel_called(message.params[1])
        if channel is None:
            return
        why = CLOSED.get(message.command, "other")
        place = {"channel": channel, "server": self._network.server, "nick": self._client.nick}
        self._report("app-host-not-let-in", why=why, **place)
        if why == "invited" and channel not in self._knocked:
            self._knocked.add(channel)  # a server that does not know the command says so to nobody
            self._send("KNOCK", channel, self._network.real_name)
        self._owner.on_own_leave(channel)

    def on_invite(self, message: IrcMessage) -> None:
        """Come."""
        channel = self._client.channel_called(message.params[1])
        if channel is not None and self._client.is_own(message.params[0]):
            self._owner.on_invited(channel)

    def on_not_there(self, message: IrcMessage) -> None:
        """Say that we are not heard in a channel that we thought we were in, and come back."""
        channel = self._client.channel_called(message.params[1])
        if channel is not None:
            self._owner.on_not_heard(channel, "app-host-not-there")
            self._client.roster.we_left(channel)
            self._owner.on_own_leave(channel)

    def on_not_heard(self, message: IrcMessage) -> None:
        """Send otherwise what went through a channel, or say that the channel is closed to us."""
        channel = self._client.channel_called(message.params[1])
        if channel is None:
            return
        line = self.through_channel.pop(channel, None)
        if line is not None and message.command == NO_RIGHT:
            self._client.roster.distrust(channel)
            self._owner.on_not_taken(line)
        else:
            self._owner.on_not_heard(channel, "app-host-not-heard")

    # The pace

    def on_too_fast(self, message: IrcMessage) -> None:
        """Wait as long as the server says."""
        if len(message.params) > 2:
            found = SECONDS.search(message.params[-1])
            seconds = float(found[1]) if found is not None else TOO_FAST
            self._owner.on_too_fast(message.params[1], seconds)


REFUSALS: Final[Mapping[str, Callable[[ServerRefusals, IrcMessage], None]]] = {
    "432": ServerRefusals.on_nick_unlawful,
    "433": ServerRefusals.on_nick_taken,
    "436": ServerRefusals.on_nick_taken,
    "437": ServerRefusals.on_unavailable,
    **dict.fromkeys(("463", "464", "465", "466"), ServerRefusals.on_reason),
    **dict.fromkeys(("403", "405", *CLOSED), ServerRefusals.on_not_let_in),
    "404": ServerRefusals.on_not_heard,
    NO_RIGHT: ServerRefusals.on_not_heard,
    "442": ServerRefusals.on_not_there,
    **dict.fromkeys(("439", "707"), ServerRefusals.on_too_fast),
    "INVITE": ServerRefusals.on_invite,
}
"""What is done with each answer."""


PAUSES: Final = (5.0, 15.0, 30.0, 60.0)
"""Seconds before each attempt to get our nick; the last is repeated."""

SERVICES: Final = "NickServ"
REQUESTS: Final = ("REGAIN", "RECOVER", "GHOST")
"""What services call it: each is asked for in turn, and who does not know a word says so."""


class NickRecovery:
    """Asks for a nick until we have it.

    The services are asked only where they know us by our account, and never with a password:
    whoever is called like the services might not be them.

    Args:
        wanted: the nick.
        timers: the time.
        send: sends a command of the protocol: command, target, text.

    Attributes:
        wanted: the nick, as long as the server lets it be.
    """

    def __init__(self, wanted: str, timers: Timers, send: Callable[[str, str, str], None]) -> None:
        self.wanted = wanted
        self._timers = timers
        self._send = send
        self._attempts = 0
        self._logged_in = False
        self._due: TimerHandle | None = None

    def start(self, *, logged_in: bool) -> None:
        """Begin to ask."""
        self._logged_in = logged_in
        self._attempts = 0
        self._wait()

    def stop(self) -> None:
        """Ask no longer."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def take_now(self) -> None:
        """Ask at once: nobody has the nick any more."""
        if self._due is not None:
            self._send("NICK", self.wanted, "")

    def _wait(self) -> None:
        self.stop()
        pause = PAUSES[min(self._attempts, len(PAUSES) - 1)]
        self._due = self._timers.call_later(pause, self._ask)

    def _ask(self) -> None:
        if self._logged_in:
            request = REQUESTS[self._attempts % len(REQUESTS)]
            self._send("PRIVMSG", SERVICES, f"{request} {self.wanted}")
        self._send("NICK", self.wanted, "")
        self._attempts += 1
        self._wait()
