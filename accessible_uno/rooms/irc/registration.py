"""As whom we come, and how a server lets us in: capabilities, our account (SASL), a free nick."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Protocol

from accessible_uno.rooms.irc.message import IrcMessage

HOST_REAL_NAME: Final = "accessible-uno host"
"""What the host program says of itself: by this, clients of the protocol find it in a room."""

PLAYER_REAL_NAME: Final = "UNO"

WANTED: Final = frozenset(
    (
        "account-notify",
        "account-tag",
        "cap-notify",
        "chghost",
        "extended-join",
        "message-tags",
        "multi-prefix",
    )
)
"""The capabilities that tell who somebody is."""

SASL: Final = "sasl"
EXTERNAL: Final = "EXTERNAL"
"""Proves an account by a certificate of the connection, which we have none of."""

PIECE: Final = 400
"""Characters of one line of a SASL answer; a shorter line is the last."""

SASL_TIME: Final = 10.0
"""Seconds that the server may take over our account; then we go on without it."""


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
        real_name: what we say of ourselves.
        host: the nick of the host program; empty to know it by its real name.
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
    real_name: str = HOST_REAL_NAME
    host: str = ""


class _SaslClient(Protocol):
    """What pure-sasl, which has no types, does for us."""

    def process(self, challenge: bytes) -> bytes:
        """Return the answer to what the server sends."""


class Registration:
    """Asks for capabilities, proves the account, and finds a nick, until the server lets us in.

    Args:
        network: as whom we come.
        send: sends a command.

    Attributes:
        capabilities: what the server has granted.
        logged_in: whether the server knows us by our account.
        done: whether the server has let us in.
    """

    def __init__(self, network: Network, send: Callable[..., None]) -> None:
        self._network = network
        self._send = send
        self._nicks = _nicks(network.nick)
        self._offered: dict[str, str] = {}
        self._sasl: _SaslClient | None = None
        self._challenge = ""
        self._due: asyncio.TimerHandle | None = None
        self.capabilities: set[str] = set()
        self.logged_in = False
        self.done = False

    def start(self) -> None:
        """Say who we are."""
        self._send("CAP", "LS", "302")
        self.next_nick()
        self._send("USER", self._network.nick.lower(), "0", "*", self._network.real_name)

    def close(self) -> None:
        """Wait for nothing any more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def next_nick(self) -> None:
        """Ask for a nick: the one that we want, or another one where it was refused."""
        if not self.done:
            self._send("NICK", next(self._nicks))

    # Capabilities

    def on_cap(self, message: IrcMessage) -> None:
        """Ask for what is offered, and take what is granted."""
        _, kind, *rest = message.params
        names = rest[-1].split() if rest else []
        match kind.upper():
            case "LS" | "NEW":
                self._offer(names, is_last=rest[0] != "*" or len(rest) == 1)
            case "ACK":
                self._granted(names)
            case "NAK":
                self._end()
            case "DEL":
                self.capabilities.difference_update(names)

    def _offer(self, names: list[str], *, is_last: bool) -> None:
        for each in names:
            name, _, value = each.partition("=")
            self._offered[name] = value
        if not is_last:
            return
        network, offered = self._network, self._offered.keys() - self.capabilities
        known = WANTED | {SASL} if network.account and network.password else WANTED
        wanted = sorted(known & offered)
        if wanted:
            self._send("CAP", "REQ", " ".join(wanted))
        else:
            self._end()

    def _granted(self, names: list[str]) -> None:
        for name in names:
            if name.startswith("-"):
                self.capabilities.discard(name[1:])
            else:
                self.capabilities.add(name)
        if SASL in names and not self.logged_in:
            self._log_in()
        else:
            self._end()

    def _end(self) -> None:
        self.close()
        if not self.done:
            self._send("CAP", "END")

    # The account

    def _log_in(self) -> None:
        from puresasl import SASLError  # an extra, which only an account needs
        from puresasl.client import SASLClient

        offered = self._offered[SASL].upper().split(",") if self._offered[SASL] else ["PLAIN"]
        account = {"username": self._network.account, "password": self._network.password}
        client = SASLClient(self._network.server, "irc", identity="", **account)
        try:
            client.choose_mechanism(
                [each for each in offered if each != EXTERNAL] or offered, allow_anonymous=False
            )
        except SASLError:
            self._end()
            return
        self._sasl, self._challenge = client, ""
        self._send("AUTHENTICATE", client.mechanism.upper())
        self._due = asyncio.get_running_loop().call_later(SASL_TIME, self._give_up)

    def on_authenticate(self, message: IrcMessage) -> None:
        """Answer what the server sends about our account, once it has sent the whole."""
        piece = message.params[0]
        self._challenge += "" if piece == "+" else piece
        if len(piece) == PIECE or self._sasl is None:
            return
        challenge, self._challenge = b64decode(self._challenge), ""
        answer = b64encode(self._sasl.process(challenge)).decode()
        for place in range(0, len(answer), PIECE):
            self._send("AUTHENTICATE", answer[place : place + PIECE])
        if len(answer) % PIECE == 0:
            self._send("AUTHENTICATE", "+")

    def on_logged_in(self, _: IrcMessage) -> None:
        """Remember that the server knows us by our account."""
        self.logged_in = True

    def on_login_over(self, _: IrcMessage) -> None:
        """Go on, with the account or without."""
        self._sasl = None
        self._end()

    def _give_up(self) -> None:
        self._send("AUTHENTICATE", "*")
        self._sasl = None
        self._end()


def _nicks(wanted: str) -> Iterator[str]:
    """Yield the nick that is wanted, then others like it."""
    yield from (f"{wanted}{tail}" for tail in ("", "_", "2", "3"))
    yield from (f"{wanted}{'_' * more}" for more in count(2))
