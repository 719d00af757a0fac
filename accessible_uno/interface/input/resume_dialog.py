"""The dialog before a new game: it asks whether to resume an unfinished one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

from accessible_uno.game.base import Seat
from accessible_uno.interface.announce.messages import MessageLog
from accessible_uno.interface.braille.tactile import displays_among
from accessible_uno.interface.braille.yes_no import YesNoView
from accessible_uno.interface.parse.lexicon import lexicon, parse_bare_command, parse_reply
from accessible_uno.interface.parse.tokens import has_cells
from accessible_uno.interface.parse.typed_braille import BrailleReader
from accessible_uno.interface.parse.vocabulary import Command, Reply
from accessible_uno.interface.terminal.console import Console, HungUp, Interrupted, KeyBindings
from accessible_uno.narration.narrator import Narrator
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.braille.unavailable import BrailleUnavailable
from accessible_uno.voices.fanout import TEXT
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.text import TextVoice
from accessible_uno.voices.voice import Voice


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
        question = text("resume-ask", players=players, round=rounds)
        ask_again = partial(self.announce, text("resume-yes-or-no"))
        self._console.key_bindings = KeyBindings(
            on_key=self._cancel, unknown_key=lambda _name: ask_again(), too_long=ask_again
        )
        while True:
            self.announce(question)
            try:
                line = await self._console.read_line(text("prompt-resume") + " ")
            except HungUp:
                raise
            except (Interrupted, EOFError):
                line = lexicon(self._settings.locale).commands.names[Command.QUIT]
            reply = self._parse_typed_reply(line, narrator)
            if reply is not None:
                return reply is Reply.YES
            command = parse_bare_command(line, self._settings.locale)
            if command is Command.QUIT:
                self.announce(text("resume-waits", command=self._resume_command))
                await self._log.finish()
                raise EOFError
            question = text("resume-help" if command is Command.HELP else "resume-yes-or-no")

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
