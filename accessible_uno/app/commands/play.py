"""``accessible-uno play`` and ``daily``: a whole match against bots, or one that bots play."""

from __future__ import annotations

import sys
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
from accessible_uno.app.journal_access import journal_or_none, report_unreadable_games, with_journal
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
from accessible_uno.store.stats import DAILY_PLAYERS, DAILY_RULES, DailyResults, daily_seed
from accessible_uno.table.calendar import Calendar, Day
from accessible_uno.table.plan import ALL_LAPSES
from accessible_uno.voices.notices import Notices

DAILY_OPTIONS: Final = (*OUTPUT_OPTIONS, option_for("name"), RECORD, FORCE)
"""What ``daily`` takes; the rest of the table is the same for everybody."""

RESULTS: Final = ("results", "résultats")


def _daily(call: Call, values: Values) -> Status:
    """Play the deal of today, or tell the results so far."""
    words: Sequence[str] = values[POSITIONAL]
    if words and words[0] in RESULTS:
        return with_journal(
            call,
            lambda journal, _: _write_results(call.locale, results_of(journal, values["name"])),
            reads_only=True,
        )
    if words:
        raise Failure("app-word-unknown", word=words[0])
    if not call.has_input:
        raise Failure("app-input-closed")
    return play_daily(call, values, Calendar().today())


def play_daily(call: Call, values: Mapping[str, Any], day: Day) -> Status:
    """Play the deal of a day, or go on with it; say what it is, and when it was played before."""
    notices = Notices()
    notices.report_problem("daily-begins", date_fields(day))
    preferences = session_preferences(call.locale, values, notices.report_problem)
    journal = journal_or_none(call.locale, notices.report_problem)
    table = daily_table(table_options(values, preferences.stored).name, day)
    builder = MatchBuilder(preferences, journal, notices, record_file(values))
    begin = partial(builder.new, table.plan(call.locale))
    if journal is not None:
        name = table.name or sentence(call.locale, "app-your-name")
        unfinished = _unfinished(journal, daily_seed(day), name)
        if unfinished is not None:
            begin = partial(builder.resumed, unfinished.number)
        elif (result := results_of(journal, name).results.get(day)) is not None:
            notices.report_problem("daily-again", result_fields(result))
    return TerminalPlay(builder, begin).run()


def daily_table(name: str | None, day: Day) -> TableOptions:
    """Return the table of a daily deal: a round by the leaflet, against bots drawn by the day."""
    seed, options = daily_seed(day), (("target", "1"),)
    return TableOptions(DAILY_RULES, options, DAILY_PLAYERS, (), name, ALL_LAPSES, seed)


def results_of(journal: Journal, name: str | None) -> DailyResults:
    """Return the results of whoever plays, or of the one called ``name``."""
    results = DailyResults()
    for game in journal.finished():
        if game.plan.viewer >= 0 and name in (None, game.plan.names[game.plan.viewer]):
            results.add(game)
    return results


def date_fields(day: Day) -> dict[str, str | int]:
    """Return what the messages about a day need."""
    return {"year": str(day.year), "month": day.month, "day": day.day}


def result_fields(game: GameRow) -> dict[str, str | int]:
    """Return what the messages about the result of a daily deal need."""
    won = "yes" if game.won else "no"
    return {"won": won, "points": game.scores[game.plan.viewer]}


def _unfinished(journal: Journal, seed: str, name: str) -> GameRow | None:
    """Return the player's game with this seed that is not over."""
    for game in journal.open_games():
        plan = game.plan
        mine = plan.viewer >= 0 and plan.names[plan.viewer] == name
        if plan.seed == seed and mine and not game.over:
            return game
    return None


def _write_results(locale: str, daily: DailyResults) -> int:
    """Write the results of the last days, and their sum."""
    lines = [
        sentence(
            locale,
            "daily-day",
            day=sentence(locale, "past-day", **date_fields(day)),
            **result_fields(daily.results[day]),
        )
        for day in sorted(daily.results, reverse=True)[:MOST_DAYS]
    ]
    if daily.played:
        sums = {"played": daily.played, "won": daily.won, "streak": daily.streak}
        lines.append(sentence(locale, "stats-daily", **sums))
    else:
        lines.append(sentence(locale, "daily-none"))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


MOST_DAYS: Final = 10
"""The results of so many days are told one by one."""


daily: Final = CommandRow("daily", _daily, DAILY_OPTIONS, ("[WORD]",))


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
    _check_alone(values, "daily", (*NEW, "resume", "lapses"))
    if values["daily"]:
        return play_daily(call, values, Calendar().today())
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
