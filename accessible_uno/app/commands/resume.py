"""``accessible-uno resume``: continue an unfinished match of the journal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from accessible_uno.app.arguments import Call, CommandOption, Values, game_number, parse_file_name
from accessible_uno.app.commands.help import Command
from accessible_uno.app.errors import Failure, GameNeedsPackage
from accessible_uno.app.journal_access import with_journal
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.package_faults import stopping_package
from accessible_uno.app.preferences import OUTPUT_OPTIONS, session_preferences
from accessible_uno.app.terminal_play import TerminalPlay
from accessible_uno.store.journal import Journal
from accessible_uno.voices.notices import Notices

RECORD: Final = CommandOption("--record", parse_file_name, "FILE")

RESUME_OPTIONS: Final = (*OUTPUT_OPTIONS, RECORD)
"""What ``resume`` takes."""


def _resume(call: Call, values: Values) -> int:
    """Continue the match of the number that is given, or else the last begun."""
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
        preferences = session_preferences(call.locale, values, notices.report_problem)
        builder = MatchBuilder(preferences, journal, notices, values["record"])
        if number is None:
            return TerminalPlay(builder, partial(_begun_last, builder, journal)).run()
        return TerminalPlay(builder, partial(builder.resumed, number)).run()

    return with_journal(call, play_it)


def _begun_last(builder: MatchBuilder, journal: Journal) -> Match:
    """Return the unfinished match that was begun last and can be resumed.

    A later one that cannot is reported: nobody goes on with another game unawares.

    Raises:
        Failure: there is none.
    """
    passed_over: dict[int, Failure] = {}
    found: tuple[int, Match] | None = None
    for row in journal.unfinished_games():
        number = row.number
        if not journal.locks.is_free(number):
            passed_over[number] = Failure("app-game-held", number=str(number))
        elif (package := stopping_package(row)) is not None:
            passed_over[number] = Failure("package-game-aside", number=number, package=package)
        else:
            try:
                found = number, builder.resumed(number)
                break
            except GameNeedsPackage as failure:
                passed_over[number] = failure
                journal.locks.release(number)
    for number in journal.unreadable:
        passed_over[number] = Failure("app-game-unreadable", number=str(number))
    last = max(passed_over, default=0)
    if found is None:
        raise passed_over[last] if last else Failure("app-no-open-game")
    if last > found[0]:
        _report_passed_over(builder, last, passed_over[last], found[0])
    return found[1]


def _report_passed_over(builder: MatchBuilder, last: int, why: Failure, resumed: int) -> None:
    """Report why a game is resumed that is not the one begun last."""
    told = {"number": str(last), "other": str(resumed)}
    if why.message in ("app-game-held", "app-game-unreadable"):
        kind = why.message.removeprefix("app-game-")
        builder.notices.report_problem("app-resumed-instead", told | {"kind": kind})
    else:
        told["why"] = why.text(builder.locale)
        builder.notices.report_problem("package-resumed-instead", told)


resume: Final = Command("resume", _resume, RESUME_OPTIONS, ("[NUMBER]",), needs_input=True)
