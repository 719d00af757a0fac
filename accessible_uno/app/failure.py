"""What goes wrong on the command line: one sentence, and the exit status."""

from __future__ import annotations

from typing import Final

UNUSABLE: Final = 2
"""Exit status: the command line, or a file named on it, cannot be used."""


class Failure(Exception):
    """Something the user can mend.

    Attributes:
        message: id of the catalogue's sentence.
        arguments: what that sentence needs.
        status: exit status.
    """

    def __init__(self, message: str, *, status: int = UNUSABLE, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments
        self.status = status
