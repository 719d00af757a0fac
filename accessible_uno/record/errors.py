"""Errors of a record: malformed, ambiguous, or illegal under its rules."""

from __future__ import annotations

from accessible_uno.game.base import Refused, Seat


class RecordError(ValueError):
    """A record that cannot be read or played.

    Attributes:
        line: line number, from 1; 0 when the error is about the whole file.
        message: id of the catalogue's sentence that gives the reason.
        arguments: what that sentence needs.
    """

    def __init__(self, line: int, message: str, **arguments: str | int) -> None:
        super().__init__(f"{line}: {message} {arguments}")
        self.line = line
        self.message = message
        self.arguments = arguments


class MalformedRecord(RecordError):
    """A line is not in the notation, or speaks of what does not exist."""


class AmbiguousRecord(RecordError):
    """The record says something twice, and each could be meant."""


class IllegalRecord(RecordError):
    """The record is well-formed, but the rules do not allow what it says."""


class IllegalMove(IllegalRecord):
    """The rules refuse a move.

    Attributes:
        reason: why.
        seat: whose move it is.
    """

    def __init__(self, line: int, text: str, refused: Refused, seat: Seat) -> None:
        super().__init__(line, "record-refused", text=text)
        self.reason = refused.reason
        self.seat = seat
