"""What a server says of itself when it lets us in (ISUPPORT): how it compares, what it allows."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase
from typing import Final

import pydle

WHOX: Final = "%tcuhnar,7"
"""Asks a server for channel, user, host, nick, account and real name of everybody in a channel."""

_SMALL: Final = {
    "ascii": str.maketrans(ascii_uppercase, ascii_lowercase),
    "strict-rfc1459": str.maketrans(f"{ascii_uppercase}[]\\", f"{ascii_lowercase}{{}}|"),
    "rfc1459": str.maketrans(f"{ascii_uppercase}[]\\~", f"{ascii_lowercase}{{}}|^"),
}
"""The small letters of each CASEMAPPING."""


class IsupportClient(pydle.Client):  # type: ignore[misc]  # pydle has no types
    """A connection that knows what its server compares and allows."""

    def fold(self, name: str) -> str:
        """Return a name as the network compares it (CASEMAPPING)."""
        return name.translate(_SMALL.get(self._case_mapping, _SMALL["rfc1459"]))

    def limit(self, command: str) -> int:
        """Return how many targets one command may have (TARGMAX, MAXTARGETS)."""
        limits = self._target_limits
        most = limits.get(command) or self._isupport.get("MAXTARGETS") or 1
        return max(1, int(most)) if str(most).isdigit() else 1

    def channel_limit(self) -> int | None:
        """Return how many channels one connection may be in (CHANLIMIT); ``None`` for any."""
        limits = self._channel_limits
        found = [most for kinds, most in limits.items() if "#" in kinds and most]
        return min(found) if found and ("CHANLIMIT" in self._isupport) else None

    def nick_limit(self) -> int | None:
        """Return how many characters a nick may have (NICKLEN); ``None`` for any."""
        longest = str(self._isupport.get("NICKLEN", ""))
        return int(longest) if longest.isdigit() else None

    def has_feature(self, name: str) -> bool:
        """Whether the server has named a feature, such as CNOTICE."""
        return name in self._isupport

    def who_form(self) -> str:
        """Return what follows the channel in the question who is there."""
        return WHOX if "WHOX" in self._isupport else ""

    def takes_name(self, sign: str, *, given: bool) -> bool:
        """Whether a mode is followed by a name or another parameter (CHANMODES, PREFIX)."""
        lists, always, when_set = (*self._chanmodes(), "", "", "")[:3]
        ranks = set(self._nickname_prefixes.values())
        return sign in ranks or sign in lists or sign in always or (given and sign in when_set)

    def _chanmodes(self) -> list[str]:
        return str(self._isupport.get("CHANMODES", "beI,k,l")).split(",")
