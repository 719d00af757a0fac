"""What the player hears and types in the room before, between and after games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from accessible_uno.game.base import Seat
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import (
    Free,
    NumberedChoice,
    Question,
    Word,
    YesNo,
    question,
)
from accessible_uno.interface.ask.reader import Fields
from accessible_uno.interface.parse.vocabulary import Command, Reply
from accessible_uno.interface.session.game_setup import HostedRoom
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.values import Category

RESUME: Final = question("resume", YesNo(Reply.YES))


async def ask_to_resume(
    conversation: Conversation,
    names: Sequence[str],
    seat: Seat,
    rounds: int,
    resume_command: str,
) -> bool | None:
    """Ask whether to resume a game, and return the answer; ``None`` where the player leaves.

    Args:
        conversation: asks.
        names: the players of the game in seating order.
        seat: the player's seat; below 0 for an onlooker.
        rounds: how many rounds have started.
        resume_command: the command that resumes the game later.

    Raises:
        HungUp: the terminal is gone or the system asks to end.
    """
    reader = conversation.reader
    known = DisplayNames(Catalogue(reader.settings.locale), names, seat)
    players = known.players([other for other in range(len(names)) if other != seat])
    answer = await conversation.ask(RESUME.with_fields(players=players, round=rounds))
    if answer is Word.QUIT:
        reader.say("resume-waits", {"command": resume_command})
        await reader.log.finish()
        return None
    return answer is Reply.YES


OFFERED: Final = ("enrol", "bot", "start", "rematch")
"""The commands of the room that a braille display offers, first of all a seat."""

HELP: Final = "hosted-lobby-help"

_ASKED: Final = question(
    "hosted-lobby",
    Free[str](lambda line: line if line.startswith("!") else None),
    about={"ask": HELP},
    how=HELP,
    prompt="prompt-command",
)


def _which_of(names: Sequence[str]) -> NumberedChoice:
    """Return the choice of one of several nicks; Enter alone chooses none."""
    return NumberedChoice({name: partial(_in_any_language, (name,)) for name in names})


def _in_any_language(words: Sequence[str], _locale: str) -> Sequence[str]:
    return words


_WHICH: Final = question("hosted-which", _which_of(("uno", "uno2")))


class RoomLobby:
    """Reads the player's lines in the room; the words of the room need no mark here.

    Args:
        conversation: reads the lines.
        room: where lines go.

    """

    def __init__(self, conversation: Conversation, room: HostedRoom) -> None:
        self._sends_all = False
        self._choose: Callable[[str], None] | None = None
        self._which: Question[str] = _WHICH
        self._conversation = conversation
        self._log = conversation.reader.log
        self._settings = conversation.reader.settings
        self._room = room

    def announce(
        self,
        message_id: str,
        fields: Mapping[str, str | int] | None = None,
        category: Category = Category.ANSWER,
    ) -> None:
        """Announce a message of the catalogue."""
        told = Catalogue(self._settings.locale).text(message_id, **(fields or {}))
        self.announce_text(told, category)

    def announce_text(self, text: str, category: Category = Category.ANSWER) -> None:
        """Announce a sentence that somebody else has written."""
        self._log.muted = self._settings.muted_categories
        self._log.announce(Utterance(text, self._settings.locale), category)

    async def run(self) -> None:
        """Read lines until the player leaves, or until it is cancelled because a game begins.

        Raises:
            HungUp: the terminal is gone or the system asks to end.
        """
        while not isinstance(line := await self._conversation.ask_on(self._question()), Word):
            if (choose := self._choose) is not None:
                self._choose = None
                choose(line)
            else:
                self._carry_out(line.strip())

    def ask_which(
        self, names: Sequence[str], fields: Fields, choose: Callable[[str], None]
    ) -> None:
        """Ask which of several is the host program; the next line answers.

        Args:
            names: their nicks.
            fields: the values of the variables in the texts.
            choose: called with the nick.
        """
        self._choose = choose
        self._which = replace(_WHICH, answers=_which_of(names), fields=fields)
        self._conversation.start(self._which)

    @property
    def sends_all(self) -> bool:
        """Whether lines that the room does not know go there as well.

        They do where the host program speaks no protocol: the game is played from here.
        """
        return self._sends_all

    @sends_all.setter
    def sends_all(self, sends_all: bool) -> None:
        self._sends_all = sends_all
        self._conversation.change(self._question())

    def _question(self) -> Question[str]:
        if self._choose is not None:
            return self._which
        words = frozenset({Word.QUIT}) if self._sends_all else _ASKED.words
        answers = Free(self._understood, offered=self._offered())
        return replace(_ASKED, answers=answers, words=words)

    def _offered(self) -> list[str]:
        listed = Catalogue(self._settings.locale).listed
        return [listed(f"room-word-{key}")[0] for key in OFFERED]

    def _understood(self, line: str) -> str | None:
        """Return a line that talks to the room, or that the room knows."""
        line = line.strip()
        known = self._is_talk(line) or self._sends_all or self._room.knows(line)
        return line if line and known else None

    def _carry_out(self, line: str) -> None:
        if not self._is_talk(line):
            self._room.order(line)
        elif text := line.partition(" ")[2].strip():
            self.announce("hosted-said" if self._room.talk(text) else "hosted-unsaid")
        else:
            self.announce("unclear-say-what")

    def _is_talk(self, line: str) -> bool:
        return self._conversation.reader.command(line.partition(" ")[0]) is Command.SAY
