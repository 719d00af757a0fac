"""What is said about settings: ``débit 250``, ``verbosity full``, ``tri couleur``."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

from accessible_uno.interface.words.card_words import Lexicons
from accessible_uno.interface.words.intents import Set
from accessible_uno.interface.words.lexicon import Lexicon, Words
from accessible_uno.interface.words.tokens import Tokens
from accessible_uno.interface.words.vocabulary import Change, Command

_GROUPS: Final[dict[Command, Callable[[Lexicon], Words[Any]]]] = {
    Command.VERBOSITY: lambda each: each.verbosities,
    Command.PACE: lambda each: each.paces,
    Command.SORT: lambda each: each.sorts,
    Command.LANGUAGE: lambda each: each.languages,
    Command.BRAILLE: lambda each: each.switches,
    Command.MUTE: lambda each: each.switches,
}
_NUMBERS: Final = (Command.RATE, Command.VOLUME)
SETTINGS: Final = (*_GROUPS, *_NUMBERS)


def setting_said(command: Command, rest: Tokens, known: Lexicons) -> Set | None:
    """Return the setting wanted, or ``None`` when ``rest`` is no value of it."""
    if not rest:
        return Set(command)
    if command in _NUMBERS:
        return _number(command, rest, known)
    value = _one(rest, tuple(_GROUPS[command](each) for each in known))
    return None if value is None else Set(command, value)


def _one(rest: Tokens, groups: tuple[Words[Any], ...]) -> StrEnum | None:
    """Return the value said in full, else the only one that begins so."""
    for group in groups:
        value: StrEnum | None = group.whole(rest)
        if value is not None:
            return value
    for group in groups:
        values = group.starting(rest[0]) if len(rest) == 1 else {}
        if len(values) == 1:
            only: StrEnum = next(iter(values))
            return only
    return None


def _number(command: Command, rest: Tokens, known: Lexicons) -> Set | None:
    if len(rest) == 1 and rest[0].isdecimal():
        return Set(command, int(rest[0][:4]))
    change = _one(rest, tuple(each.changes for each in known))
    return Set(command, Change(change)) if change is not None else None
