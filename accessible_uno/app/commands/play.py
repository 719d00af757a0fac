"""``accessible-uno play`` and ``resume``: a whole match against bots, or one that bots play."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from accessible_uno.app.arguments import (
    POSITIONAL,
    RULE,
    Call,
    CommandOption,
    Status,
    Values,
    game_number,
    parse_file_name,
    parse_printable,
)
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.errors import Failure, GameNeedsPackage
from accessible_uno.app.first_start import NO_SETUP, asks_first
from accessible_uno.app.front import front
from accessible_uno.app.house_rules import compile_plan
from accessible_uno.app.i18n import sentence
from accessible_uno.app.journal_access import (
    journal_or_none,
    report_unreadable_games,
    unfinished_game,
    with_journal,
)
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.package_faults import playable_games, stopping_package
from accessible_uno.app.paths import user_path
from accessible_uno.app.play_options import RECORD, WITH, TableOptions, parse_company, table_options
from accessible_uno.app.preferences import (
    DEFAULTS,
    OUTPUT_OPTIONS,
    RULES,
    TABLE,
    option_for,
    session_preferences,
)
from accessible_uno.app.series import kept_in_words, plan_rules_in_words
from accessible_uno.app.terminal_play import TerminalPlay
from accessible_uno.app.written_files import FORCE, record_file
from accessible_uno.store.errors import StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.table.calendar import Calendar
from accessible_uno.table.plan import LADDER
from accessible_uno.voices.notices import Notices

RESUME_OPTIONS: Final = (*OUTPUT_OPTIONS, RECORD, FORCE)
"""What ``resume`` takes."""


def _resume(call: Call, values: Values) -> Status:
    """Continue the match of the number that is given, or else the last begun."""
    return resume_match(
        call, values, game_number(values[POSITIONAL][0]) if values[POSITIONAL] else None
    )


def resume_match(call: Call, values: Mapping[str, Any], number: int | None) -> Status:
    """Continue a match of the journal.

    Args:
        call: the command as it was called.
        values: the values of its options.
        number: which match; ``None`` for the unfinished one that was begun last.

    Raises:
        Failure: there is no such match, or it cannot be resumed.
    """

    def play_it(journal: Journal, notices: Notices) -> Status:
        preferences = session_preferences(call.locale, values, notices.report_problem)
        builder = MatchBuilder(preferences, journal, notices, record_file(values))
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


resume: Final = CommandRow("resume", _resume, RESUME_OPTIONS, ("[NUMBER]",), needs_input=True)


LATEST: Final = "latest"

_FIRST: Final = ("name", "players", "rules", "bot")
"""The settings of the table that the help tells before the other options."""

OPTIONS: Final = (
    *OUTPUT_OPTIONS,
    *map(option_for, _FIRST),
    RULE,
    CommandOption("--seed", parse_printable, "TEXT"),
    CommandOption("--daily"),
    CommandOption("--ladder"),
    CommandOption("--watch"),
    CommandOption(WITH, parse_company, "NAME"),
    *(option_for(key) for key in TABLE if key not in _FIRST),
    RECORD,
    FORCE,
    CommandOption("--resume", parse_file_name, "FILE"),
    NO_SETUP,
)
"""What ``play`` takes."""

NEW: Final = ("players", "rules", "rule", "seed", "watch", "bot", "with")
"""Options that ask for a new game: no other is offered then."""


def _play(call: Call, values: Values) -> Status:
    """Play or watch a match in the terminal; return 0, also when it is left unfinished."""
    if not values["watch"] and not call.has_input:
        raise Failure("app-input-closed")
    if values[POSITIONAL]:
        values[RULES] = option_for(RULES).parse(" ".join(values[POSITIONAL]))
    _check_alone(values, "with", ("watch", "resume", "players", "bot"))
    _check_alone(values, "daily", (*NEW, "resume", "lapses", "ladder"))
    _check_alone(values, "ladder", ("seed", "watch", "bot", "with", "resume"))
    if values["daily"]:
        from accessible_uno.app.commands.daily import play_daily

        return play_daily(call, values, Calendar().today())
    if values["ladder"]:
        return _play_ladder(call, values)
    if values["resume"] == LATEST:
        return resume_match(call, values, None)
    notices = Notices()
    preferences = session_preferences(call.locale, values, notices.report_problem)
    settings = preferences.stored
    first = front().interactive and asks_first(values, settings)
    table = table_options(values, settings)
    journal = journal_or_none(call.locale, notices.report_problem)
    builder = MatchBuilder(preferences, journal, notices, record_file(values))
    if values["resume"]:
        path = user_path(values["resume"])
        return TerminalPlay(builder, partial(builder.from_record, path, table)).run()
    explicit = any(values[name] for name in NEW)
    offered = _game_to_offer(journal) if front().interactive and not explicit else None
    if journal is not None:
        report_unreadable_games(journal, notices.report_problem)
    if first or offered is not None:
        compile_plan(table.plan(call.locale), table.players_option)
    kept = kept_settings(values, settings)
    asked = bool(values[RULES] or values["rule"])
    begin = partial(new_match, builder, table, kept, asked=asked)
    return TerminalPlay(builder, begin, offered, first).run()


def _play_ladder(call: Call, values: Values) -> Status:
    """Play a match of the ladder, or go on with the one that was begun."""
    from accessible_uno.app.ladder import new_ladder_match  # few games are of the ladder
    from accessible_uno.store.rating import step_against

    notices = Notices()
    preferences = session_preferences(call.locale, values, notices.report_problem)
    journal = journal_or_none(call.locale, notices.report_problem)
    builder = MatchBuilder(preferences, journal, notices, record_file(values))
    table = table_options(values, preferences.stored)
    begin = partial(new_ladder_match, builder, table)
    name = table.name or sentence(call.locale, "app-your-name")
    asked = any(values[option] for option in ("rules", "rule", "players"))
    begun = None if asked or journal is None else unfinished_game(journal, LADDER, name)
    if begun is not None:
        step = step_against(tuple(begun.plan.kinds.values()))
        notices.report_problem("ladder-goes-on", {"step": step.number, "of": step.of})
        begin = partial(builder.resumed, begun.number)
    return TerminalPlay(builder, begin).run()


def kept_settings(values: Mapping[str, Any], settings: Mapping[str, Any]) -> list[str]:
    """Return the keys, of rules and bots, that the player has set to something unusual."""
    told = (RULES,) if values["with"] else (RULES, "bot")
    usual = {key: (None, DEFAULTS[key]) for key in told}
    return [key for key in told if values[key] is None and settings.get(key) not in usual[key]]


def new_match(
    builder: MatchBuilder, table: TableOptions, kept: Collection[str], *, asked: bool
) -> Match:
    """Build a new match, and say which rules are played, and which bots, if they are unusual.

    Args:
        builder: builds it.
        table: what the command line asks for.
        kept: the keys, of rules and bots, that the player has set to something unusual.
        asked: whether the command line asks for rules.
    """
    match = builder.new(table.plan(builder.locale), table.players_option)
    if asked and RULES not in kept:
        told = plan_rules_in_words(match.plan, match.table.rules, builder.locale)
        builder.notices.report_problem("rules-played", {"rules": told})
    if kept:
        fields = kept_in_words(match, kept, builder.locale)
        builder.notices.report_problem("table-kept", fields)
    return match


def _check_alone(values: Mapping[str, Any], option: str, others: Sequence[str]) -> None:
    """Check that none of ``others`` is given where ``option`` is, which says the same.

    Raises:
        Failure: one is.
    """
    found = [name for name in others if values[name]]
    if values[option] and found:
        raise Failure("app-not-both", one=f"--{option}", other=f"--{found[0]}")


def _game_to_offer(journal: Journal | None) -> GameRow | None:
    """Return the last unfinished game, unless the player has declined it before."""
    with suppress(StoreError):  # the problem is reported when the new game is saved
        found = next(playable_games(journal), None) if journal is not None else None
        return found if found is not None and found.offers_resume else None
    return None


play: Final = CommandRow("play", _play, OPTIONS, ("[NAME]...",))
