"""The types of values that a setting may have.

A value has two forms: the *stored* form in the file, in a saved game and on the command line (a
text, a number, true or false), and the *live* form that the game uses (an enum, a bool...).
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Final, TypeAlias

from msgspec import Struct

from accessible_uno.names import is_name
from accessible_uno.narration.offered import is_offered, language_words, offered_languages
from accessible_uno.settings.values import (
    CAN_BE_MUTED,
    BrailleOutput,
    SoundOutput,
    Switch,
)

StoredValue: TypeAlias = str | int | bool

NOTHING: Final = "none"
"""Stands for an empty set of words."""

LONGEST_VOICE: Final = 80
"""Characters of the name of a voice."""


OwnNames: TypeAlias = Mapping[str, tuple[str, ...]]
"""For each thing, by the name that the program gives it, the player's own names."""

LONGEST_NAMES: Final = 900
"""Characters of the stored form; a line of the settings file holds no more."""

_THING: Final = r"[a-z][a-z0-9-]*"
_BETWEEN_THINGS: Final = ";"
_BETWEEN_NAMES: Final = ","
_BOTS: Final = r"[\w:-]{1,40}(,[\w:-]{1,40}){0,9}"
_TABLE_NAME: Final = r"[A-Za-z0-9][A-Za-z0-9_.-]{0,79}"


def may_name_voice(name: str) -> bool:
    """Return whether ``name`` can be the name of a voice."""
    return bool(name.strip()) and name.isprintable() and len(name) <= LONGEST_VOICE


def may_name_table(name: str) -> bool:
    """Return whether ``name`` can be the name of a table, which is no path."""
    return re.fullmatch(_TABLE_NAME, name) is not None


class ValueType(Struct, frozen=True):
    """A type of values.

    Attributes:
        form: what the stored form looks like, for messages: ``word``, ``number``, ``switch`` (true
            or false) or ``text``.
        may_be_empty: whether ``none`` stands for an empty set.
    """

    form: ClassVar[str] = "word"
    may_be_empty: ClassVar[bool] = False

    @property
    def spoken(self) -> type[StrEnum] | None:
        """The words that the command in the game takes; ``None`` where it takes no fixed words."""
        return None

    def spoken_of(self, stored: str) -> StrEnum | None:
        """Return the word of the command for a stored one; ``None`` where it has none."""
        return next((word for word in self.spoken or () if word == stored), None)

    @property
    @abstractmethod
    def listed(self) -> Sequence[str]:
        """The stored words, in the order of lists; empty where they cannot be listed."""

    @property
    def takes(self) -> str:
        """The stored values for the help: words separated by ``|``, a range, or empty for text."""
        return "|".join(self.listed)

    def accepts(self, value: object) -> bool:
        """Return whether ``value`` is a stored value of this type."""
        return value in self.listed

    def check(self, value: object) -> StoredValue:
        """Return ``value`` if it is a stored value of this type.

        Raises:
            ValueError: it is not.
        """
        if not isinstance(value, str | int) or not self.accepts(value):
            raise ValueError(value)
        return value

    def parse(self, text: str) -> StoredValue:
        """Return the stored value that is typed as ``text``.

        Raises:
            ValueError: it is not a value of this type.
        """
        return self.check(text)

    def to_live(self, stored: StoredValue) -> Any:
        """Return the live form of a stored value."""
        return stored

    def to_stored(self, live: Any) -> StoredValue:
        """Return the stored form of a live value."""
        stored: StoredValue = live
        return stored

    def load(self, settings: Any, field: str, stored: StoredValue) -> None:
        """Set ``field`` of the settings from a stored value."""
        setattr(settings, field, self.to_live(stored))

    def current(self, settings: Any, field: str) -> Any:
        """Return the live value that is in effect."""
        return getattr(settings, field)

    def stored(self, settings: Any, field: str) -> StoredValue | None:
        """Return the stored form of ``field`` of the settings; ``None`` where nothing is set."""
        return self.to_stored(getattr(settings, field))


class Choice(ValueType, frozen=True):
    """One word of an enum; live, the member.

    Attributes:
        words: the enum.
        first: the word that stands first in lists; ``None`` keeps the order of the enum.
    """

    words: type[StrEnum]
    first: StrEnum | None = None

    @property
    def spoken(self) -> type[StrEnum] | None:
        """The words of the enum."""
        return self.words

    @property
    def listed(self) -> Sequence[str]:
        """The words of the enum."""
        words = sorted(self.words, key=lambda word: self.first not in (None, word))
        return tuple(str(word) for word in words)

    def to_live(self, stored: StoredValue) -> Any:
        """Return the member of the enum."""
        return self.words(str(stored))

    def to_stored(self, live: Any) -> StoredValue:
        """Return the word."""
        return str(live)


class OnOff(Choice, frozen=True):
    """``on`` or ``off``; live, a bool."""

    words: type[StrEnum] = Switch
    first: StrEnum | None = Switch.OFF

    @property
    def spoken(self) -> type[StrEnum] | None:
        """On and off, even where the stored words differ."""
        return Switch

    def spoken_of(self, stored: str) -> StrEnum | None:
        """Return on or off, where the stored word means one of them and nothing else."""
        of_both = {str(self.to_stored(switch is Switch.ON)): switch for switch in Switch}
        return of_both.get(stored)

    def to_live(self, stored: StoredValue) -> Any:
        """Return whether it is on."""
        return stored == Switch.ON

    def to_stored(self, live: Any) -> StoredValue:
        """Return ``on`` or ``off``."""
        return str(Switch.ON if live else Switch.OFF)


class SoundSwitch(OnOff, frozen=True):
    """``auto``, ``on`` or ``off``; live, a bool.  In the game it is on or off.

    The live bool of ``auto`` is ``usual_sounds`` of the settings.  A player who has ``auto`` keeps
    it as long as the live bool is the usual one.
    """

    words: type[StrEnum] = SoundOutput
    first: StrEnum | None = None

    def load(self, settings: Any, field: str, stored: StoredValue) -> None:
        """Set ``field``, and whether the player has left it open."""
        settings.auto_sounds = stored == SoundOutput.AUTO
        OnOff.load(self, settings, field, stored)

    def stored(self, settings: Any, field: str) -> StoredValue | None:
        """Return ``auto`` where nothing was changed, else ``on`` or ``off``."""
        if settings.auto_sounds and getattr(settings, field) == settings.usual_sounds:
            return str(SoundOutput.AUTO)
        return OnOff.stored(self, settings, field)


class BrailleSwitch(OnOff, frozen=True):
    """``off``, ``unicode`` or ``display``; live, whether a line of braille follows each message.

    In the game the line is on or off.  The display is opened at the start of a session only: a
    player who has ``display`` keeps it.
    """

    words: type[StrEnum] = BrailleOutput
    first: StrEnum | None = None

    def load(self, settings: Any, field: str, stored: StoredValue) -> None:
        """Set ``field``, and whether a display shows the game."""
        settings.display = stored == BrailleOutput.DISPLAY
        OnOff.load(self, settings, field, stored)

    def stored(self, settings: Any, field: str) -> StoredValue | None:
        """Return ``display`` where a display shows the game, else ``unicode`` or ``off``."""
        return (
            str(BrailleOutput.DISPLAY) if settings.display else OnOff.stored(self, settings, field)
        )

    def to_live(self, stored: StoredValue) -> Any:
        """Return whether the line is on."""
        return stored == BrailleOutput.UNICODE

    def to_stored(self, live: Any) -> StoredValue:
        """Return ``unicode`` or ``off``."""
        return str(BrailleOutput.UNICODE if live else BrailleOutput.OFF)


class DeckNotation(Choice, frozen=True):
    """One word of an enum, or none where the player leaves the choice to the language."""

    def current(self, settings: Any, field: str) -> Any:
        """Return the deck whose braille is written."""
        return getattr(settings, field) or settings.deck

    def stored(self, settings: Any, field: str) -> StoredValue | None:
        """Return the word that the player has chosen; ``None`` where there is none."""
        chosen = getattr(settings, field)
        return None if chosen is None else self.to_stored(chosen)


class LanguageName(ValueType, frozen=True):
    """The code of a language that is offered, ours or that of a package."""

    @property
    def spoken(self) -> type[StrEnum] | None:
        """The languages."""
        return language_words()

    @property
    def listed(self) -> Sequence[str]:
        """The codes."""
        return tuple(offered_languages())

    def accepts(self, value: object) -> bool:
        """Return whether there is such a language."""
        return isinstance(value, str) and is_offered(value)


class TrueFalse(ValueType, frozen=True):
    """``true`` or ``false``, as TOML writes them; live, the bool."""

    form: ClassVar[str] = "switch"
    spoken = Switch
    listed = ("true", "false")

    def spoken_of(self, stored: str) -> StrEnum | None:
        """Return on or off."""
        return {"true": Switch.ON, "false": Switch.OFF}.get(stored)

    def accepts(self, value: object) -> bool:
        """Return whether ``value`` is a bool."""
        return isinstance(value, bool)

    def parse(self, text: str) -> StoredValue:
        """Return the bool that is typed."""
        return self.check({"true": True, "false": False}.get(text))


class Number(ValueType, frozen=True):
    """A whole number from ``lowest`` to ``highest``; in the game, also more or less by ``step``."""

    form: ClassVar[str] = "number"
    listed = ()

    lowest: int
    highest: int
    step: int = 1

    @property
    def takes(self) -> str:
        """The range."""
        return f"{self.lowest}-{self.highest}"

    def accepts(self, value: object) -> bool:
        """Return whether ``value`` is a number in the range."""
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return self.lowest <= value <= self.highest

    def parse(self, text: str) -> StoredValue:
        """Return the number that is typed."""
        return self.check(int(text) if text.isdecimal() else text)

    def nearest(self, number: int) -> int:
        """Return the nearest number in the range."""
        return min(max(number, self.lowest), self.highest)


class Text(ValueType, frozen=True):
    """Text that the function ``good`` accepts."""

    form: ClassVar[str] = "text"
    listed = ()

    good: Callable[[str], bool]

    def accepts(self, value: object) -> bool:
        """Return whether ``value`` is such text."""
        return isinstance(value, str) and self.good(value)


class PlayerName(Text, frozen=True):
    """A name that a new player may have."""

    form: ClassVar[str] = "name"

    good: Callable[[str], bool] = is_name


class VoiceName(Text, frozen=True):
    """The name of a voice.  Only the speech engine knows which names exist."""

    good: Callable[[str], bool] = may_name_voice


def may_name_bots(text: str) -> bool:
    """Return whether ``text`` can name bots; which there are, only the players' room knows."""
    return re.fullmatch(_BOTS, text) is not None


class BotKinds(Text, frozen=True):
    """The kinds of the bots, one for each seat, with commas between them."""

    good: Callable[[str], bool] = may_name_bots


class BrailleTableName(Text, frozen=True):
    """The name of a table of liblouis, which alone knows what there is, or ``auto``."""

    form: ClassVar[str] = "table"

    good: Callable[[str], bool] = may_name_table


class OneOfNames(ValueType, frozen=True):
    """One word of a list that is only known at run time.

    Attributes:
        names: returns the words.
    """

    names: Callable[[], Sequence[str]]

    @property
    def listed(self) -> Sequence[str]:
        """The words that there are now."""
        return self.names()


class MutedCategories(ValueType, frozen=True):
    """Categories of messages, separated by spaces, or ``none``; live, the set of them."""

    may_be_empty: ClassVar[bool] = True
    listed = (NOTHING, *CAN_BE_MUTED)

    def accepts(self, value: object) -> bool:
        """Return whether ``value`` is ``none`` or names categories."""
        if not isinstance(value, str):
            return False
        return value == NOTHING or set(value.split()) <= set(CAN_BE_MUTED)

    def to_live(self, stored: StoredValue) -> Any:
        """Return the set of categories."""
        return frozenset(each for each in CAN_BE_MUTED if each in str(stored).split())

    def to_stored(self, live: Any) -> StoredValue:
        """Return the categories in alphabetical order, or ``none``."""
        return " ".join(sorted(live)) or NOTHING


class NamesByThing(ValueType, frozen=True):
    """``draw=x,f5; top=z``: names for things, or ``none``; live, a mapping."""

    form: ClassVar[str] = "names"
    may_be_empty: ClassVar[bool] = True
    listed = ()

    def accepts(self, value: object) -> bool:
        """Return whether ``value`` has this form; what it names is checked elsewhere."""
        if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_NAMES:
            return False
        return value == NOTHING or _read_names(value) is not None

    def to_live(self, stored: StoredValue) -> Any:
        """Return the names by thing."""
        return {} if stored == NOTHING else _read_names(str(stored)) or {}

    def to_stored(self, live: Any) -> StoredValue:
        """Return the text."""
        return write_names(live)


def write_names(names: OwnNames) -> str:
    """Return names as they are stored."""
    things = (f"{thing}={_BETWEEN_NAMES.join(own)}" for thing, own in sorted(names.items()))
    return f"{_BETWEEN_THINGS} ".join(things) or NOTHING


def _read_names(text: str) -> dict[str, tuple[str, ...]] | None:
    """Return the names that a text holds; ``None`` where it is no such text."""
    names: dict[str, tuple[str, ...]] = {}
    for each in text.split(_BETWEEN_THINGS):
        thing, equals, own = (part.strip() for part in each.partition("="))
        found = tuple(" ".join(name.split()) for name in own.split(_BETWEEN_NAMES))
        if not equals or not re.fullmatch(_THING, thing) or thing in names or not all(found):
            return None
        names[thing] = found
    return names
