"""Who is in which channel, with which account, as far as the server lets us know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from typing import Final

from accessible_uno.rooms.people import Speaker

NO_ACCOUNT: Final = ("", "*", "0")
"""What servers write in the place of an account that is not there."""

OPERATORS: Final = frozenset("qaoh")
"""Modes of those whom a channel has given a right over the others, half an operator's at least."""

TRUSTED: Final = OPERATORS | {"v"}
"""Modes of those whom a channel has given a right, voice at least."""


@dataclass
class Occupant:
    """Somebody who shares a channel with us.

    Attributes:
        speaker: who.
        channels: where, folded, and which modes the channel has given.
    """

    speaker: Speaker
    channels: dict[str, set[str]] = field(default_factory=dict)


class Roster:
    """The people who share a channel with us.

    An account is remembered only as long as its owner can be watched, and only for the mask that it
    was seen with: a nick that somebody else has taken meanwhile proves nothing.

    Args:
        fold: returns a name as the network compares it.
    """

    def __init__(self, fold: Callable[[str], str]) -> None:
        self._fold = fold
        self._people: dict[str, Occupant] = {}
        self._own_modes: dict[str, set[str]] = {}
        self._complete: set[str] = set()

    def account_of(self, nick: str, mask: str) -> str:
        """Return the account that somebody was seen with; empty for none."""
        found = self.find(nick)
        return found.account if found is not None and found.address == mask else ""

    def find(self, nick: str) -> Speaker | None:
        """Return who has a nick, of those who share a channel with us."""
        found = self._people.get(self._fold(nick))
        return found.speaker if found is not None else None

    def is_in(self, channel: str, nick: str) -> bool:
        """Whether somebody is in a channel."""
        return self._fold(channel) in self.channels_of(nick)

    def channels_of(self, nick: str) -> Mapping[str, set[str]]:
        """Return the channels where somebody is, folded, each with the modes that it gave them."""
        found = self._people.get(self._fold(nick))
        return found.channels if found is not None else {}

    def modes_of(self, channel: str, nick: str) -> Set[str]:
        """Return the modes that a channel has given somebody."""
        return self.channels_of(nick).get(self._fold(channel), set())

    def set_mode(self, channel: str, nick: str, mode: str, *, given: bool) -> None:
        """Remember that a channel has given somebody a right, or taken it."""
        if (modes := self.channels_of(nick).get(self._fold(channel))) is not None:
            (modes.add if given else modes.discard)(mode)

    def is_complete(self, channel: str) -> bool:
        """Whether everybody is known who is in a channel."""
        return self._fold(channel) in self._complete

    def set_complete(self, channel: str) -> None:
        """Remember that everybody was named who was in a channel before us."""
        self._complete.add(self._fold(channel))

    def has_come(
        self, channel: str, nick: str, mask: str, account: str | None, modes: Iterable[str] = ()
    ) -> Speaker:
        """Remember that somebody is in a channel; ``None`` for an account that is not told."""
        known = self.account_of(nick, mask) if account is None else lawful_account(account)
        found = self._people.setdefault(self._fold(nick), Occupant(Speaker(nick, mask, known)))
        found.speaker = Speaker(nick, mask, known)
        found.channels.setdefault(self._fold(channel), set()).update(modes)
        return found.speaker

    def has_left(self, channel: str, nick: str) -> None:
        """Forget that somebody is in a channel, and who has left the last of ours."""
        found = self._people.get(self._fold(nick))
        if found is not None:
            found.channels.pop(self._fold(channel), None)
            if not found.channels:
                self.has_quit(nick)

    def has_quit(self, nick: str) -> None:
        """Forget somebody."""
        self._people.pop(self._fold(nick), None)

    def has_account(self, nick: str, account: str) -> None:
        """Remember that somebody has logged in or out."""
        found = self._people.get(self._fold(nick))
        if found is not None:
            was = found.speaker
            found.speaker = Speaker(was.nick, was.address, lawful_account(account))

    def is_renamed(self, old: str, new: Speaker) -> None:
        """Remember that somebody has another nick or mask; the account goes along."""
        found = self._people.pop(self._fold(old), None)
        if found is not None:
            found.speaker = new
            self._people[self._fold(new.nick)] = found

    # Ourselves

    def set_own_mode(self, channel: str, mode: str, *, given: bool) -> None:
        """Remember that a channel has given us a right, or taken it."""
        modes = self._own_modes.setdefault(self._fold(channel), set())
        (modes.add if given else modes.discard)(mode)

    def distrust(self, channel: str) -> None:
        """Remember that the rights that a channel has given us are worth nothing."""
        self._own_modes.pop(self._fold(channel), None)

    def we_left(self, channel: str) -> None:
        """Forget everybody whom only this channel showed us."""
        self.distrust(channel)
        self._complete.discard(self._fold(channel))
        for each in list(self._people.values()):
            self.has_left(channel, each.speaker.nick)

    def are_trusted(self, channel: str) -> bool:
        """Whether a channel has given us voice or more."""
        return bool(self._own_modes.get(self._fold(channel), set()) & TRUSTED)


def lawful_account(account: str) -> str:
    """Return the account that a server names; empty where it says that there is none."""
    return "" if account in NO_ACCOUNT else account
