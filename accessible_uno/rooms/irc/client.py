"""One connection to an IRC network: who speaks, who comes and goes, what the server allows."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, Protocol

from pydle.protocol import ProtocolViolation

from accessible_uno.error_logger import error_logger
from accessible_uno.rooms.irc.isupport import IsupportClient
from accessible_uno.rooms.irc.network import Listener, Network, Reporter
from accessible_uno.rooms.irc.roster import Roster, lawful_account
from accessible_uno.rooms.irc.send_queue import QueuedLine
from accessible_uno.rooms.irc.wire import ASSUMED_MASK, longest_text
from accessible_uno.rooms.people import Speaker

_log: Final = error_logger(__name__)

SPLIT: Final = re.compile(r"(?!.*://)[^\s:]+\.[^\s:]+ [^\s:]+\.[^\s:]+")
"""The reason for leaving that servers give when they lose one another: their two names.  Those of
persons begin with a word and a colon."""

CTCP: Final = "\x01"
"""What a line begins with that programs exchange."""

TOO_FAST: Final = 60.0
"""Seconds to wait where a server does not say how long."""

SECONDS: Final = re.compile(r"\b(\d{1,3})\b")


class ClientOwner(Protocol):
    """What has a connection."""

    def on_ready(self) -> None:
        """The server has let us in."""

    def on_gone(self) -> None:
        """The connection is gone."""

    def on_own_nick(self) -> None:
        """We are called otherwise."""

    def on_nick_free(self, nick: str) -> None:
        """Nobody has a nick any more."""

    def on_own_join(self, channel: str) -> None:
        """We are in a channel."""

    def on_own_leave(self, channel: str) -> None:
        """We have been put out of a channel, or not let in."""

    def on_too_fast(self, target: str, seconds: float) -> None:
        """A line to ``target`` was not delivered: we write to too many in too short a time."""


class IrcClient(IsupportClient):
    """One connection.

    Each message is handled in one step, without waiting for anything: so they are handled in the
    order in which they came.  pydle's own records of users and channels are left alone, since it
    asks the server about each user in turn, faster than servers bear.

    Args:
        network: where to connect.
        listener: is told what happens in the channels.
        owner: is told what happens to the connection.
        report: tells whoever runs the program.
    """

    RECONNECT_ON_ERROR = False  # ConnectionKeeper does it
    READ_TIMEOUT = 90  # seconds without a word, then a ping, then as many again

    def __init__(
        self, network: Network, listener: Listener, owner: ClientOwner, report: Reporter
    ) -> None:
        nicks = [f"{network.nick}{tail}" for tail in ("_", "2", "3")]
        super().__init__(
            network.nick,
            fallback_nicknames=nicks,
            realname=network.real_name,
            sasl_username=network.account or None,
            sasl_password=network.password or None,
            sasl_identity="",
        )
        self._network = network
        self._listener = listener
        self._owner = owner
        self._report = report
        self._capabilities_so_far = ""
        self._own_mask = ASSUMED_MASK
        self._ready = False
        self._channels: dict[str, str] = {}
        self._compared_by = ""
        self.roster = Roster(self.fold)
        self.logged_in = False

    # Our nick and our lines

    def is_own(self, nick: str) -> bool:
        """Whether ``nick`` is ours."""
        return self.fold(nick) == self.fold(self.nickname)

    def wanted_nick(self) -> str:
        """Return the nick that we want, as long as the server lets it be (NICKLEN)."""
        return self._network.nick[: self.nick_limit()]

    def longest_text(self, target: str) -> int:
        """Return the bytes that a line to ``target`` may have."""
        return longest_text(self._own_mask, target)

    async def send_line(self, line: QueuedLine) -> None:
        """Send a line; a notice goes through its channel where that lifts the limit of targets."""
        through_channel = (
            line.command == "NOTICE"
            and self.has_feature("CNOTICE")
            and self.roster.are_trusted(line.table)
            and self.roster.is_in(line.table, line.target)
        )
        if through_channel:
            await self.rawmsg("CNOTICE", line.target, line.table, line.text)
        else:
            texts = (line.text,) if line.text else ()
            await self.rawmsg(line.command, line.target, *texts)

    # The connection

    logger = property(lambda self: _log, lambda self, logger: None)  # noqa: ARG005
    """What pydle writes its complaints to: never to the screen."""

    async def handle_forever(self) -> None:
        """Read until the connection is gone, for whatever reason."""
        with suppress(OSError, ValueError):  # cut off; a line without an end
            await super().handle_forever()
        with suppress(OSError):
            await self.connection.disconnect()
        self._owner.on_gone()

    async def on_disconnect(self, expected: bool) -> None:  # noqa: ARG002  # pydle's signature
        """Report that the connection is gone."""
        self._owner.on_gone()

    async def on_raw_error(self, message: Any) -> None:  # noqa: ARG002  # pydle's signature
        """Close the connection: the server does so as well."""
        await self.disconnect(expected=False)

    def _parse_message(self) -> Any:
        """Return the next message; one that is no message is passed over."""
        try:
            return super()._parse_message()
        except (ProtocolViolation, ValueError):
            return self._create_message("PONG")

    async def on_connect(self) -> None:
        """Report that the server has let us in."""
        await super().on_connect()
        if not self._ready:  # a message of the day may be sent again
            self._ready = True
            self._owner.on_ready()

    async def on_raw_cap_ls(self, params: list[str]) -> None:
        """Wait for the last line of the server's capabilities, where there are several."""
        if params[0] == "*" and len(params) > 1:
            self._capabilities_so_far += f"{params[1]} "
            return
        params, self._capabilities_so_far = [self._capabilities_so_far + params[0]], ""
        await super().on_raw_cap_ls(params)

    async def on_capability_echo_message_available(self, _: object) -> bool:
        """Do without our own lines."""
        return False

    async def on_capability_away_notify_available(self, _: object) -> bool:
        """Do without who is away from the keyboard."""
        return False

    async def on_capability_invite_notify_available(self, _: object) -> bool:
        """Do without invitations."""
        return False

    async def on_raw_900(self, message: Any) -> None:  # noqa: ARG002  # pydle's signature
        """Remember that we are logged in."""
        self.logged_in = True

    async def on_raw_375(self, message: Any) -> None:
        """Be registered; nobody reads the message of the day."""
        await self._registration_completed(message)

    async def on_raw_372(self, message: Any) -> None:
        """Pass over the message of the day."""

    async def on_raw_376(self, message: Any) -> None:
        """Begin, since the message of the day is over."""
        await self._registration_completed(message)
        await self.on_connect()

    async def on_unknown(self, message: Any) -> None:
        """Pass over what we have no use for."""

    # What the server refuses

    async def on_raw_439(self, message: Any) -> None:
        """Report that a line was not delivered: targets change too fast."""
        if len(message.params) > 2:
            found = SECONDS.search(message.params[-1])
            seconds = float(found[1]) if found is not None else TOO_FAST
            self._owner.on_too_fast(message.params[1], seconds)

    on_raw_707 = on_raw_439

    async def _is_refused(self, message: Any) -> None:
        """Report that a channel does not let us in."""
        channel = self.channel_called(message.params[1]) if len(message.params) > 1 else None
        if channel is not None:
            self._report("app-host-not-let-in", channel=channel, server=self._network.server)
            self._owner.on_own_leave(channel)

    on_raw_403 = on_raw_405 = on_raw_437 = _is_refused
    on_raw_471 = on_raw_473 = on_raw_474 = on_raw_475 = on_raw_477 = on_raw_489 = _is_refused

    # Lines

    async def on_raw_privmsg(self, message: Any) -> None:
        """Report a line."""
        speaker = self._speaker(message)
        if speaker is None or self.is_own(speaker.nick) or len(message.params) < 2:
            return
        target, text = message.params[:2]
        channel = self.channel_called(target) if self.is_channel(target) else ""
        if channel is not None and not text.startswith(CTCP):
            self._listener.on_line(channel, speaker, text)

    async def on_raw_notice(self, message: Any) -> None:
        """Report a notice to us alone."""
        speaker = self._speaker(message)
        if speaker is not None and len(message.params) > 1 and self.is_own(message.params[0]):
            self._listener.on_notice(speaker, message.params[1])

    # Who comes and goes

    async def on_raw_join(self, message: Any) -> None:
        """Report who comes, with the account (extended-join)."""
        speaker, channel = self._speaker(message), self.channel_called(message.params[0])
        if speaker is None or channel is None:
            return
        if self.is_own(speaker.nick):
            self._own_mask = f"{speaker.nick}!{speaker.mask}"
            self._owner.on_own_join(channel)
            self._listener.on_joined(channel)
            return
        account = message.params[1] if len(message.params) > 1 else None
        real_name = message.params[2] if len(message.params) > 2 else ""
        came = self.roster.has_come(channel, speaker.nick, speaker.mask, account)
        self._listener.on_here(channel, replace(came, real_name=real_name))

    async def on_raw_352(self, message: Any) -> None:
        """Report somebody who was in a channel before us."""
        _, channel, user, host, _, nick, *_, last = message.params
        real_name = last.partition(" ")[2]  # behind the number of servers in between
        self._is_here(channel, Speaker(nick, f"{user}@{host}", "", real_name), None)

    async def on_raw_354(self, message: Any) -> None:
        """Report somebody who was in a channel before us, with the account (WHOX)."""
        _, _, channel, user, host, nick, account, real_name = message.params
        self._is_here(channel, Speaker(nick, f"{user}@{host}", "", real_name), account)

    def _is_here(self, name: str, found: Speaker, account: str | None) -> None:
        channel = self.channel_called(name)
        if channel is not None and not self.is_own(found.nick):
            speaker = self.roster.has_come(channel, found.nick, found.mask, account)
            self._listener.on_here(channel, replace(speaker, real_name=found.real_name))

    async def on_raw_353(self, message: Any) -> None:
        """Remember which rights a channel gives us, from the list of its names."""
        channel, names = message.params[-2:]
        for entry in names.split():
            nick = entry.lstrip("".join(self._nickname_prefixes))
            if self.is_own(nick.partition("!")[0]):
                for sign in entry[: len(entry) - len(nick)]:
                    self.roster.set_own_mode(channel, self._nickname_prefixes[sign], given=True)

    async def on_raw_mode(self, message: Any) -> None:
        """Remember which rights a channel gives us, or takes."""
        channel, signs, *names = message.params
        if not self.is_channel(channel):
            return
        given = True
        for sign in signs:
            if sign in "+-":
                given = sign == "+"
            elif names and self.takes_name(sign, given=given):
                name = names.pop(0)
                if sign in self._nickname_prefixes.values() and self.is_own(name):
                    self.roster.set_own_mode(channel, sign, given=given)

    async def on_raw_account(self, message: Any) -> None:
        """Remember that somebody has logged in or out (account-notify)."""
        speaker = self._speaker(message)
        if speaker is not None and message.params:
            self.roster.has_account(speaker.nick, message.params[0])

    async def on_raw_nick(self, message: Any) -> None:
        """Report a change of nick; the account goes along."""
        nick, _ = self._parse_user(message.source)
        new = message.params[0]
        if self.is_own(nick):
            self.nickname = new
            self._own_mask = f"{new}!{self._own_mask.partition('!')[2]}"
            self._owner.on_own_nick()
            return
        speaker = self._speaker(message)
        if speaker is not None:
            self._is_renamed(speaker, Speaker(new, speaker.mask, speaker.account))
            self._owner.on_nick_free(nick)

    async def on_raw_chghost(self, message: Any) -> None:
        """Report a change of mask (chghost): a seat goes along."""
        speaker = self._speaker(message)
        if speaker is None or len(message.params) < 2:
            return
        mask = "@".join(message.params[:2])
        if self.is_own(speaker.nick):
            self._own_mask = f"{speaker.nick}!{mask}"
        else:
            self._is_renamed(speaker, Speaker(speaker.nick, mask, speaker.account))

    def _is_renamed(self, old: Speaker, new: Speaker) -> None:
        self.roster.is_renamed(old.nick, new)
        self._listener.on_renamed(old, new)

    async def on_raw_part(self, message: Any) -> None:
        """Report that somebody has left a channel."""
        speaker, channel = self._speaker(message), self.channel_called(message.params[0])
        if speaker is not None and channel is not None:
            self._has_left(channel, speaker)

    async def on_raw_kick(self, message: Any) -> None:
        """Report that somebody was put out of a channel."""
        name, nick = message.params[:2]
        channel = self.channel_called(name)
        if channel is None:
            return
        found = Speaker(nick, "") if self.is_own(nick) else self.roster.find(nick)
        if found is not None:
            self._has_left(channel, found)

    def _has_left(self, channel: str, speaker: Speaker) -> None:
        if self.is_own(speaker.nick):
            self.roster.we_left(channel)
            self._owner.on_own_leave(channel)
        else:
            self.roster.has_left(channel, speaker.nick)
            self._listener.on_gone(channel, speaker)

    async def on_raw_quit(self, message: Any) -> None:
        """Report that somebody has left the network; servers name themselves in a netsplit."""
        speaker = self._speaker(message)
        if speaker is None or self.is_own(speaker.nick):
            return
        reason = message.params[0] if message.params else ""
        self.roster.has_quit(speaker.nick)
        self._listener.on_gone("", speaker, split=bool(SPLIT.fullmatch(reason)))
        self._owner.on_nick_free(speaker.nick)

    def _speaker(self, message: Any) -> Speaker | None:
        """Return who sent a message; ``None`` for a server."""
        nick, metadata = self._parse_user(message.source)
        if not nick or "username" not in metadata or "hostname" not in metadata:
            return None
        mask = f"{metadata['username']}@{metadata['hostname']}"
        tag = (getattr(message, "tags", None) or {}).get("account")
        if isinstance(tag, str):
            return Speaker(nick, mask, lawful_account(tag))
        # A server that tags lines says with no tag that there is no account.
        tagged = message.command == "PRIVMSG" and self._capabilities.get("account-tag")
        return Speaker(nick, mask, "" if tagged else self.roster.account_of(nick, mask))

    def channel_called(self, name: str) -> str | None:
        """Return the channel of ours that the server calls ``name``."""
        if self._compared_by != self._case_mapping:
            self._compared_by = self._case_mapping
            self._channels = {self.fold(each): each for each in self._network.channels}
        return self._channels.get(self.fold(name))
