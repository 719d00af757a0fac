"""Settings and their values as players type them, and what a language calls them.

The game, the command line and the rooms read a typed value here: a word of the file or of any
language, a number, on or off, more or less, nothing.  The command line also knows the default.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Any, Final

from accessible_uno.interface.parse.tokens import Tokens, as_typed, tokens
from accessible_uno.interface.parse.vocabulary import Change, Command
from accessible_uno.narration.catalogue import Catalogue, range_in_words
from accessible_uno.narration.language import FALLBACK, LOCALES
from accessible_uno.narration.offered import language_names, offered_languages
from accessible_uno.settings.schema import Setting
from accessible_uno.settings.value_types import (
    NOTHING,
    LanguageName,
    MutedCategories,
    Number,
    StoredValue,
)
from accessible_uno.settings.values import Switch

if TYPE_CHECKING:
    from accessible_uno.interface.parse.intents import Value
    from accessible_uno.interface.parse.lexicon import Lexicons, Phrases

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
    if stored == NOTHING and row.type.may_be_empty:
        return _named(_NOTHING, locale)
    if isinstance(row.type, MutedCategories):
        return " ".join(_named(f"kind-{each}", locale) for each in stored.split())
    meaning = row.type.spoken_of(stored)
    if isinstance(row.type, LanguageName) and meaning is not None:
        return language_names(offered_languages()[stored], locale)[0]
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


def is_all(typed: str) -> bool:
    """Return whether a word of some language asks for all settings."""
    words = (Catalogue(locale).listed("app-settings-all") for locale in LOCALES)
    return any(typed.casefold() in each for each in words)


def is_nothing(typed: str) -> bool:
    """Return whether a value is the word of some language for an empty set of words."""
    words = (Catalogue(locale).text(_NOTHING).split(", ") for locale in LOCALES)
    return any(typed.strip().casefold() in each for each in words)


def parse_setting(row: Setting, typed: str, now: StoredValue | None = None) -> StoredValue:
    """Return the stored value that is typed: ``timed``, or ``minutée`` as in the game.

    Args:
        row: the setting.
        typed: the value.
        now: the stored value that more and less start from; ``None`` where there is none.

    Raises:
        ValueError: the setting does not take it.
    """
    try:
        return row.parse(NOTHING if row.type.may_be_empty and is_nothing(typed) else typed)
    except ValueError:
        found = _spoken_value(row, typed, now)
        if found is None:
            raise
        return found


def _spoken_value(row: Setting, typed: str, now: StoredValue | None) -> StoredValue | None:
    """Return the stored value that a word of some language names; ``None`` where none does."""
    # Loads the words of the game, which few command lines need.
    from accessible_uno.interface.parse.ask_commands import parse_mute
    from accessible_uno.interface.parse.lexicon import lexicons

    words, known = tokens(typed), lexicons(FALLBACK)
    if isinstance(row.type, MutedCategories):
        mute = parse_mute(Command.HUSH, words, known) if words else None
        return row.check(row.type.to_stored(mute.categories)) if mute else None
    if isinstance(row.type, Number):
        change = parse_whole(words, [each.changes for each in known])
        if change is None or not isinstance(now, int):
            return None
        return row.type.nearest(wanted_number(now, change, row.type))
    meaning = parse_choice(row, words, known)
    if isinstance(meaning, Switch):
        return row.type.to_stored(meaning is Switch.ON)
    return None if meaning is None else row.parse(meaning.value)


def wanted_number(now: int, value: Value, type: Number) -> int:
    """Return the number that is wanted, within the bounds or not: one that is typed, more, less."""
    if isinstance(value, Change):
        return now + type.step if value is Change.MORE else now - type.step
    return int(value)


def parse_choice(row: Setting, words: Tokens, known: Lexicons) -> StrEnum | None:
    """Return the word of a setting with fixed words that is typed, in any language.

    It may be typed in full, as the settings file has it, or as far as it is the only one.
    """
    groups = tuple(group for each in known if (group := each.choices(row)) is not None)
    return parse_word(words, groups) or row.type.spoken_of(as_typed(words).lower())


def parse_word(words: Tokens, groups: Sequence[Phrases[Any]]) -> StrEnum | None:
    """Return the value that is typed in full, or else the only one that begins so."""
    value = parse_whole(words, groups)
    if value is not None:
        return value
    for group in groups:
        values = group.starting(words[0]) if len(words) == 1 else {}
        if len(values) == 1:
            only: StrEnum = next(iter(values))
            return only
    return None


def parse_whole(words: Tokens, groups: Sequence[Phrases[Any]]) -> StrEnum | None:
    """Return the value that is typed in full."""
    for group in groups:
        value: StrEnum | None = group.whole(words)
        if value is not None:
            return value
    return None
