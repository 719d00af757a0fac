"""Parses the commands of settings: ``débit 250``, ``verbosity full``, ``tri couleur``."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from accessible_uno.interface.parse.intents import ChangeSetting, Value
from accessible_uno.interface.parse.lexicon import Lexicons, Phrases
from accessible_uno.interface.parse.tokens import Tokens, as_typed
from accessible_uno.settings.schema import BY_COMMAND, MUTE, Setting, SettingCommand
from accessible_uno.settings.value_types import Number, VoiceName
from accessible_uno.settings.values import Switch

_MOST_DIGITS: Final = 4


def parse_setting(command: SettingCommand, rest: Tokens, known: Lexicons) -> ChangeSetting:
    """Return the setting that a command changes, with its value or with words that are none."""
    if not rest:
        return ChangeSetting(command)
    row = BY_COMMAND[command][0]
    if isinstance(row.type, VoiceName) and (mute := _parse_voice_off(rest, known)):
        return mute
    value = _parse_value(row, rest, known)
    if value is None:
        return ChangeSetting(command, refused=as_typed(rest))
    return ChangeSetting(command, value)


def _parse_voice_off(rest: Tokens, known: Lexicons) -> ChangeSetting | None:
    """« voix non » does not name a voice: it mutes."""
    for each in known:
        switch = each.switches.whole(rest)
        if switch is not None:
            return ChangeSetting(MUTE, Switch.OFF if switch is Switch.ON else Switch.ON)
    return None


def _parse_value(row: Setting, rest: Tokens, known: Lexicons) -> Value | None:
    choices = tuple(words for each in known if (words := each.choices(row)) is not None)
    if choices:
        return _parse_word(rest, choices) or row.type.spoken_of(as_typed(rest).lower())
    if len(rest) == 1 and rest[0].isdecimal():
        return int(rest[0][:_MOST_DIGITS])
    changes = tuple(each.changes for each in known)
    if isinstance(row.type, Number):
        return _parse_word(rest, changes)
    return _parse_whole(rest, changes) or as_typed(rest)


def _parse_word(rest: Tokens, groups: tuple[Phrases[Any], ...]) -> StrEnum | None:
    """Return the value that is typed in full, or else the only one that begins so."""
    value = _parse_whole(rest, groups)
    if value is not None:
        return value
    for group in groups:
        values = group.starting(rest[0]) if len(rest) == 1 else {}
        if len(values) == 1:
            only: StrEnum = next(iter(values))
            return only
    return None


def _parse_whole(rest: Tokens, groups: tuple[Phrases[Any], ...]) -> StrEnum | None:
    """Return the value that is typed in full."""
    for group in groups:
        value: StrEnum | None = group.whole(rest)
        if value is not None:
            return value
    return None
