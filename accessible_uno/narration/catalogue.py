"""Every text that a player meets, by its message id, in one language."""

from __future__ import annotations

import logging
from typing import Final

from accessible_uno.narration.message_store import MissingText, shelf

__all__ = ["LOCALES", "Catalogue", "MissingText"]

LOCALES: Final = ("fr", "en")

_log = logging.getLogger(__name__)


class Catalogue:
    """The texts of ``locale``, ``"fr"`` or ``"en"``.

    What this language lacks is logged and said in the other one; where both lack it nothing is
    said.  A message id never reaches a player.

    Args:
        locale: the language.
        strict: raise :class:`MissingText` instead.
    """

    def __init__(self, locale: str, *, strict: bool = False) -> None:
        self.locale = locale
        self._strict = strict
        self._shelf = shelf(locale)

    @property
    def size(self) -> int:
        """How many messages this language has."""
        return len(self._shelf.sources)

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether this language has the message, and the attribute of it."""
        return self._shelf.has(message_id, attribute)

    def text(self, message_id: str, /, **arguments: str | int) -> str:
        """Return the message, its arguments filled in.

        Raises:
            MissingText: it cannot be said, and the catalogue is strict.
        """
        return self._say(message_id, None, arguments)

    def variant(self, message_id: str, attribute: str, /, **arguments: str | int) -> str:
        """Return the ``attribute`` of a message, or the message itself where it has none.

        Raises:
            MissingText: it cannot be said, and the catalogue is strict.
        """
        known = self._shelf.has(message_id, attribute)
        return self._say(message_id, attribute if known else None, arguments)

    def _say(self, message_id: str, attribute: str | None, arguments: dict[str, str | int]) -> str:
        try:
            return self._shelf.fill(message_id, attribute, arguments)
        except MissingText as missing:
            if self._strict:
                raise
            _log.error("no text: %s", missing)
        other = shelf(next(locale for locale in LOCALES if locale != self.locale))
        known = attribute is not None and other.has(message_id, attribute)
        try:
            return other.fill(message_id, attribute if known else None, arguments)
        except MissingText as missing:
            _log.error("no text: %s", missing)
            return ""
