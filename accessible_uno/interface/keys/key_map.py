"""Which key does what: the usual keys of a language, and the player's own in their place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from accessible_uno.interface.keys.keys import (
    KEYS,
    NEED_EMPTY_LINE,
    key_name,
    parse_key,
    stored_key,
    works_anywhere,
)
from accessible_uno.interface.parse.lexicon import command_names
from accessible_uno.interface.parse.vocabulary import Command, Key
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.settings.value_types import OwnNames

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
