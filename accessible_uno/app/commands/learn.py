"""``accessible-uno learn``: short guided games that teach the rules and the words."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from accessible_uno.app.arguments import parse
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure
from accessible_uno.app.lesson_session import LessonSession, open_progress
from accessible_uno.app.preferences import OUTPUT_OPTIONS, read_preferences
from accessible_uno.lessons.menu import find_lesson, lesson_lines
from accessible_uno.lessons.plan import all_lessons
from accessible_uno.settings.output import merged_settings
from accessible_uno.voices.notices import Notices

WORDS: Final = ("[LESSON]",)


def learn(call: Call) -> int:
    """Play lessons at the terminal; without one and without a terminal, list them. Return 0."""
    values = parse(OUTPUT_OPTIONS, call.arguments, WORDS)
    if values["help"]:
        return command_help(call.locale, "learn", OUTPUT_OPTIONS, values["words"])
    if not call.has_input:
        raise Failure("app-input-closed")
    words = values["words"]
    lesson = find_lesson(words[0], call.locale) if words else None
    if words and lesson is None:
        raise Failure("app-no-such-lesson", word=words[0], count=len(all_lessons()))
    notices = Notices()
    progress = open_progress(call.locale, notices.report_problem)
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    if lesson is None and not interactive:
        sys.stdout.write("\n".join(lesson_lines(call.locale, progress)) + "\n")
        return 0
    stored = read_preferences(call.locale, notices.report_problem)
    settings = merged_settings(call.locale, stored, values)
    session = LessonSession(settings, call.locale, progress, notices, interactive=interactive)
    asyncio.run(session.run(lesson))
    return 0
