"""As whom we come, and how a server lets us in: TLS, capabilities, SASL, a lawful nick."""

from __future__ import annotations

import asyncio
import re
import ssl
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final, Protocol
from unicodedata import normalize

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
"""Proves an account by the certificate of the connection."""

PIECE: Final = 400
"""Characters of one line of a SASL answer; a shorter line is the last."""

LONGEST_CHALLENGE: Final = 8_000
"""Characters of what a server asks about our account."""

SASL_TIME: Final = 10.0
"""Seconds that the server may take over our account; then we go on without it."""

NICK_LENGTHS: Final = (30, 20, 16, 9)
"""Characters that servers let a nick have; the last is what every one has to take."""

NAMELESS: Final = "player"
"""The nick of somebody whose name has no letter that a nick may have."""

_NO_NICK: Final = re.compile(r"[^A-Za-z0-9_\-\[\]\\`^{|}]")
_LIGATURES: Final = str.maketrans({"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss", "ø": "o"})


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
        keys: the key of each room that has one.
        server_password: password of the server itself; empty for none.
        certificate: the file of the certificate, with its key, that proves the account; empty for
            none.
        warns: whether it is said that a password goes over a connection that is not encrypted.
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
    keys: Mapping[str, str] = field(default_factory=dict, repr=False)
    server_password: str = field(default="", repr=False)
    certificate: str = ""
    warns: bool = False
    real_name: str = HOST_REAL_NAME
    host: str = ""

    @property
    def proves_account(self) -> bool:
        """Whether there is anything to prove an account by."""
        return bool(self.certificate or (self.account and self.password))

    @property
    def bares_password(self) -> bool:
        """Whether a password goes over a connection on which others may read it."""
        return not self.tls and bool(self.server_password or (self.account and self.password))


class _SaslClient(Protocol):
    """What pure-sasl, which has no types, does for us."""

    def process(self, challenge: bytes) -> bytes:
        """Return the answer to what the server sends."""


class _Certified:
    """Answers that the certificate of the connection says it all (EXTERNAL)."""

    def process(self, challenge: bytes) -> bytes:  # noqa: ARG002  # there is one question
        """Return nothing: the account that it belongs to is meant; services refuse a name."""
        return b""


class Registration:
    """Asks for capabilities, proves the account, and finds a nick, until the server lets us in.

    Args:
        network: as whom we come.
        send: sends a command.

    Attributes:
        capabilities: what the server has granted.
        logged_in: whether the server knows us by our account.
        done: whether the server has let us in.
        wanted: the nick that we want, as the server lets it be.
        refused: what was wrong with a nick: ``"taken"`` or ``"unlawful"``; empty for nothing.
    """

    def __init__(self, network: Network, send: Callable[..., None]) -> None:
        self._network = network
        self._send = send
        self._nicks = _nicks(network.nick)
        self._lawful = lawful_nicks(network.nick)
        self._offered: dict[str, str] = {}
        self._sasl: _SaslClient | None = None
        self._challenge = ""
        self._due: asyncio.TimerHandle | None = None
        self.capabilities: set[str] = set()
        self.logged_in = False
        self.done = False
        self.wanted = network.nick
        self.refused = ""

    def start(self) -> None:
        """Say who we are."""
        if self._network.server_password:
            self._send("PASS", self._network.server_password)
        self._send("CAP", "LS", "302")
        self.next_nick()
        user = next(lawful_nicks(self._network.nick)).lower()
        self._send("USER", user, "0", "*", self._network.real_name)

    def close(self) -> None:
        """Wait for nothing any more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def next_nick(self) -> None:
        """Ask for a nick: the one that we want, or another one like it where it is taken."""
        if not self.done:
            self._send("NICK", next(self._nicks))

    def on_nick_taken(self) -> None:
        """Ask for another one."""
        self.refused = self.refused or "taken"
        self.next_nick()

    def on_nick_unlawful(self) -> None:
        """Ask for what is left of our name in the letters that every server takes."""
        if not self.done and (lawful := next(self._lawful, None)) is not None:
            self.refused, self.wanted = "unlawful", lawful
            self._nicks = _nicks(lawful)
            self.next_nick()

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
        known = WANTED | {SASL} if network.proves_account else WANTED
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
        self._challenge = ""
        self._due = asyncio.get_running_loop().call_later(SASL_TIME, self._give_up)
        if self._network.certificate:
            self._sasl = _Certified()
            self._send("AUTHENTICATE", EXTERNAL)
        else:
            self._log_in_by_password()

    def _log_in_by_password(self) -> None:
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
        self._sasl = client
        self._send("AUTHENTICATE", client.mechanism.upper())

    def on_authenticate(self, message: IrcMessage) -> None:
        """Answer what the server sends about our account, once it has sent the whole."""
        piece = message.params[0]
        self._challenge += "" if piece == "+" else piece
        if self._sasl is None:
            self._challenge = ""
            return
        if len(piece) == PIECE and len(self._challenge) <= LONGEST_CHALLENGE:
            return
        challenge, self._challenge = self._challenge, ""
        try:
            answer = b64encode(self._sasl.process(b64decode(challenge))).decode()
        except Exception:  # noqa: BLE001  # whatever the library raises: it makes no sense
            self._give_up()
            return
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


def lawful_nicks(name: str) -> Iterator[str]:
    """Yield what a name may be called on any server: no accents, a letter first, ever shorter."""
    plain = normalize("NFKD", name.translate(_LIGATURES))
    plain = _NO_NICK.sub("", plain).lstrip("0123456789-") or NAMELESS
    yield plain
    yield from (plain[:longest] for longest in NICK_LENGTHS if longest < len(plain))


CERTIFICATES: Final = Path("/etc/ssl/certs")
"""Where Linux keeps the certificates of authorities, wherever Python looks for them."""


def client_tls(certificate: str) -> ssl.SSLContext:
    """Return what demands a certificate that is verified, and shows ours where we have one."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if certificate:
        context.load_cert_chain(certificate)
    context.load_default_certs()
    if CERTIFICATES.is_dir():
        context.load_verify_locations(capath=CERTIFICATES)
    return context
