"""The connection to one IRC network: who speaks, who comes and goes, and what is sent."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import pydle

from accessible_uno.chat.people import Speaker
from accessible_uno.chat.send_queue import SendQueue, Urgency
from accessible_uno.chat.wire import fit

_log = logging.getLogger(__name__)

FIRST_PAUSE: Final = 2.0
LONGEST_PAUSE: Final = 300.0
"""Seconds before the first attempt to connect again, and before every late one."""

NO_ACCOUNT: Final = ("*", "0")
"""What servers write in the place of an account that is not there."""


WHOX: Final = "%tcuhna,7"
"""Asks a server for channel, user, host, nick and account of everybody in a channel."""

SPLIT: Final = re.compile(r"(?!.*://)[^\s:]+\.[^\s:]+ [^\s:]+\.[^\s:]+")
"""The reason for leaving that servers give when they lose one another: their two names.  Those of
persons begin with a word and a colon."""


@dataclass(frozen=True)
class Network:
    """Where to connect, and as whom.

    Attributes:
        server: host name.
        port: port.
        nick: what the host program is called.
        channels: the rooms.
        tls: whether the connection is encrypted; the certificate is then verified.
        account: services account; empty for none.
        password: password of the account.
        interval: seconds for each line in the long run.
        burst: lines that may be sent at once after a pause.
    """

    server: str
    port: int
    nick: str
    channels: tuple[str, ...]
    tls: bool = False
    account: str = ""
    password: str = field(default="", repr=False)
    interval: float = 0.6
    burst: int = 4


class Listener(Protocol):
    """What a connection reports to; channels are folded as the network compares them."""

    def on_line(self, channel: str, speaker: Speaker, text: str) -> None:
        """Somebody wrote a line; ``channel`` is empty where it was written to us alone."""

    def on_nick(self, mask: str, old: str, new: str) -> None:
        """Somebody is called otherwise."""

    def on_here(self, channel: str, speaker: Speaker) -> None:
        """Somebody is in a channel: has come, or was there before us."""

    def on_gone(self, channel: str, speaker: Speaker, *, split: bool = False) -> None:
        """Somebody has left a channel; it is empty where somebody has left the network, perhaps in
        a netsplit."""

    def on_joined(self, channel: str) -> None:
        """We are in a channel."""

    def on_connection_lost(self) -> None:
        """No channel can be reached."""


class IrcClient(pydle.Client):  # type: ignore[misc]  # pydle has no types
    """One connection.

    Each message is handled in one step, without waiting for anything: so they are handled in the
    order in which they came.

    Args:
        network: where to connect.
        listener: is told what happens.
    """

    RECONNECT_ON_ERROR = False  # ConnectionKeeper does it

    def __init__(self, network: Network, listener: Listener) -> None:
        nicks = [f"{network.nick}{tail}" for tail in ("_", "2", "3")]
        super().__init__(
            network.nick,
            fallback_nicknames=nicks,
            realname="UNO",
            sasl_username=network.account or None,
            sasl_password=network.password or None,
            sasl_identity="",
        )
        self._network = network
        self._listener = listener
        self._accounts: dict[str, str] = {}
        self.gone = asyncio.Event()

    def fold(self, name: str) -> str:
        """Return a name as the network compares it (CASEMAPPING)."""
        return _folded(name, self._case_mapping)

    def is_own(self, nick: str) -> bool:
        """Whether ``nick`` is ours."""
        return bool(self.fold(nick) == self.fold(self.nickname))

    async def on_connect(self) -> None:
        """Join the channels, once the server has let us in."""
        await super().on_connect()
        for channel in self._network.channels:
            await self.rawmsg("JOIN", channel)

    async def on_disconnect(self, expected: bool) -> None:  # noqa: ARG002  # pydle's signature
        """Report that the connection is gone."""
        self.gone.set()

    async def on_raw_privmsg(self, message: Any) -> None:
        """Report a line."""
        speaker = self._speaker(message)
        if speaker is None or self.is_own(speaker.nick) or len(message.params) < 2:
            return
        target, text = message.params[:2]
        channel = self.fold(target) if self.is_channel(target) else ""
        self._listener.on_line(channel, speaker, text)

    async def on_raw_notice(self, message: Any) -> None:
        """Do nothing: programs never answer notices, or two of them would never end."""

    async def on_raw_join(self, message: Any) -> None:
        """Report who comes, with the account (extended-join); ask who is there when we come."""
        nick, _ = self._parse_user(message.source)
        if nick and len(message.params) > 1:
            self._set_account(nick, message.params[1])
        speaker, channel = self._speaker(message), message.params[0]
        if speaker is not None and not self.is_own(speaker.nick):
            self._listener.on_here(self.fold(channel), speaker)
        await super().on_raw_join(message)
        if speaker is not None and self.is_own(speaker.nick):
            self._listener.on_joined(self.fold(channel))
            await self.rawmsg("WHO", channel, *([WHOX] if "WHOX" in self._isupport else []))

    async def on_raw_352(self, message: Any) -> None:
        """Report somebody who was in a channel before us."""
        _, channel, user, host, _, nick, *_ = message.params
        self._report_here(channel, nick, f"{user}@{host}")

    async def on_raw_354(self, message: Any) -> None:
        """Report somebody who was in a channel before us, with the account (WHOX)."""
        _, _, channel, user, host, nick, account = message.params
        self._set_account(nick, account)
        self._report_here(channel, nick, f"{user}@{host}")

    def _report_here(self, channel: str, nick: str, mask: str) -> None:
        if not self.is_own(nick):
            account = self._accounts.get(self.fold(nick), "")
            self._listener.on_here(self.fold(channel), Speaker(nick, mask, account))

    async def on_raw_account(self, message: Any) -> None:
        """Remember that somebody has logged in or out (account-notify)."""
        speaker = self._speaker(message)
        if speaker is not None:
            self._set_account(speaker.nick, message.params[0])
        await super().on_raw_account(message)

    async def on_raw_nick(self, message: Any) -> None:
        """Report a change of nick; the account goes along."""
        speaker = self._speaker(message)
        if speaker is not None:
            new = message.params[0]
            account = self._accounts.pop(self.fold(speaker.nick), "")
            self._set_account(new, account)
            self._listener.on_nick(speaker.mask, speaker.nick, new)
        await super().on_raw_nick(message)

    async def on_raw_part(self, message: Any) -> None:
        """Report that somebody has left a channel."""
        self._report_gone(message, self.fold(message.params[0]))
        await super().on_raw_part(message)

    async def on_raw_kick(self, message: Any) -> None:
        """Report that somebody was put out of a channel; come back if it was us."""
        channel, nick = message.params[:2]
        if self.is_own(nick):
            await super().on_raw_kick(message)
            await self.rawmsg("JOIN", channel)
            return
        user = self.users.get(nick, {})
        mask = f"{user.get('username') or '*'}@{user.get('hostname') or '*'}"
        account = self._accounts.get(self.fold(nick), "")
        self._listener.on_gone(self.fold(channel), Speaker(nick, mask, account))
        await super().on_raw_kick(message)

    async def on_raw_quit(self, message: Any) -> None:
        """Report that somebody has left the network; servers name themselves in a netsplit."""
        reason = message.params[0] if message.params else ""
        self._report_gone(message, "", split=bool(SPLIT.fullmatch(reason)))
        speaker = self._speaker(message)
        if speaker is not None:
            self._accounts.pop(self.fold(speaker.nick), None)
        await super().on_raw_quit(message)

    def _report_gone(self, message: Any, channel: str, *, split: bool = False) -> None:
        speaker = self._speaker(message)
        if speaker is not None and not self.is_own(speaker.nick):
            self._listener.on_gone(channel, speaker, split=split)

    def _speaker(self, message: Any) -> Speaker | None:
        """Return who sent a message; ``None`` for a server."""
        nick, metadata = self._parse_user(message.source)
        if not nick or "username" not in metadata or "hostname" not in metadata:
            return None
        tags = getattr(message, "tags", None) or {}
        account = tags.get("account") or self._accounts.get(self.fold(nick), "")
        return Speaker(nick, f"{metadata['username']}@{metadata['hostname']}", account)

    def _set_account(self, nick: str, account: str) -> None:
        if account and account not in NO_ACCOUNT:
            self._accounts[self.fold(nick)] = account
        else:
            self._accounts.pop(self.fold(nick), None)


def _folded(name: str, mapping: str) -> str:
    lower = name.lower()
    if mapping in ("rfc1459", "strict-rfc1459"):
        lower = lower.translate(str.maketrans("[]\\", "{}|"))
        if mapping == "rfc1459":
            lower = lower.replace("^", "~")
    return lower


class ConnectionKeeper:
    """Keeps a network connected, and sends what is queued.

    Args:
        network: where to connect.
        listener: is told what happens.
        rng: returns a number from 0 up to 1; it spreads the attempts to connect, so that many hosts
            do not come back at once.
    """

    def __init__(self, network: Network, listener: Listener, rng: Callable[[], float]) -> None:
        self._network = network
        self._listener = listener
        self._rng = rng
        self._client: IrcClient | None = None
        self._stopping = False
        self._queued = asyncio.Event()
        loop = asyncio.get_running_loop()
        self.queue = SendQueue(loop.time, network.interval, network.burst)

    @property
    def client(self) -> IrcClient | None:
        """The connection, where there is one."""
        return self._client

    def send(
        self, table: str, command: str, target: str, text: str, urgency: Urgency = Urgency.GAME
    ) -> None:
        """Queue a line of a table, in pieces where it is too long for the network."""
        for piece in fit(text):
            self.queue.push(table, command, target, piece, urgency)
        self._queued.set()

    async def run(self) -> None:
        """Connect, and connect again after each loss, until :meth:`stop` is called."""
        pause = FIRST_PAUSE
        while not self._stopping:
            begun = asyncio.get_running_loop().time()
            await self._connect_once()
            self.queue.clear()
            self._listener.on_connection_lost()
            if self._stopping:
                return
            lasted = asyncio.get_running_loop().time() - begun
            pause = FIRST_PAUSE if lasted > LONGEST_PAUSE else min(pause * 2, LONGEST_PAUSE)
            await asyncio.sleep(pause * (0.5 + self._rng()))

    async def stop(self, farewell: str) -> None:
        """Leave the network with a last word, once everything that waits is sent."""
        self._stopping = True
        client = self._client
        if client is not None and client.connected:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._drained(), 5.0)
            await client.rawmsg("QUIT", farewell)
            await client.disconnect(expected=True)

    async def _connect_once(self) -> None:
        """Connect, and return once the connection is gone or could not be made."""
        network = self._network
        client = IrcClient(network, self._listener)
        sender: asyncio.Task[None] | None = None
        try:
            await client.connect(
                network.server,
                network.port,
                tls=network.tls,
                tls_verify=True,
            )
            self._client = client
            sender = asyncio.create_task(self._send_queued(client))
            await client.gone.wait()
        except (OSError, TimeoutError) as wrong:
            _log.warning("%s cannot be reached: %s", network.server, wrong)
        finally:
            self._client = None
            if sender is not None:
                sender.cancel()

    async def _send_queued(self, client: IrcClient) -> None:
        while True:
            line = self.queue.pop()
            if line is not None:
                await client.rawmsg(line.command, line.target, line.text)
            elif len(self.queue):
                await asyncio.sleep(self.queue.delay())
            else:
                self._queued.clear()
                await self._queued.wait()

    async def _drained(self) -> None:
        while len(self.queue):
            await asyncio.sleep(self.queue.delay() or 0.01)
