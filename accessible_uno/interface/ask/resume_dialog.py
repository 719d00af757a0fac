"""The dialog before a new game: it asks whether to resume an unfinished one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from accessible_uno.game.base import Seat
from accessible_uno.interface.braille.tactile import displays_among
from accessible_uno.interface.braille.yes_no import YesNoView
from accessible_uno.interface.keys.key_map import LINE_START, KeyMap
from accessible_uno.interface.parse.lexicon import (
    lexicon,
    lexicons,
    parse_bare_command,
    parse_reply,
    parse_reply_key,
)
from accessible_uno.interface.parse.tokens import has_cells
from accessible_uno.interface.parse.typed_braille import BrailleReader
from accessible_uno.interface.parse.vocabulary import Command, Key, Reply
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.typed_lines import TypedLines
from accessible_uno.interface.terminal.console import (
    Console,
    HungUp,
    Interrupted,
    KeyBindings,
    SingleKey,
)
from accessible_uno.interface.terminal.told_stop import ToldStop
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.braille.liblouis import BrailleUnavailable
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.text import TextVoice
from accessible_uno.voices.voice import TEXT, Voice


class ResumeDialog:
    """Asks the question in text and through all voices.

    Args:
        console: where text goes and the answer comes from.
        voices: all voices except the text.
        settings: the language and the level of detail.
        on_problem: called with what a voice cannot do.
        resume_command: the command that resumes the game later.
    """

    def __init__(
        self,
        console: Console,
        voices: Mapping[str, Voice],
        settings: Settings,
        on_problem: OnProblem,
        resume_command: str,
    ) -> None:
        self._resume_command = resume_command
        self._console = console
        self._settings = settings
        for display in displays_among(voices.values()):
            display.content = YesNoView(settings.locale)
        self._log = MessageLog({TEXT: TextVoice(console.show), **voices}, on_problem)
        self._keys = KeyMap(settings.locale, settings.own_keys)
        self._question = ""

    def announce(self, text: str) -> None:
        """Announce a sentence."""
        self._log.announce(Utterance(text, self._settings.locale))

    async def ask(self, names: Sequence[str], seat: Seat, rounds: int) -> bool:
        """Ask whether to resume a game, and return the answer; an empty line says yes.

        Args:
            names: the players of the game in seating order.
            seat: the player's seat; below 0 for an onlooker.
            rounds: how many rounds have started.

        Raises:
            EOFError: no answer will come, the player quits, or Ctrl-C was pressed.
        """
        narrator = Narrator(self._settings.locale, names, seat, self._settings.verbosity)
        others = [other for other in range(len(names)) if other != seat]
        players = narrator.display_names.players(others)
        text = narrator.catalogue.text
        self._question = text("resume-ask", players=players, round=rounds)
        self._console.key_bindings = self._key_bindings()
        self._ask()
        while True:
            try:
                line = await self._console.read_line(text("prompt-resume") + " ")
            except HungUp:
                raise
            except (Interrupted, EOFError):
                line = self._command_word(Command.QUIT)
            if self._plays_by_keys:
                line = line.removeprefix(LINE_START)
            reply = self._parse_typed_reply(line, narrator)
            if reply is not None:
                return reply is Reply.YES
            match parse_bare_command(line, self._settings.locale):
                case Command.QUIT:
                    self._say("resume-waits", command=self._resume_command)
                    await self._log.finish()
                    raise EOFError
                case Command.HELP:
                    self._help()
                case Command.REPEAT:
                    self._ask()
                case _:
                    self._ask_again()

    def _key_bindings(self) -> KeyBindings:
        """Return what keys do: all that work anywhere ask for help or have something said."""
        acts = {Key.HELP: self._help, Key.REPEAT: self._ask}
        return KeyBindings(
            on_key=self._cancel,
            keys={
                key: acts.get(Key(done), self._ask_again)
                for key, done in self._keys.anywhere.items()
            },
            unknown_key=lambda _name: self._ask_again(),
            too_long=self._ask_again,
            on_stop=ToldStop(lambda: self._say("stopped-by-key"), self._log.finish),
            on_return=self._ask,
            single_key=self._press,
        )

    def _press(self, key: str) -> SingleKey | None:
        """Answer with a letter where the player plays by single keys; any other is answered."""
        if not self._plays_by_keys or key == LINE_START:
            return None
        reply = parse_reply_key(key, self._settings.locale)
        if reply is not None:
            return SingleKey(lexicon(self._settings.locale).replies.names[reply])
        match self._keys.single.get(key) or self._keys.single.get(key.lower()):
            case Command.QUIT:
                return SingleKey(self._command_word(Command.QUIT))
            case Key.HELP:
                self._help()
            case Key.REPEAT:
                self._ask()
            case _:
                self._ask_again()
        return SingleKey()

    @property
    def _plays_by_keys(self) -> bool:
        return self._settings.single_keys and self._console.reads_keys

    def _command_word(self, command: Command) -> str:
        return lexicon(self._settings.locale).commands.names[command]

    def _say(self, message_id: str, **arguments: str) -> None:
        """Announce a message as it is true for one who plays by single keys, or by lines."""
        locale = self._settings.locale
        text = Catalogue(locale).text(message_id, **arguments)
        if self._plays_by_keys:
            lines = TypedLines(locale, self._settings.own_keys, lexicons(locale))
            text = lines.rewrite(message_id, text, {})
        self.announce(text)

    def _ask(self) -> None:
        self.announce(self._question)

    def _ask_again(self) -> None:
        self._say("resume-yes-or-no")

    def _help(self) -> None:
        self._say("resume-help")

    def _parse_typed_reply(self, line: str, narrator: Narrator) -> Reply | None:
        """Return whether a line, in print or in braille, says yes or no; an empty one says yes."""

        def parse(line: str) -> Reply | None:
            return parse_reply(line, self._settings.locale, default=Reply.YES)

        if has_cells(line):
            reader = BrailleReader.of_settings(self._settings, narrator.display_names)
            with suppress(BrailleUnavailable):  # then it is neither yes nor no
                line = reader.to_print(line, (), lambda each: parse(each) is not None) or line
        return parse(line)

    def _cancel(self) -> None:
        self._log.cancel()
