"""``accessible-uno resume``: continue an unfinished match of the journal."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from accessible_uno.app.arguments import CommandOption, parse, parse_file_name
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure
from accessible_uno.app.game_number import game_number
from accessible_uno.app.game_session import SessionStart, run_session
from accessible_uno.app.journal_access import with_journal
from accessible_uno.app.match import MatchBuilder
from accessible_uno.app.preferences import OUTPUT_OPTIONS, read_preferences
from accessible_uno.store.journal import Journal
from accessible_uno.voices.notices import Notices

RECORD: Final = CommandOption("--record", parse_file_name, "FILE")

RESUME_OPTIONS: Final = (*OUTPUT_OPTIONS, RECORD)
"""What ``resume`` takes."""


def resume(call: Call) -> int:
    """Continue the match of the number that is given, or else the last begun."""
    values = parse(RESUME_OPTIONS, call.arguments, ("[NUMBER]",))
    if values["help"]:
        return command_help(call.locale, "resume", RESUME_OPTIONS)
    if not call.has_input:
        raise Failure("app-input-closed")
    return resume_match(call, values, game_number(values["words"][0]) if values["words"] else None)


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
        wanted = _begun_last(journal, notices) if number is None else number
        settings = read_preferences(call.locale, notices.report_problem)
        builder = MatchBuilder(values, settings, call.locale, journal, notices)
        return asyncio.run(run_session(SessionStart(builder, partial(builder.resumed, wanted))))

    return with_journal(call, play_it)


def _begun_last(journal: Journal, notices: Notices) -> int:
    """Return the number of the unfinished game that was begun last and can be resumed.

    A later one that cannot is reported: nobody goes on with another game unawares.

    Raises:
        Failure: there is none.
    """
    passed_over: dict[int, str] = {}
    found = None
    for game in journal.unfinished_games():
        if journal.locks.is_free(game.number):
            found = game.number
            break
        passed_over[game.number] = "app-game-held"
    passed_over |= dict.fromkeys(journal.unreadable, "app-game-unreadable")
    last = max(passed_over, default=0)
    if found is None:
        raise Failure(passed_over[last], number=str(last)) if last else Failure("app-no-open-game")
    if last > found:
        kind = passed_over[last].removeprefix("app-game-")
        told = {"kind": kind, "number": str(last), "other": str(found)}
        notices.report_problem("app-resumed-instead", told)
    return found
