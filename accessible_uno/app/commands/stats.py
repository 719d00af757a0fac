"""``accessible-uno stats``: statistics of the finished games."""

from __future__ import annotations

import csv
import json
import sys
from typing import Final

from accessible_uno.app.arguments import LANG, Call, CommandOption, Values
from accessible_uno.app.commands.help import Command
from accessible_uno.app.errors import Failure
from accessible_uno.app.journal_access import with_journal
from accessible_uno.app.stat_sentences import stat_sentences, totals
from accessible_uno.store.journal import Journal
from accessible_uno.voices.notices import Notices

OPTIONS: Final = (
    LANG,
    CommandOption("--name", str, "NAME"),
    CommandOption("--csv"),
    CommandOption("--json"),
)
COLUMNS: Final = ("figure", "about", "value")


def _stats(call: Call, values: Values) -> int:
    """Write the statistics as sentences, as CSV or as JSON."""
    if values["csv"] and values["json"]:
        raise Failure("app-not-both", one="--csv", other="--json")

    def write_stats(journal: Journal, _notices: Notices) -> int:
        sums = totals(journal, values["name"])
        if values["csv"]:
            table = csv.writer(sys.stdout, lineterminator="\n")
            table.writerows((COLUMNS, *sums.figures()))
        elif values["json"]:
            figures = [dict(zip(COLUMNS, figure, strict=True)) for figure in sums.figures()]
            sys.stdout.write(json.dumps(figures, ensure_ascii=False) + "\n")
        else:
            sys.stdout.write("".join(f"{line}\n" for line in stat_sentences(call.locale, sums)))
        return 0

    return with_journal(call, write_stats, reads_only=True)


stats: Final = Command("stats", _stats, OPTIONS)
