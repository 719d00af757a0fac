"""An IRC network of one server and one room, and the people there who use plain chat programs.

Serves real programs over sockets, by the standard (RFC 2812) without capabilities; the people are
only names, whose lines are written for them and who see what they are sent.
"""

from __future__ import annotations

import socket
from dataclasses import dataclass

NAME = "irc.test"
SAYS = (
    "CASEMAPPING=rfc1459 CHANMODES=beI,k,l,imnpst CHANTYPES=# NICKLEN=20 PREFIX=(ov)@+ "
    "NETWORK=Test CHANLIMIT=#:20"
)


@dataclass
class _Member:
    """Somebody on the network; a plain person has no link."""

    nick: str = ""
    real_name: str = ""
    link: socket.socket | None = None
    rest: bytes = b""
    joined: bool = False
    welcomed: bool = False

    @property
    def mask(self) -> str:
        return f"{self.nick}!{self.nick.lower()}@house"


class ChatNetwork:
    """The server.

    Args:
        room: the channel.

    Attributes:
        port: where it listens.
    """

    def __init__(self, room: str) -> None:
        self._room = room
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._members: dict[int, _Member] = {}
        self._people: dict[str, _Member] = {}
        self._seen: list[str] = []

    def filenos(self) -> list[int]:
        """Return what is to be read."""
        return [self._listening.fileno(), *self._members]

    def read(self, fileno: int) -> None:
        """Take what came."""
        if fileno == self._listening.fileno():
            link, _ = self._listening.accept()
            self._members[link.fileno()] = _Member(link=link)
            return
        member = self._members[fileno]
        assert member.link is not None
        try:
            data = member.link.recv(65536)
        except OSError:
            data = b""
        if not data:
            self._leave(fileno, "Connection closed")
            return
        *lines, member.rest = (member.rest + data).split(b"\n")
        for line in lines:
            self._take(member, line.decode().rstrip("\r"))

    def come(self, nick: str) -> None:
        """Let a plain person come into the room."""
        person = self._people[nick] = _Member(nick, nick, joined=True)
        self._to_room(f":{person.mask} JOIN {self._room}")

    def go(self, nick: str) -> None:
        """Let a plain person leave the network."""
        person = self._people.pop(nick)
        self._to_room(f":{person.mask} QUIT :Bye")

    def say(self, nick: str, text: str, to: str = "") -> None:
        """Let a plain person write a line, to the room unless to somebody."""
        line = f":{self._people[nick].mask} PRIVMSG {to or self._room} :{text}"
        if to:
            self._to(to, line)
        else:
            self._to_room(line)

    def take(self) -> list[str]:
        """Return what the people have seen since the last time."""
        seen, self._seen = self._seen, []
        return seen

    @property
    def joined(self) -> int:
        """How many programs are in the room."""
        return sum(member.joined for member in self._members.values())

    def ping(self) -> None:
        """Ask all programs whether they are there."""
        for member in self._members.values():
            if member.welcomed:
                self._put(member, f"PING :{NAME}")

    def close(self) -> None:
        """End."""
        for member in self._members.values():
            assert member.link is not None
            member.link.close()
        self._listening.close()

    def _take(self, member: _Member, line: str) -> None:
        start, _, last = line.partition(" :")
        words = [*start.split(), *([last] if " :" in line else [])]
        match words:
            case ["PING", *what]:
                self._put(member, f":{NAME} PONG {NAME} :{' '.join(what)}")
            case ["JOIN", channel, *_] if channel.lower() == self._room:
                self._join(member)
            case ["WHO", *_]:
                self._who(member)
            case ["NAMES", *_]:
                self._names(member)
            case ["PRIVMSG" | "NOTICE" as command, target, text]:
                self._relay(member, command, target, text)
            case _:
                self._register(member, words)

    def _register(self, member: _Member, words: list[str]) -> None:
        match words:
            case [("NICK" | "nick"), nick, *_]:
                member.nick = nick
            case ["USER", *_]:
                member.real_name = words[-1]
            case ["CAP", "LS", *_]:
                self._put(member, f":{NAME} CAP * LS :")
            case ["QUIT", *reason] if member.link is not None:
                self._leave(member.link.fileno(), " ".join(reason))
        if member.nick and member.real_name and not member.welcomed:
            self._welcome(member)

    def _welcome(self, member: _Member) -> None:
        member.welcomed = True
        for reply in (
            "001 {nick} :Welcome {mask}",
            "002 {nick} :Your host is irc.test",
            "003 {nick} :Made for transcripts",
            "004 {nick} irc.test 1 io beIiklmnopstv",
            "005 {nick} {says} :are supported by this server",
            "375 {nick} :- irc.test",
            "372 {nick} :- hello",
            "376 {nick} :End of MOTD command",
        ):
            line = reply.format(nick=member.nick, mask=member.mask, says=SAYS)
            self._put(member, f":{NAME} {line}")

    def _join(self, member: _Member) -> None:
        member.joined = True
        self._to_room(f":{member.mask} JOIN {self._room}", but=None)
        self._names(member)

    def _names(self, member: _Member) -> None:
        names = " ".join(each.nick for each in self._all())
        self._put(member, f":{NAME} 353 {member.nick} = {self._room} :{names}")
        self._put(member, f":{NAME} 366 {member.nick} {self._room} :End of NAMES list")

    def _who(self, member: _Member) -> None:
        for each in self._all():
            user = f"{each.nick.lower()} house {NAME} {each.nick} H :0 {each.real_name}"
            self._put(member, f":{NAME} 352 {member.nick} {self._room} {user}")
        self._put(member, f":{NAME} 315 {member.nick} {self._room} :End of WHO list")

    def _relay(self, member: _Member, command: str, target: str, text: str) -> None:
        line = f":{member.mask} {command} {target} :{text}"
        if target.lower() == self._room:
            self._to_room(line, but=member)
        else:
            self._to(target, line)

    def _all(self) -> list[_Member]:
        everybody = (*self._members.values(), *self._people.values())
        return sorted((each for each in everybody if each.joined), key=lambda each: each.nick)

    def _to_room(self, line: str, but: _Member | None = None) -> None:
        for member in self._members.values():
            if member.joined and member is not but:
                self._put(member, line)
        if " PRIVMSG " in line or " NOTICE " in line:
            self._note(line)

    def _to(self, nick: str, line: str) -> None:
        for member in self._members.values():
            if member.nick == nick:
                self._put(member, line)
        if nick in self._people:
            self._note(line)

    def _note(self, line: str) -> None:
        source, _, target, text = line.split(" ", 3)
        if not _is_protocol(text[1:]):
            self._seen.append(f"{source[1:].partition('!')[0]} > {target}: {text[1:]}")

    def _leave(self, fileno: int, reason: str) -> None:
        member = self._members.pop(fileno, None)
        if member is None or member.link is None:
            return
        member.link.close()
        if member.joined:
            self._to_room(f":{member.mask} QUIT :{reason}")

    def _put(self, member: _Member, line: str) -> None:
        if member.link is not None:
            try:
                member.link.sendall(f"{line}\r\n".encode())
            except OSError:
                return


def _is_protocol(text: str) -> bool:
    return text.startswith("\x01")
