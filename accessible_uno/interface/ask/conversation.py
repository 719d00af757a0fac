"""Asks questions until they are answered: text, voices and braille alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from accessible_uno.interface.ask.question import AnswerT, Question, Word, word_of
from accessible_uno.interface.ask.reader import Reader
from accessible_uno.interface.keys import LINE_START, KeyMap
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.tokens import shortened
from accessible_uno.interface.parse.vocabulary import OUTSIDE, AnyCommand, Command, Key, Reply
from accessible_uno.interface.terminal.console import HungUp, Interrupted, KeyBindings, SingleKey
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.utterance import Utterance

_COMMANDS: Final[dict[AnyCommand | None, Word]] = {
    Command.HELP: Word.HELP,
    Command.REPEAT: Word.REPEAT,
    Command.QUIT: Word.QUIT,
}


class Conversation:
    """Asks one player questions, one at a time.

    Outside a game, :meth:`ask` asks and reads until there is an answer.  In a game, which goes on
    reading lines by itself, :meth:`start` asks and :meth:`take` takes each line.

    Args:
        reader: reads the player's lines.
        in_game: whether a game is played meanwhile.

    Attributes:
        acts: what keys do at a question that do the same in a game.
    """

    def __init__(self, reader: Reader, *, in_game: bool = False) -> None:
        self.reader = reader
        self._when = "said-after-answer" if in_game else "said-in-game"
        self._asked: Question[Any] | None = None
        self.acts: Mapping[str, Callable[[], None]] = {
            Key.HELP: self._help,
            Key.REPEAT: self.repeat,
        }

    # One question after the other

    async def ask(self, question: Question[AnswerT]) -> AnswerT | Word:
        """Ask until there is an answer, and return it; or ``BACK``, ``END`` or ``QUIT``.

        Ctrl-C that silences nothing quits, and so does the end of the input.

        Raises:
            HungUp: the terminal is gone or the system asks to end.
        """
        self.start(question)
        return await self.ask_on(question)

    async def ask_on(self, question: Question[AnswerT]) -> AnswerT | Word:
        """Read lines until one answers a question that need not be heard; see :meth:`ask`."""
        self._asked = question
        self.reader.use_keys(self._key_bindings())
        self.reader.show_answers(question.answers.offered(self._locale))
        while True:
            self._speak_usual()
            try:
                line = await self.reader.line(self.prompt)
            except HungUp:
                raise
            except (Interrupted, EOFError):
                return Word.QUIT
            if self.reader.plays_by_keys and not self._question.answers.free:
                line = line.removeprefix(LINE_START)
            printed = self.reader.in_print(line, self.rate)
            answer: AnswerT | Word | None = self.take(printed) if printed is not None else None
            if answer is not None:
                return answer

    async def confirms(self, question: Question[Reply]) -> bool:
        """Ask a question of yes or no, and return whether it is yes; to leave is no."""
        return await self.ask(question) is Reply.YES

    def change(self, question: Question[Any]) -> None:
        """Let the next line answer another question, which need not be heard."""
        self._asked = question

    # A question in a game

    def start(self, question: Question[Any]) -> None:
        """Ask a question; whoever reads lines hands each one to :meth:`take`."""
        self._asked = question
        self.repeat()

    def take(self, line: str) -> Any:
        """Return what a line answers, or a ``Word``; ``None`` where the question stays."""
        question = self._question
        word = self._word(line)
        answer = question.answers.parse(line, self._locale)
        if answer is not None and (word is None or not question.answers.free):
            return answer
        match word:
            case None:
                self.refuse(line)
            case Word.HELP:
                self._help()
            case Word.REPEAT:
                self.repeat()
            case Word.LIST if question.lists is not None:
                question.lists()
            case way:
                return way
        if question.asked_again and word is not Word.REPEAT:
            self.repeat()
        return None

    def prompt(self) -> str:
        """Return the prompt of the question, with what Enter answers."""
        question = self._question
        usual = question.answers.usual(self._locale) or "none"
        return Catalogue(self._locale).text(question.prompt, usual=usual) + " "

    def rate(self, line: str) -> int:
        """Return how much sense a line makes as an answer: 2 or 0."""
        found = self._question.answers.parse(line, self._locale)
        return 2 if found is not None or self._word(line) is not None else 0

    # What is said about a question

    def repeat(self) -> None:
        """Ask the question again."""
        self._tell("ask")

    def _help(self) -> None:
        """Say what is asked, and what each answer does."""
        if self._question.explains is not None:
            self._question.explains()
        self._tell("help")

    def refuse(self, line: str) -> None:
        """Say that a line is no answer, and what is."""
        question = self._question
        if question.how and not line.strip():
            self.reader.say(question.how)
        elif question.refuses is not None:
            question.refuses(line)
        else:
            shown = {"line": shortened(line)}
            self.reader.say(question.message("unclear"), {**question.fields, **shown})
        self._explain_command(line)

    def _explain_command(self, line: str) -> None:
        """Say where a word of the game is said, or what is said instead of it."""
        command = self.reader.command(line)
        if command is not None and command not in _COMMANDS:
            fields = {"place": "question", "pieces": "cards", "verb": str(command)}
            told = {**fields, "line": shortened(line)}
            self.reader.say(OUTSIDE.get(command, self._when), told)

    def refuse_key(self) -> None:
        """Say that a key does nothing here, and what does."""
        if self._question.asked_again:
            self.repeat()
        else:
            self.refuse("")

    def _tell(self, kind: str) -> None:
        question = self._question
        message_id = question.message(kind)
        if not question.locales:
            self.reader.say(message_id, question.fields)
        usual = question.answers.usual(self._locale)
        for number, locale in enumerate(question.locales, 1):
            is_usual = "yes" if str(number) == usual else "no"
            told = {**question.fields, "number": number, "usual": is_usual}
            self.reader.say_in(locale, message_id, told)

    def _speak_usual(self) -> None:
        """Let our own voice say what the prompt shows."""
        if self._question.usual_is_spoken:
            usual = self._question.answers.usual(self._locale)
            text = Catalogue(self._locale).text("ask-usual", usual=usual)
            self.reader.log.announce_in_speech(Utterance(text, self._locale))

    # What a line or a key means

    def _word(self, line: str) -> Word | None:
        """Return what a line says besides an answer, where that may be said."""
        question = self._question
        command = self.reader.command(line, spoken=not question.answers.free)
        word = _COMMANDS[command] if command in _COMMANDS else word_of(line)
        is_known = word in question.words or (word is Word.LIST and question.lists is not None)
        return word if is_known else None

    def _key_bindings(self) -> KeyBindings:
        """Return what keys do: all that work anywhere ask for help or have something said."""
        settings = self.reader.settings
        keys = KeyMap(settings.locale, settings.own_keys)
        return KeyBindings(
            keys={key: self.acts.get(done, self.refuse_key) for key, done in keys.anywhere.items()},
            unknown_key=lambda _name: self.refuse_key(),
            on_return=self.repeat,
            single_key=partial(self._press, keys),
        )

    def _press(self, keys: KeyMap, key: str) -> SingleKey | None:
        """Answer with a key where the player plays by single keys; any other is answered."""
        answers = self._question.answers
        if not self.reader.plays_by_keys or answers.free or key == LINE_START:
            return None
        line = answers.line_of(key, self._locale)
        if line:
            return SingleKey(line)
        done = keys.single.get(key) or keys.single.get(key.lower())
        if done == Command.QUIT and Word.QUIT in self._question.words:
            return SingleKey(lexicon(self._locale).commands.names[Command.QUIT])
        self.acts.get(done or "", self.refuse_key)()
        return SingleKey()

    @property
    def _question(self) -> Question[Any]:
        if self._asked is None:
            raise LookupError("nothing is asked")
        return self._asked

    @property
    def _locale(self) -> str:
        return self.reader.settings.locale
