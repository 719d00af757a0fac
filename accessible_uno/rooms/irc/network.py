"""Where a connection goes, and whom it tells what happens there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from accessible_uno.rooms.people import Speaker

HOST_REAL_NAME: Final = "accessible-uno host"
"""What the host program says of itself: by this, clients of the protocol find it in a room."""

PLAYER_REAL_NAME: Final = "UNO"

Reporter = Callable[..., None]
"""Tells whoever runs the host program: called with the id of a message, and its fields."""


class ConnectionLost(Exception):
    """The connection is gone, and the program was asked not to come back."""


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


class Listener(Protocol):
    """What a connection reports to; a channel has the name that it has in :class:`Network`."""

    def on_line(self, channel: str, speaker: Speaker, text: str) -> None:
        """Somebody wrote a line; ``channel`` is empty where it was written to us alone."""

    def on_notice(self, speaker: Speaker, text: str) -> None:
        """Somebody has sent a notice to us alone; nothing may answer it by itself."""

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or another mask."""

    def on_here(self, channel: str, speaker: Speaker) -> None:
        """Somebody is in a channel: has come, or was there before us."""

    def on_gone(self, channel: str, speaker: Speaker, *, split: bool = False) -> None:
        """Somebody has left a channel; it is empty where somebody has left the network, perhaps in
        a netsplit."""

    def on_joined(self, channel: str) -> None:
        """We are in a channel."""

    def on_left(self, channel: str) -> None:
        """We are no longer in a channel, and see nobody there."""

    def on_connection_lost(self) -> None:
        """No channel can be reached."""
