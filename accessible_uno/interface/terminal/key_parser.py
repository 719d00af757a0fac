"""prompt_toolkit's key parser, with limits for hostile or broken input.

The original caches every start of a sequence that it meets, without a limit, and drops all keys
between the marks around a paste, for ever where the second mark does not come.
"""

from __future__ import annotations

from typing import Final

from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.vt100_parser import Vt100Parser

LONGEST: Final = 7
"""How many characters a sequence has at most before its last one, its first two included.

Keys that are named by a code, after ``27;``, have more.
"""

_LONGEST_CODED: Final = 11
_INTRODUCER: Final = "\x1b["
_PARAMETERS: Final = frozenset("0123456789;<")
_MOUSE: Final = "M"
"""Starts a mouse event, which two more characters follow; the game never asks for them."""

# A paste whose end never comes would swallow every key that is pressed after it.
ANSI_SEQUENCES.pop("\x1b[200~", None)


class BoundedKeyParser(Vt100Parser):
    """Drops the excess characters of a long control sequence, except its last one."""

    def __init__(self, parser: Vt100Parser) -> None:
        super().__init__(parser.feed_key_callback)
        self._sequence = ""

    def feed(self, data: str) -> None:
        """Parse what the terminal has sent."""
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
