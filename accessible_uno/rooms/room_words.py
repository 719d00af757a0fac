"""The words of a chat room: what may stand behind ``!``, in each language."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from accessible_uno.interface.parse.lexicon import split_list
from accessible_uno.interface.parse.tokens import fold
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.rooms.people import Person, Speaker

MARK: Final = "!"
"""What a line to the game begins with in the room."""

STOPS: Final = "!?.,;:"
"""What may stand behind a command, as people write it: « !go ! »."""

_WORDS: Final = "room-word"


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
        by_operator: whether the services know the speaker as an operator.
    """

    speaker: Speaker
    person: Person | None
    rest: str
    by_operator: bool = False


def parse_room_line(text: str, locale: str) -> RoomLine:
    """Return what stands behind ``!``: case and accents are optional, as is the ``!`` itself."""
    line = text.strip().removeprefix(MARK).strip()
    first, _, rest = line.partition(" ")
    for each in (locale, *LOCALES):
        verb = _verbs(each).get(fold(first.rstrip(STOPS)))
        if verb is not None:
            return RoomLine(verb, rest.strip())
    return RoomLine("", line)


def first_room_word(verb: str, locale: str) -> str:
    """Return what help calls a command."""
    return split_list(Catalogue(locale).text(f"{_WORDS}-{verb}"))[0]


@cache
def _verbs(locale: str) -> dict[str, str]:
    """Return the commands by their words: each message ``room-word-<name>`` lists those of one."""
    catalogue = Catalogue(locale)
    return {
        fold(word): verb
        for verb in catalogue.named(f"{_WORDS}-")
        for word in split_list(catalogue.text(f"{_WORDS}-{verb}"))
    }
