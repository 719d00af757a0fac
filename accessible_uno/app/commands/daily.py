"""``accessible-uno daily``: the deal of the day, its results, and the line for a friend."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from accessible_uno.app.arguments import POSITIONAL, Call, Status, Values
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.daily_words import (
    comparison,
    daily_sentences,
    date_fields,
    day_in_words,
    score_fields,
)
from accessible_uno.app.errors import Failure, UnknownWord
from accessible_uno.app.i18n import sentence
from accessible_uno.app.journal_access import journal_or_none, unfinished_game, with_journal
from accessible_uno.app.match import MatchBuilder
from accessible_uno.app.play_options import RECORD, TableOptions, table_options
from accessible_uno.app.preferences import OUTPUT_OPTIONS, option_for, session_preferences
from accessible_uno.app.streams import write_lines
from accessible_uno.app.terminal_play import TerminalPlay
from accessible_uno.app.written_files import FORCE, record_file
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.store.daily import (
    DAILY_OPTIONS,
    DAILY_PLAYERS,
    DAILY_RULES,
    BadLine,
    DailyResults,
    daily_seed,
    read_daily_line,
    write_daily_line,
)
from accessible_uno.store.journal import Journal
from accessible_uno.store.stats import daily_score
from accessible_uno.table.calendar import Calendar, Day
from accessible_uno.table.plan import ALL_LAPSES
from accessible_uno.voices.notices import Notices

OPTIONS: Final = (*OUTPUT_OPTIONS, option_for("name"), RECORD, FORCE)
"""What ``daily`` takes; the rest of the table is the same for everybody."""

MOST_DAYS: Final = 10
"""The results of so many days are told one by one."""

Told = Callable[[str, Journal, DailyResults, str], Iterator[str]]
"""Yields what a word tells, given the language, the player's results, and the words behind it."""


def _daily(call: Call, values: Values) -> Status:
    """Play the deal of today, or tell what the word asks for that follows."""
    words: Sequence[str] = values[POSITIONAL]
    if words:
        tell = _meaning(words[0])

        def write(journal: Journal, _: Notices) -> int:
            results = results_of(journal, values["name"])
            return write_lines(tell(call.locale, journal, results, " ".join(words[1:])))

        return with_journal(call, write, reads_only=True)
    if not call.has_input:
        raise Failure("app-input-closed")
    return play_daily(call, values, Calendar().today())


def _meaning(word: str) -> Told:
    """Return what tells what a word asks for, in any language.

    Raises:
        UnknownWord: it asks for nothing.
    """
    known: list[str] = []
    for name, told in _TOLD.items():
        for locale in LOCALES:
            known += Catalogue(locale).listed(f"daily-word-{name}")
        if word.casefold() in known:
            return told
    raise UnknownWord("app-word-unknown", word, known)


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
        unfinished = unfinished_game(journal, daily_seed(day), name)
        if unfinished is not None:
            begin = partial(builder.resumed, unfinished.number)
        elif (game := results_of(journal, name).results.get(day)) is not None:
            notices.report_problem("daily-again", score_fields(daily_score(journal, game)))
    return TerminalPlay(builder, begin).run()


def daily_table(name: str | None, day: Day) -> TableOptions:
    """Return the table of a daily deal: a round by the leaflet, against bots drawn by the day."""
    seed = daily_seed(day)
    return TableOptions(DAILY_RULES, DAILY_OPTIONS, DAILY_PLAYERS, (), name, ALL_LAPSES, seed)


def results_of(journal: Journal, name: str | None) -> DailyResults:
    """Return the results of whoever plays, or of the one called ``name``."""
    results = DailyResults()
    for game in journal.finished():
        if game.plan.viewer >= 0 and name in (None, game.plan.names[game.plan.viewer]):
            results.add(game)
    return results


def _results(locale: str, journal: Journal, daily: DailyResults, words: str) -> Iterator[str]:
    """Yield the results of the last days, and their sum.

    Raises:
        Failure: something is said behind the word.
    """
    _refuse(words)
    for day in sorted(daily.results, reverse=True)[:MOST_DAYS]:
        fields = score_fields(daily_score(journal, daily.results[day]))
        yield sentence(locale, "daily-day", date=day_in_words(locale, day), **fields)
    yield from daily_sentences(locale, daily, Calendar().today())


def _line(locale: str, journal: Journal, daily: DailyResults, words: str) -> Iterator[str]:
    """Yield the line of the last deal that was played.

    Raises:
        Failure: none was, or something is said behind the word.
    """
    _refuse(words)
    if not daily.played:
        raise Failure("daily-none")
    day = max(daily.results)
    line = write_daily_line(daily_score(journal, daily.results[day]))
    yield sentence(locale, "daily-line-of", date=day_in_words(locale, day), line=line)


def _refuse(words: str) -> None:
    if words:
        raise Failure("app-word-unknown", word=words.split(maxsplit=1)[0])


def _compare(locale: str, journal: Journal, daily: DailyResults, words: str) -> Iterator[str]:
    """Yield who did better, the player or whoever has sent the line that follows.

    Raises:
        Failure: there is no line, or nothing to compare it with.
    """
    today = Calendar().today()
    try:
        theirs = read_daily_line(words)
    except BadLine as bad:
        raise Failure(bad.message) from None
    date = partial(day_in_words, day=theirs.day)
    if theirs.day > today:
        raise Failure("daily-line-future", lambda locale: {"date": date(locale)})
    game = daily.results.get(theirs.day)
    if game is None:
        when = "today" if theirs.day == today else "past"
        raise Failure("daily-line-unplayed", lambda locale: {"date": date(locale)}, when=when)
    yield comparison(locale, daily_score(journal, game), theirs)


_TOLD: Final[Mapping[str, Told]] = {"results": _results, "line": _line, "compare": _compare}
"""What the words behind ``daily`` tell; ``daily-word-<key>`` has them."""

daily: Final = CommandRow("daily", _daily, OPTIONS, ("[WORD]...",))
