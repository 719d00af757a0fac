"""``accessible-uno settings``: lists the settings, or changes one for later games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from accessible_uno.app.arguments import LANG, POSITIONAL, Call, Values
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.errors import Failure, FileFailure, bad_name
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import display_path, settings_file
from accessible_uno.app.preferences import (
    DEFAULTS,
    RULES,
    SETTINGS,
    fault_messages,
    keep_settings,
    typed_value,
)
from accessible_uno.app.streams import write_error_line, write_line
from accessible_uno.interface.parse.setting_words import (
    is_all,
    is_default,
    parse_setting,
    setting_name,
    split_setting,
    takes_in_words,
    value_in_words,
)
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.names import name_fault
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.program import IN_WORDS, program
from accessible_uno.settings.file import SettingsFile
from accessible_uno.settings.schema import Setting
from accessible_uno.settings.value_types import StoredValue

_PARTS: Final = {
    "voice": ("speech", "rate", "pitch", "volume", "punctuation", "voice", "player_v", "muted"),
    "sounds": ("sound",),
    "braille": ("braille", "notation"),
    "keys": ("single_keys", "walk", "keys", "words"),
    "next": ("name", "players", "rules", "bot", "lapses"),
}
"""The subjects of settings, by how the keys begin; the others are about the game."""

TEXT: Final = "text"
"""Stands in messages for values that cannot be listed."""

NAME: Final = "name"
BOT: Final = "bot"
OPTIONS: Final = (LANG,)
FAULTY: Final = 1
"""Exit status: a line of the file cannot be used."""


def _settings(call: Call, values: Values) -> int:
    """Write all settings or one, or change one; return 1 when a line of the file is faulty."""
    words = values[POSITIONAL]
    try:
        file = SettingsFile(settings_file(), SETTINGS)
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", Path(wrong.filename), wrong) from None
    if not words or is_all(" ".join(words)):
        return _write_all(call, file, whole=bool(words))
    row, value = split_setting(SETTINGS, words, call.locale)
    if row is None:
        raise _unknown_setting(words[0], call.locale)
    if value is None:
        _write_line(_format_row(call, file, row))
        return _write_faults(call, file, row.key)
    _change(call, file, row, value)
    _write_line(_format_change(call, file, row))
    return 0


def _unknown_setting(word: str, locale: str) -> Failure:
    """Return the failure that names the setting that is meant; any is better than none here."""
    from accessible_uno.likeness import NONE, meant, nearest  # only a mistyped word needs it

    called = [setting_name(row, locale) for row in SETTINGS]
    near = meant(word, called, DEFAULTS)
    near = near if near != NONE else nearest(word, called)
    return Failure("app-setting-unknown", key=word, near=near)


def _write_all(call: Call, file: SettingsFile, *, whole: bool) -> int:
    """Write what is set, subject by subject; the ``whole`` explains each setting on a line."""
    if whole:
        for row in SETTINGS:
            _write_line(_format_row(call, file, row))
    else:
        for part in dict.fromkeys(map(_part_of, SETTINGS)):
            _write_line(_format_part(call, file, part))
        _write_line(sentence(call.locale, "app-settings-more"))
    told = {"where": "page" if program() == IN_WORDS else "disk", "file": display_path(file.place)}
    _write_line(sentence(call.locale, "app-settings-file", **told))
    return _write_faults(call, file)


def _write_faults(call: Call, file: SettingsFile, key: str | None = None) -> int:
    """Write the faulty lines of the file, or only those that set ``key``; return the status."""
    found = [each for each in fault_messages(file) if key is None or each[1].get("key") == key]
    for message, arguments in found:
        write_error_line(clean_line(sentence(call.locale, message, **arguments)))
    return FAULTY if found else 0


def _part_of(row: Setting) -> str:
    """Return the subject of a setting."""
    return next((part for part, keys in _PARTS.items() if row.key.startswith(keys)), "game")


def _format_part(call: Call, file: SettingsFile, part: str) -> str:
    """Return a sentence with the settings of a subject and their values."""
    between = sentence(call.locale, "semicolon")
    short = (
        sentence(call.locale, "app-settings-short", **_told(call, file, row))
        for row in SETTINGS
        if _part_of(row) == part
    )
    return sentence(call.locale, "app-settings-part", part=part, settings=between.join(short))


def _format_row(call: Call, file: SettingsFile, row: Setting) -> str:
    """Return the sentence with the value of a setting, what it is for, and what it takes."""
    meaning = sentence(call.locale, row.description_id)
    told = _told(call, file, row)
    return sentence(
        call.locale, "app-settings-line", **told, meaning=meaning, takes=_takes(call, row)
    )


def _takes(call: Call, row: Setting) -> str:
    """Return what a setting takes, in words that may be typed."""
    if row.key == RULES:
        return ", ".join(_in_words(call, row, each) for each in row.type.listed)
    return ", ".join(takes_in_words(row, call.locale)) or TEXT


def _in_words(call: Call, row: Setting, value: str) -> str:
    """Return the name of a value: rules and bots have one in each language."""
    if row.key not in (RULES, BOT) or not value:
        return value_in_words(row, value, call.locale)
    from accessible_uno.interface.parse.rule_names import RuleNames  # loads all rules: 100 ms

    names = RuleNames(call.locale)
    if row.key == RULES:
        return names.preset(value)
    return ", ".join(map(names.bot, value.split(",")))


def _format_change(call: Call, file: SettingsFile, row: Setting) -> str:
    """Return the sentence with the new value, and what this value does if each has its text."""
    value, texts = _stored(file, row), Catalogue(call.locale)
    if not texts.has(row.description_id, value):
        return _format_row(call, file, row)
    meaning = texts.variant(row.description_id, value)
    told = _told(call, file, row)
    return sentence(call.locale, "app-settings-changed", **told, meaning=meaning)


def _stored(file: SettingsFile, row: Setting) -> str:
    """Return the word of the file for the value that holds; empty where nothing is set."""
    return _format_value(file.values.get(row.key, row.default))


def _told(call: Call, file: SettingsFile, row: Setting) -> dict[str, str]:
    """Return the name, the value, and whether the player has set it, for messages."""
    return {
        "name": setting_name(row, call.locale),
        "value": _in_words(call, row, _stored(file, row)),
        "set": "yes" if row.key in file.values else "no" if row.default is not None else "open",
    }


def _change(call: Call, file: SettingsFile, row: Setting, typed: str) -> None:
    """Write a value that was typed to the file.

    Raises:
        Failure: the setting does not take it, or the file cannot be written.
    """
    removes = is_default(typed)
    now = file.values.get(row.key, row.default)
    typed = typed if removes else typed_value(row.key, typed)
    try:
        value = None if removes else parse_setting(row, typed, now)
    except ValueError:
        if row.key == NAME and (fault := name_fault(typed)) is not None:
            raise bad_name(typed, fault) from None
        name, takes = setting_name(row, call.locale), _takes(call, row)
        raise Failure("app-wrong-setting", name=name, value=typed, takes=takes) from None
    if (failure := keep_settings({row.key: value}, "app-file-unwritable", file)) is not None:
        raise failure


def _format_value(value: StoredValue | None) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


def _write_line(line: str) -> None:
    write_line(clean_line(line).rstrip())


settings: Final = CommandRow("settings", _settings, OPTIONS, ("[SETTING]", "[VALUE]..."))
