"""``accessible-uno stats``: statistics of the finished games."""

from __future__ import annotations

import csv
import json
import sys
from dataclasses import replace
from typing import Final

from accessible_uno.app.arguments import LANG, CommandOption, parse
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.journal_access import with_journal
from accessible_uno.game.base import Seat
from accessible_uno.interface.announce.house_options import rules_in_words
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.store.stats import TotalStats, WinCount, count_stats, read_rules_key, stats_of
from accessible_uno.table.resume_state import SavedState
from accessible_uno.voices.notices import Notices

OPTIONS: Final = (
    LANG,
    CommandOption("--name", str, "NAME"),
    CommandOption("--csv"),
    CommandOption("--json"),
)
COLUMNS: Final = ("figure", "about", "value")


def stats(call: Call) -> int:
    """Write the statistics as sentences, as CSV or as JSON."""
    values = parse(OPTIONS, call.arguments)
    if values["help"]:
        return command_help(call.locale, "stats", OPTIONS)
    if values["csv"] and values["json"]:
        raise Failure("app-not-both", one="--csv", other="--json")

    def write_stats(journal: Journal, _notices: Notices) -> int:
        sums = _sums(journal, values["name"])
        if values["csv"]:
            table = csv.writer(sys.stdout, lineterminator="\n")
            table.writerows((COLUMNS, *sums.figures()))
        elif values["json"]:
            figures = [dict(zip(COLUMNS, figure, strict=True)) for figure in sums.figures()]
            sys.stdout.write(json.dumps(figures, ensure_ascii=False) + "\n")
        else:
            _write_sentences(call.locale, sums)
        return 0

    return with_journal(call, write_stats, reads_only=True)


def _sums(journal: Journal, name: str | None) -> TotalStats:
    """Add up the games that a person played, or the one person called ``name``."""
    sums = TotalStats()
    for game in list(journal.begun()):
        seat = _seat_of(game, name)
        if seat == game.viewer:
            sums.add(game, stats_of(journal, game), journal.options(game))
        elif seat is not None:
            own = count_stats(journal, game, seat)
            sums.add(replace(game, viewer=seat), own, journal.options(game))
    return sums


def _seat_of(game: GameRow, name: str | None) -> Seat | None:
    """Return the seat of the person whose game it was, or of the one person called ``name``.

    Where several people shared the keyboard, a game is each one's; without a name it is that of
    whoever sat first.
    """
    if game.viewer < 0 or name is None:
        return None if game.viewer < 0 else game.viewer
    people = SavedState(game.resume_state).people or (game.viewer,)
    return next((seat for seat in people if game.names[seat : seat + 1] == (name,)), None)


def _write_sentences(locale: str, sums: TotalStats) -> None:
    def write(message: str, **arguments: str | int) -> None:
        sys.stdout.write(sentence(locale, f"stats-{message}", **arguments) + "\n")

    def write_wins(message: str, wins: WinCount, **about: str) -> None:
        counted = {"games": wins.games, "won": wins.won}
        write(message, **counted, rounds=wins.rounds, wentOut=wins.rounds_won, **about)

    if not sums.rounds:
        write("none")
        return
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
        daily = sums.daily
        write("daily", played=daily.played, won=daily.won, streak=daily.streak)
    for key, wins in sorted(sums.rules.items()):
        if wins.rounds:
            write_wins("rules", wins, rules=rules_in_words(locale, *read_rules_key(key)))
    for name, wins in sorted(sums.opponents.items()):
        if wins.rounds:
            write_wins("opponent", wins, name=name)
