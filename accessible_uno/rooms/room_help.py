"""Help in a room: what can be said there, and what one of its words does."""

from __future__ import annotations

from typing import Final

from accessible_uno.rooms.room_lines import RoomLines
from accessible_uno.rooms.room_request import RoomRequest
from accessible_uno.rooms.room_table import RoomTable
from accessible_uno.rooms.room_words import RoomWord, first_room_word, parse_room_line

AT_THE_TABLE: Final = (
    *(RoomWord.ENROL, RoomWord.BOT, RoomWord.TABLE, RoomWord.START, RoomWord.LEVEL),
    *(RoomWord.ABANDON, RoomWord.STOP, RoomWord.REMATCH),
)
"""The words about who plays, and by which rules."""

QUESTIONS: Final = (RoomWord.TIME, RoomWord.RULES, RoomWord.WHY)
OF_PLAYERS: Final = (RoomWord.CARDS, RoomWord.ORDER, RoomWord.REPEAT, RoomWord.PLAYS)
"""The questions that everybody may ask, and those that only players may."""

ONE_S_OWN: Final = (RoomWord.LANGUAGE, RoomWord.BRAILLE)
"""The words about how somebody's own lines are written."""

OF_OPERATORS: Final = (RoomWord.BAN, RoomWord.ALLOW, RoomWord.MOVE)


class RoomHelp:
    """Explains the words of a room to those who are in it.

    Args:
        table: the table of the room.
        lines: says the room's messages.
    """

    def __init__(self, table: RoomTable, lines: RoomLines) -> None:
        self._table = table
        self._lines = lines

    def explain(self, request: RoomRequest) -> None:
        """Explain the word that is named, of the room or of the game; else how to begin."""
        game, word = self._table.game, parse_room_line(request.rest, self._locale(request)).word
        if word is RoomWord.COMMANDS:
            self.list_commands(request)
        elif word is not None and word is not RoomWord.HELP:
            self._lines.to_one(request.speaker, f"room-help-{word}")
        elif not request.rest or game is None or word is RoomWord.HELP:
            self._lines.to_one(request.speaker, "room-help")
        elif request.person is not None:
            game.on_line(request.person, f"{RoomWord.HELP} {request.rest}")
        else:
            visitor = self._lines.visitor(request.speaker)
            game.session_of_visitor(*visitor).dispatch(f"{RoomWord.HELP} {request.rest}")

    def list_commands(self, request: RoomRequest) -> None:
        """Name everything that can be said in the room; in a game, also what plays."""
        game, person, locale = self._table.game, request.person, self._locale(request)
        fields = {"table": AT_THE_TABLE, "own": ONE_S_OWN, "questions": QUESTIONS}
        if request.by_operator:
            fields["table"] += OF_OPERATORS
        if game is not None and person is not None:
            fields["questions"] = (*OF_PLAYERS, *QUESTIONS)
        told = {name: _listed(words, locale) for name, words in fields.items()}
        if game is None or person is None:
            self._lines.to_one(request.speaker, "room-commands", **told)
            return
        words = game.command_words(person)
        told |= {group: _unlike_room_words(words[group], locale) for group in ("acts", "queries")}
        self._lines.to_one(request.speaker, "room-commands-playing", pieces=game.pieces, **told)

    def _locale(self, request: RoomRequest) -> str:
        return self._lines.wishes_of(request.speaker).locale


def _listed(words: tuple[RoomWord, ...], locale: str) -> str:
    return ", ".join(first_room_word(word, locale) for word in words)


def _unlike_room_words(listed: str, locale: str) -> str:
    """Leave out of the words of the game those that the room answers itself."""
    words = listed.split(", ")
    return ", ".join(each for each in words if parse_room_line(each, locale).word is None)
