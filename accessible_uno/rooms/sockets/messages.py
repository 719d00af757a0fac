"""What the two ends of a WebSocket say to each other: messages as JSON, one a text.

In them are the names of tables and the tokens of seats, which nobody may guess.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

LONGEST_MESSAGE: Final = 8_192
"""Bytes of one message of a client's; a longer one ends the connection."""

Text = Annotated[str, Meta(max_length=1_200)]
Short = Annotated[str, Meta(max_length=64)]


class SocketMessage(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """A message; ``kind`` is the name of its class."""


class RoomFrame(SocketMessage, frozen=True, tag="frame"):
    """Either way: a line of the protocol, as it is."""

    line: Annotated[str, Meta(max_length=LONGEST_MESSAGE * 4)]


class Enter(SocketMessage, frozen=True):
    """From the client, first of all: it comes to a table.

    Attributes:
        table: the name in the link; empty to open a new one.
        name: what the player is to be called.
        locale: the language of a new table.
        token: what the table has given the player before; empty for none.
    """

    table: Short
    name: Short
    locale: Short
    token: Short = ""


class AskTables(SocketMessage, frozen=True, tag="tables"):
    """From the client, in place of :class:`Enter`: which tables want to be found?"""


class TalkLine(SocketMessage, frozen=True, tag="talk"):
    """From the client: a line for the people at the table."""

    text: Text


class CommandLine(SocketMessage, frozen=True, tag="command"):
    """From the client: a command to the host program."""

    text: Text


class Ping(SocketMessage, frozen=True):
    """From the client: is anybody there?"""


class Pong(SocketMessage, frozen=True):
    """From the host program: yes."""


class Entered(SocketMessage, frozen=True):
    """From the host program: the client is at the table.

    Attributes:
        table: its name in a link.
        name: what the player is called there.
        token: gives the player the same seat the next time.
        people: who else is there.
        opened: whether the table is a new one.
    """

    table: str
    name: str
    token: str
    people: Sequence[str]
    opened: bool = False


class NotAdmitted(StrEnum):
    """Why a client is not let in, or no longer."""

    UNKNOWN = "unknown"
    """No table has this name."""
    FULL = "full"
    """Too many are at the table."""
    BUSY = "busy"
    """The host program bears no more tables or connections, or none of this address."""
    ELSEWHERE = "elsewhere"
    """The same player has come by another connection."""
    FLOOD = "flood"
    """The client sends too much, or what is no message."""
    SLOW = "slow"
    """The client reads too slowly."""


class NotLetIn(SocketMessage, frozen=True, tag="refused"):
    """From the host program: the last message, for this reason."""

    why: NotAdmitted


class ListedTable(Struct, frozen=True):
    """A table that wants to be found.

    Attributes:
        name: its name in a link.
        people: who is there.
        rules: the key of its preset.
        playing: whether a game is under way.
    """

    name: str
    people: Sequence[str]
    rules: str
    playing: bool


class TableList(SocketMessage, frozen=True, tag="listed"):
    """From the host program: the tables that want to be found, where somebody is."""

    tables: Sequence[ListedTable]


class HasCome(SocketMessage, frozen=True, tag="came"):
    """From the host program: somebody has come."""

    name: str


class HasGone(SocketMessage, frozen=True, tag="went"):
    """From the host program: somebody is gone."""

    name: str


class RoomSays(SocketMessage, frozen=True, tag="room"):
    """From the host program: what it says to everybody, or to this player alone."""

    text: str
    privately: bool = False


class PersonSays(SocketMessage, frozen=True, tag="says"):
    """From the host program: what somebody has written."""

    name: str
    text: str


FromClient: TypeAlias = Enter | AskTables | TalkLine | CommandLine | RoomFrame | Ping
_Told: TypeAlias = TableList | RoomSays | PersonSays | RoomFrame | Pong
FromHost: TypeAlias = Entered | NotLetIn | HasCome | HasGone | _Told

_ENCODER: Final = msgspec.json.Encoder()
_FROM_CLIENT: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
_FROM_HOST: Final[msgspec.json.Decoder[FromHost]] = msgspec.json.Decoder(FromHost)


def written(message: FromClient | FromHost) -> str:
    """Return a message as it is sent."""
    return _ENCODER.encode(message).decode()


def from_client(text: str) -> FromClient | None:
    """Return what a client has sent; ``None`` for what is no message."""
    try:
        return _FROM_CLIENT.decode(text)
    except (ValueError, RecursionError):
        return None


def from_host(text: str) -> FromHost | None:
    """Return what a host program has sent; ``None`` for what is no message that we know."""
    try:
        return _FROM_HOST.decode(text)
    except (ValueError, RecursionError):
        return None


ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Thirty-two signs that are not mistaken for each other; each is worth five bits."""

NAME_SIGNS: Final = 16
TOKEN_SIGNS: Final = 26
"""Eighty bits for the name of a table, which is told on the telephone, and 130 for a token."""

USUAL_PROCESS: Final = "a"
PROCESS: Final = "[a-z0-9]{1,8}"
"""What a host program may be called among several."""

WEB: Final = "web:"
"""What the addresses of those who come by a link begin with.  They have no ``@``, as every address
on a chat network does."""

_NAME: Final = re.compile(f"({PROCESS})-[{ALPHABET}]{{{NAME_SIGNS}}}")
_TOKEN: Final = re.compile(f"[{ALPHABET}]{{{TOKEN_SIGNS}}}")


def new_name(process: str, rng: Callable[[], float]) -> str:
    """Return the name of a new table; it begins with the process that holds the table."""
    return f"{process}-{_signs(NAME_SIGNS, rng)}"


def process_of(name: str) -> str | None:
    """Return the process that holds the table of a name; ``None`` for what is no name."""
    found = _NAME.fullmatch(name)
    return found[1] if found is not None else None


def token_or_new(token: str, rng: Callable[[], float]) -> str:
    """Return the token of a seat; a new one where none was given."""
    return token if _TOKEN.fullmatch(token) else _signs(TOKEN_SIGNS, rng)


def address_of(token: str) -> str:
    """Return the address of whoever has a token; the token cannot be found from it."""
    return WEB + sha256(token.encode()).hexdigest()[:32]


def _signs(count: int, rng: Callable[[], float]) -> str:
    return "".join(ALPHABET[int(rng() * len(ALPHABET))] for _ in range(count))
