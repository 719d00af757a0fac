"""Where a connection to a chat network goes, and as whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

HOST_REAL_NAME: Final = "accessible-uno host"
"""What the host program says of itself: by this, clients of the protocol find it in a room."""

PLAYER_REAL_NAME: Final = "UNO"


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
