"""The connections of the host program: where they go, and what is told of them."""

from __future__ import annotations

import os
import re
import ssl
import stat
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from ipaddress import IPv6Address
from typing import Annotated, Any, Final, get_args

from msgspec import Meta, Struct, ValidationError, convert, structs

from accessible_uno.app.arguments import CommandOption, whole_number
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.paths import user_path
from accessible_uno.narration.catalogue import range_in_words
from accessible_uno.narration.language import LOCALES
from accessible_uno.program import library_command
from accessible_uno.rooms.irc.registration import Network
from accessible_uno.store.files import NAMED_FILE_TIMEOUT, read_bytes

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


PASSWORD: Final = "ACCESSIBLE_UNO_IRC_PASSWORD"
SERVER_PASSWORD: Final = "ACCESSIBLE_UNO_IRC_SERVER_PASSWORD"
"""The environment variables that hold the passwords of the account and of the server."""

CHANNEL: Final = r"^[#&+!][^\s,\x00-\x1f]{1,49}\Z"
WORD: Final = r"^[^\s\x00-\x1f:@!,]{1,64}\Z"
"""A nick or an account: one word without the signs of the protocol."""

KEY: Final = r"^[^\s,:\x00-\x1f][^\s,\x00-\x1f]{0,49}\Z"
"""A key of a room: without what separates the keys of several."""

LARGEST: Final = 50_000
LONGEST_LINE: Final = 1_000
LONGEST_PASSWORD: Final = 300
PORT: Final = 6667
TLS_PORT: Final = 6697

Word = Annotated[str, Meta(pattern=WORD)]
Channel = Annotated[str, Meta(pattern=CHANNEL)]
Key = Annotated[str, Meta(pattern=KEY)]
Locale = Annotated[str, Meta(pattern=rf"^({'|'.join(LOCALES)})\Z")]


class NetworkTable(Struct, frozen=True, rename="kebab"):
    """One network as a file writes it: what each key takes, and what it is without the key.

    Attributes:
        server: as :func:`read_server` reads it.
        channels: the rooms, or the language of each.
        port: the port; ``None`` for the usual one.
        tls: whether the connection is encrypted.
        nick: what the host program is called.
        account: its services account; empty for none.
        password_file: the file that holds the password of the account.
        certificate_file: the file of the certificate that proves the account, with its key.
        server_password_file: the file that holds the password of the server.
        plain_password: whether a password may go over a connection that is not encrypted.
        key: the key of the rooms, or of each that has one.
        lang: the language of the rooms that are only listed; empty for that of the command.
        operators: services accounts of those who may stop any table and ban people.
        interval: seconds for each line in the long run.
        burst: lines that may be sent at once after a pause.
        connections: among how many connections the rooms are divided.
    """

    server: str
    channels: (
        Annotated[list[Channel], Meta(min_length=1)]
        | Annotated[dict[Channel, Locale], Meta(min_length=1)]
    )
    port: Annotated[int, Meta(ge=1, le=HIGHEST_PORT)] | None = None
    tls: bool = True
    nick: Word = "uno"
    account: Word = ""
    password_file: str | None = None
    certificate_file: str | None = None
    server_password_file: str | None = None
    plain_password: bool = False
    key: str | dict[Channel, Key] = ""  # msgspec 0.22 crashes where a text in a union has a form
    lang: Locale = ""
    operators: tuple[Word, ...] = ()
    interval: Annotated[float, Meta(ge=0, le=60)] = 0.6
    burst: Annotated[int, Meta(ge=1, le=100)] = 4
    connections: Annotated[int, Meta(ge=1, le=50)] = 1


_FORMS: Final = {
    "channels": "rooms",
    "operators": "accounts",
    "key": "key",
    "nick": "word",
    "account": "word",
    "tls": "true, false",
    "lang": ", ".join(LOCALES),
}
"""What each key takes that is neither a number nor any text, as the catalogue words it."""


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
        keys = {room: key for room, key in self.network.keys.items() if room in rooms}
        warns = self.network.warns and not number
        network = replace(self.network, nick=nick, channels=tuple(rooms), keys=keys, warns=warns)
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
        if not re.search(CHANNEL, channel):
            raise Failure("app-host-bad-channel", channel=channel)
    said = (key for key in NetworkTable.__struct_fields__ if values.get(key) is not None)
    named = {**{key: values[key] for key in said}, "server": ""}
    written = NetworkTable(channels=list(values["channel"]), **named)
    return _hosted(written, values["server"], locale)


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
    written = _checked(name, table)
    try:
        server = read_server(written.server)
    except ValueError:
        raise _wrong(name, "server", written.server, "server") from None
    return _hosted(written, server, locale, name)


def _hosted(
    written: NetworkTable, server: ServerAddress, locale: str, file: str = ""
) -> HostedNetwork:
    """Return the network that is written in ``file``, or in options."""
    channels = written.channels
    certificate = _certificate(written.certificate_file, tls=written.tls)
    network = Network(
        server.host,
        _port(server, written.port, written.tls),
        written.nick,
        tuple(channels),
        written.tls,
        _account(written.account, certificate),
        _password(written.password_file, PASSWORD),
        written.interval,
        written.burst,
        _keys(file, written),
        _password(written.server_password_file, SERVER_PASSWORD),
        certificate,
        written.plain_password,
    )
    return HostedNetwork(
        _kept_secret(network),
        channels if isinstance(channels, dict) else dict.fromkeys(channels, written.lang or locale),
        frozenset(written.operators),
        written.connections,
    )


def _checked(name: str, table: Mapping[str, object]) -> NetworkTable:
    """Return a network of a file, each key looked at by itself, so that the wrong one is named."""
    keys = {each.encode_name: each for each in structs.fields(NetworkTable)}
    for key, value in table.items():
        if key not in keys:
            raise Failure("app-host-file-key", file=name, key=key, known=", ".join(keys))
        try:
            convert(value, keys[key].type)
        except ValidationError:
            raise _wrong(name, key, value, _takes(key, keys[key].type)) from None
    for key, each in keys.items():
        if each.required and key not in table:
            raise Failure("app-host-file-lacks", file=name, key=key)
    return convert(table, NetworkTable)


def _keys(name: str, written: NetworkTable) -> dict[str, str]:
    """Return the key of each room that has one.

    Raises:
        Failure: one is given for a room that is not listed.
    """
    if isinstance(written.key, str):
        if written.key and not re.search(KEY, written.key):
            raise _wrong(name, "key", written.key, "key")
        return dict.fromkeys(written.channels, written.key) if written.key else {}
    for room in written.key:
        if room not in written.channels:
            known = ", ".join(written.channels)
            raise Failure("app-host-file-key", file=name, key=room, known=known)
    return written.key


def _wrong(name: str, key: str, value: object, takes: str) -> Failure:
    return Failure(
        "app-host-file-wrong",
        lambda locale: {"takes": range_in_words(takes, locale)},
        file=name,
        what=key,
        value=str(value),
    )


def _takes(key: str, of: object) -> str:
    """Return what a key takes: a range, ``1-100``, or the form that the catalogue words."""
    for each in (of, *get_args(of)):
        for meta in getattr(each, "__metadata__", ()):
            if meta.ge is not None:
                return f"{meta.ge}-{meta.le}"
    return _FORMS.get(key, "text")


def parse_word(text: str) -> str:
    """Return a nick or an account; raise ``ValueError`` for what is none."""
    if not re.search(WORD, text):
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


def _kept_secret(network: Network) -> Network:
    """Return a network.

    Raises:
        Failure: a password would go over it that anybody on the way can read, and nobody said that
            it may.
    """
    if network.bares_password and not network.warns:
        raise Failure("app-host-password-needs-tls", server=network.server)
    return network


def _account(name: str | None, certificate: str) -> str:
    """Return the account; empty for none.

    Raises:
        Failure: the library is missing that logs in to it by a password.
    """
    if name and not certificate and find_spec("puresasl") is None:
        raise Failure("app-host-no-library", command=library_command("pure-sasl"))
    return name or ""


def _certificate(file: str | None, *, tls: bool) -> str:
    """Return where the certificate is that proves the account; empty for none.

    Raises:
        Failure: it cannot be used.
    """
    if file is None:
        return ""
    if not tls:
        raise Failure("app-host-certificate-needs-tls")
    _text_of(file)
    refuse_open(file)
    place = user_path(file)
    try:
        # No password: nobody sits there to type it when the program starts by itself.
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_cert_chain(place, password=str)
    except (OSError, ValueError):
        raise Failure("app-host-certificate-unusable", file=file) from None
    return str(place)


def parse_key(text: str) -> str:
    """Return the key of a room; raise ``ValueError`` for what is none."""
    if not re.search(KEY, text):
        raise ValueError(text)
    return text


def _password(file: str | None, variable: str) -> str:
    """Return a password: from its file, else from the environment.

    Raises:
        Failure: the file cannot be read, or others can read it as well.
    """
    if file is None:
        return os.environ.get(variable, "")
    text = _text_of(file, LONGEST_PASSWORD).strip()
    refuse_open(file)
    return text


def refuse_open(file: str) -> None:
    """Refuse a file with a secret that others on this machine can read.

    A group is others too, but for a file that is not ours: by the group it is given to us.
    """
    if sys.platform != "win32":
        found = user_path(file).stat()
        others = stat.S_IROTH | (stat.S_IRGRP if found.st_uid == os.geteuid() else 0)
        if found.st_mode & others:
            raise Failure("app-host-secret-open", file=file)


def _text_of(name: str, largest: int = LARGEST) -> str:
    place = user_path(name)
    try:
        return read_bytes(place, largest, NAMED_FILE_TIMEOUT).decode("utf-8")
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", place, wrong) from None
    except UnicodeDecodeError:
        raise Failure("app-host-file-wrong", file=name, what="text", value="") from None


SERVER_OPTIONS: Final = (
    CommandOption("--server", parse_server, "TEXT"),
    CommandOption("--port", whole_number(1, HIGHEST_PORT), f"1-{HIGHEST_PORT}"),
    CommandOption("--tls"),
    CommandOption("--channel", str, "TEXT", repeats=True),
)
ACCOUNT_OPTIONS: Final = (
    CommandOption("--account", parse_word, "NAME"),
    CommandOption("--password-file", str, "FILE"),
    CommandOption("--certificate-file", str, "FILE"),
    CommandOption("--server-password-file", str, "FILE"),
    CommandOption("--plain-password"),
    CommandOption("--key", parse_key, "TEXT"),
)
"""What ``host`` and ``join`` both take: where the room is, and how one is let in."""
