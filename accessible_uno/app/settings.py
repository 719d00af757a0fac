"""``accessible-uno settings``: hear the settings, and change one for every game to come."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from accessible_uno.app.arguments import LANG, parse
from accessible_uno.app.call import Call
from accessible_uno.app.errors import Failure, FileFailure, bad_name
from accessible_uno.app.help import command_help
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import display_path, settings_file
from accessible_uno.app.preferences import SETTINGS, faults
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.names import name_fault
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.settings.file import SettingsFile
from accessible_uno.settings.schema import Setting
from accessible_uno.settings.value_types import StoredValue

DEFAULT: Final = "default"
TEXT: Final = "text"
NAME: Final = "name"
OPTIONS: Final = (LANG,)
FAULTY: Final = 1
"""Exit status: a line of the file is no good."""


def settings(call: Call) -> int:
    """List the settings, tell one, or change it; return 1 when a line of the file is no good."""
    values = parse(OPTIONS, call.arguments, ("[SETTING]", "[VALUE]"))
    if values["help"]:
        return command_help(call.locale, "settings", OPTIONS)
    words = values["words"]
    try:
        file = SettingsFile(settings_file(), SETTINGS)
    except OSError as wrong:
        raise FileFailure("app-file-unreadable", Path(wrong.filename), wrong) from None
    try:
        if not words:
            return _list(call, file)
        setting = file.settings.get(words[0])
        if setting is None:
            raise Failure("app-setting-unknown", key=words[0], known=", ".join(file.settings))
        if len(words) == 2:
            _change(file, setting, words[1])
            _tell(_changed(call, file, setting))
        else:
            _tell(_line(call, file, setting))
            return _refused(call, file, setting.key)
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", Path(wrong.filename), wrong) from None
    return 0


def _list(call: Call, file: SettingsFile) -> int:
    for setting in SETTINGS:
        _tell(_line(call, file, setting))
    _tell(sentence(call.locale, "app-settings-file", file=display_path(file.place)))
    return _refused(call, file)


def _refused(call: Call, file: SettingsFile, key: str | None = None) -> int:
    """Tell which lines of the file are no good, those that set ``key`` where it is given."""
    wrong = [each for each in faults(file) if key is None or each[1].get("key") == key]
    for message, arguments in wrong:
        sys.stderr.write(clean_line(sentence(call.locale, message, **arguments)) + "\n")
    return FAULTY if wrong else 0


def _line(call: Call, file: SettingsFile, setting: Setting) -> str:
    """How a setting stands, what it is, and what it takes."""
    meaning = sentence(call.locale, _about(setting))
    standing = _standing(file, setting)
    return sentence(
        call.locale, "app-settings-line", **standing, meaning=meaning, takes=_takes(setting)
    )


def _changed(call: Call, file: SettingsFile, setting: Setting) -> str:
    """How a setting stands now, and what that value does, where values are told apart."""
    standing, texts = _standing(file, setting), Catalogue(call.locale)
    if not texts.has(_about(setting), standing["value"]):
        return _line(call, file, setting)
    meaning = texts.variant(_about(setting), standing["value"])
    return sentence(call.locale, "app-settings-changed", **standing, meaning=meaning)


def _about(setting: Setting) -> str:
    return f"app-option-{setting.text_key}"


def _standing(file: SettingsFile, setting: Setting) -> dict[str, str]:
    key = setting.key
    return {
        "key": key,
        "value": _written(file.values.get(key, setting.default)),
        "set": "yes" if key in file.values else "no" if setting.default is not None else "open",
    }


def _change(file: SettingsFile, setting: Setting, typed: str) -> None:
    try:
        file.change(setting.key, None if typed == DEFAULT else setting.parse(typed))
    except ValueError:
        if setting.key == NAME and (fault := name_fault(typed)) is not None:
            raise bad_name(typed, fault) from None
        raise Failure(
            "app-wrong-setting", key=setting.key, value=typed, takes=_takes(setting)
        ) from None


def _takes(setting: Setting) -> str:
    """What it takes, for the catalogue; ``text`` where that cannot be listed."""
    return setting.takes.replace("|", ", ") or TEXT


def _written(value: StoredValue | None) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


def _tell(line: str) -> None:
    sys.stdout.write(clean_line(line).rstrip() + "\n")
