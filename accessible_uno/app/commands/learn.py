"""``accessible-uno learn``: short guided games that teach the rules and the words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from accessible_uno.app.arguments import POSITIONAL, Call, Values
from accessible_uno.app.channels import Channels, open_channels
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.front import front
from accessible_uno.app.paths import lessons_file
from accessible_uno.app.preferences import OUTPUT_OPTIONS, SettingsWriter, session_preferences
from accessible_uno.app.streams import write_line
from accessible_uno.interface.keyboard.line_game import LineGame
from accessible_uno.interface.session.game_setup import GameOptions, SavedExtent
from accessible_uno.interface.terminal.console import HungUp
from accessible_uno.lessons.menu import LessonMenu, find_lesson, lesson_lines
from accessible_uno.lessons.plan import PLAYER, Lesson, LessonProgress, all_lessons
from accessible_uno.lessons.tutor import Tutor
from accessible_uno.program import program
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.notices import Notices, OnProblem

WORDS: Final = ("[LESSON]",)


async def _learn(call: Call, values: Values) -> int:
    """Play lessons at the terminal; without one and without a terminal, list them. Return 0."""
    words = values[POSITIONAL]
    lesson = find_lesson(words[0], call.locale) if words else None
    if words and lesson is None:
        raise Failure("app-no-such-lesson", word=words[0], count=len(all_lessons()))
    notices = Notices()
    progress = open_progress(call.locale, notices.report_problem)
    if lesson is None and not front().interactive:
        write_line("\n".join(lesson_lines(call.locale, progress)))
        return 0
    settings = session_preferences(call.locale, values, notices.report_problem).settings()
    session = LessonSession(settings, call.locale, progress, notices)
    await session.run(lesson)
    return 0


COMMAND: Final = "learn"


class LessonSession:
    """The lessons of one sitting.

    Args:
        settings: the player's settings; changed in place when the player changes them.
        locale: the language of the command.
        progress: what is done; kept after each step.
        notices: where problems are reported.
    """

    def __init__(
        self,
        settings: Settings,
        locale: str,
        progress: LessonProgress,
        notices: Notices,
    ) -> None:
        self._settings = settings
        self._progress = progress
        self._notices = notices
        self._writer = SettingsWriter(settings, locale, notices.report_problem)

    async def run(self, lesson: Lesson | None = None) -> None:
        """Play a lesson, or ask which; a person at a terminal is then asked for another one."""
        report_problem = self._notices.report_problem
        with open_channels(self._settings, report_problem) as channels:
            channels.use_settings(self._settings, report_problem)
            after: Lesson | None = None
            while True:
                lesson = lesson or await self._ask(channels, after)
                if lesson is None or not await self._finish(lesson, channels):
                    return
                if not front().interactive:
                    return
                lesson, after = None, lesson

    async def _ask(self, channels: Channels, after: Lesson | None) -> Lesson | None:
        conversation = channels.conversation(self._settings, self._notices.report_problem)
        menu = LessonMenu(conversation, self._progress)
        try:
            lesson = await menu.ask(after)
        except HungUp:
            return None
        if lesson is None:
            await menu.farewell(f"{program()} {COMMAND}")
        return lesson

    async def _finish(self, lesson: Lesson, channels: Channels) -> bool:
        """Play a lesson from where the player left it; return whether it came to its end."""
        place: int | None = self._progress.place(lesson)
        while place is not None:
            tutor = Tutor(lesson, place, lambda reached: self._progress.reach(lesson, reached))
            await self._play(tutor, channels)
            place = tutor.restart
        return tutor.is_over

    async def _play(self, tutor: Tutor, channels: Channels) -> None:
        table = tutor.lesson_table.table
        game = LineGame(
            table,
            PLAYER,
            channels.console,
            self._settings,
            GameOptions(
                save_game=lambda: True,
                saved_part=lambda: SavedExtent.LESSON,
                save_settings=self._writer.write_changes,
                interactive=front().interactive,
                resume_command=f"{program()} {COMMAND} {tutor.lesson.key}",
                coach=tutor,
            ),
            channels.for_game(self._settings, table.names),
        )
        self._notices.set_listener(game.report_problem)
        await game.play()


def open_progress(locale: str, report_problem: OnProblem) -> LessonProgress:
    """Return what the user has done so far."""
    place: Path | None
    try:
        place = lessons_file()
    except FileNotFoundError:
        place = None

    def on_problem(wrong: OSError) -> None:
        failure = FileFailure("app-lessons-not-kept", Path(wrong.filename or ""), wrong)
        report_problem(failure.message, failure.arguments_in(locale))

    return LessonProgress(place, on_problem)


learn: Final = CommandRow("learn", _learn, OUTPUT_OPTIONS, WORDS, needs_input=True)
