"""One connection to an IRC network: who speaks, who comes and goes, what the server allows."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import ClassVar, Final

from accessible_uno.error_logger import error_logger
from accessible_uno.rooms.carrier import CarrierListener, Claim, Reporter, Standing
from accessible_uno.rooms.irc.isupport import Isupport
from accessible_uno.rooms.irc.message import (
    ASSUMED_MASK,
    CTCP,
    FRAME,
    SPLIT,
    IrcMessage,
    format_message,
    is_whole,
    longest_text,
    parse_message,
    unformatted,
)
from accessible_uno.rooms.irc.refusals import REFUSALS, ClientOwner, ServerRefusals
from accessible_uno.rooms.irc.registration import HOST_REAL_NAME, Network, Registration, client_tls
from accessible_uno.rooms.irc.roster import OPERATORS, TRUSTED, Roster, lawful_account
from accessible_uno.rooms.irc.send_queue import QueuedLine
from accessible_uno.rooms.people import Speaker

_log: Final = error_logger(__name__)

CONNECT_TIME: Final = 10.0
TLS_TIME: Final = 5.0
"""Seconds that a server may take to be reached, and to agree on a cipher."""

LONGEST_LINE: Final = 65_536
"""Bytes of a line with its tags; one that is longer ends the connection."""

SILENCE: Final = 90.0
"""Seconds without a word, then a ping, then as many again: the connection is dead."""


def _of_registration(
    handler: Callable[[Registration, IrcMessage], None],
) -> Callable[[IrcClient, IrcMessage], None]:
    """Return what hands a message over that lets us in."""
    return lambda client, message: handler(client.registration, message)


def _of_refusals(
    handler: Callable[[ServerRefusals, IrcMessage], None],
) -> Callable[[IrcClient, IrcMessage], None]:
    """Return what hands a message over that refuses something."""
    return lambda client, message: handler(client.refusals, message)


class IrcClient(asyncio.Protocol):
    """One connection.

    Each message is handled in one step, without waiting for anything: so they are handled in the
    order in which they came.

    Args:
        network: where to connect.
        listener: is told what happens in the channels.
        owner: is told what happens to the connection.
        report: tells whoever runs the program.

    Attributes:
        nick: what we are called.
        isupport: what the server compares and allows.
        registration: how the server lets us in.
        roster: who is where.
        reads: whether lines are being handled that have come together.
        refusals: what the server refuses us.
    """

    def __init__(
        self, network: Network, listener: CarrierListener, owner: ClientOwner, report: Reporter
    ) -> None:
        self._network = network
        self._listener = listener
        self._owner = owner
        self._report = report
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self.reads = False
        self._heard_at = 0.0
        self._watch: asyncio.TimerHandle | None = None
        self._own_mask = ASSUMED_MASK
        self._channels: dict[str, str] = {}
        self.nick = network.nick
        self.isupport = Isupport()
        self.registration = Registration(network, self._send)
        self.roster = Roster(self.isupport.fold)
        self.refusals = ServerRefusals(self, network, owner, self._send, report)

    # Our nick and our lines

    def is_own(self, nick: str) -> bool:
        """Whether ``nick`` is ours."""
        fold = self.isupport.fold
        return fold(nick) == fold(self.nick)

    def wanted_nick(self) -> str:
        """Return the nick that we want, as the server lets it be (NICKLEN)."""
        return self.registration.wanted[: self.isupport.nick_limit()]

    def channel_called(self, name: str) -> str | None:
        """Return the channel of ours that the server calls ``name``."""
        return self._channels.get(self.isupport.fold(name))

    def longest_text(self, target: str) -> int:
        """Return the bytes that a line to ``target`` may have."""
        return longest_text(self._own_mask, target)

    def standing(self, channel: str, nick: str) -> Standing:
        """Return what somebody is in a channel."""
        if not self.roster.is_in(channel, nick):
            return Standing.AWAY if self.roster.is_complete(channel) else Standing.UNKNOWN
        operates = OPERATORS & self.roster.modes_of(channel, nick)
        return Standing.OPERATOR if operates else Standing.HERE

    def claim(self, channel: str, speaker: Speaker | None) -> Claim:
        """Return what speaks for a host program; ``None`` for ourselves."""
        if speaker is None:
            return Claim(self.roster.are_trusted(channel), self.registration.logged_in)
        rights = TRUSTED & self.roster.modes_of(channel, speaker.nick)
        return Claim(bool(rights), bool(speaker.account))

    def rooms_of(self, nick: str) -> list[str]:
        """Return the channels of ours where somebody is."""
        folded = self.roster.channels_of(nick)
        return [self._channels[each] for each in folded if each in self._channels]

    @property
    def unsent(self) -> int:
        """How many bytes the server has not taken yet."""
        return self._transport.get_write_buffer_size() if self._transport is not None else 0

    def send_lines(self, lines: Iterable[QueuedLine]) -> None:
        """Send lines, all with one call of the system."""
        if self._transport is not None:
            self._transport.write(b"".join([self._written(each) for each in lines]))

    def _written(self, line: QueuedLine) -> bytes:
        """Return a line as it is sent; a private one goes through its channel where that lifts a
        limit."""
        through_channel = (
            line.command in ("NOTICE", "PRIVMSG")
            and self.isupport.has(f"C{line.command}")
            and self.roster.are_trusted(line.table)
            and self.roster.is_in(line.table, line.target)
        )
        if through_channel:
            self.refusals.through_channel[line.table] = line
            return format_message(f"C{line.command}", line.target, line.table, line.text)
        return format_message(line.command, line.target, *((line.text,) if line.text else ()))

    def quit(self) -> None:
        """Leave the network."""
        self._send("QUIT")

    def _send(self, command: str, *params: str) -> None:
        if self._transport is not None:
            self._transport.write(format_message(command, *params))

    # The connection

    async def connect(self) -> None:
        """Connect, and say who we are.

        Raises:
            OSError: the server cannot be reached, or its certificate is not accepted.
        """
        network = self._network
        try:
            async with asyncio.timeout(CONNECT_TIME):
                await self._loop.create_connection(
                    lambda: self,
                    network.server,
                    network.port,
                    ssl=client_tls(network.certificate) if network.tls else None,
                    ssl_handshake_timeout=TLS_TIME if network.tls else None,
                )
        except ConnectionAbortedError:  # a server without TLS waits for the end of a line
            raise ssl.SSLError from None
        self.registration.start()
        self._watch_silence()

    def close(self) -> None:
        """End the connection."""
        self.registration.close()
        if self._watch is not None:
            self._watch.cancel()
        if self._transport is not None:
            self._transport.close()
            self._transport = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep what sends our lines."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._heard_at = self._loop.time()

    def data_received(self, data: bytes) -> None:
        """Handle the lines that are whole, and send together what they lead to."""
        self._heard_at = self._loop.time()
        *lines, self._rest = (self._rest + data).split(b"\n")
        self.reads = True
        for line in lines:
            self._handle(line)
        self.reads = False
        self._owner.on_read()
        if len(self._rest) >= LONGEST_LINE:
            self._lose()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002  # whatever the reason
        """Report that the connection is gone, unless it was ended here."""
        if self._transport is not None:
            self._lose()

    def _lose(self) -> None:
        self.close()
        self._owner.on_lost()

    def _watch_silence(self) -> None:
        """End the connection of a server that says nothing, not even when it is asked."""
        silent = self._loop.time() - self._heard_at
        if silent >= 2 * SILENCE:
            self._lose()
            return
        if silent >= SILENCE:
            self._send("PING", self._network.server)
        self._watch = self._loop.call_later(SILENCE - silent % SILENCE, self._watch_silence)

    def _handle(self, line: bytes) -> None:
        """Handle a line; one that is none, or lacks what it should have, is passed over."""
        try:
            text = line.decode()
        except UnicodeDecodeError:
            text = line.decode("iso-8859-1")
        message = parse_message(text.rstrip("\r\n"))
        handler = self._HANDLERS.get(message.command) if message is not None else None
        if message is None or handler is None or not is_whole(message):
            return
        try:
            handler(self, message)
        except Exception:  # noqa: BLE001  # one line must not end the connection
            _log.exception("cannot handle %s", message.command)

    def _on_ping(self, message: IrcMessage) -> None:
        self._send("PONG", *message.params)

    def _on_error(self, message: IrcMessage) -> None:
        self.refusals.on_reason(message)
        self._lose()  # as the server does

    def _on_welcome(self, message: IrcMessage) -> None:
        self.nick = message.params[0]

    def _on_isupport(self, message: IrcMessage) -> None:
        self.isupport.take(message.params[1:-1])
        if self.isupport.has("NAMESX"):
            self._send("PROTOCTL", "NAMESX")

    def _on_let_in(self, _: IrcMessage) -> None:
        """Begin: the message of the day is over, which may be sent again."""
        if not self.registration.done:
            self.registration.done = True
            self._channels = {self.isupport.fold(each): each for each in self._network.channels}
            self._owner.on_ready()

    # Lines

    def _on_privmsg(self, message: IrcMessage) -> None:
        speaker = self._speaker(message)
        if speaker is None or self.is_own(speaker.nick):
            return
        target, text = message.params[:2]
        channel = self.channel_called(target) if self.isupport.is_channel(target) else ""
        if channel is not None and not text.startswith(CTCP):
            self._listener.on_line(channel, speaker, unformatted(text))

    def _on_notice(self, message: IrcMessage) -> None:
        speaker = self._speaker(message)
        target, text = message.params[:2]
        if speaker is None or not self.is_own(target):
            return
        if text.startswith(FRAME):
            self._listener.on_frame(speaker, text.removeprefix(FRAME).removesuffix(CTCP))
        else:
            self._listener.on_notice(speaker, unformatted(text))

    # Who comes and goes

    def _on_join(self, message: IrcMessage) -> None:
        """Report who comes, with the account (extended-join)."""
        speaker, channel = self._speaker(message), self.channel_called(message.params[0])
        if speaker is None or channel is None:
            return
        if self.is_own(speaker.nick):
            self._own_mask = f"{speaker.nick}!{speaker.address}"
            self._owner.on_own_join(channel)
            return
        account = message.params[1] if len(message.params) > 1 else None
        real_name = message.params[2] if len(message.params) > 2 else None
        came = self.roster.has_come(channel, speaker.nick, speaker.address, account)
        self._listener.on_here(channel, self._judged(came, real_name))

    def _on_who(self, message: IrcMessage) -> None:
        """Report somebody who was in a channel before us."""
        _, channel, user, host, _, nick, signs, last = message.params[:8]
        real_name = last.partition(" ")[2]  # behind the number of servers in between
        self._is_here(channel, Speaker(nick, f"{user}@{host}"), None, real_name, signs)

    def _on_whox(self, message: IrcMessage) -> None:
        """Report somebody who was in a channel before us, with the account (WHOX)."""
        _, _, channel, user, host, nick, signs, account, real_name = message.params[:9]
        self._is_here(channel, Speaker(nick, f"{user}@{host}"), account, real_name, signs)

    def _is_here(
        self, name: str, found: Speaker, account: str | None, real_name: str, signs: str
    ) -> None:
        channel = self.channel_called(name)
        if channel is not None and found.nick.isprintable() and not self.is_own(found.nick):
            ranks = self.isupport.ranks
            modes = [ranks[sign] for sign in signs if sign in ranks]
            speaker = self.roster.has_come(channel, found.nick, found.address, account, modes)
            self._listener.on_here(channel, self._judged(speaker, real_name))

    def _on_end_of_who(self, message: IrcMessage) -> None:
        channel = self.channel_called(message.params[1])
        if channel is not None and not self.roster.is_complete(channel):
            self.roster.set_complete(channel)
            self._owner.on_everybody_seen(channel)

    def _judged(self, speaker: Speaker, real_name: str | None) -> Speaker:
        """Return who somebody is, with whether it is a host program; ``None`` for a real name that
        is not told."""
        fold, host = self.isupport.fold, self._network.host
        if host:
            return replace(speaker, is_host=fold(speaker.nick) == fold(host))
        is_host = real_name == HOST_REAL_NAME if real_name is not None else None
        return replace(speaker, is_host=is_host)

    def _on_names(self, message: IrcMessage) -> None:
        """Remember which rights a channel gives us, from the list of its names."""
        channel, names = message.params[-2:]
        ranks = self.isupport.ranks
        for entry in names.split():
            nick = entry.lstrip("".join(ranks))
            if self.is_own(nick.partition("!")[0]):
                for sign in entry[: len(entry) - len(nick)]:
                    self.roster.set_own_mode(channel, ranks[sign], given=True)

    def _on_mode(self, message: IrcMessage) -> None:
        """Remember which rights a channel gives us or somebody else, or takes."""
        channel, signs, *names = message.params
        if not self.isupport.is_channel(channel):
            return
        given = True
        for sign in signs:
            if sign in "+-":
                given = sign == "+"
                continue
            if not given and sign not in self.isupport.ranks.values():
                self._may_be_heard(channel)
            if names and self.isupport.takes_name(sign, given=given):
                name = names.pop(0)
                if sign not in self.isupport.ranks.values():
                    continue
                if self.is_own(name):
                    self.roster.set_own_mode(channel, sign, given=given)
                    self._may_be_heard(channel)
                else:
                    self.roster.set_mode(channel, name, sign, given=given)

    def _may_be_heard(self, name: str) -> None:
        """A right of ours, or a mode of a channel, is another now."""
        if (channel := self.channel_called(name)) is not None:
            self._owner.on_may_be_heard(channel)

    def _on_account(self, message: IrcMessage) -> None:
        """Remember that somebody has logged in or out (account-notify)."""
        speaker = self._speaker(message)
        if speaker is not None:
            self.roster.has_account(speaker.nick, message.params[0])

    def _on_nick(self, message: IrcMessage) -> None:
        """Report a change of nick; the account goes along."""
        nick = message.source.partition("!")[0]
        new = message.params[0]
        if self.is_own(nick):
            self.nick = new
            self._own_mask = f"{new}!{self._own_mask.partition('!')[2]}"
            self._owner.on_own_nick()
            return
        speaker = self._speaker(message)
        if speaker is not None and new.isprintable():
            self._is_renamed(speaker, Speaker(new, speaker.address, speaker.account))
            self._owner.on_nick_free(nick)

    def _on_chghost(self, message: IrcMessage) -> None:
        """Report a change of mask (chghost): a seat goes along."""
        speaker = self._speaker(message)
        if speaker is None:
            return
        user, host = message.params[:2]
        if self.is_own(speaker.nick):
            self._own_mask = f"{speaker.nick}!{user}@{host}"
        else:
            new = Speaker(speaker.nick, f"{user}@{host}", speaker.account)
            self._is_renamed(speaker, new)

    def _is_renamed(self, old: Speaker, new: Speaker) -> None:
        self.roster.is_renamed(old.nick, new)
        self._owner.on_renamed(old.nick, new.nick)
        self._listener.on_renamed(old, new)

    def _on_part(self, message: IrcMessage) -> None:
        speaker, channel = self._speaker(message), self.channel_called(message.params[0])
        if speaker is not None and channel is not None:
            self._has_left(channel, speaker)

    def _on_kick(self, message: IrcMessage) -> None:
        name, nick = message.params[:2]
        channel = self.channel_called(name)
        if channel is None:
            return
        found = Speaker(nick, "") if self.is_own(nick) else self.roster.find(nick)
        if found is not None:
            self._has_left(channel, found, put_out=True)

    def _has_left(self, channel: str, speaker: Speaker, *, put_out: bool = False) -> None:
        if self.is_own(speaker.nick):
            self.roster.we_left(channel)
            self._owner.on_own_leave(channel)
        else:
            self.roster.has_left(channel, speaker.nick)
            self._listener.on_gone(channel, speaker, put_out=put_out)

    def _on_quit(self, message: IrcMessage) -> None:
        """Report that somebody has left the network; servers name themselves in a netsplit."""
        speaker = self._speaker(message)
        if speaker is None or self.is_own(speaker.nick):
            return
        reason = message.params[0] if message.params else ""
        self.roster.has_quit(speaker.nick)
        self._listener.on_gone("", speaker, split=SPLIT.fullmatch(reason) is not None)
        self._owner.on_nick_free(speaker.nick)

    def _speaker(self, message: IrcMessage) -> Speaker | None:
        """Return who sent a message; ``None`` for a server."""
        nick, _, mask = message.source.partition("!")
        user, _, host = mask.partition("@")
        if not (nick and user and host and nick.isprintable()):
            return None
        tag = message.tags.get("account")
        if tag is not None:
            return Speaker(nick, mask, lawful_account(tag))
        # A server that tags lines says with no tag that there is no account.
        tagged = message.command == "PRIVMSG" and "account-tag" in self.registration.capabilities
        return Speaker(nick, mask, "" if tagged else self.roster.account_of(nick, mask))

    _HANDLERS: ClassVar[dict[str, Callable[[IrcClient, IrcMessage], None]]] = {
        "PING": _on_ping,
        "ERROR": _on_error,
        "CAP": _of_registration(Registration.on_cap),
        "AUTHENTICATE": _of_registration(Registration.on_authenticate),
        "900": _of_registration(Registration.on_logged_in),
        **dict.fromkeys(
            ("410", "902", "903", "904", "905", "906", "907"),
            _of_registration(Registration.on_login_over),
        ),
        "001": _on_welcome,
        "005": _on_isupport,
        "376": _on_let_in,
        "422": _on_let_in,
        **{number: _of_refusals(handler) for number, handler in REFUSALS.items()},
        "PRIVMSG": _on_privmsg,
        "NOTICE": _on_notice,
        "JOIN": _on_join,
        "352": _on_who,
        "354": _on_whox,
        "315": _on_end_of_who,
        "353": _on_names,
        "MODE": _on_mode,
        "ACCOUNT": _on_account,
        "NICK": _on_nick,
        "CHGHOST": _on_chghost,
        "PART": _on_part,
        "KICK": _on_kick,
        "QUIT": _on_quit,
    }
    """What is done with each message; others are passed over."""
