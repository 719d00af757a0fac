"""What may stand behind ``!`` in a room, in each language: its words, and what they are given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Final, TypeVar

from msgspec import Struct

from accessible_uno.interface.parse.lexicon import lexicons
from accessible_uno.interface.parse.rule_names import (
    find_option,
    find_preset,
    find_setting,
    find_value,
)
from accessible_uno.interface.parse.setting_words import parse_setting, parse_whole
from accessible_uno.interface.parse.tokens import fold, tokens
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.rooms.people import Person, Speaker
from accessible_uno.rules.registry import option_called
from accessible_uno.settings.schema import BY_COMMAND, SettingCommand
from accessible_uno.settings.values import Switch

Kind = TypeVar("Kind")

MARK: Final = "!"
"""What a line to the game begins with in the room."""

STOPS: Final = "!?.,;:"
"""What may stand behind a command, as people write it: « !go ! »."""

_WORDS: Final = "room-word"


class Absence(StrEnum):
    """What a game does while somebody who plays is away."""

    TIME = "time"
    """It goes on: the time of the player runs."""
    WAIT = "wait"
    """It waits."""
    BOT = "bot"
    """A bot plays for the player."""


LANGUAGE: Final = SettingCommand("language")

WAYS: Final = {
    Absence.TIME: "room-way-time",
    Absence.WAIT: "room-way-wait",
    Absence.BOT: "room-way-bot",
}
"""What lists the words for each."""

KINDS: Final = {"message": "room-kind-message", "notice": "room-kind-notice"}
"""The kinds of private lines, with what lists the words for each."""

Options = tuple[tuple[str, str], ...]


class RoomLine(Struct, frozen=True):
    """A line to the game.

    Attributes:
        verb: the name of the room's command; empty for a line of the game.
        rest: what stands behind the command; for a line of the game, all of it.
    """

    verb: str
    rest: str


class RoomRequest(Struct, frozen=True):
    """A command that somebody gives.

    Attributes:
        speaker: who.
        person: who it is at this table; ``None`` for somebody who does not play.
        rest: what stands behind the command.
        by_operator: whether it is an operator of the host program, or of the room.
        here: whether the speaker is seen in the room.
    """

    speaker: Speaker
    person: Person | None
    rest: str
    by_operator: bool = False
    here: bool = True


def parse_room_line(text: str, locale: str) -> RoomLine:
    """Return what stands behind ``!``: case and accents are optional, as is the ``!`` itself."""
    line = text.strip().removeprefix(MARK).strip()
    first, _, rest = line.partition(" ")
    word = fold(first.rstrip(STOPS))
    for each in (locale, *LOCALES):
        verb = _verbs(each).get(word)
        if verb is not None:
            return RoomLine(verb, rest.strip())
    return RoomLine("", line)


def first_room_word(verb: str, locale: str) -> str:
    """Return what help calls a command."""
    return Catalogue(locale).listed(f"{_WORDS}-{verb}")[0]


@cache
def _verbs(locale: str) -> dict[str, str]:
    """Return the commands by their words: each message ``room-word-<name>`` lists those of one."""
    catalogue = Catalogue(locale)
    return {
        fold(word): verb
        for verb in catalogue.named(f"{_WORDS}-")
        for word in catalogue.listed(f"{_WORDS}-{verb}")
    }


def parse_table(text: str) -> tuple[str, Options]:
    """Return the preset and the options that are typed, by their keys.

    Names may have several words, and commas may stand between: « notice, carte piochée = peut ».
    What names nothing stays as it is.  The preset is empty where options alone are typed.
    """
    head, *parts = text.replace(",", " ").split("=")
    if not parts:
        return find_preset(" ".join(head.split())), ()
    preset, option = _apart(head.split())
    options = []
    for part in parts[:-1]:
        value, following = _apart(part.split(), option)
        options.append(find_setting(option, value))
        option = following
    options.append(find_setting(option, " ".join(parts[-1].split())))
    return find_preset(preset) if preset else "", tuple(options)


def _apart(words: Sequence[str], before: str = "") -> tuple[str, str]:
    """Split words where the name of an option begins; the last word is one where none is known.

    Args:
        words: a preset or a value, and the name of an option behind it.
        before: the option that the value is of; empty for a preset.
    """
    for place in range(len(words)):
        left, right = " ".join(words[:place]), " ".join(words[place:])
        if find_option(right) and (not before or _takes(before, left)):
            return left, right
    return " ".join(words[:-1]), " ".join(words[-1:])


def _takes(typed: str, value: str) -> bool:
    option = find_option(typed)
    found = option_called(option)
    known = found is not None and find_value(option, value) in found[1].values()
    return known or value.isdecimal()


def parse_wish(command: SettingCommand, text: str) -> str | None:
    """Return the value that somebody types for a setting, in any language; ``None`` for none."""
    try:
        return str(parse_setting(BY_COMMAND[command][0], text))
    except ValueError:
        return None


def meaning_of(typed: str, words: Mapping[Kind, str]) -> Kind | None:
    """Return what somebody means, in any language; each has the message that lists its words."""
    for locale in LOCALES:
        for meaning, message_id in words.items():
            if fold(typed.strip()) in map(fold, Catalogue(locale).listed(message_id)):
                return meaning
    return None


def is_off(text: str) -> bool:
    """Return whether something is switched off in any language; no word at all does it too."""
    words = [each.switches for each in lexicons(LOCALES[0])]
    return not text.strip() or parse_whole(tokens(text), words) is Switch.OFF
