"""``accessible-uno resume``: continue an unfinished match of the journal."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from accessible_uno.app.arguments import CommandOption, parse
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure
from accessible_uno.app.game_session import SessionStart, run_session
from accessible_uno.app.journal_access import with_journal
from accessible_uno.app.match import MatchBuilder
from accessible_uno.app.preferences import OUTPUT_OPTIONS, read_preferences
from accessible_uno.store.journal import Journal
from accessible_uno.voices.notices import Notices

RECORD: Final = CommandOption("--record", str, "FILE")

RESUME_OPTIONS: Final = (*OUTPUT_OPTIONS, RECORD)
"""What ``resume`` takes."""

MOST_GAMES: Final = 999_999_999
"""No game has a higher number than this."""


def resume(call: Call) -> int:
    """Continue the match of the number that is given, or else the last begun."""
    values = parse(RESUME_OPTIONS, call.arguments, ("[NUMBER]",))
    if values["help"]:
        return command_help(call.locale, "resume", RESUME_OPTIONS)
    number = values["words"][0] if values["words"] else None
    if number is not None and not number.isdecimal():
        raise Failure("app-no-number", number=number)
    return resume_match(call, values, None if number is None else min(int(number), MOST_GAMES))


def resume_match(call: Call, values: Mapping[str, Any], number: int | None) -> int:
    """Continue a match of the journal.

    Args:
        call: the command as it was called.
        values: the values of its options.
        number: which match; ``None`` for the unfinished one that was begun last.

    Raises:
        Failure: there is no such match, or it cannot be resumed.
    """

    def play_it(journal: Journal, notices: Notices) -> int:
        wanted = number
        if wanted is None:
            found = next(journal.open_games(), None)
            if found is None:
                raise Failure("app-no-open-game")
            wanted = found.number
        settings = read_preferences(call.locale, notices.report_problem)
        builder = MatchBuilder(values, settings, call.locale, journal, notices)
        return asyncio.run(run_session(SessionStart(builder, partial(builder.resumed, wanted))))

    return with_journal(call, play_it)
