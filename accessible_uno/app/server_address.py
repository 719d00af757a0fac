"""A server as it is typed: a name or an address, and perhaps a port behind a colon."""

from __future__ import annotations

import re
from ipaddress import IPv6Address
from typing import Final

from msgspec import Struct

from accessible_uno.app.errors import Failure

HIGHEST_PORT: Final = 65_535

_FORM: Final = re.compile(
    r"(?:\[(?P<bracketed>[^\[\]]+)\]|(?P<name>[^\s\x00-\x1f:@!,\[\]]{1,255}))"
    r"(?::(?P<port>[0-9]{1,5}))?"
)
"""A colon before a port ends a name; an IPv6 address, which has colons, is in brackets then."""


class ServerAddress(Struct, frozen=True):
    """Where a server is.

    Attributes:
        host: its name or its address, without brackets.
        port: the port that is named with it; 0 for none.
    """

    host: str
    port: int = 0


def read_server(text: str) -> ServerAddress:
    """Return where a server is; raise ``ValueError`` for what is no server."""
    if _is_ipv6(text):
        return ServerAddress(text)
    found = _FORM.fullmatch(text)
    if found is None:
        raise ValueError(text)
    port = found["port"]
    if port is not None and not 1 <= int(port) <= HIGHEST_PORT:
        raise ValueError(text)
    bracketed, name = found["bracketed"], found["name"]
    if not (_can_be_looked_up(name) if bracketed is None else _is_ipv6(bracketed)):
        raise ValueError(text)
    return ServerAddress(bracketed or name, int(port or 0))


def parse_server(text: str) -> ServerAddress:
    """Return where the server of an option is.

    Raises:
        Failure: it is no server.
    """
    try:
        return read_server(text)
    except ValueError:
        raise Failure("app-host-bad-server", server=text) from None


def _is_ipv6(text: str) -> bool:
    try:
        IPv6Address(text)
    except ValueError:
        return False
    return True


def _can_be_looked_up(name: str) -> bool:
    """Whether no part of a name is empty or too long."""
    try:
        name.encode("idna")
    except UnicodeError:
        return False
    return True
