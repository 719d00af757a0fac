"""Settings take the words of the file, and those that the commands of the game take."""

from __future__ import annotations

import pytest

from accessible_uno.app.preferences import SETTINGS
from accessible_uno.app.setting_words import parse_setting

ROWS = {row.key: row for row in SETTINGS}


@pytest.mark.parametrize(
    ("key", "typed", "stored"),
    [
        ("pace", "timed", "timed"),
        ("pace", "minuté", "timed"),
        ("verbosity", "complet", "full"),
        ("sounds", "non", "off"),
        ("muted", "oui", True),
        ("lang", "Français", "fr"),
        ("sort", "valeur", "value"),
    ],
)
def test_words_of_the_game_are_taken(key: str, typed: str, stored: object) -> None:
    assert parse_setting(ROWS[key], typed) == stored


@pytest.mark.parametrize(("key", "typed"), [("pace", "vite"), ("rate", "beaucoup")])
def test_others_are_refused(key: str, typed: str) -> None:
    with pytest.raises(ValueError, match=typed):
        parse_setting(ROWS[key], typed)
