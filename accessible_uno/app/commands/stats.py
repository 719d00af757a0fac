"""``accessible-uno stats``: statistics of the finished games."""

from __future__ import annotations

import csv
import json
import sys
from typing import Final

from accessible_uno.app.arguments import LANG, CommandOption, parse
from accessible_uno.app.call import Call
from accessible_uno.app.commands.help import command_help
from accessible_uno.app.errors import Failure
from accessible_uno.app.i18n import sentence
from accessible_uno.app.journal_access import with_journal
from accessible_uno.store.journal import Journal
from accessible_uno.store.stats import TotalStats, WinCount, stats_of
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

    def tell(journal: Journal, _notices: Notices) -> int:
        sums = _sums(journal, values["name"])
        if values["csv"]:
            table = csv.writer(sys.stdout, lineterminator="\n")
            table.writerows((COLUMNS, *sums.figures()))
        elif values["json"]:
            figures = [dict(zip(COLUMNS, figure, strict=True)) for figure in sums.figures()]
            sys.stdout.write(json.dumps(figures, ensure_ascii=False) + "\n")
        else:
            _tell(call.locale, sums)
        return 0

    return with_journal(call, tell)


def _sums(journal: Journal, name: str | None) -> TotalStats:
    """Add up the games that a person played, or the one person called ``name``."""
    sums = TotalStats()
    for game in list(journal.finished()):
        if game.viewer >= 0 and name in (None, game.names[game.viewer]):
            sums.add(game, stats_of(journal, game))
    return sums


def _tell(locale: str, sums: TotalStats) -> None:
    def say(message: str, **arguments: str | int) -> None:
        sys.stdout.write(sentence(locale, f"stats-{message}", **arguments) + "\n")

    def say_balance(message: str, balance: WinCount, **about: str) -> None:
        say(message, games=balance.games, won=balance.won, **about)

    if not sums.all.games:
        say("none")
        return
    tally = sums.counts
    say_balance("games", sums.all)
    say("streak", streak=sums.streak, current=sums.current_streak)
    say("points", points=sums.points, best=sums.best)
    say("rounds", rounds=sums.rounds, wentOut=tally.went_out)
    say("longest-hand", count=tally.longest_hand)
    say("doubts", right=tally.doubts_right, wrong=tally.doubts_wrong)
    say("bluffs", found=tally.bluffs_found)
    hours, minutes = divmod(round(sums.seconds / 60), 60)
    say("time", hours=hours, minutes=minutes)
    for key, balance in sorted(sums.rules.items()):
        say_balance("rules", balance, rules=key)
    for name, balance in sorted(sums.opponents.items()):
        say_balance("opponent", balance, name=name)
