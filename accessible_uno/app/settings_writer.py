"""Writes settings that the player changes while playing to the settings file."""

from __future__ import annotations

from pathlib import Path

from accessible_uno.app.errors import FileFailure
from accessible_uno.app.paths import settings_file
from accessible_uno.app.preferences import SETTINGS
from accessible_uno.settings.file import SettingsFile
from accessible_uno.settings.output import stored_values
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.notices import OnProblem


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
        try:
            file = SettingsFile(settings_file(), SETTINGS)
            for key, value in changed.items():
                file.change(key, value)
        except OSError as wrong:
            self._given_up = True
            failure = FileFailure("app-settings-not-kept", Path(wrong.filename), wrong)
            self._on_problem(failure.message, failure.arguments_in(self._locale))
