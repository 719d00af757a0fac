"""The one way in which braille fails."""

from __future__ import annotations

from accessible_uno.voices.notices import NoticeArguments


class BrailleUnavailable(Exception):
    """Braille cannot be written.

    Attributes:
        message_id: a message of ``voices.ftl``: ``braille-no-liblouis`` or ``braille-no-table``.
        arguments: what fills its places.
    """

    def __init__(self, message_id: str, arguments: NoticeArguments) -> None:
        super().__init__(message_id, dict(arguments))
        self.message_id = message_id
        self.arguments = arguments
