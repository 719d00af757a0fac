"""What can be wrong with a record."""

from __future__ import annotations


class RecordError(ValueError):
    """A record that cannot be read or played.

    Attributes:
        line: line number, from 1; 0 when it is the whole file.
        message: id of the catalogue's sentence that says why.
        arguments: what that sentence needs.
    """

    def __init__(self, line: int, message: str, **arguments: str | int) -> None:
        super().__init__(f"{line}: {message} {arguments}")
        self.line = line
        self.message = message
        self.arguments = arguments
