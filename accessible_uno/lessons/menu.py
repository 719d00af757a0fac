"""Asks which lesson the player wants."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import NumberedChoice, Word, question
from accessible_uno.interface.ask.reader import Fields
from accessible_uno.lessons.plan import Lesson, LessonProgress, all_lessons
from accessible_uno.narration.catalogue import Catalogue


def _words_of(lesson: Lesson, locale: str) -> Sequence[str]:
    return (Catalogue(locale).text(f"lesson-{lesson.key}"), lesson.key)


def _choice(usual: Lesson) -> NumberedChoice:
    return NumberedChoice({each.key: partial(_words_of, each) for each in all_lessons()}, usual.key)


_LESSON: Final = question("lessons", _choice(all_lessons()[0]), asked_again=True)


class LessonMenu:
    """Lists the lessons and asks for one.

    Args:
        conversation: asks.
        progress: what is done.
    """

    def __init__(self, conversation: Conversation, progress: LessonProgress) -> None:
        self._conversation = conversation
        self._reader = conversation.reader
        self._progress = progress

    async def ask(self, after: Lesson | None = None) -> Lesson | None:
        """Return the lesson that is wanted, the next one for an empty line; ``None`` to leave.

        Args:
            after: the lesson just done; without one, the lessons are told first.

        Raises:
            HungUp: the terminal is gone or the system asks to end.
        """
        if after is None:
            self._list()
        lesson = self._next(after)
        title = _words_of(lesson, self._reader.settings.locale)[0]
        fields: Fields = {"number": lesson.place, "title": title, "count": len(all_lessons())}
        asked = replace(_LESSON, answers=_choice(lesson), fields=fields)
        asked = replace(asked, lists=self._list, explains=self._list)
        key = await self._conversation.ask(asked)
        return None if isinstance(key, Word) else _lesson(key)

    async def farewell(self, command: str) -> None:
        """Say how to continue the lessons, and wait until it was heard."""
        self._reader.say("lessons-farewell", {"command": command})
        await self._reader.log.finish()

    def _list(self) -> None:
        for line in lesson_lines(self._reader.settings.locale, self._progress):
            self._reader.say_text(line)
        if all(map(self._progress.is_done, all_lessons())):
            self._reader.say("lessons-all-done")

    def _next(self, after: Lesson | None) -> Lesson:
        """Return the next lesson that is not done, behind the last one; the next one of all."""
        lessons = all_lessons()
        start = lessons.index(after) + 1 if after is not None else 0
        turned = (*lessons[start:], *lessons[:start])
        open_ones = (each for each in turned if not self._progress.is_done(each))
        return next(open_ones, turned[0])


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


def _lesson(key: str) -> Lesson:
    return next(each for each in all_lessons() if each.key == key)


def find_lesson(words: str, locale: str) -> Lesson | None:
    """Return the lesson that is named by its number, its title or its key."""
    key = _choice(all_lessons()[0]).parse(words, locale) if words.strip() else None
    return _lesson(key) if key is not None else None
