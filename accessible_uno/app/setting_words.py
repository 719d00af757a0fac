"""Values of settings as players type them: the words of the file, or those of the game."""

from __future__ import annotations

from typing import Final

from accessible_uno.settings.schema import Setting
from accessible_uno.settings.value_types import StoredValue
from accessible_uno.settings.values import Switch

_SWITCHES: Final = {Switch.ON: ("on", "true"), Switch.OFF: ("off", "false")}
"""What settings that are switched on and off call it."""


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
    from accessible_uno.narration.language import LOCALES

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
