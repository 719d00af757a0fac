"""What keys do, and how keys are called.

Keys with F, Alt or Control work while a line is being typed and change neither the line nor the
game.  Single keys work while nothing is typed, where the player plays by them.  Alt-B, Alt-D and
Alt-F keep their use in the line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from accessible_uno.interface.parse.tokens import fold
from accessible_uno.interface.parse.vocabulary import Key
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

STEPS: Final = (
    *(Key.CARD_PREVIOUS, Key.CARD_NEXT, Key.CARD_FIRST, Key.CARD_LAST),
    *(Key.CHOICE_PREVIOUS, Key.CHOICE_NEXT),
)
"""The keys that go from card to card, and from choice to choice."""

NEED_EMPTY_LINE: Final = (*STEPS, Key.UNO, Key.JUMP)
"""What is only done while nothing is typed."""

KEYS: Final[Mapping[str, tuple[str, ...]]] = {
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

_FUNCTION: Final = re.compile(r"f(1[3-9]|2[0-4])")
_PLAIN_FUNCTION: Final = re.compile(r"f([1-9]|1[0-9]|2[0-4])")
_SHIFTED: Final = 12
"""Terminals send F13 to F24 for F1 to F12 with Shift; the difference is 12."""

_HELD: Final = ("ctrl", "alt", "shift")
_FREE: Final = ("pageup", "pagedown", "insert", "tab")
"""Keys that neither type nor edit, as F keys do."""

_NAMED: Final = frozenset(
    {
        *(*_HELD, *_FREE, "enter", "delete", "space", "home", "end"),
        *("up", "down", "left", "right", "backspace", "escape"),
    }
)
"""Keys that have a name in the catalogue, ``key-name-<key>``; others are named by themselves."""

_SIGNS: Final = {
    ",": "comma",
    ";": "semicolon",
    "=": "equals",
    ".": "period",
    "?": "question",
    "!": "exclamation",
    "(": "open-bracket",
    ")": "close-bracket",
    "/": "slash",
    "[": "open-square",
    "]": "close-square",
    "<": "less",
    ">": "greater",
    "'": "apostrophe",
    '"': "quote",
    "*": "star",
    ":": "colon",
    "-": "hyphen",
    "_": "underscore",
    "#": "hash",
    "^": "caret",
    "|": "bar",
    "\\": "backslash",
    "`": "backquote",
    "{": "open-brace",
    "}": "close-brace",
}
"""Signs that have a name in the catalogue, ``key-sign-<name>``, which the settings hold too.

A voice says nothing of most of them.
"""


_PARTS: Final = {key: key for key in _NAMED} | {name: sign for sign, name in _SIGNS.items()}
"""The parts of keys as the program has them.

What has no others is understood without the words of all languages: so are the usual keys.
"""


def works_anywhere(key: str) -> bool:
    """Return whether a key works while a line is being typed, as it neither types nor edits."""
    return "+" in key[:-1] or key in _FREE or _PLAIN_FUNCTION.fullmatch(key) is not None


def key_name(key: str, catalogue: Catalogue) -> str:
    """Return a key, given as ``KeyBindings`` has it, in words: ``Contrôle L``."""
    *held, last = ([*key[:-1].split("+"), "+"]) if key.endswith("+") else key.split("+")
    held = [each for each in held if each]
    if far := _FUNCTION.fullmatch(last):
        held, last = [*held, "shift"], f"f{int(far[1]) - _SHIFTED}"
    elif not held and last != last.lower():
        held = ["shift"]
    return " ".join(_part(each, catalogue) for each in (*held, last))


def _part(part: str, catalogue: Catalogue) -> str:
    if part in _NAMED:
        return catalogue.text(f"key-name-{part}")
    return catalogue.text(f"key-sign-{_SIGNS[part]}") if part in _SIGNS else part.upper()


def stored_key(key: str) -> str:
    """Return a key as the settings hold it."""
    if len(key) == 1 and key != key.lower():
        return f"shift {key.lower()}"
    return _SIGNS.get(key, key)


def parse_key(typed: str) -> str | None:
    """Return the key that is typed by name or by itself; ``None`` where it is none.

    ``x``, ``espace``, ``F5``, ``alt r``, ``Control+L``, ``flèche gauche``, ``,``.
    """
    if len(typed) == 1:
        return typed.lower() if typed.isprintable() and not typed.isspace() else None
    words = fold(typed.replace("+", " ")).split()
    if all(word in _PARTS or len(word) == 1 for word in words):
        return _joined([_PARTS.get(word, word) for word in words])
    parts: list[str] = []
    while words:
        for length in (3, 2, 1):
            part = _spoken_parts().get(" ".join(words[:length]))
            if part is not None:
                break
        parts.append(part if part is not None else words[0])
        words = words[length:] if part is not None else words[1:]
    return _joined(parts)


def _joined(parts: list[str]) -> str | None:
    *held, last = parts or [""]
    known = last in _NAMED - set(_HELD) or _PLAIN_FUNCTION.fullmatch(last)
    if not (known or len(last) == 1) or not set(held) <= set(_HELD):
        return None
    if held == ["shift"] and (far := _PLAIN_FUNCTION.fullmatch(last)) and int(far[1]) <= _SHIFTED:
        return f"f{int(far[1]) + _SHIFTED}"
    if held == ["shift"] and len(last) == 1:
        return last.upper()
    if "ctrl" in held and len(last) == 1 and not last.isalpha():
        return None  # no terminal sends it
    return "+".join([*(each for each in _HELD if each in held), last])


@cache
def _spoken_parts() -> Mapping[str, str]:
    """Return the parts of keys by their names in all languages, and as the program has them."""
    named = dict(_PARTS)
    for catalogue in map(Catalogue, LOCALES):
        for key in _NAMED:
            named[fold(catalogue.text(f"key-name-{key}"))] = key
        for sign, name in _SIGNS.items():
            named[fold(catalogue.text(f"key-sign-{name}"))] = sign
    return named
