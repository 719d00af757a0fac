"""The program in a page: its commands are typed there, and played there."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_uno.app.arguments import COMMANDS, command_in_words
from accessible_uno.app.channels import ACCESSIBLE, converse
from accessible_uno.app.front import FRONT, Front
from accessible_uno.app.i18n import language, sentence
from accessible_uno.app.main import CommandRun, language_setting, run_in_loop
from accessible_uno.app.preferences import settings_file_of_player
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import Free, Word, question
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.program import COMMAND as PROGRAM
from accessible_uno.program import IN_WORDS, PLAY, VARIABLE
from accessible_uno.voices.voice import BUTTONS, SPEECH, Voice
from accessible_uno.web.console import LogStream, PageConsole, PageFiles
from accessible_uno.web.link import Ended, FromPage, Keep, Kept, PageLink
from accessible_uno.web.sockets import BrowserSockets, PageSockets
from accessible_uno.web.voices import PageButtons, PageSounds, PageSpeech, deck_line

if TYPE_CHECKING:
    from accessible_uno.rooms.sockets.client import OpenSocket
    from accessible_uno.voices.braille.writer import BrailleSettings
    from accessible_uno.voices.notices import OnProblem
    from accessible_uno.voices.sounds.voice import SoundVoice
    from accessible_uno.voices.speech.backends import Backend
    from accessible_uno.voices.speech.protocol import SpeechParams
    from accessible_uno.voices.speech.voice import SpeechVoice

ELSEWHERE: Final = ("host", "page", "emboss", "doctor", "tournament")
"""The commands that need what a browser has not: servers, processes, libraries in C."""

OFFERED: Final = (PLAY, *("resume", "learn", "daily", "rules-list", "history", "stats", "settings"))
"""The commands that ``page-command-ask`` names, and that have buttons."""

JOIN: Final = "join"


def parse_command(line: str) -> Sequence[str] | None:
    """Return the command line that a line stands for; ``None`` where it begins with no command."""
    try:
        words = shlex.split(line)
    except ValueError:  # a quotation mark is not closed
        return None
    words = (words[1:] if words[:1] == [PROGRAM] else words) or [PLAY]
    meant = command_in_words(words)
    return words if meant is None and words[0] in COMMANDS else meant


class TypedCommand(Free[Sequence[str]]):
    """Any command; some are offered as buttons, and Enter alone plays."""

    def __init__(self) -> None:
        super().__init__(parse_command)

    def usual(self, locale: str) -> str:
        """Return the word for playing."""
        return Catalogue(locale).listed(f"app-word-{PLAY}")[0]

    def offered(self, locale: str) -> Mapping[str, str]:
        """Return the first word of each command that players use most, and what ends."""
        texts = Catalogue(locale)
        words = [texts.listed(f"app-word-{command}")[0] for command in OFFERED]
        return {word: word for word in (*words, lexicon(locale).commands.names[Command.QUIT])}


COMMAND: Final = question("page-command", TypedCommand())


class PageFront(Front):
    """The page, as commands see it: its console, the browser's voice, its sounds.

    Args:
        link: reaches the page.
        console: the page's.
        address: that of the page.
        sockets: connect to the tables of its server.
    """

    interactive = True
    shows_braille = False

    def __init__(
        self, link: PageLink, console: PageConsole, address: str, sockets: PageSockets
    ) -> None:
        self._link = link
        self._console = console
        self.page_address = address.partition("#")[0]
        self._sockets = sockets

    def socket_opener(self, address: str) -> OpenSocket:
        """Return what the browser connects with."""
        return self._sockets.opener(address)

    def open_console(self) -> PageConsole:
        """Return the page's console."""
        return self._console

    def open_speech(
        self,
        on_problem: OnProblem,
        backend: Backend,  # noqa: ARG002  # a page has one
        fallback: Backend | None,  # noqa: ARG002
        params: SpeechParams,
    ) -> SpeechVoice:
        """Return the browser's voice."""
        return PageSpeech(on_problem, self._link, params)

    def write_braille(
        self,
        utterance: Utterance,
        settings: BrailleSettings,
        names: Sequence[str],  # noqa: ARG002  # words are left to the screen reader
    ) -> str:
        """Return the cells of the cards."""
        return deck_line(utterance, settings.deck)

    def open_sounds(self, on_problem: OnProblem) -> SoundVoice:
        """Return the page's sounds."""
        return PageSounds(on_problem, self._link)

    def open_others(self, on_problem: OnProblem) -> Mapping[str, Voice]:  # noqa: ARG002
        """Return the buttons."""
        return {BUTTONS: PageButtons(self._link)}


class PageProgram:
    """Runs the commands that are typed at a page; the first one plays.

    Args:
        post: sends a message to the page, as JSON.
        language: what the browser prefers, as ``fr-CA``.
        address: that of the page, with the table that its link leads to.
        browser: the browser's WebSockets.
        is_new: whether the browser has kept nothing yet.

    Attributes:
        sockets: is told what comes over them.
    """

    def __init__(
        self,
        post: Callable[[str], object],
        language: str,
        address: str,
        browser: BrowserSockets,
        is_new: bool,  # JavaScript names no arguments
    ) -> None:
        self._address = address
        self._is_new = is_new
        self.sockets = PageSockets(browser, address)
        self._link = PageLink(post)
        self.receive = self._link.receive
        self._console = PageConsole(self._link)
        self._output = LogStream(self._console)
        self._conversation: Conversation | None = None
        os.environ["LANG"] = language.replace("-", "_") + ".UTF-8"
        os.environ[VARIABLE] = IN_WORDS
        os.environ[ACCESSIBLE] = "yes"  # nothing speaks beside a screen reader before it is asked

    async def run(self) -> None:
        """Play, and ask for a command after each one."""
        FRONT.set(PageFront(self._link, self._console, self._address, self.sockets))
        sys.stdout = sys.stderr = self._output
        self._link.listen(self._on_message)
        with CommandRun(()):  # tells a fault in what happens between two commands
            await self._run_commands()
            self._console.show(sentence(self._locale(), "page-ended"))
        self._link.send(Ended())

    async def _run_commands(self) -> None:
        files = PageFiles(self._link, Path.home(), self._tell_given)
        leads = bool(self._address.partition("#")[2])
        words: Sequence[str] | None = [JOIN, self._address] if leads else [PLAY]
        while words is not None:
            if words[0] in ELSEWHERE:
                self._tell("page-elsewhere", command=words[0])
            else:
                settings_file_of_player.cache_clear()  # the last command may have changed it
                await run_in_loop(words)
            files.send_new()
            words = await converse(self._locale(), self._ask)

    @staticmethod
    def _locale() -> str:
        """Return the language that the player has chosen, or else the browser's."""
        return language((), os.environ, language_setting)

    def _tell_given(self, name: str) -> None:
        """Say what can be done with a file that the player has given."""
        self._tell("page-file-given", file=name)

    def _on_message(self, message: FromPage) -> None:
        if isinstance(message, Kept):
            self._tell("page-kept", safe="yes" if message.safe else "no")

    def _tell(self, message: str, **values: str) -> None:
        """Tell a message; what is told while nothing is asked is spoken with the next question."""
        if self._conversation is None:
            self._output.write(sentence(self._locale(), message, **values) + "\n")
        else:
            self._conversation.reader.say(message, values)

    async def _ask(self, conversation: Conversation) -> Sequence[str] | None:
        """Ask for a command; ``None``: none is wanted any more."""
        self._conversation = conversation
        self._speak_output(conversation)
        if self._is_new:
            self._is_new = False
            self._link.send(Keep())
        answer = await conversation.ask(COMMAND)
        self._conversation = None
        return None if isinstance(answer, Word) else answer

    def _speak_output(self, conversation: Conversation) -> None:
        """Speak what the last command has written, if the page itself speaks."""
        voice = conversation.reader.log.fan_out.voices.get(SPEECH)
        lines, self._output.unspoken = self._output.unspoken, []
        if voice is not None:
            for line in lines:
                voice.output(Utterance(line, self._locale()))
