"""Names of keys for players."""

from __future__ import annotations

import re
from typing import Final

from accessible_uno.narration.catalogue import Catalogue

_FUNCTION: Final = re.compile(r"f(1[3-9]|2[0-4])")
_SHIFTED: Final = 12
"""Terminals send F13 to F24 for F1 to F12 with Shift; the difference is 12."""

_NAMED: Final = frozenset(
    {
        *("ctrl", "alt", "shift", "insert", "enter", "tab", "delete", "space", "home", "end"),
        *("up", "down", "left", "right", "pageup", "pagedown", "backspace", "escape"),
    }
)
"""Keys that have a name in the catalogue, ``key-name-<key>``; others are named by themselves."""


def key_name(key: str, catalogue: Catalogue) -> str:
    """Return a key, given as ``KeyBindings`` has it, in words: ``Contrôle L``."""
    *held, last = ([*key[:-1].split("+"), "+"]) if key.endswith("+") else key.split("+")
    held = [each for each in held if each]
    if far := _FUNCTION.fullmatch(last):
        held, last = [*held, "shift"], f"f{int(far[1]) - _SHIFTED}"
    return " ".join(_part(each, catalogue) for each in (*held, last))


def _part(part: str, catalogue: Catalogue) -> str:
    return catalogue.text(f"key-name-{part}") if part in _NAMED else part.upper()
