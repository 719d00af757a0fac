"""Other host programs in our rooms: whoever runs this one is told, and one of them keeps the table.

Anybody may say that they are a host program.  So this one gives way only to a program that the
room or the services speak for more than for this one, and never while somebody plays here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_uno.rooms.budgets import Budget
from accessible_uno.rooms.carrier import Claim
from accessible_uno.rooms.people import Speaker

SAID_AGAIN: Final = 600.0
"""Seconds after which a room is told again that another host program is there."""

SayIn = Callable[[str, str, str], None]
"""Says something about a program: the room, the id of the message, and the nick."""


class Rivals:
    """Knows the other host programs in our rooms.

    Args:
        claim: returns what speaks for somebody in a room, for us without anybody.
        is_free: whether nobody plays in a room, or is about to.
        say: tells a room.
        report: tells whoever runs the program.
        now: returns seconds that never decrease.
    """

    def __init__(
        self,
        claim: Callable[[str, Speaker | None], Claim],
        is_free: Callable[[str], bool],
        say: SayIn,
        report: SayIn,
        now: Callable[[], float],
    ) -> None:
        self._claim = claim
        self._is_free = is_free
        self._say = say
        self._report = report
        self._told = Budget(now, 1, SAID_AGAIN)
        self._found: dict[str, dict[tuple[str, str], Speaker]] = {}
        self._keepers: dict[str, str] = {}

    def on_here(self, room: str, speaker: Speaker) -> None:
        """Another host program is in a room."""
        found = self._found.setdefault(room, {})
        if speaker.connection in found:
            return
        found[speaker.connection] = speaker
        if self._told.takes(room):
            self._report(room, "app-host-another", speaker.nick)
            self._say(room, "room-another-host", speaker.nick)

    def on_gone(self, room: str, speaker: Speaker) -> None:
        """Somebody has left a room."""
        found = self._found.get(room)
        if found is not None and found.pop(speaker.connection, None) is not None:
            self.keeper(room)
            if not found:
                del self._found[room]

    def on_renamed(self, old: Speaker, new: Speaker) -> None:
        """Somebody has another nick or address."""
        for room in [each for each, found in self._found.items() if old.connection in found]:
            self._found[room][new.connection] = self._found[room].pop(old.connection)

    def clear(self, room: str) -> None:
        """Nobody is seen in a room any more."""
        self._found.pop(room, None)
        self._keepers.pop(room, None)

    def keeper(self, room: str) -> str:
        """Return the nick of the other program that keeps the table of a room; empty for ours."""
        found = self._found.get(room)
        if found is None:
            return ""
        was = self._keepers.get(room, "")
        ours, free = self._claim(room, None), self._is_free(room)
        nicks = (
            each.nick for each in found.values() if self._claim(room, each).exceeds(ours) and free
        )
        now = next(nicks, "")
        if now:
            self._keepers[room] = now
        else:
            self._keepers.pop(room, None)
        if now and now != was:
            self._say(room, "room-gives-way", now)
        elif was and not now:
            self._say(room, "room-keeps-again", was)
        return now
