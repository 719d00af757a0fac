"""prompt_toolkit's parser of keys, kept from what would make it swallow memory or keys.

It remembers for good every beginning of a sequence that it has met, and looks through all of it at
each further character; and it lets nothing through from the mark before a paste to the one after.
"""

from __future__ import annotations

from typing import Final

from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.vt100_parser import Vt100Parser

LONGEST: Final = 7
"""Characters of a sequence with its first two, before the one that ends it; the keys that are
named by a code, behind ``27;``, take more."""

_LONGEST_CODED: Final = 11
_INTRODUCER: Final = "\x1b["
_PARAMETERS: Final = frozenset("0123456789;<")
_MOUSE: Final = "M"
"""Announces any two characters; no mouse is ever asked for."""

# A paste whose end never comes would swallow every key that is pressed after it.
ANSI_SEQUENCES.pop("\x1b[200~", None)


class BoundedKeyParser(Vt100Parser):
    """Leaves out what is too much of a control sequence; its end is let through."""

    def __init__(self, parser: Vt100Parser) -> None:
        super().__init__(parser.feed_key_callback)
        self._sequence = ""

    def feed(self, data: str) -> None:
        """Take in what the terminal has sent."""
        if self._sequence or "\x1b" in data:
            data = "".join(filter(self._belongs, data))
        super().feed(data)

    def _belongs(self, character: str) -> bool:
        begun = self._sequence
        if character == "\x1b":
            self._sequence = character
        elif begun == "\x1b":
            self._sequence = _INTRODUCER if character == "[" else ""
        elif begun and character in _PARAMETERS:
            coded = begun.startswith("\x1b[27;")
            if len(begun) >= (_LONGEST_CODED if coded else LONGEST):
                return False
            self._sequence += character
        else:
            self._sequence = ""
            return not (begun == _INTRODUCER and character == _MOUSE)
        return True
