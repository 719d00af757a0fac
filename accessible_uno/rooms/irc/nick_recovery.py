"""Asks for the nick that we want until we have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.table.driver import TimerHandle, Timers

PAUSES: Final = (5.0, 15.0, 30.0, 60.0)
"""Seconds before each attempt to get our nick; the last is repeated."""

SERVICES: Final = "NickServ"
REQUESTS: Final = ("REGAIN", "RECOVER", "GHOST")
"""What services call it: each is asked for in turn, and who does not know a word says so."""


class NickRecovery:
    """Asks for a nick until we have it.

    The services are asked only where they know us by our account, and never with a password:
    whoever is called like the services might not be them.

    Args:
        wanted: the nick.
        timers: the time.
        send: sends a command of the protocol: command, target, text.

    Attributes:
        wanted: the nick, as long as the server lets it be.
    """

    def __init__(self, wanted: str, timers: Timers, send: Callable[[str, str, str], None]) -> None:
        self.wanted = wanted
        self._timers = timers
        self._send = send
        self._attempts = 0
        self._logged_in = False
        self._due: TimerHandle | None = None

    def start(self, *, logged_in: bool) -> None:
        """Begin to ask."""
        self._logged_in = logged_in
        self._attempts = 0
        self._wait()

    def stop(self) -> None:
        """Ask no longer."""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def take_now(self) -> None:
        """Ask at once: nobody has the nick any more."""
        if self._due is not None:
            self._send("NICK", self.wanted, "")

    def _wait(self) -> None:
        self.stop()
        pause = PAUSES[min(self._attempts, len(PAUSES) - 1)]
        self._due = self._timers.call_later(pause, self._ask)

    def _ask(self) -> None:
        if self._logged_in:
            request = REQUESTS[self._attempts % len(REQUESTS)]
            self._send("PRIVMSG", SERVICES, f"{request} {self.wanted}")
        self._send("NICK", self.wanted, "")
        self._attempts += 1
        self._wait()
