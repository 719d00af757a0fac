"""The dialog of the first start: it asks the questions, one after the other, and can go back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Final, TypeAlias

from accessible_uno.interface.ask.first_questions import (
    NOTATION,
    SPEECH,
    SetupQuestion,
    setup_questions,
)
from accessible_uno.interface.parse.lexicon import Phrases, parse_bare_command
from accessible_uno.interface.parse.tokens import LONGEST_ECHO, tokens
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.terminal.console import Console, HungUp, Interrupted, KeyBindings
from accessible_uno.interface.terminal.told_stop import ToldStop
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.value_types import StoredValue
from accessible_uno.settings.values import SpeechOutput
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.text import TextVoice
from accessible_uno.voices.voice import SPEECH as SPEECH_VOICE
from accessible_uno.voices.voice import TEXT, Voice

SwitchVoice: TypeAlias = Callable[[SpeechOutput], Voice | None]
"""Lets another voice speak, and returns it; ``None`` where none does."""

NO_READER: Final = "none"
"""The name of the screen reader, for messages, where none was found."""


class Way(Enum):
    """What a line does instead of choosing an answer."""

    BACK = auto()
    QUIT = auto()


class FirstStartDialog:
    """Asks in text, and by the voice that speaks at each moment.

    Args:
        console: where text goes and answers come from.
        voices: all voices except the text; the speaking one is replaced as the player chooses.
        settings: hold each answer as soon as it is given.
        usual: the stored values that Enter takes, by the keys of their settings.
        switch_voice: called when the player chooses who speaks.
        on_problem: called with what a voice cannot do.
        reader: the name of a screen reader that runs.
    """

    def __init__(
        self,
        console: Console,
        voices: dict[str, Voice],
        settings: Settings,
        usual: Mapping[str, StoredValue | None],
        switch_voice: SwitchVoice,
        on_problem: OnProblem,
        reader: str | None = None,
    ) -> None:
        self._console = console
        self._voices = voices
        self._settings = settings
        self._usual = usual
        self._switch_voice = switch_voice
        self._on_problem = on_problem
        self._reader = reader or NO_READER
        self._questions = setup_questions(settings.locale)
        self._asked = self._questions[0]
        self._chosen: dict[str, StoredValue] = {}
        self._log = self._new_log()

    def announce(self, message_id: str, **arguments: str | int) -> None:
        """Announce a message."""
        locale = self._settings.locale
        self._log.announce(Utterance(Catalogue(locale).text(message_id, **arguments), locale))

    def announce_unspoken(self, message_id: str) -> None:
        """Announce a message in text and braille: the game's voice has said enough."""
        locale = self._settings.locale
        text = Catalogue(locale).text(message_id)
        self._log.announce(Utterance(text, locale), excluded=SPEECH_VOICE)

    async def finish(self) -> None:
        """Return once the last message has been output."""
        await self._log.finish()

    async def ask(self, *, asks_language: bool = True) -> dict[str, StoredValue] | None:
        """Ask all questions; return the stored values by key, ``None`` where the player leaves.

        Args:
            asks_language: whether the language is asked; otherwise it is that of the settings.
        """
        self._console.key_bindings = KeyBindings(
            on_key=self._cancel,
            unknown_key=lambda _name: self._announce_how(),
            too_long=self._announce_how,
            on_stop=ToldStop(lambda: self.announce("stopped-by-key"), self.finish),
            on_return=self._announce_asked,
        )
        if not asks_language:
            self._questions = tuple(each for each in self._questions if each.key != LANGUAGE)
            self._chosen[LANGUAGE] = self._settings.locale
            self.announce("first-begin")
        asked: list[int] = []
        place = 0
        while place < len(self._questions):
            question = self._questions[place]
            if not question.is_asked(self._settings):
                self._chosen.pop(question.key, None)
                place += 1
                continue
            match await self._ask(question):
                case Way.QUIT:
                    return None
                case Way.BACK if not asked:
                    self.announce("first-no-back")
                case Way.BACK:
                    place = asked.pop()
                case str(value):
                    self._choose(question, value)
                    asked.append(place)
                    place += 1
        return dict(self._chosen)

    async def _ask(self, question: SetupQuestion) -> str | Way:
        """Ask a question until it is answered; return the value that is chosen, or a way."""
        self._asked = question
        usual = self._usual_answer(question)
        number = question.values.index(usual) + 1
        self._announce_question(question)
        while True:
            if question.key == SPEECH or (number != 1 and question.key != LANGUAGE):
                self._announce_in_speech("first-usual", number)
            try:
                line = await self._read_line(number)
            except HungUp:
                raise
            except (Interrupted, EOFError):
                return Way.QUIT
            if not line.strip():
                return usual
            answer = question.parse(line, self._settings.locale) or self._way(question, line)
            if answer is not None:
                return answer

    async def _read_line(self, number: int) -> str:
        """Return the line that answers; a Ctrl-C that silences the voice is not passed on.

        Raises:
            Interrupted: Ctrl-C, while nothing was spoken.
            EOFError: no answer will come.
        """
        typed = ""
        prompt = Catalogue(self._settings.locale).text("first-prompt", number=number) + " "
        while True:
            self._log.was_cut = False
            try:
                return await self._console.read_line(prompt, typed=typed)
            except Interrupted as interruption:
                if not self._log.was_cut:
                    raise
                typed = interruption.line

    def _way(self, question: SetupQuestion, line: str) -> Way | None:
        """Carry out what a line asks for that chooses no answer; return where it leads to."""
        if self._is_back(line):
            return Way.BACK
        match parse_bare_command(line, self._settings.locale):
            case Command.QUIT:
                return Way.QUIT
            case Command.HELP:
                self._announce_in_all(question.message("help"), question)
            case Command.REPEAT:
                self._announce_question(question)
            case _:
                typed = line.strip()[:LONGEST_ECHO]
                self.announce("first-unclear", line=typed, count=len(question.values))
        return None

    def _is_back(self, line: str) -> bool:
        words = tokens(line)
        known = (Catalogue(locale).text("first-back").split(",") for locale in LOCALES)
        return any(Phrases([(Way.BACK.name, each)]).whole(words) is not None for each in known)

    def _choose(self, question: SetupQuestion, value: str) -> None:
        """Put an answer into effect and echo it; keep a value that the answer also stands for."""
        usual = self._usual.get(question.key)
        kept = usual if usual is not None and question.answer_for(usual) == value else value
        if question.key not in self._chosen or self._chosen[question.key] != kept:
            question.row.load(self._settings, kept)
            if question.key == SPEECH:
                self._change_voice()
        self._chosen[question.key] = kept
        name = question.answer_name(value, self._settings.locale)
        self.announce("first-chosen", answer=name)
        if question.key == LANGUAGE:
            self.announce("first-begin")

    def _change_voice(self) -> None:
        """Let the voice speak that was chosen, from the next message on."""
        self._log.cancel()
        self._voices.pop(SPEECH_VOICE, None)
        voice = self._switch_voice(self._settings.speech)
        if voice is not None:
            self._voices[SPEECH_VOICE] = voice
        self._log = self._new_log()

    def _new_log(self) -> MessageLog:
        voices = {TEXT: TextVoice(self._console.show), **self._voices}
        return MessageLog(voices, self._on_problem)

    def _usual_answer(self, question: SetupQuestion) -> str:
        """Return the value that Enter takes: the answer given before, or else the usual one."""
        stored = self._chosen.get(question.key, self._usual.get(question.key))
        if stored is None and question.key == NOTATION:
            stored = self._settings.deck
        return question.answer_for(stored) or question.values[0]

    # What is announced

    def _announce_asked(self) -> None:
        self._announce_question(self._asked)

    def _announce_question(self, question: SetupQuestion) -> None:
        self._announce_in_all(question.message("ask"), question)

    def _announce_in_all(self, message_id: str, question: SetupQuestion) -> None:
        """Announce a message; about the language, in every language by its number."""
        if question.key != LANGUAGE:
            self.announce(message_id, reader=self._reader)
            return
        usual = self._usual_answer(question)
        for number, locale in enumerate(question.values, 1):
            told = {"number": number, "usual": "yes" if locale == usual else "no"}
            self._log.announce(Utterance(Catalogue(locale).text(message_id, **told), locale))

    def _announce_in_speech(self, message_id: str, number: int) -> None:
        """Let our own voice say what the prompt shows.

        That Enter takes the first answer is said at the second question, and understood later: a
        game begins sooner.  At the first question its text says it.
        """
        locale = self._settings.locale
        text = Catalogue(locale).text(message_id, number=number)
        self._log.announce_in_speech(Utterance(text, locale))

    def _announce_how(self) -> None:
        self.announce("first-how")

    def _cancel(self) -> None:
        self._log.cancel()
