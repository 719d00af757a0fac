"""The host program's end of the link to one client: what was sent is numbered and kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from accessible_uno.rooms.protocol.frames import cut

KEPT: Final = 60
"""Messages that can be sent again."""


class ClientLink:
    """Sends messages to one client.

    Args:
        token: which the client has chosen.
        send: sends a line to it.
        longest: bytes of the text of a line.

    Attributes:
        token: the same.
        last_act: the number of the last act of the client's that was answered.
    """

    def __init__(self, token: str, send: Callable[[str], None], longest: int) -> None:
        self.token = token
        self.last_act = 0
        self._send = send
        self._longest = longest
        self._number = 0
        self._kept: deque[tuple[int, str]] = deque(maxlen=KEPT)

    def post(self, message: str) -> None:
        """Send a message under the next number."""
        self._number += 1
        self._kept.append((self._number, message))
        self._emit(self._number, message)

    def post_again(self, first: int) -> bool:
        """Send again everything from a number on; return whether it is still known."""
        if first <= self._number and (not self._kept or self._kept[0][0] > first):
            return False
        for number, message in list(self._kept):
            if number >= first:
                self._emit(number, message)
        return True

    def _emit(self, number: int, message: str) -> None:
        for line in cut(self.token, number, message, self._longest):
            self._send(line)
