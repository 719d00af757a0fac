"""``accessible-uno stats``: statistics of the finished games, in words and as a picture of bars."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import starmap
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from accessible_uno.app.arguments import LANG, Call, CommandOption, Status, Values, parse_file_name
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.daily_words import daily_sentences
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.journal_access import with_journal
from accessible_uno.app.paths import display_path, user_path
from accessible_uno.app.streams import write_line
from accessible_uno.game.base import Seat
from accessible_uno.interface.parse.rule_names import RuleNames, rules_in_words
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.rating import FEWEST, Rating, rating_of
from accessible_uno.store.stats import (
    GameStats,
    TotalStats,
    WinCount,
    count_stats,
    read_rules_key,
    stats_of,
)
from accessible_uno.table.calendar import Calendar, Day
from accessible_uno.voices.notices import Notices


def totals(journal: Journal, name: str | None, *, without: int = 0) -> TotalStats:
    """Add up the games that a person played, or the one person called ``name``.

    Args:
        journal: the games.
        name: who played them; ``None`` for whoever sat at the keyboard.
        without: the number of a game that is left out.
    """
    sums = TotalStats()
    for game, stats in counted_games(journal, name):
        if game.number != without:
            sums.add(game, stats)
    return sums


def counted_games(
    journal: Journal, name: str | None, *, all_facts: bool = False
) -> Iterator[tuple[GameRow, GameStats]]:
    """Yield the games that a person played, with that person as viewer, and what each counts.

    Args:
        journal: the games.
        name: who played them; ``None`` for whoever sat at the keyboard.
        all_facts: whether to count those again of which not all of today's facts are counted.
    """
    for game in journal.begun():
        seat = _seat_of(game, name)
        if seat is not None and seat == game.plan.viewer:
            yield game, stats_of(journal, game, all_facts=all_facts)
        elif seat is not None:
            own = count_stats(journal, game, seat)
            yield replace(game, plan=replace(game.plan, viewer=seat)), own


def _seat_of(game: GameRow, name: str | None) -> Seat | None:
    """Return the seat of the person whose game it was, or of the one person called ``name``.

    Where several people shared the keyboard, a game is each one's; without a name it is that of
    whoever sat first.
    """
    plan = game.plan
    if plan.viewer < 0 or name is None:
        return None if plan.viewer < 0 else plan.viewer
    return next((seat for seat in plan.people if plan.names[seat] == name), None)


def stat_sentences(locale: str, sums: TotalStats, today: Day) -> list[str]:
    """Return the statistics in sentences, the most asked for first."""
    lines: list[str] = []

    def write(message: str, **arguments: str | int) -> None:
        lines.append(sentence(locale, f"stats-{message}", **arguments))

    def write_wins(message: str, wins: WinCount, **about: str) -> None:
        counted = {"games": wins.games, "won": wins.won}
        write(message, **counted, rounds=wins.rounds, wentOut=wins.rounds_won, **about)

    if not sums.rounds:
        write("none")
        return lines
    counts = sums.counts
    if sums.all.games:
        write_wins("games", sums.all)
        write("streak", streak=sums.streak, current=sums.current_streak)
        write("points", points=sums.points, best=sums.best)
    write("rounds", rounds=sums.rounds, wentOut=counts.went_out)
    write("longest-hand", count=counts.longest_hand)
    write("doubts", right=counts.doubts_right, wrong=counts.doubts_wrong)
    write("bluffs", found=counts.bluffs_found)
    hours, minutes = divmod(round(sums.seconds / 60), 60)
    write("time", hours=hours, minutes=minutes)
    if sums.daily.played:
        lines += daily_sentences(locale, sums.daily, today)
    lines += _ratings(locale, sums)
    for key, wins in sorted(sums.rules.items()):
        if wins.rounds:
            write_wins("rules", wins, rules=rules_in_words(locale, *read_rules_key(key)))
    for name, wins in sorted(sums.opponents.items()):
        if wins.rounds:
            write_wins("opponent", wins, name=name)
    return lines


def _ratings(locale: str, sums: TotalStats) -> Iterator[str]:
    """Yield how well the player plays by each of the rules of which enough is known."""
    for key, games in sorted(sums.rated.items()):
        preset, options = read_rules_key(key)
        rating = rating_of(games, preset) if games.rounds >= FEWEST else None
        if rating is not None:
            yield rating_in_words(locale, rating, rules_in_words(locale, preset, options))


def rating_in_words(locale: str, rating: Rating, rules: str) -> str:
    """Return the sentence that says how well somebody plays by some rules."""
    names = RuleNames(locale)
    low, high = rating.span
    return sentence(
        locale,
        "stats-rating",
        rules=rules,
        games=rating.games,
        level=names.bot(rating.level),
        sure="above" if rating.is_above_all else "yes" if low == high else "no",
        low=names.bot(low),
        high=names.bot(high),
    )


OPTIONS: Final = (
    LANG,
    CommandOption("--name", str, "NAME"),
    CommandOption("--csv"),
    CommandOption("--json"),
    CommandOption("--plot", parse_file_name, "FILE"),
)
SVG: Final = ".svg"
FORMS: Final = ("csv", "json", "plot")
COLUMNS: Final = ("figure", "about", "value")


def _stats(call: Call, values: Values) -> Status:
    """Write the statistics as sentences, as CSV, as JSON, or as a picture."""
    asked = [f"--{form}" for form in FORMS if values[form]]
    if len(asked) > 1:
        raise Failure("app-not-both", one=asked[0], other=asked[1])
    picture = user_path(values["plot"]) if values["plot"] else None
    if picture is not None and picture.suffix.lower() != SVG:
        raise Failure("stats-picture-kind", file=values["plot"])

    def write_stats(journal: Journal, _notices: Notices) -> int:
        sums = totals(journal, values["name"])
        if values["csv"]:
            import csv  # a game, which tells statistics too, writes none

            table = csv.writer(sys.stdout, lineterminator="\n")
            table.writerows((COLUMNS, *sums.figures()))
        elif values["json"]:
            figures = [dict(zip(COLUMNS, figure, strict=True)) for figure in sums.figures()]
            sys.stdout.write(json.dumps(figures, ensure_ascii=False) + "\n")
        else:
            lines = stat_sentences(call.locale, sums, Calendar().today())
            if picture is not None and sums.all.games:
                _draw(picture, sums, lines, call.locale)
                lines.insert(0, sentence(call.locale, "stats-pictured", file=display_path(picture)))
            write_line("\n".join(lines))
        return 0

    return with_journal(call, write_stats, reads_only=True)


def _draw(place: Path, sums: TotalStats, words: Sequence[str], locale: str) -> None:
    """Write the picture into a new file.

    Raises:
        FileFailure: the file is there already, or cannot be written.
    """
    try:
        with place.open("x", encoding="utf-8") as file:
            file.write(stats_picture(sums, words, locale))
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", place, wrong) from None


stats: Final = CommandRow("stats", _stats, OPTIONS)


MOST: Final = 8
"""So many rules, and so many opponents, have a bar: those of most games."""

WIDTH, ROW, TOP = 860, 30, 60
LABEL, LENGTH = 320, 360
"""Where the bars begin, and how long one is of which every game was won."""


class Bar(NamedTuple):
    """A bar: what it is about, and how many of the games were won."""

    label: str
    wins: WinCount


def stats_picture(sums: TotalStats, words: Sequence[str], locale: str) -> str:
    """Return an SVG picture of how many games were won, with ``words`` as its alternative text."""
    bars = [*_bars(sums, locale)]
    height = TOP + ROW * len(bars) + 20
    title = escape(sentence(locale, "stats-picture"))
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" lang="{escape(locale)}" role="img"'
            f' aria-labelledby="title words" width="{WIDTH}" height="{height}"'
            f' viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="16">',
            f'<title id="title">{title}</title>',
            f'<desc id="words">{escape(chr(10).join(words))}</desc>',
            '<g aria-hidden="true">',
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            f'<text x="20" y="34" font-size="22">{title}</text>',
            *(_drawn(place, bar, locale) for place, bar in enumerate(bars)),
            "</g>",
            "</svg>",
            "",
        )
    )


def _bars(sums: TotalStats, locale: str) -> Iterator[Bar]:
    """Yield the bars: all games, then those by the same rules, then those against somebody."""
    yield Bar(sentence(locale, "stats-picture-all"), sums.all)
    for key, wins in _most_played(sums.rules):
        yield Bar(rules_in_words(locale, *read_rules_key(key)), wins)
    for name, wins in _most_played(sums.opponents):
        yield Bar(sentence(locale, "stats-picture-opponent", name=name), wins)


def _most_played(counts: Mapping[str, WinCount]) -> Iterator[tuple[str, WinCount]]:
    played = [(about, wins) for about, wins in counts.items() if wins.games]
    return iter(sorted(played, key=lambda each: (-each[1].games, each[0]))[:MOST])


def _drawn(place: int, bar: Bar, locale: str) -> str:
    """Return one row: the label, a pale bar for all games, a dark one for those that were won."""
    top, wins = TOP + ROW * place, bar.wins
    won = round(LENGTH * wins.won / max(1, wins.games))
    figures = sentence(locale, "stats-picture-won", won=wins.won, games=wins.games)
    rows = (("#c9d6e8", LENGTH), ("#1f4e8c", won))

    def rectangle(colour: str, width: int) -> str:
        return f'<rect x="{LABEL}" y="{top}" width="{width}" height="20" fill="{colour}"/>'

    return (
        f'<text x="{LABEL - 12}" y="{top + 16}" text-anchor="end">{escape(bar.label)}</text>'
        + "".join(starmap(rectangle, rows))
        + f'<text x="{LABEL + LENGTH + 12}" y="{top + 16}">{escape(figures)}</text>'
    )
