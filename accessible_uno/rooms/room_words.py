"""The words of a chat room: what may stand behind ``!``, in each language."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final

from msgspec import Struct

from accessible_uno.interface.parse.tokens import fold
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES

MARK: Final = "!"
"""What a line to the game begins with in the room."""

STOPS: Final = "!?.,;:"
"""What may stand behind a command, as people write it: « !go ! »."""


class RoomWord(StrEnum):
    """A command that the room answers; all others are lines of the game.

    The value is the end of the message id that lists its words, ``room-word-enrol``.
    """

    RULES = "rules"
    ENROL = "enrol"
    TIME = "time"
    START = "start"
    STOP = "stop"
    ORDER = "order"
    REPEAT = "repeat"
    CARDS = "cards"
    PLAYS = "plays"
    WHY = "why"
    LEVEL = "level"
    ABANDON = "abandon"
    TABLE = "table"
    BOT = "bot"
    REMATCH = "rematch"
    BRAILLE = "braille"
    LANGUAGE = "language"
    HELP = "help"
    COMMANDS = "commands"
    BAN = "ban"
    ALLOW = "allow"
    MOVE = "move"


class RoomLine(Struct, frozen=True):
    """A line to the game.

    Attributes:
        word: the room's command; ``None`` for a line of the game.
        rest: what stands behind the command; for a line of the game, all of it.
    """

    word: RoomWord | None
    rest: str


def parse_room_line(text: str, locale: str) -> RoomLine:
    """Return what stands behind ``!``: case and accents are optional, as is the ``!`` itself."""
    line = text.strip().removeprefix(MARK).strip()
    first, _, rest = line.partition(" ")
    for each in (locale, *LOCALES):
        word = _words(each).get(fold(first.rstrip(STOPS)))
        if word is not None:
            return RoomLine(word, rest.strip())
    return RoomLine(None, line)


def first_room_word(word: RoomWord, locale: str) -> str:
    """Return what help calls a command."""
    return Catalogue(locale).text(f"room-word-{word}").partition(",")[0]


@cache
def _words(locale: str) -> dict[str, RoomWord]:
    catalogue = Catalogue(locale)
    return {
        fold(word.strip()): meaning
        for meaning in RoomWord
        for word in catalogue.text(f"room-word-{meaning}").split(",")
    }
