"""What the player changes while playing is settled for the games to come."""

from __future__ import annotations

from pathlib import Path

from accessible_uno.app.errors import FileFailure
from accessible_uno.app.output_config import Manner
from accessible_uno.app.paths import settings_file, short
from accessible_uno.app.preferences import SETTINGS
from accessible_uno.store.settings import SettingsFile
from accessible_uno.voices.notices import OnProblem


class Keeping:
    """Writes what has changed, and that alone: what the command line asked for once stays there.

    What cannot be written is told once.
    """

    def __init__(self, told: Manner, locale: str, tell: OnProblem) -> None:
        self._told = told
        self._locale = locale
        self._tell = tell
        self._before = told.values()
        self._given_up = False

    def __call__(self) -> None:
        """Write down what is no longer as it was."""
        now, before = self._told.values(), self._before
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
            failure = FileFailure("app-settings-not-kept", short(Path(wrong.filename)), wrong)
            self._tell(failure.message, failure.arguments_in(self._locale))
