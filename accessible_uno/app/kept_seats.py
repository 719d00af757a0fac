"""The tokens of the seats that the player has at tables reached by a link, in a file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from accessible_uno.store.files import read_own, replace_own

LARGEST: Final = 50_000
"""Bytes of the file."""

MOST_SEATS: Final = 100
"""Seats that are kept; the one that was taken longest ago makes way."""


class KeptSeat(Struct):
    """A seat at one table.

    Attributes:
        name: what the player is called there.
        token: proves that the seat is the player's.
    """

    name: str
    token: str


class KeptSeats:
    """Knows at which tables the player has a seat, by the names in their links.

    Args:
        place: the file; ``None`` where nothing can be kept.
    """

    def __init__(self, place: Path | None) -> None:
        self._place = place
        self._seats: dict[str, KeptSeat] = {}
        if place is not None:
            with suppress(OSError, ValueError):
                self._seats = msgspec.json.decode(
                    read_own(place, LARGEST), type=dict[str, KeptSeat]
                )

    def of(self, table: str) -> KeptSeat | None:
        """Return the seat at a table."""
        return self._seats.get(table)

    @property
    def last_name(self) -> str:
        """What the player was called last; empty for the first time."""
        last = next(reversed(self._seats.values()), None)
        return last.name if last is not None else ""

    def keep(self, table: str, seat: KeptSeat) -> None:
        """Keep a seat.

        Raises:
            OSError: it cannot be written.
        """
        self._seats.pop(table, None)
        self._seats[table] = seat
        while len(self._seats) > MOST_SEATS:
            del self._seats[next(iter(self._seats))]
        if self._place is not None:
            replace_own(self._place, msgspec.json.encode(self._seats))
