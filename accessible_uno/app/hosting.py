"""Where the host program goes: from the command line, or from a file for several networks."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Any, Final

from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.paths import user_path
from accessible_uno.app.server_address import HIGHEST_PORT, ServerAddress, read_server
from accessible_uno.narration.language import LOCALES
from accessible_uno.rooms.irc.network import Network
from accessible_uno.store.files import NAMED_FILE_TIMEOUT, read_bytes

PASSWORD: Final = "ACCESSIBLE_UNO_IRC_PASSWORD"
"""The environment variable that holds the password of the account."""

CHANNEL: Final = re.compile(r"[#&+!][^\s,\x00-\x1f]{1,49}")
WORD: Final = re.compile(r"[^\s\x00-\x1f:@!,]{1,64}")
"""A nick or an account: one word without the signs of the protocol."""

NICK: Final = "uno"

LARGEST: Final = 50_000
LONGEST_LINE: Final = 1_000
LONGEST_PASSWORD: Final = 300
PORT: Final = 6667
TLS_PORT: Final = 6697
LONGEST_INTERVAL: Final = 60
LARGEST_BURST: Final = 100
MOST_CONNECTIONS: Final = 50


@dataclass(frozen=True)
class HostedNetwork:
    """One network that the host program goes to.

    Attributes:
        network: where it is, and as whom we come.
        locales: the language of each room.
        operators: services accounts of those who may stop any table and ban people.
        shared: among how many connections the rooms are divided.
    """

    network: Network
    locales: Mapping[str, str]
    operators: frozenset[str] = frozenset()
    shared: int = 1

    def connections(self) -> list[HostedNetwork]:
        """Return what each connection hosts; the second is called ``uno2``."""
        rooms = list(self.locales)
        return [
            self._with(number, rooms[number :: self.shared])
            for number in range(min(self.shared, len(rooms)))
        ]

    def _with(self, number: int, rooms: Sequence[str]) -> HostedNetwork:
        nick = f"{self.network.nick}{number + 1}" if number else self.network.nick
        network = replace(self.network, nick=nick, channels=tuple(rooms))
        return replace(self, network=network, locales={each: self.locales[each] for each in rooms})


def network_of_options(
    values: Mapping[str, Any], locale: str, command: str = "host"
) -> HostedNetwork:
    """Return the network that the options of a command name.

    Raises:
        Failure: an option is missing, or its value cannot be used.
    """
    for needed in ("server", "channel", "nick"):
        if not values[needed]:
            raise Failure("app-host-needs", option=f"--{needed}", command=command)
    for channel in values["channel"]:
        if not CHANNEL.fullmatch(channel):
            raise Failure("app-host-bad-channel", channel=channel)
    server = values["server"]
    network = Network(
        server.host,
        _port(server, values["port"], bool(values["tls"])),
        values["nick"],
        tuple(values["channel"]),
        bool(values["tls"]),
        _account(values["account"]),
        _password(values["password_file"]),
    )
    return HostedNetwork(network, dict.fromkeys(values["channel"], locale))


def networks_of_file(name: str, locale: str) -> list[HostedNetwork]:
    """Return the networks that a file names.

    Raises:
        Failure: it cannot be read, or says something that cannot be used.
    """
    text = _text_of(name)
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
        raise Failure("app-host-file-wrong", file=name, what="toml", value="")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        raise Failure("app-host-file-wrong", file=name, what="toml", value="") from None
    tables = data.get("network")
    if not isinstance(tables, list) or not tables or set(data) - {"network"}:
        raise Failure("app-host-file-wrong", file=name, what="networks", value="")
    return [_network(name, table, locale) for table in tables]


def _network(name: str, table: object, locale: str) -> HostedNetwork:
    if not isinstance(table, dict):
        raise Failure("app-host-file-wrong", file=name, what="networks", value="")
    for key, value in table.items():
        if key not in _CHECKS:
            raise Failure("app-host-file-key", file=name, key=key, known=", ".join(_CHECKS))
        if not _CHECKS[key](value):
            raise Failure("app-host-file-wrong", file=name, what=key, value=str(value))
    _account(table.get("account"))
    for needed in ("server", "channels"):
        if needed not in table:
            raise Failure("app-host-file-lacks", file=name, key=needed)
    tls, server = table.get("tls", True), read_server(table["server"])
    given = {key: table[key] for key in ("account", "interval", "burst") if key in table}
    channels = table["channels"]
    network = Network(
        server.host,
        _port(server, table.get("port"), tls),
        table.get("nick", NICK),
        tuple(channels),
        tls=tls,
        password=_password(table.get("password-file")),
        **given,
    )
    return HostedNetwork(
        network,
        {each: table.get("lang", locale) for each in channels}
        if isinstance(channels, list)
        else channels,
        frozenset(table.get("operators", ())),
        table.get("connections", 1),
    )


def parse_word(text: str) -> str:
    """Return a nick or an account; raise ``ValueError`` for what is none."""
    if not _is_word(text):
        raise ValueError(text)
    return text


def _port(server: ServerAddress, port: int | None, tls: bool) -> int:
    """Return the port: named with the server or by itself, else the usual one.

    Raises:
        Failure: it is named twice, and differs.
    """
    if server.port and port and port != server.port:
        raise Failure("app-host-two-ports", port=str(port), other=str(server.port))
    return port or server.port or (TLS_PORT if tls else PORT)


def _is_server(value: object) -> bool:
    try:
        return isinstance(value, str) and bool(read_server(value))
    except ValueError:
        return False


def _is_word(value: object) -> bool:
    return isinstance(value, str) and WORD.fullmatch(value) is not None


def _are_words(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_word, value))


def _are_channels(value: object) -> bool:
    """A list of rooms, or the language of each."""
    if isinstance(value, dict) and not set(value.values()) <= set(LOCALES):
        return False
    names: Sequence[object] = list(value) if isinstance(value, list | dict) else []
    return bool(names) and all(isinstance(each, str) and CHANNEL.fullmatch(each) for each in names)


def _is_whole(value: object, highest: int) -> bool:
    return type(value) is int and 1 <= value <= highest


_CHECKS: Final[dict[str, Callable[[object], bool]]] = {
    "server": _is_server,
    "port": lambda value: _is_whole(value, HIGHEST_PORT),
    "tls": lambda value: isinstance(value, bool),
    "nick": _is_word,
    "account": _is_word,
    "password-file": lambda value: isinstance(value, str),
    "lang": lambda value: value in LOCALES,
    "channels": _are_channels,
    "operators": _are_words,
    "interval": lambda value: isinstance(value, int | float) and 0 <= value <= LONGEST_INTERVAL,
    "burst": lambda value: _is_whole(value, LARGEST_BURST),
    "connections": lambda value: _is_whole(value, MOST_CONNECTIONS),
}
"""What each key of a network takes."""


def _account(name: str | None) -> str:
    """Return the account; empty for none.

    Raises:
        Failure: the library is missing that logs in to it.
    """
    if name and find_spec("puresasl") is None:
        raise Failure("app-host-no-library")
    return name or ""


def _password(file: str | None) -> str:
    """Return the password of the account: from its file, else from the environment.

    Raises:
        Failure: the file cannot be read.
    """
    if file is None:
        return os.environ.get(PASSWORD, "")
    return _text_of(file, LONGEST_PASSWORD).strip()


def _text_of(name: str, largest: int = LARGEST) -> str:
    place = user_path(name)
    try:
        return read_bytes(place, largest, NAMED_FILE_TIMEOUT).decode("utf-8")
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", place, wrong) from None
    except UnicodeDecodeError:
        raise Failure("app-host-file-wrong", file=name, what="text", value="") from None
