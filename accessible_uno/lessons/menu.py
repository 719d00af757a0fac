"""Asks which lesson the player wants, in text and through all voices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from accessible_uno.interface.braille.tactile import displays_among
from accessible_uno.interface.braille.yes_no import AnswersView
from accessible_uno.interface.parse.lexicon import lexicon, parse_bare_command
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.terminal.console import Console, HungUp, Interrupted, KeyBindings
from accessible_uno.interface.terminal.told_stop import ToldStop
from accessible_uno.lessons.plan import Lesson, all_lessons
from accessible_uno.lessons.progress import LessonProgress
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.notices import OnProblem
from accessible_uno.voices.text import TextVoice
from accessible_uno.voices.voice import TEXT, Voice

LISTING: Final = frozenset((Command.HELP, Command.REPEAT))
"""Commands that tell the list of lessons again."""


class LessonMenu:
    """Lists the lessons and asks for one.

    Args:
        console: where text goes and the answer comes from.
        voices: all voices except the text.
        settings: the language.
        progress: what is done.
        on_problem: called with what a voice cannot do.
    """

    def __init__(
        self,
        console: Console,
        voices: Mapping[str, Voice],
        settings: Settings,
        progress: LessonProgress,
        on_problem: OnProblem,
    ) -> None:
        self._console = console
        self._settings = settings
        self._progress = progress
        self._voices = voices
        self._after: Lesson | None = None
        self._catalogue = Catalogue(settings.locale)
        self._log = MessageLog({TEXT: TextVoice(console.show), **voices}, on_problem)

    async def ask(self, after: Lesson | None = None) -> Lesson | None:
        """Return the lesson that is wanted, the next one for an empty line; ``None`` to leave.

        Args:
            after: the lesson just done; without one, the lessons are told first.
        """
        self._after = after
        self._console.key_bindings = KeyBindings(
            on_key=self._cancel,
            unknown_key=lambda _name: self._ask(),
            too_long=self._ask,
            on_stop=ToldStop(lambda: self._say("stopped-by-key"), self._log.finish),
            on_return=self._ask,
        )
        self._show_answers()
        if after is None:
            self._list()
        while True:
            self._ask()
            line = await self._read()
            if line is None:
                return None
            found = find_lesson(line, self._settings.locale) if line.strip() else self._next()
            if found is not None:
                return found
            if parse_bare_command(line, self._settings.locale) in LISTING:
                self._list()
            else:
                self._say("lessons-unknown", line=line.strip(), count=len(all_lessons()))

    async def farewell(self, command: str) -> None:
        """Say how to continue the lessons, and wait until it was heard."""
        self._say("lessons-farewell", command=command)
        await self._log.finish()

    async def _read(self) -> str | None:
        """Return the next line; ``None`` where the player leaves.

        Raises:
            HungUp: the terminal is gone.
        """
        try:
            line = await self._console.read_line(self._catalogue.text("lessons-prompt") + " ")
        except HungUp:
            raise
        except (Interrupted, EOFError):
            return None
        quits = parse_bare_command(line, self._settings.locale) is Command.QUIT
        return None if quits else line

    def _list(self) -> None:
        for line in lesson_lines(self._settings.locale, self._progress):
            self._announce(line)
        if all(map(self._progress.is_done, all_lessons())):
            self._say("lessons-all-done")

    def _next(self) -> Lesson:
        """Return the next lesson that is not done, behind the last one; the next one of all."""
        lessons = all_lessons()
        start = lessons.index(self._after) + 1 if self._after is not None else 0
        turned = (*lessons[start:], *lessons[:start])
        open_ones = (each for each in turned if not self._progress.is_done(each))
        return next(open_ones, turned[0])

    def _ask(self) -> None:
        lesson = self._next()
        self._say("lessons-ask", number=lesson.place, title=self._title(lesson))

    def _title(self, lesson: Lesson) -> str:
        return self._catalogue.text(f"lesson-{lesson.key}")

    def _show_answers(self) -> None:
        """Show the numbers on a braille display, where keys enter them."""
        answers = [*(str(each.place) for each in all_lessons()), self._quit_word]
        for display in displays_among(self._voices.values()):
            display.content = AnswersView(self._settings.locale, answers)

    @property
    def _quit_word(self) -> str:
        return lexicon(self._settings.locale).commands.names[Command.QUIT]

    def _say(self, message: str, **arguments: str | int) -> None:
        lesson = self._next()
        self._announce(self._catalogue.text(message, **{"number": lesson.place, **arguments}))

    def _announce(self, text: str) -> None:
        self._log.announce(Utterance(text, self._settings.locale))

    def _cancel(self) -> None:
        self._log.cancel()


def lesson_lines(locale: str, progress: LessonProgress) -> list[str]:
    """Return a line for each lesson: its number, its title, and whether it is done."""
    text = Catalogue(locale).text
    lines = []
    for lesson in all_lessons():
        place = progress.place(lesson)
        state = "begun" if place else "done" if progress.is_done(lesson) else "new"
        arguments: dict[str, str | int] = {
            "number": lesson.place,
            "title": text(f"lesson-{lesson.key}"),
            "state": state,
            "step": place + 1,
            "steps": len(lesson.steps),
        }
        lines.append(text("lessons-line", **arguments))
    return lines


def find_lesson(words: str, locale: str) -> Lesson | None:
    """Return the lesson that is named by its number, its title or its key."""
    typed = tokens(words)
    catalogue = Catalogue(locale)
    for lesson in all_lessons():
        names = (str(lesson.place), lesson.key, catalogue.text(f"lesson-{lesson.key}"))
        if typed in map(tokens, names):
            return lesson
    return None
