"""What the player hears and types in the room before, between and after games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from accessible_uno.interface.braille.tactile import displays_among
from accessible_uno.interface.braille.yes_no import AnswersView
from accessible_uno.interface.game_setup import TableRoom
from accessible_uno.interface.parse.lexicon import lexicons, parse_bare_command
from accessible_uno.interface.parse.tokens import fold, has_cells
from accessible_uno.interface.parse.typed_braille import BrailleReader
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.terminal.clean import clean_line
from accessible_uno.interface.terminal.console import Console, HungUp, Interrupted, KeyBindings
from accessible_uno.interface.terminal.told_stop import ToldStop
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Category
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
from accessible_uno.voices.voice import Voice

OFFERED: Final = ("enrol", "bot", "start", "rematch")
"""The commands of the room that a braille display offers."""


class RoomLobby:
    """Reads the player's lines in the room; the words of the room need no mark here.

    Args:
        console: where lines come from.
        voices: all voices, the text among them.
        log: announces to them.
        settings: the language.
        room: where lines go.

    Attributes:
        sends_all: whether lines that the room does not know go there as well: the host program
            speaks no protocol, so the game is played from here.
    """

    def __init__(
        self,
        console: Console,
        voices: Mapping[str, Voice],
        log: MessageLog,
        settings: Settings,
        room: TableRoom,
    ) -> None:
        self.sends_all = False
        self._console = console
        self._voices = voices
        self._log = log
        self._settings = settings
        self._room = room
        self._typed = ""

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
            EOFError: no more lines will come.
        """
        for display in displays_among(self._voices.values()):
            display.content = AnswersView(self._settings.locale, self._offered())
        self._console.key_bindings = KeyBindings(
            on_key=self._silence,
            unknown_key=lambda _name: self.announce("hosted-lobby-help"),
            too_long=lambda: self.announce("line-too-long"),
            on_stop=ToldStop(lambda: self.announce("stopped-by-key"), self._log.finish),
            on_return=lambda: self.announce("hosted-lobby-help", category=Category.HELP),
        )
        prompt = Catalogue(self._settings.locale).text("prompt-command") + " "
        while True:
            typed, self._typed = self._typed, ""
            try:
                line = await self._console.read_line(prompt, typed=typed)
            except HungUp:
                raise
            except Interrupted as interruption:
                if self._log.cancel():
                    self._typed = interruption.line
                    continue
                raise EOFError from None
            if self._takes(clean_line(line)):
                return

    def _offered(self) -> list[str]:
        """Return the words that the routing keys of a display type here, first of all a seat."""
        text = Catalogue(self._settings.locale).text
        words = (text(f"room-word-{key}") for key in OFFERED)
        return [each.partition(",")[0] for each in words]

    def _silence(self) -> None:
        self._log.cancel()

    def _takes(self, line: str) -> bool:
        """Carry a line out; return whether the player leaves."""
        line = self._in_print(line).strip()
        locale = self._settings.locale
        first, _, rest = line.partition(" ")
        command = parse_bare_command(line, locale)
        if not line or (command is Command.HELP and not self.sends_all):
            self.announce("hosted-lobby-help", category=Category.HELP)
        elif command is Command.QUIT:
            return True
        elif self._is_talk(first):
            self._say(rest)
        elif self._room.knows(line) or self.sends_all:
            self._room.order(line)
        else:
            self.announce("hosted-lobby-unknown", {"line": line[:60]})
        return False

    def _is_talk(self, word: str) -> bool:
        known = lexicons(self._settings.locale)
        return any(each.commands.whole((fold(word),)) is Command.SAY for each in known)

    def _say(self, text: str) -> None:
        if text.strip():
            self.announce("hosted-said" if self._room.talk(text) else "hosted-unsaid")
        else:
            self.announce("unclear-say-what")

    def _in_print(self, line: str) -> str:
        """Return a line that was typed in braille in print, where that can be done."""
        if not has_cells(line):
            return line
        names = DisplayNames(Catalogue(self._settings.locale), (), -1)
        reader = BrailleReader.of_settings(self._settings, names)
        try:
            return reader.to_print(line, (), lambda each: int(self._room.knows(each))) or line
        except BrailleUnavailable:
            return line
