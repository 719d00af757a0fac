"""Settings and their values as players type them: the words of the file, or those of the game."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final

from accessible_uno.app.errors import Failure
from accessible_uno.narration.catalogue import Catalogue, range_in_words
from accessible_uno.narration.language import FALLBACK, LOCALES
from accessible_uno.settings.schema import Setting
from accessible_uno.settings.value_types import (
    NOTHING,
    MutedCategories,
    Number,
    StoredValue,
    may_name_table,
)
from accessible_uno.settings.values import USUAL_TABLE, Switch

if TYPE_CHECKING:
    from accessible_uno.voices.braille.translate import UnknownTable

_SWITCHES: Final = {Switch.ON: ("on", "true"), Switch.OFF: ("off", "false")}
"""What settings that are switched on and off call it."""


_NOTHING: Final = "app-setting-nothing"
"""The message with the words for an empty set."""

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
            bare = _names(row, each) if row.locale in ("", locale) else []
            if wanted in (*bare, *(_for_its_language(row, name) for name in _names(row, each))):
                return row
    return None


def split_setting(
    rows: Sequence[Setting], words: Sequence[str], locale: str
) -> tuple[Setting | None, str | None]:
    """Return the setting that the first words name, as many as can, and its value: the rest.

    Without a rest, the value is ``None``.
    """
    for length in range(len(words), 0, -1):
        row = find_setting(rows, " ".join(words[:length]), locale)
        if row is not None:
            return row, " ".join(words[length:]) if words[length:] else None
    return None, None


def setting_names(rows: Sequence[Setting], locale: str) -> list[str]:
    """Return how each setting is called in a language, with its key where that differs."""
    names = {row.key: setting_name(row, locale) for row in rows}
    return [name if name == key else f"{name} ({key})" for key, name in names.items()]


def setting_name(row: Setting, locale: str) -> str:
    """Return what a setting is called in a language."""
    return _for_its_language(row, _names(row, locale)[0])


def _for_its_language(row: Setting, name: str) -> str:
    """Return the name of a setting with the code of the language that it is for: ``voix fr``."""
    return f"{name} {row.locale}".rstrip()


def _names(row: Setting, locale: str) -> list[str]:
    """Return the names of a setting: those of its command, or of its own where it has none."""
    kind = f"command-{row.command}" if row.command else f"app-setting-called-{row.text_key}"
    return [each.casefold() for each in Catalogue(locale).listed(kind)]


def takes_in_words(row: Setting, locale: str) -> list[str]:
    """Return the values that a setting takes, as its language calls them; none for free text."""
    if isinstance(row.type, Number):
        return [range_in_words(row.takes, locale)]
    return [value_in_words(row, each, locale) for each in row.type.listed]


def value_in_words(row: Setting, stored: str, locale: str) -> str:
    """Return what a language calls a stored value: ``attendre`` for ``wait``.

    The stored words are English; one that a language has no word for stays.
    """
    if locale == FALLBACK:
        return stored
    if stored == NOTHING and row.type.spoken is None:
        return _named(_NOTHING, locale)
    if isinstance(row.type, MutedCategories):
        return " ".join(_named(f"kind-{each}", locale) for each in stored.split())
    meaning = row.type.spoken_of(stored)
    if meaning is None or (isinstance(meaning, Switch) and stored not in _SWITCHES[meaning]):
        return stored
    return _named(_meaning_id(row, meaning), locale)


def _named(message: str, locale: str) -> str:
    """Return the first single word of a message that lists words, else the first of them."""
    names = Catalogue(locale).listed(message)
    return next((each for each in names if " " not in each), names[0])


def _meaning_id(row: Setting, meaning: Enum) -> str:
    kind = "switch" if isinstance(meaning, Switch) else row.command
    return f"{kind}-{meaning.name.lower().replace('_', '-')}"


def is_default(typed: str) -> bool:
    """Return whether a value is the word of some language for the default of a setting."""
    words = (Catalogue(locale).text("app-setting-default") for locale in LOCALES)
    return typed.casefold() in (DEFAULT, *words)


def is_nothing(typed: str) -> bool:
    """Return whether a value is the word of some language for an empty set of words."""
    words = (Catalogue(locale).text(_NOTHING).split(", ") for locale in LOCALES)
    return any(typed.casefold() in each for each in words)


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
    from accessible_uno.interface.parse.ask_commands import parse_mute
    from accessible_uno.interface.parse.lexicon import lexicon, lexicons
    from accessible_uno.interface.parse.tokens import tokens
    from accessible_uno.interface.parse.vocabulary import Command

    if isinstance(row.type, MutedCategories):
        mute = parse_mute(Command.HUSH, tokens(typed), lexicons(FALLBACK))
        return _first_taken(row, (" ".join(sorted(mute.categories)),)) if mute else None
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
        raise unknown_table(unknown) from None
    except BrailleUnavailable:
        if may_name_table(text):
            return text
        raise unknown_table(UnknownTable(text, ())) from None


def unknown_table(unknown: UnknownTable) -> Failure:
    """Return the failure that says that there is no such table, and which ones resemble it."""
    known = ", ".join(unknown.nearest) or "none"
    return Failure("app-braille-table-unknown", table=unknown.name, known=known)
