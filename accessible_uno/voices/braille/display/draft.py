"""The lines being typed: one with the display's own keys, one on the console."""

from __future__ import annotations

from typing import Final

LONGEST_DRAFT: Final = 200
"""Characters that the keys may type; no command is longer, and a stuck key ends here."""

CURSOR: Final = "⣀"
"""The cell behind a draft."""


class DraftLines:
    """What has been typed so far.

    Attributes:
        here: the line of the display's keys.
        elsewhere: the line of the console.
        presses: how many routing keys have added to the line of the display's keys.
    """

    def __init__(self) -> None:
        self.here = ""
        self.elsewhere = ""
        self.presses = 0

    def __bool__(self) -> bool:
        """Whether anything is being typed."""
        return bool(self.here or self.elsewhere)

    def add(self, text: str) -> None:
        """Add what can be printed of a text to the line of the display's keys."""
        typed = "".join(filter(str.isprintable, text))
        self.replace((self.here + typed)[:LONGEST_DRAFT])

    def erase(self) -> None:
        """Remove the last character of the line of the display's keys."""
        self.replace(self.here[:-1])

    def replace(self, here: str) -> None:
        """Set the line of the display's keys."""
        self.here = here
        if not here:
            self.presses = 0
