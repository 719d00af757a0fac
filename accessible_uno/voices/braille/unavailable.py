"""The one error of braille.  In a file of its own, so that catching it loads no braille."""

from __future__ import annotations

from accessible_uno.voices.notices import NoticeArguments


class BrailleUnavailable(Exception):
    """Braille cannot be written.

    Attributes:
        message_id: a message of ``voices.ftl``: ``braille-no-liblouis``, ``braille-no-table`` for a
            table of liblouis, or ``braille-no-own-table`` for one of ours.
        arguments: the values of its variables.
    """

    def __init__(self, message_id: str, arguments: NoticeArguments) -> None:
        super().__init__(message_id, dict(arguments))
        self.message_id = message_id
        self.arguments = arguments
