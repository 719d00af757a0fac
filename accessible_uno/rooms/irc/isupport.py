"""What a server says of itself when it lets us in (ISUPPORT): how it compares, what it allows."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_lowercase, ascii_uppercase
from typing import Final

WHOX: Final = "%tcuhnfar,7"
"""Asks for channel, user, host, nick, signs, account and real name of everybody in a channel."""

_SMALL: Final = {
    "ascii": str.maketrans(ascii_uppercase, ascii_lowercase),
    "strict-rfc1459": str.maketrans(f"{ascii_uppercase}[]\\", f"{ascii_lowercase}{{}}|"),
    "rfc1459": str.maketrans(f"{ascii_uppercase}[]\\~", f"{ascii_lowercase}{{}}|^"),
}
"""The small letters of each CASEMAPPING."""

_ASSUMED: Final = {
    "CASEMAPPING": "rfc1459",
    "CHANMODES": "beI,k,l",
    "CHANTYPES": "#&",
    "PREFIX": "(ov)@+",
}
"""What holds where a server says nothing about it."""

MOST_DIGITS: Final = 9
"""Digits of a number that are read."""


class Isupport:
    """What one server compares and allows.

    Attributes:
        ranks: the mode of each sign before a nick that has a right in a channel.
    """

    def __init__(self) -> None:
        self._features = dict(_ASSUMED)
        self.ranks: dict[str, str] = {}
        self.take(())

    def take(self, features: Iterable[str]) -> None:
        """Take what a server names; what stands behind a ``-`` holds no longer."""
        for feature in features:
            name, _, value = feature.partition("=")
            if name.startswith("-"):
                self._features.pop(name[1:].upper(), None)
            else:
                self._features[name.upper()] = value
        modes, _, signs = self._value("PREFIX").removeprefix("(").partition(")")
        self.ranks = dict(zip(signs, modes, strict=False))
        self._small = _SMALL.get(self._value("CASEMAPPING"), _SMALL["rfc1459"])

    def _value(self, name: str) -> str:
        return self._features.get(name, "")

    def has(self, name: str) -> bool:
        """Whether the server has named a feature, such as CNOTICE."""
        return name in self._features

    def fold(self, name: str) -> str:
        """Return a name as the network compares it (CASEMAPPING)."""
        return name.translate(self._small)

    def is_channel(self, name: str) -> bool:
        """Whether a name is that of a channel (CHANTYPES)."""
        return name[:1] in set(self._value("CHANTYPES"))

    def targets(self, command: str) -> int:
        """Return how many targets one command may have (TARGMAX, MAXTARGETS)."""
        most = self._listed("TARGMAX").get(command) or self._value("MAXTARGETS")
        return max(1, _count(most))

    def channel_limit(self) -> int | None:
        """Return how many channels one connection may be in (CHANLIMIT); ``None`` for any."""
        limits = self._listed("CHANLIMIT").items()
        known = (_count(most) for kinds, most in limits if "#" in kinds)
        return min(filter(None, known), default=None)  # 0 stands for any

    def nick_limit(self) -> int | None:
        """Return how many characters a nick may have (NICKLEN); ``None`` for any."""
        return _count(self._value("NICKLEN")) or None

    def who_form(self) -> str:
        """Return what follows the channel in the question who is there."""
        return WHOX if self.has("WHOX") else ""

    def takes_name(self, sign: str, *, given: bool) -> bool:
        """Whether a mode is followed by a name or another parameter (CHANMODES, PREFIX)."""
        lists, always, when_set = (*self._value("CHANMODES").split(","), "", "", "")[:3]
        named = (*self.ranks.values(), *lists, *always)
        return sign in named or (given and sign in when_set)

    def _listed(self, name: str) -> dict[str, str]:
        """Return a feature's list of names, each with what stands behind it."""
        pairs = (each.partition(":") for each in self._value(name).split(","))
        return {of: most for of, _, most in pairs}


def _count(text: str) -> int:
    """Return the number that some digits write; 0 where there is none that a server would mean."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0
