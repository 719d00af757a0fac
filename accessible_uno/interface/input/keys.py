"""Keys that work while a line is being typed, each with a second key for keyboards without F keys.

They change neither the line nor the game.  Alt-B, Alt-D and Alt-F keep their use in the line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final


class Key(StrEnum):
    """What a key asks for."""

    HELP = "help"
    HAND = "hand"
    TOP = "top"
    WHO = "who"
    COUNTS = "counts"
    SCORES = "scores"
    PLAYABLE = "playable"
    REPEAT = "repeat"
    PREVIOUS = "previous"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    CATEGORY = "category"
    CATEGORY_BACK = "category-back"
    MUTE = "mute"
    VERBOSITY = "verbosity"


KEYS: Final[dict[Key, tuple[str, ...]]] = {
    Key.HELP: ("f1", "alt+h"),
    Key.HAND: ("f2", "alt+c"),
    Key.TOP: ("f3", "alt+t"),
    Key.WHO: ("f4", "alt+q"),
    Key.COUNTS: ("f5", "alt+n"),
    Key.SCORES: ("f6", "alt+s"),
    Key.PLAYABLE: ("f7", "alt+j"),
    Key.REPEAT: ("f8", "alt+r"),
    Key.PREVIOUS: ("f9", "alt+p", "pageup"),
    Key.NEXT: ("f10", "alt+x", "pagedown"),
    Key.FIRST: ("f21", "alt+a", "ctrl+home"),
    Key.LAST: ("f22", "alt+z", "ctrl+end"),
    Key.CATEGORY: ("f20", "alt+k", "ctrl+pagedown"),
    Key.CATEGORY_BACK: ("f19", "alt+g", "ctrl+pageup"),
    Key.MUTE: ("f11", "alt+m"),
    Key.VERBOSITY: ("f12", "alt+v"),
}
"""The names of the keys as ``KeyBindings`` has them; F19 to F22 are F7 to F10 with Shift."""


def bind_keys(acts: Mapping[Key, Callable[[], None]]) -> dict[str, Callable[[], None]]:
    """Return what each key does."""
    return {name: acts[key] for key, names in KEYS.items() for name in names}
