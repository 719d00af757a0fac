"""``accessible-uno daily``: the daily deal, one round with the same cards for everybody."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from accessible_uno.app.arguments import POSITIONAL, Call, Status, Values
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.journal_access import journal_or_none, with_journal
from accessible_uno.app.match import MatchBuilder
from accessible_uno.app.play_options import RECORD, TableOptions, table_options
from accessible_uno.app.preferences import OUTPUT_OPTIONS, option_for, session_preferences
from accessible_uno.app.terminal_play import TerminalPlay
from accessible_uno.store.daily import PLAYERS, RULES, DailyResults, daily_seed
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.table.calendar import Calendar, Day
from accessible_uno.table.plan import ALL_LAPSES
from accessible_uno.voices.notices import Notices

OPTIONS: Final = (*OUTPUT_OPTIONS, option_for("name"), RECORD)
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
    builder = MatchBuilder(preferences, journal, notices, values["record"])
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
    one_round = (("target", "1"),)
    return TableOptions(RULES, one_round, PLAYERS, (), name, ALL_LAPSES, daily_seed(day))


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


daily: Final = CommandRow("daily", _daily, OPTIONS, ("[WORD]",))
