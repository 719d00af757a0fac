"""What is said about settings: ``débit 250``, ``verbosity full``, ``tri couleur``."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from accessible_uno.interface.parse.card_words import Lexicons
from accessible_uno.interface.parse.intents import ChangeSetting, Value
from accessible_uno.interface.parse.lexicon import Phrases
from accessible_uno.interface.parse.settings_table import KNOBS, Number, OneOf, Takes
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.interface.parse.vocabulary import Command, Switch


def setting_said(command: Command, rest: Tokens, known: Lexicons) -> ChangeSetting:
    """Return the setting wanted, with its value, or with what is none."""
    if not rest:
        return ChangeSetting(command)
    if command is Command.VOICE and (mute := _voice_off(rest, known)):
        return mute
    value = _value(KNOBS[command].takes, rest, known)
    if value is None:
        return ChangeSetting(command, refused=as_typed(rest))
    return ChangeSetting(command, value)


def _voice_off(rest: Tokens, known: Lexicons) -> ChangeSetting | None:
    """« voix non » is no name of a voice."""
    for each in known:
        switch = each.switches.whole(rest)
        if switch is not None:
            return ChangeSetting(Command.MUTE, Switch.OFF if switch is Switch.ON else Switch.ON)
    return None


def _value(takes: Takes, rest: Tokens, known: Lexicons) -> Value | None:
    if isinstance(takes, OneOf):
        return _one(rest, tuple(takes.words(each) for each in known))
    if len(rest) == 1 and rest[0].isdecimal():
        return int(rest[0][:4])
    changes = tuple(each.changes for each in known)
    if isinstance(takes, Number):
        return _one(rest, changes)
    return _whole(rest, changes) or as_typed(rest)


def _one(rest: Tokens, groups: tuple[Phrases[Any], ...]) -> StrEnum | None:
    """Return the value said in full, else the only one that begins so."""
    value = _whole(rest, groups)
    if value is not None:
        return value
    for group in groups:
        values = group.starting(rest[0]) if len(rest) == 1 else {}
        if len(values) == 1:
            only: StrEnum = next(iter(values))
            return only
    return None


def _whole(rest: Tokens, groups: tuple[Phrases[Any], ...]) -> StrEnum | None:
    """Return the value said in full."""
    for group in groups:
        value: StrEnum | None = group.whole(rest)
        if value is not None:
            return value
    return None
