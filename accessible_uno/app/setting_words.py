"""Settings and their values as players type them: the words of the file, or those of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.settings.schema import Setting
from accessible_uno.settings.value_types import StoredValue
from accessible_uno.settings.values import Switch

_SWITCHES: Final = {Switch.ON: ("on", "true"), Switch.OFF: ("off", "false")}
"""What settings that are switched on and off call it."""


DEFAULT: Final = "default"
"""The value that removes a setting from the file."""


def find_setting(rows: Sequence[Setting], typed: str, locale: str) -> Setting | None:
    """Return the setting of a key of the file, or of its name in some language."""
    wanted = typed.casefold()
    for row in rows:
        if wanted in (row.key, row.text_key):
            return row
    for each in (locale, *LOCALES):
        for row in rows:
            if row.locale in ("", locale) and wanted in _names(row, each):
                return row
    return None


def setting_names(rows: Sequence[Setting], locale: str) -> list[str]:
    """Return how each setting is called in a language, with its key where that differs."""
    return [_name_and_key(row, locale) for row in rows]


def _name_and_key(row: Setting, locale: str) -> str:
    name = row.key if row.locale else _names(row, locale)[0]
    return row.key if name == row.key else f"{name} ({row.key})"


def _names(row: Setting, locale: str) -> list[str]:
    """Return the names of a setting: those of its command, or of its own where it has none."""
    kind = f"command-{row.command}" if row.command else f"app-setting-called-{row.text_key}"
    return [each.strip().casefold() for each in Catalogue(locale).text(kind).split(",")]


def is_default(typed: str) -> bool:
    """Return whether a value is the word of some language for the default of a setting."""
    words = (Catalogue(locale).text("app-setting-default") for locale in LOCALES)
    return typed.casefold() in (DEFAULT, *words)


def parse_setting(row: Setting, typed: str) -> StoredValue:
    """Return the stored value that is typed: ``timed``, or ``minutée`` as in the game.

    Raises:
        ValueError: the setting does not take it.
    """
    try:
        return row.parse(typed)
    except ValueError:
        found = _spoken_value(row, typed)
        if found is None:
            raise
        return found


def _spoken_value(row: Setting, typed: str) -> StoredValue | None:
    """Return the stored value that a word of some language names; ``None`` where none does."""
    # Loads the words of the game, which few command lines need.
    from accessible_uno.interface.parse.lexicon import lexicon
    from accessible_uno.interface.parse.tokens import tokens

    for locale in LOCALES:
        choices = lexicon(locale).choices(row)
        meaning = choices.whole(tokens(typed)) if choices is not None else None
        if isinstance(meaning, Switch):
            return _first_taken(row, _SWITCHES[meaning])
        if meaning is not None:
            return _first_taken(row, (meaning.value,))
    return None


def _first_taken(row: Setting, words: tuple[str, ...]) -> StoredValue | None:
    for word in words:
        try:
            return row.parse(word)
        except ValueError:
            continue
    return None
