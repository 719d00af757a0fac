"""The schema: every setting is one row, declared here only.

From the rows are derived: the settings file (``file.py``), the command ``accessible-uno settings``,
the options of the command line and their help, the commands in the game with their announcements
and help, and what is stored with a saved game.  ``docs/adding-a-setting.md`` shows
how to add a row.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from enum import Enum, auto
from typing import Any, Final, NewType

from msgspec import Struct
from msgspec.structs import replace

from accessible_uno.narration.language import FALLBACK, LOCALES
from accessible_uno.narration.offered import is_offered
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.value_types import (
    BotKinds,
    BrailleSwitch,
    BrailleTableName,
    Choice,
    DeckNotation,
    LanguageName,
    MutedCategories,
    NamesByThing,
    Number,
    OneOfNames,
    OnOff,
    OwnNames,
    PlayerName,
    SoundSwitch,
    StoredValue,
    TrueFalse,
    ValueType,
    VoiceName,
)
from accessible_uno.settings.values import (
    FASTEST,
    FASTEST_READING,
    MOST,
    SLOWEST,
    SLOWEST_READING,
    USUAL_PITCH,
    USUAL_RATE,
    USUAL_READING,
    USUAL_SOUND_VOLUME,
    USUAL_TABLE,
    BrailleDigits,
    BrailleGrade,
    Category,
    Notation,
    Pace,
    Punctuation,
    Sort,
    SpeechOutput,
    Walk,
    usual_deck,
)
from accessible_uno.table.resume_state import parse_object

SettingCommand = NewType("SettingCommand", str)
"""A command in the game that changes a setting; ``command-<command>`` holds its words."""

NO_COMMAND: Final = SettingCommand("")

BRAILLE: Final = SettingCommand("braille")
BRAILLE_DIGITS: Final = SettingCommand("braille-digits")
BRAILLE_GRADE: Final = SettingCommand("braille-grade")
BRAILLE_SPEED: Final = SettingCommand("braille-speed")
BRAILLE_TABLE: Final = SettingCommand("braille-table")
NOTATION: Final = SettingCommand("notation")
MUTE: Final = SettingCommand("mute")
SINGLE_KEYS: Final = SettingCommand("single-keys")
SORT: Final = SettingCommand("sort")
SOUNDS: Final = SettingCommand("sounds")
SOUND_VOLUME: Final = SettingCommand("sound-volume")
SPEECH: Final = SettingCommand("speech")
VERBOSITY: Final = SettingCommand("verbosity")
WALK: Final = SettingCommand("walk")
"""The commands that do more than set a value: ``interface/controls/controls.py`` does the rest."""


class TakesEffect(Enum):
    """When and where a change of a setting is heard or felt."""

    AT_ONCE = auto()
    """In the next message."""

    OWN_VOICE = auto()
    """At once, in our own voice; the command is refused where the game does not speak itself."""

    NEW_TABLE = auto()
    """In the next new game: the setting is about players and rules, not about output."""


class Setting(Struct, frozen=True):
    """One row of the schema.

    Attributes:
        type: the values that it takes.
        default: the stored value where the player has set none; ``None`` where that depends on the
            system or the language.
        key: its name in the file and in saved games; with hyphens, the name of its option.
        field: the field of :class:`Settings` that holds it; empty for a setting of the table.
        effect: where it takes effect.
        command: the command in the game that changes it; empty where there is none.
        toggles: whether the command without a value changes it, instead of asking for its state.
        place: sorts the commands of settings in lists; equal numbers keep the order of the schema.
        option: whether the commands that play take it as an option.
        check_option: whether the option refuses wrong values; otherwise the command that takes it
            does, with a sentence of its own.
        locale: the language that it is for; empty for all.
    """

    type: ValueType
    default: StoredValue | None
    key: str = ""
    field: str = ""
    effect: TakesEffect = TakesEffect.AT_ONCE
    command: SettingCommand = NO_COMMAND
    toggles: bool = False
    place: int = 0
    option: bool = True
    check_option: bool = True
    locale: str = ""

    @property
    def text_key(self) -> str:
        """The key as the ids of messages and the names of options have it."""
        return self.key.replace("_", "-")

    @property
    def description_id(self) -> str:
        """The id of the message that says what the setting is for."""
        return f"app-option-{self.text_key}"

    @property
    def takes(self) -> str:
        """The values for the help: words separated by ``|``, a range, or empty for text."""
        return self.type.takes

    @property
    def takes_listed(self) -> str:
        """The same with commas, for sentences."""
        return self.takes.replace("|", ", ")

    def check(self, value: object) -> StoredValue:
        """Return ``value`` if the setting takes it in its stored form.

        Raises:
            ValueError: it does not.
        """
        return self.type.check(value)

    def parse(self, text: str) -> StoredValue:
        """Return the stored value that is typed as ``text``.

        Raises:
            ValueError: the setting does not take it.
        """
        return self.type.parse(text)

    def load(self, settings: Settings, stored: StoredValue | None) -> None:
        """Put a stored value into ``settings``; ``None`` leaves them as they are."""
        if stored is None:
            return
        if self.locale:
            by_locale = getattr(settings, self.field)
            setattr(settings, self.field, {**by_locale, self.locale: stored})
        else:
            self.type.load(settings, self.field, stored)

    def stored(self, settings: Settings) -> StoredValue | None:
        """Return the stored form of what ``settings`` hold."""
        if self.locale:
            stored: StoredValue | None = getattr(settings, self.field).get(self.locale)
            return stored
        return self.type.stored(settings, self.field)


_DERIVED: Final = "derived"
"""Instead of a default: the stored form of the field's default."""

_DECLARED: Final[list[tuple[Setting, bool]]] = []
"""The row of each field of :class:`Settings` in turn, and whether each language has its own."""


def setting(
    type: ValueType,
    live_default: Any,
    *,
    default: StoredValue | None = _DERIVED,
    command: str = "",
    each_locale: bool = False,
    **row: Any,
) -> Any:
    """Declare a field of :class:`Settings` together with its row of the schema.

    Args:
        type: the values that it takes.
        live_default: the default of the field.
        default: the default in its stored form, where that cannot be derived from the other.
        command: the command in the game.
        each_locale: whether there is one value for each language, stored under a key for each.
        row: the other attributes of :class:`Setting`.
    """
    if default is _DERIVED:
        default = type.to_stored(live_default)
    declared = Setting(type, default, command=SettingCommand(command), **row)
    _DECLARED.append((declared, each_locale))
    return live_default


class Settings(Struct):
    """How one player hears and feels the game.  The game changes them in place.

    Attributes:
        locale: the language.
        pace: what the bots wait for.
        delay: seconds that a chance stays open after the speech, at the pace TIMED.
        verbosity: how much is said.
        speech: what speaks.
        rate: of our own voice, in words a minute, 80 to 900.
        pitch: of our own voice, 0 to 100.
        volume: of our own voice, 0 to 100.
        punctuation: which marks our own voice names.
        voices: for each locale, the engine's name of the voice that the player chose.
        player_voices: whether our own voice gives each player a voice of their own.
        muted: whether our own voice and the short sounds are silent.
        sounds: whether short sounds are played with the words.
        sound_volume: of those sounds, 0 to 100.
        braille: whether a line of braille follows each message.
        notation: the deck whose braille the player has chosen; ``None`` leaves it to the language
            (see :attr:`deck`).
        braille_grade: the languages that are written in contracted braille.
        braille_table: a table of liblouis for words of its language, or ``auto``.
        braille_digits: the digits of French words.
        braille_speed: how many cells a second the player reads, where bots wait for that alone.
        sort: the order of the hand.
        single_keys: whether single keys play while nothing is typed.
        walk: the order in which single keys go through the hand.
        own_keys: the player's own keys, by what they do.
        own_words: the player's own words, by the command that they stand for.
        clock: whether the time limits of the rules are counted.
        muted_categories: categories of messages that are only stored in the history.
        auto_sounds: whether ``sounds`` is left open: then it is ``usual_sounds``.
        usual_sounds: whether short sounds are usual where this session runs.
        display: whether a braille display shows the game.
        accessible: whether the player asked for text only, for a screen reader.
    """

    locale: str = setting(
        LanguageName(), FALLBACK, default=None, key=LANGUAGE, command="language", place=2
    )
    pace: Pace = setting(Choice(Pace), Pace.WAIT, command="pace", place=4)
    delay: int = setting(Number(2, 120, step=5), 15, command="delay", place=5)
    verbosity: Verbosity = setting(Choice(Verbosity), Verbosity.NORMAL, command=VERBOSITY)
    speech: SpeechOutput = setting(Choice(SpeechOutput), SpeechOutput.AUTO, command=SPEECH)
    rate: int = setting(
        Number(SLOWEST, FASTEST, step=25),
        USUAL_RATE,
        command="rate",
        effect=TakesEffect.OWN_VOICE,
    )
    pitch: int = setting(
        Number(0, MOST, step=10), USUAL_PITCH, command="pitch", effect=TakesEffect.OWN_VOICE
    )
    volume: int = setting(
        Number(0, MOST, step=10), MOST, command="volume", effect=TakesEffect.OWN_VOICE
    )
    punctuation: Punctuation = setting(
        Choice(Punctuation),
        Punctuation.NONE,
        command="punctuation",
        effect=TakesEffect.OWN_VOICE,
    )
    voices: Mapping[str, str] = setting(
        VoiceName(),
        {},
        default=None,
        key="voice",
        each_locale=True,
        command="voice",
        effect=TakesEffect.OWN_VOICE,
    )
    player_voices: bool = setting(OnOff(), False, command="seats", effect=TakesEffect.OWN_VOICE)
    muted: bool = setting(
        TrueFalse(),
        False,
        command=MUTE,
        toggles=True,
        effect=TakesEffect.OWN_VOICE,
        option=False,
    )
    sounds: bool = setting(SoundSwitch(), False, default="auto", command=SOUNDS)
    sound_volume: int = setting(Number(0, MOST, step=10), USUAL_SOUND_VOLUME, command=SOUND_VOLUME)
    braille: bool = setting(BrailleSwitch(), False, default="off", command=BRAILLE, place=3)
    notation: Notation | None = setting(
        DeckNotation(Notation), None, default=None, command=NOTATION, place=3
    )
    braille_grade: BrailleGrade = setting(
        Choice(BrailleGrade), BrailleGrade.NONE, command=BRAILLE_GRADE, place=3
    )
    braille_table: str = setting(
        BrailleTableName(), USUAL_TABLE, command=BRAILLE_TABLE, place=3, check_option=False
    )
    braille_digits: BrailleDigits = setting(
        Choice(BrailleDigits), BrailleDigits.ANTOINE, command=BRAILLE_DIGITS, place=3
    )
    braille_speed: int = setting(
        Number(SLOWEST_READING, FASTEST_READING), USUAL_READING, command=BRAILLE_SPEED, place=3
    )
    sort: Sort = setting(Choice(Sort, first=Sort.RECEIVED), Sort.RECEIVED, command=SORT, place=-1)
    single_keys: bool = setting(OnOff(), False, command=SINGLE_KEYS, place=6)
    walk: Walk = setting(Choice(Walk), Walk.HAND, command=WALK, place=6)
    own_keys: OwnNames = setting(NamesByThing(), {}, key="keys", option=False)
    own_words: OwnNames = setting(NamesByThing(), {}, key="words", option=False)
    # The commands ``time``, ``hush`` and ``hear`` do more than set a value; they have code of their
    # own in ``interface/`` and no row declares them.
    clock: bool = setting(OnOff(), False)
    muted_categories: frozenset[Category] = setting(
        MutedCategories(), frozenset(), key="hushed", option=False
    )

    # Not stored as settings of their own, and behind all that are: see _rows
    auto_sounds: bool = True
    usual_sounds: bool = False
    display: bool = False
    accessible: bool = False

    @property
    def deck(self) -> Notation:
        """The deck whose braille is written: the chosen one, or else that of the language."""
        return self.notation or usual_deck(self.locale)


def _rows() -> Iterator[Setting]:
    """Yield the rows of the fields in order, one for each language where a field has several."""
    for name, (declared, each_locale) in zip(Settings.__struct_fields__, _DECLARED, strict=False):
        row = replace(declared, key=declared.key or name, field=name)
        if each_locale:
            for locale in LOCALES:
                yield replace(row, key=f"{row.key}_{locale}", locale=locale)
        else:
            yield row


OUTPUT_SETTINGS: Final = tuple(_rows())
"""The settings about output; a saved game keeps them too."""


def table_settings(rule_names: Callable[[], Sequence[str]]) -> tuple[Setting, ...]:
    """Return the settings of a new table; a resumed game does not ask for them.

    Args:
        rule_names: returns the names of all rules: the presets and the player's house rules.
    """
    new_table = TakesEffect.NEW_TABLE
    return (
        Setting(PlayerName(), None, "name", effect=new_table, check_option=False),
        Setting(Number(2, 10), 4, "players", effect=new_table),
        Setting(OneOfNames(rule_names), "leaflet", "rules", effect=new_table, check_option=False),
        Setting(BotKinds(), None, "bot", effect=new_table, check_option=False),
        Setting(Number(0, 100), 100, "lapses", effect=new_table),
    )


BY_COMMAND: Final[Mapping[SettingCommand, tuple[Setting, ...]]] = {
    row.command: tuple(each for each in OUTPUT_SETTINGS if each.command == row.command)
    for row in sorted(OUTPUT_SETTINGS, key=lambda row: row.place)
    if row.command
}
"""The rows that a command in the game changes; several where each language has its own."""


def row_for(command: SettingCommand, locale: str) -> Setting:
    """Return the row that ``command`` changes while the language is ``locale``."""
    rows = BY_COMMAND[command]
    return next((row for row in rows if row.locale == locale), rows[0])


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


_VOICE: Final = "voice_"
_CODE: Final = r"[a-z]{2,3}(_[a-z]+)?"


def absent_language(key: str, value: object) -> str | None:
    """Return the language that a line is about, where it is not here; ``None`` for other lines."""
    code = {LANGUAGE: value, "braille_grade": str(value).partition("=2")[0]}.get(key, "")
    if key.startswith(_VOICE):
        code = key.removeprefix(_VOICE)
    known = not isinstance(code, str) or not re.fullmatch(_CODE, code) or is_offered(code)
    return None if known else str(code)


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
