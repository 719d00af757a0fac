"""``accessible-uno play`` and ``resume``: a whole match, alone against bots, or watched."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final

from accessible_uno.app.arguments import Option, parse, plain
from accessible_uno.app.commands import Call
from accessible_uno.app.errors import Failure
from accessible_uno.app.game_session import Start, sit
from accessible_uno.app.help import command_help
from accessible_uno.app.match import Arrangement
from accessible_uno.app.paths import named
from accessible_uno.app.play_options import RULE
from accessible_uno.app.preferences import (
    DEFAULTS,
    OUTPUT_OPTIONS,
    TABLE,
    option_for,
    preferred,
)
from accessible_uno.app.recorder import journal_or_none, with_journal
from accessible_uno.store.errors import StoreError
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.journal import Journal
from accessible_uno.voices.notices import Notices

LATEST: Final = "latest"
MOST_GAMES: Final = 999_999_999

RECORD: Final = Option("--record", str, "FILE")

_FIRST: Final = ("name", "players", "rules")
"""The settings of the table that the help tells before the other options."""

OPTIONS: Final = (
    *OUTPUT_OPTIONS,
    *map(option_for, _FIRST),
    RULE,
    Option("--seed", plain, "TEXT"),
    Option("--watch"),
    Option("--bot", str, "NAME"),
    *(option_for(key) for key in TABLE if key not in _FIRST),
    RECORD,
    Option("--resume", str, "FILE"),
)
"""What ``play`` takes."""

NEW: Final = ("players", "rules", "rule", "seed", "watch", "bot")
"""Options that ask for a new game: no other is offered then."""

RESUME_OPTIONS: Final = (*OUTPUT_OPTIONS, RECORD)
"""What ``resume`` takes."""


def play(call: Call) -> int:
    """Play or watch a match in the terminal; return 0 also when it is left open."""
    values = parse(OPTIONS, call.arguments)
    if values["help"]:
        return command_help(call.locale, "play", OPTIONS)
    if values["resume"] == LATEST:
        return _go_on(call, values, None)
    notices = Notices()
    settled = preferred(call.locale, notices.report_problem)
    explicit = any(values[name] for name in NEW)
    for key in TABLE:
        if values[key] is None:
            values[key] = settled.get(key, DEFAULTS[key])
    journal = journal_or_none(call.locale, notices.report_problem)
    table = Arrangement(values, settled, call.locale, journal, notices)
    if values["resume"]:
        start = Start(table, lambda: table.from_record(named(values["resume"])))
    else:
        offers = _at_a_terminal() and not explicit
        start = Start(table, table.new, _offered(journal) if offers else None)
        if start.offered is not None:
            table.check()
    return asyncio.run(sit(start))


def resume(call: Call) -> int:
    """Go on with a match of the journal, the last begun unless one is named."""
    values = parse(RESUME_OPTIONS, call.arguments, ("[NUMBER]",))
    if values["help"]:
        return command_help(call.locale, "resume", RESUME_OPTIONS)
    number = values["words"][0] if values["words"] else None
    if number is not None and not number.isdecimal():
        raise Failure("app-no-number", number=number)
    return _go_on(call, values, None if number is None else min(int(number), MOST_GAMES))


def _go_on(call: Call, values: Mapping[str, Any], number: int | None) -> int:
    def sit_down(journal: Journal, notices: Notices) -> int:
        wanted = number
        if wanted is None:
            found = next(journal.open_games(), None)
            if found is None:
                raise Failure("app-no-open-game")
            wanted = found.number
        settled = preferred(call.locale, notices.report_problem)
        table = Arrangement(values, settled, call.locale, journal, notices)
        return asyncio.run(sit(Start(table, partial(table.resumed, wanted))))

    return with_journal(call, sit_down)


def _offered(journal: Journal | None) -> GameRow | None:
    """The last game that stands open, unless the player has let it be before."""
    with suppress(StoreError):  # what is wrong is told when the new game is to be kept
        found = next(journal.open_games(), None) if journal is not None else None
        return found if found is not None and found.offers_resume else None
    return None


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
