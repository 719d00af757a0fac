"""``accessible-uno setup``: asks the questions of the first start again."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from typing import Any, Final

from accessible_uno.app.arguments import LANG, Call, Values
from accessible_uno.app.channels import open_channels
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.first_start import FirstStart
from accessible_uno.app.preferences import session_preferences
from accessible_uno.settings.lines import LANGUAGE
from accessible_uno.voices.notices import Notices

OPTIONS: Final = (LANG,)


def _setup(call: Call, values: Values) -> Awaitable[int]:
    """Ask, with the settings of the file as the usual answers, and keep what is chosen."""
    return _ask(call, {LANGUAGE: values[LANGUAGE]})


async def _ask(call: Call, given: Mapping[str, Any]) -> int:
    """Ask for everything that is not ``given`` on the command line."""
    notices = Notices()
    spoken = {LANGUAGE: call.locale}
    preferences = session_preferences(call.locale, spoken, notices.report_problem)
    stored, settings = preferences.stored, preferences.settings()
    questions = FirstStart(settings, stored, given, notices.report_problem)
    with open_channels(settings, notices.report_problem, asks_first=True) as channels:
        await questions.ask(channels)
        await questions.finish()
    return 0


setup: Final = CommandRow("setup", _setup, OPTIONS, needs_input=True)
