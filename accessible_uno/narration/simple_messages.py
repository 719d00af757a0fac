"""Messages of one line without selectors and references, read and filled in without Fluent.

Importing Fluent's parser takes 20 ms and using it a millisecond a message; the help and most
answers of the command line need no more than this.  A test compares each of these messages with
what Fluent makes of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

SimpleMessage: TypeAlias = tuple[str, ...]
"""Text and the names of variables in turn, beginning and ending with text."""

_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_BELOW: Final = re.compile(r" +\.[a-zA-Z][\w-]* *=")
_LONGEST: Final = 2000
"""Characters of a value; a longer one is left to Fluent, which refuses it."""

_UNGROUPED: Final = 1000
"""From here on a number is written in groups of digits, which is left to Fluent."""


def read_simple(source: str, attribute: str | None) -> SimpleMessage | None:
    """Return a message or an attribute of it; ``None`` where only Fluent can read it.

    Args:
        source: the whole message, as the file has it.
        attribute: the name of an attribute; ``None`` for the value.
    """
    lines = source.rstrip("\n").split("\n")
    begins = re.compile(rf" +\.{attribute} *=" if attribute else r"[a-zA-Z][\w-]* *=")
    for place, line in enumerate(lines):
        found = begins.match(line)
        if found is None:
            continue
        text = line[found.end() :].strip(" ")
        parts = tuple(_VARIABLE.split(text))
        whole = place + 1 == len(lines) or _BELOW.match(lines[place + 1])
        plain = text and not any("{" in part or "}" in part for part in parts[::2])
        return parts if whole and plain else None
    return None


def fill_simple(message: SimpleMessage, variables: Mapping[str, str | int]) -> str | None:
    """Return the text of a message; ``None`` where only Fluent can write one of the values.

    Raises:
        KeyError: a variable is missing.
    """
    filled = list(message)
    for place in range(1, len(message), 2):
        value = variables[message[place]]
        if isinstance(value, int) and 0 <= value < _UNGROUPED:
            filled[place] = str(value)
        elif isinstance(value, str) and len(value) < _LONGEST:
            filled[place] = value
        else:
            return None
    return "".join(filled)
