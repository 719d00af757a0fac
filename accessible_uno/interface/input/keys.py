"""Keys that work while a line is being typed, each with a second key for keyboards without F keys.

They change neither the line nor the game.  Alt-B, Alt-D and Alt-F keep their use in the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Final

from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.input.controls import Controls
from accessible_uno.interface.parse.intents import HelpOn, HistoryPlace, Query, RecallMessages
from accessible_uno.narration.catalogue import Catalogue


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

_RECALLS: Final = {
    Key.REPEAT: HistoryPlace.LATEST,
    Key.PREVIOUS: HistoryPlace.PREVIOUS,
    Key.NEXT: HistoryPlace.NEXT,
    Key.FIRST: HistoryPlace.FIRST,
    Key.LAST: HistoryPlace.LAST,
}
_QUERIES: Final = {query.value for query in Query}

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


def game_keys(announcer: Announcer, controls: Controls) -> dict[str, Callable[[], None]]:
    """Return what each key does, by the names that ``KeyBindings`` has for keys."""
    history, queries = announcer.history, announcer.queries
    actions: dict[Key, Callable[[], None]] = {
        Key.HELP: lambda: announcer.help.announce_help(HelpOn()),
        **{key: partial(history.recall, RecallMessages(place)) for key, place in _RECALLS.items()},
        Key.CATEGORY: lambda: history.step_category(1),
        Key.CATEGORY_BACK: lambda: history.step_category(-1),
        Key.MUTE: controls.toggle_mute,
        Key.VERBOSITY: controls.next_verbosity,
        **{key: partial(queries.answer, Query(key.value)) for key in Key if key.value in _QUERIES},
    }
    return {name: actions[key] for key, names in KEYS.items() for name in names}


def key_name(key: str, catalogue: Catalogue) -> str:
    """Return a key, given as ``KeyBindings`` has it, in words: ``Contrôle L``."""
    *held, last = ([*key[:-1].split("+"), "+"]) if key.endswith("+") else key.split("+")
    held = [each for each in held if each]
    if far := _FUNCTION.fullmatch(last):
        held, last = [*held, "shift"], f"f{int(far[1]) - _SHIFTED}"
    return " ".join(_part(each, catalogue) for each in (*held, last))


def _part(part: str, catalogue: Catalogue) -> str:
    return catalogue.text(f"key-name-{part}") if part in _NAMED else part.upper()
