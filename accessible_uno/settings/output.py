"""The output settings of one session: merged from several sources, and stored with a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from accessible_uno.settings.file import absent_language
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import OUTPUT_SETTINGS, Settings
from accessible_uno.settings.value_types import StoredValue
from accessible_uno.table.resume_state import parse_object

ACCESSIBLE: Final = "accessible"
"""The option ``--accessible``; saved games keep it, the settings file does not."""


def merged_settings(locale: str, *sources: Mapping[str, Any]) -> Settings:
    """Return the settings that result from ``sources``; a later one replaces an earlier one.

    Args:
        locale: the language where no source names one.
        sources: stored values by key; ``None`` leaves an earlier value as it is.
    """
    settings = Settings(locale)
    for row in OUTPUT_SETTINGS:
        wanted = (value for each in reversed(sources) if (value := each.get(row.key)) is not None)
        row.load(settings, next(wanted, row.default))
    settings.accessible = any(each.get(ACCESSIBLE) for each in sources)
    return settings


def stored_values(settings: Settings) -> dict[str, StoredValue | None]:
    """Return the stored values by key."""
    return {row.key: row.stored(settings) for row in OUTPUT_SETTINGS}


def set_usual_sounds(settings: Settings, usual: bool) -> None:
    """Set whether short sounds are played where the player has left that open."""
    settings.usual_sounds = usual
    if settings.auto_sounds:
        settings.sounds = usual


def to_json(settings: Settings) -> str:
    """Return the settings as a saved game keeps them."""
    return json.dumps({**stored_values(settings), ACCESSIBLE: settings.accessible})


def absent_language_in(text: str) -> str | None:
    """Return the language that :func:`to_json` wrote, where it is not here."""
    with suppress(ValueError):
        return absent_language(LANGUAGE, parse_object(text).get(LANGUAGE))
    return None


def from_json(text: str) -> dict[str, Any]:
    """Return the stored values that :func:`to_json` wrote; what has no meaning is left out."""
    try:
        found = parse_object(text)
    except ValueError:
        return {}
    values: dict[str, Any] = {}
    for row in OUTPUT_SETTINGS:
        if row.key in found:
            with suppress(ValueError):  # then the player's own settings hold
                values[row.key] = row.check(found[row.key])
    if ACCESSIBLE in found:
        values[ACCESSIBLE] = found[ACCESSIBLE] is True
    return values
