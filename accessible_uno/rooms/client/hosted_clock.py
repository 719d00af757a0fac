"""The clock of a player whose time another program keeps."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_uno.game.base import Event, Seat
from accessible_uno.table import Clock


class HostedClock(Clock):
    """Counts along with the host program, which alone acts when a time is up.

    The time begins when the question arrives, for the host does not wait until it is heard.
    """

    def count_for(self, seat: Seat) -> None:
        """Count for this seat."""
        self._seat = seat

    def _on_events(self, events: Sequence[Event]) -> None:
        super()._on_events(events)
        self.start(self._seat)

    def restart(self, seat: Seat) -> None:
        """Go on: nobody here can give more time."""
        self.start(seat)

    def expire(self) -> Seat | None:
        """Stop counting: the host program acts."""
        self._ends.clear()
        return None

    def set_left(self, seconds: float | None) -> None:
        """Take over what the host program says is left; ``None``: no time runs."""
        self._ends = {}
        if seconds is not None:
            end = self._now() + seconds
            self._ends = {(self._seat, window): end for window in self._limits(self._seat)}
