"""Which key does what: the usual keys of a language, and the player's own in their place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from msgspec import Struct

from accessible_uno.interface.parse.lexicon import command_names
from accessible_uno.interface.parse.tokens import fold
from accessible_uno.interface.parse.vocabulary import Command, Key
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.settings.value_types import OwnNames

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

_FUNCTION: Final = r"f(1[3-9]|2[0-4])"
_PLAIN_FUNCTION: Final = r"f([1-9]|1[0-9]|2[0-4])"
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
    return "+" in key[:-1] or key in _FREE or re.fullmatch(_PLAIN_FUNCTION, key) is not None


def key_name(key: str, catalogue: Catalogue) -> str:
    """Return a key, given as ``KeyBindings`` has it, in words: ``Contrôle L``."""
    *held, last = ([*key[:-1].split("+"), "+"]) if key.endswith("+") else key.split("+")
    held = [each for each in held if each]
    if far := re.fullmatch(_FUNCTION, last):
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
    function = re.fullmatch(_PLAIN_FUNCTION, last)
    known = last in _NAMED - set(_HELD) or function
    if not (known or len(last) == 1) or not set(held) <= set(_HELD):
        return None
    if held == ["shift"] and function and int(function[1]) <= _SHIFTED:
        return f"f{int(function[1]) + _SHIFTED}"
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


COMMANDS: Final = (
    *(Command.DRAW, Command.PASS, Command.TAKE, Command.DOUBT, Command.KEYS, Command.PAUSE),
    *(Command.CANCEL, Command.WHY, Command.REMATCH, Command.QUIT),
)
"""The commands that usual single keys enter."""

_TO_PLAY: Final[tuple[str, ...]] = (
    *(Key.CARD_PREVIOUS, Key.CARD_NEXT, Command.DRAW, Command.PASS, Key.UNO, Command.TAKE),
    *(Command.DOUBT, Key.JUMP, Key.CHOICE_PREVIOUS, Key.CHOICE_NEXT),
)

DOERS: Final[tuple[str, ...]] = tuple(dict.fromkeys((*_TO_PLAY, *Key, *COMMANDS)))
"""What has usual keys, in the order in which it is told: first what plays."""

_BY_ITSELF: Final = frozenset(map(str, Key))

NO_KEY: Final = "none"
"""Stands for no key."""

LINE_START: Final = ":"
"""Begins a line where single keys play."""

RECALLS: Final = frozenset({"up", "down", "ctrl+p", "ctrl+n", "ctrl+y"})
"""Keys that bring an earlier line or a deleted text to the line, also to an empty one."""

_RESERVED: Final = frozenset(
    {
        *(LINE_START, "enter", "backspace", "delete", "alt+b", "alt+d", "alt+f"),
        *(f"ctrl+{letter}" for letter in "abcdefhijkmnpuwyz"),
        *("ctrl+left", "ctrl+right", "ctrl+delete", "alt+left", "alt+right", "alt+backspace"),
    }
)
"""Keys that edit the line, enter it, or end the game."""

EDITS: Final = (_RESERVED | {"left", "right", "home", "end"}) - {LINE_START, "enter", *RECALLS}
"""Keys that do nothing on an empty line, unless they are single keys."""


class KeyConflict(Struct, frozen=True):
    """Why a key cannot be taken: ``reason`` is a variant of ``key-refused``.

    ``taken`` is what the key does now.
    """

    reason: str
    key: str
    taken: str = ""


class KeyMap:
    """The keys of one player.

    Attributes:
        anywhere: what keys do that work while a line is being typed.
        single: what keys do while nothing is typed.
    """

    def __init__(self, locale: str, own: OwnNames) -> None:
        self._texts = Catalogue(locale)
        known = {*_BY_ITSELF, *command_names(locale)} if own else ()
        self._own = {done: list(_keys(names)) for done, names in own.items() if done in known}
        given = {key: done for done, keys in self._own.items() for key in keys}
        self.anywhere: dict[str, str] = {}
        self.single: dict[str, str] = {}
        for done in DOERS:
            for key in self._usual(done):
                if key not in given:
                    self._place(key, done)
        for key, done in given.items():
            self._place(key, done)

    def _place(self, key: str, done: str) -> None:
        free = works_anywhere(key) and done in _BY_ITSELF and done not in NEED_EMPTY_LINE
        (self.anywhere if free else self.single)[key] = done

    def _usual(self, done: str) -> Iterator[str]:
        """Yield the usual keys, except those of a kind that the player has replaced."""
        own = self._own.get(done)
        kinds = {works_anywhere(key) for key in own or ()} or {False}
        singles = usual_single_keys(self._texts, done)
        for key in (*KEYS.get(done, ()), *singles):
            if own is None or works_anywhere(key) not in kinds:
                yield key

    def keys_of(self, done: str) -> list[str]:
        """Return the keys that do something, those that work anywhere first."""
        return [key for each in (self.anywhere, self.single) for key in each if each[key] == done]

    def conflict(self, done: str, key: str) -> KeyConflict | None:
        """Return why ``done`` cannot have a key; ``None`` where it can."""
        if key in _RESERVED:
            return KeyConflict("reserved", key)
        taken = self.anywhere.get(key) or self.single.get(key)
        return KeyConflict("taken", key, taken) if taken not in (None, done) else None

    # In words

    def label(self, done: str, names: Mapping[str, str]) -> str:
        """Return what a key does in few words; ``names`` has the words of the commands."""
        message = f"key-does-{done}"
        return self._texts.text(message) if self._texts.has(message) else names[done]

    def listed(self, keys: Mapping[str, str], names: Mapping[str, str], pieces: str) -> str:
        """Return a list of keys, each with what it does: ``R dit ce qui est posé ; D pioche``.

        Args:
            keys: what each key does.
            names: the words of the commands.
            pieces: what is played with, ``"cards"`` or ``"dice"``.
        """
        groups: dict[str, list[str]] = {}
        for key, done in keys.items():
            groups.setdefault(done, []).append(key_name(key, self._texts))
        either = self._texts.text("key-or")
        return self._texts.text("semicolon").join(
            self._texts.text(
                "keys-entry",
                done=done,
                keys=either.join(spelled),
                does=self.label(done, names),
                pieces=pieces,
            )
            for done, spelled in groups.items()
        )


def usual_single_keys(texts: Catalogue, done: str) -> list[str]:
    """Return the usual single keys of one language for something."""
    return list(_keys(texts.text(f"single-keys-{done}").split()))


def _keys(names: Iterable[str]) -> Iterator[str]:
    """Yield the keys that stored names stand for; others are left out."""
    for name in names:
        key = parse_key(name)
        if key is not None:
            yield key


def with_key(own: OwnNames, done: str, key: str | None) -> OwnNames:
    """Return the player's keys with another key for ``done``; without one, none at all.

    Keys of the other kind, which work where this one does not, stay.
    """
    if key is None:
        return {**own, done: (NO_KEY,)}
    kept = (
        name
        for name in own.get(done, ())
        if (old := parse_key(name)) is not None and works_anywhere(old) is not works_anywhere(key)
    )
    return {**own, done: (*kept, stored_key(key))}
