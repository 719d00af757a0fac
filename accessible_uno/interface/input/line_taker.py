"""The protocol of what takes a typed line before anything else is asked about it."""

from __future__ import annotations

from typing import Protocol


class LineTaker(Protocol):
    """Takes lines that are not for the seat that has the keyboard."""

    @property
    def done(self) -> bool:
        """Whether the keyboard is somebody else's now, and so is the next line."""

    def understands(self, line: str) -> bool:
        """Return whether :meth:`take` would carry the line out; nothing is done."""

    def take(self, line: str) -> bool:
        """Carry the line out, or answer it; return ``False`` where it is for the seat.

        An empty line comes here too, unless a long answer goes on with it.
        """
