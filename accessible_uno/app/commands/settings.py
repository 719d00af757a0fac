"""``accessible-uno settings``: lists the settings, or changes one for later games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from accessible_uno.app.arguments import LANG, parse
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure, FileFailure, bad_name
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import display_path, settings_file
from accessible_uno.app.preferences import PARSERS, RULES, SETTINGS, fault_messages
from accessible_uno.app.setting_words import find_setting, is_default, parse_setting, setting_names
from accessible_uno.app.streams import write_error_line
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.names import name_fault
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.settings.file import SettingsFile
from accessible_uno.settings.schema import Setting
from accessible_uno.settings.value_types import StoredValue

TEXT: Final = "text"
"""Stands in messages for values that cannot be listed."""

NAME: Final = "name"
OPTIONS: Final = (LANG,)
FAULTY: Final = 1
"""Exit status: a line of the file cannot be used."""


def settings(call: Call) -> int:
    """Write all settings or one, or change one; return 1 when a line of the file is faulty."""
    values = parse(OPTIONS, call.arguments, ("[SETTING]", "[VALUE]"))
    if values["help"]:
        return command_help(call.locale, "settings", OPTIONS)
    words = values["words"]
    try:
        file = SettingsFile(settings_file(), SETTINGS)
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", Path(wrong.filename), wrong) from None
    if not words:
        return _write_all(call, file)
    row = find_setting(SETTINGS, words[0], call.locale)
    if row is None:
        known = ", ".join(setting_names(SETTINGS, call.locale))
        raise Failure("app-setting-unknown", key=words[0], known=known)
    if len(words) == 1:
        _write_line(_format_row(call, file, row))
        return _write_faults(call, file, row.key)
    _change(call, file, row, words[1])
    _write_line(_format_change(call, file, row))
    return 0


def _write_all(call: Call, file: SettingsFile) -> int:
    for row in SETTINGS:
        _write_line(_format_row(call, file, row))
    _write_line(sentence(call.locale, "app-settings-file", file=display_path(file.place)))
    return _write_faults(call, file)


def _write_faults(call: Call, file: SettingsFile, key: str | None = None) -> int:
    """Write the faulty lines of the file, or only those that set ``key``; return the status."""
    found = [each for each in fault_messages(file) if key is None or each[1].get("key") == key]
    for message, arguments in found:
        write_error_line(clean_line(sentence(call.locale, message, **arguments)))
    return FAULTY if found else 0


def _format_row(call: Call, file: SettingsFile, row: Setting) -> str:
    """Return the sentence with the value of a setting, what it is for, and what it takes."""
    meaning = sentence(call.locale, row.description_id)
    state = _state(file, row)
    told = {**state, "value": _in_words(call, row, state["value"])}
    takes = _takes(call, row)
    return sentence(call.locale, "app-settings-line", **told, meaning=meaning, takes=takes)


def _takes(call: Call, row: Setting) -> str:
    """Return what a setting takes, in words that may be typed."""
    listed = row.takes_listed or TEXT
    return ", ".join(_in_words(call, row, each) for each in listed.split(", "))


def _in_words(call: Call, row: Setting, value: str) -> str:
    """Return the name of a value: rules have one in each language."""
    if row.key != RULES:
        return value
    from accessible_uno.interface.parse.rule_names import RuleNames  # loads all rules: 100 ms

    return RuleNames(call.locale).preset(value)


def _format_change(call: Call, file: SettingsFile, row: Setting) -> str:
    """Return the sentence with the new value, and what this value does if each has its text."""
    state, texts = _state(file, row), Catalogue(call.locale)
    if not texts.has(row.description_id, state["value"]):
        return _format_row(call, file, row)
    meaning = texts.variant(row.description_id, state["value"])
    return sentence(call.locale, "app-settings-changed", **state, meaning=meaning)


def _state(file: SettingsFile, row: Setting) -> dict[str, str]:
    """Return the key, the value, and whether the player has set it, for messages."""
    return {
        "key": row.key,
        "value": _format_value(file.values.get(row.key, row.default)),
        "set": "yes" if row.key in file.values else "no" if row.default is not None else "open",
    }


def _change(call: Call, file: SettingsFile, row: Setting, typed: str) -> None:
    """Write a value that was typed to the file.

    Raises:
        Failure: the setting does not take it, or the file cannot be written.
    """
    removes = is_default(typed)
    if row.key in PARSERS and not removes:
        typed = PARSERS[row.key](typed)
    try:
        file.change(row.key, None if removes else parse_setting(row, typed))
    except ValueError:
        if row.key == NAME and (fault := name_fault(typed)) is not None:
            raise bad_name(typed, fault) from None
        takes = _takes(call, row)
        raise Failure("app-wrong-setting", key=row.key, value=typed, takes=takes) from None
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", Path(wrong.filename), wrong) from None


def _format_value(value: StoredValue | None) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


def _write_line(line: str) -> None:
    sys.stdout.write(clean_line(line).rstrip() + "\n")
