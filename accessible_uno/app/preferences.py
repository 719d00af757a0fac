"""The settings of the player for every game, as the commands use them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from accessible_uno.app.arguments import LANG, CommandOption
from accessible_uno.app.errors import Failure, FileFailure, shortened
from accessible_uno.app.paths import display_path, settings_file
from accessible_uno.interface.parse.setting_words import parse_setting, takes_in_words
from accessible_uno.settings.file import SettingsFile
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import (
    ACCESSIBLE,
    OUTPUT_SETTINGS,
    Settings,
    TakesEffect,
    merged_settings,
    stored_values,
    table_settings,
)
from accessible_uno.settings.value_types import LanguageName, StoredValue, may_name_table
from accessible_uno.settings.values import USUAL_TABLE
from accessible_uno.voices.notices import OnProblem

if TYPE_CHECKING:
    from accessible_uno.voices.braille.translate import UnknownTable


def parse_table(text: str) -> str:
    """Return the name of the table that was typed, as liblouis writes it.

    Where liblouis is missing, the name is returned as it is: the game then tells what is missing.

    Raises:
        Failure: there is no such table.
    """
    if text == USUAL_TABLE:
        return text
    # Loads liblouis, which few players have.
    from accessible_uno.voices.braille.liblouis import BrailleUnavailable
    from accessible_uno.voices.braille.translate import UnknownTable, find_table

    try:
        return find_table(text).name
    except UnknownTable as unknown:
        raise _unknown_table(unknown) from None
    except BrailleUnavailable:
        if may_name_table(text):
            return text
        raise _unknown_table(UnknownTable(text, ())) from None


def _unknown_table(unknown: UnknownTable) -> Failure:
    """Return the failure that says that there is no such table, and which ones resemble it."""
    known = ", ".join(unknown.nearest) or "none"
    return Failure("app-braille-table-unknown", table=unknown.name, known=known)


def _rule_names() -> tuple[str, ...]:
    from accessible_uno.app.paths import house_names  # where the names are told
    from accessible_uno.rules.preset_keys import all_preset_keys

    return (*all_preset_keys(), *house_names())


SETTINGS: Final = (*OUTPUT_SETTINGS, *table_settings(_rule_names))
"""The whole schema."""

TABLE: Final = tuple(row.key for row in SETTINGS if row.effect is TakesEffect.NEW_TABLE)
"""The keys of the settings that make a new table."""

DEFAULTS: Final[Mapping[str, StoredValue | None]] = {row.key: row.default for row in SETTINGS}

_BY_KEY: Final = {row.key: row for row in SETTINGS}


RULES: Final = "rules"


def typed_value(key: str, typed: str) -> str:
    """Return what is typed as the setting ``key`` has it: rules, bots, tables, own keys and words.

    Of other settings it is returned as it is, for ``parse_setting``.  What knows the words of the
    rules and of the game is loaded here: it takes 100 ms.

    Raises:
        Failure: there is no such thing, or a bot does not work.
    """
    match key:
        case "braille_table":
            return parse_table(typed)
        case "rules":
            from accessible_uno.app.paths import is_house
            from accessible_uno.interface.parse.rule_names import find_preset

            return typed if is_house(typed) else find_preset(typed)
        case "bot":
            from accessible_uno.app.house_rules import bots_called

            return bots_called(typed)
        case "keys":
            from accessible_uno.app.own_names import parse_own_keys

            return parse_own_keys(typed)
        case "words":
            from accessible_uno.app.own_names import parse_own_words

            return parse_own_words(typed)
    return typed


def option_for(key: str, default: StoredValue | None = None) -> CommandOption:
    """Return the option of the command line that sets ``key`` for one game."""
    row = _BY_KEY[key]
    name = f"--{row.text_key}"
    if not row.check_option:
        return CommandOption(name, partial(typed_value, key), "NAME", default)
    if isinstance(row.type, LanguageName):  # as every command takes it, a part of one too
        return LANG._replace(default=default)
    values = partial(takes_in_words, row) if row.takes else None
    return CommandOption(
        name, partial(parse_setting, row), row.takes or "NAME", default, values_in=values
    )


_GIVEN: Final = (*(row.key for row in OUTPUT_SETTINGS), ACCESSIBLE)
"""Under which the options of a command are its output settings."""

OUTPUT_OPTIONS: Final = (
    *(option_for(row.key) for row in OUTPUT_SETTINGS if row.option),
    CommandOption("--accessible"),
)
"""The options of every command that tells a game while it is played."""


@cache
def settings_file_of_player() -> SettingsFile:
    """Return the settings file of the player, read once.

    Raises:
        OSError: the file cannot be read, or the user has no home.
    """
    return SettingsFile(settings_file(), SETTINGS)


class Preferences(Struct):
    """Where the output settings of a session come from: a later source counts before an earlier.

    Attributes:
        locale: the language of the command.
        stored: the stored values of the settings file.
        given: those of the options of the command line.
    """

    locale: str
    stored: Mapping[str, StoredValue | None]
    given: Mapping[str, StoredValue | None]

    def settings(self, saved: Mapping[str, StoredValue | None] | None = None) -> Settings:
        """Return the settings, for a saved game with those that were ``saved`` with it."""
        return merged_settings(self.locale, self.stored, saved or {}, self.given)

    def use(self, chosen: Mapping[str, StoredValue | None]) -> None:
        """Use what the player has chosen since, whatever file and options say.

        Args:
            chosen: stored values by the keys of their settings, the language among them.
        """
        self.stored = {**self.stored, **chosen}
        self.given = {**self.given, **chosen}
        self.locale = str(chosen[LANGUAGE])


def session_preferences(
    locale: str, values: Mapping[str, Any], report_problem: OnProblem
) -> Preferences:
    """Return the preferences for the values of a command's options; report what is wrong."""
    given = {key: values[key] for key in _GIVEN if key in values}
    return Preferences(locale, read_preferences(locale, report_problem), given)


def read_preferences(locale: str, report_problem: OnProblem) -> dict[str, Any]:
    """Return the stored values of the settings file; report what is wrong in it."""
    try:
        file = settings_file_of_player()
    except OSError as wrong:
        if not isinstance(wrong, FileNotFoundError):  # without a home there are no settings
            failure = FileFailure("app-file-unreadable", Path(wrong.filename), wrong)
            report_problem(failure.message, failure.arguments_in(locale))
        return {}
    for message, arguments in fault_messages(file):
        report_problem(message, arguments)
    if file.absent:
        with suppress(OSError):  # then it is told again
            file.set_aside_absent()
    return dict(file.values)


def fault_messages(file: SettingsFile) -> Sequence[tuple[str, dict[str, str | int]]]:
    """Return what is wrong in the file: ids of messages with their arguments."""
    place = display_path(file.place)
    languages: dict[str, str] = {}
    for key, language in file.absent.values():
        languages[language] = LANGUAGE if LANGUAGE in (key, languages.get(language)) else key
    gone = [
        ("app-settings-no-language", shortened({"file": place, "key": key, "value": language}))
        for language, key in languages.items()
    ]
    return gone + [
        (
            f"app-{fault.message}",
            shortened({"file": place, "line": fault.line, **fault.arguments}),
        )
        for fault in file.faults
    ]


def keep_settings(
    chosen: Mapping[str, StoredValue | None], message: str, file: SettingsFile | None = None
) -> FileFailure | None:
    """Write stored values, by key, to the settings file; return why that cannot be done.

    Args:
        chosen: the values; ``None`` removes what the file says.
        message: tells that it cannot be done.
        file: the file, where it has been read.
    """
    try:
        file = file or SettingsFile(settings_file(), SETTINGS)
        for key, value in chosen.items():
            file.change(key, value)
    except OSError as wrong:
        return FileFailure(message, Path(wrong.filename), wrong)
    return None


class SettingsWriter:
    """Writes changed settings, and no others: options of the command line hold for one game only.

    Args:
        settings: the settings of the session, as they are before the first change.
        locale: the language of the command.
        on_problem: told once when the file cannot be written; then nothing more is written.
    """

    def __init__(self, settings: Settings, locale: str, on_problem: OnProblem) -> None:
        self._settings = settings
        self._locale = locale
        self._on_problem = on_problem
        self._before = stored_values(settings)
        self._given_up = False

    def write_changes(self) -> None:
        """Write every setting that has changed since the last call."""
        now, before = stored_values(self._settings), self._before
        changed = {key: value for key, value in now.items() if value != before[key]}
        self._before = now
        if self._given_up or not changed:
            return
        if (failure := keep_settings(changed, "app-settings-not-kept")) is not None:
            self._given_up = True
            self._on_problem(failure.message, failure.arguments_in(self._locale))
