"""``accessible-uno tournament``: bots play many rounds or matches; says what each has won."""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import ExitStack
from typing import Final

from accessible_uno.app.arguments import (
    LANG,
    RULE,
    Call,
    CommandOption,
    Values,
    one_of,
    parse_file_name,
    parse_printable,
    whole_number,
)
from accessible_uno.app.commands.help import Command
from accessible_uno.app.errors import Failure
from accessible_uno.app.house_rules import resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import user_path
from accessible_uno.app.play_options import RULES
from accessible_uno.app.rule_failures import bot_called, compile_plan
from accessible_uno.app.tournament.contest import Contest, DealResult, bots_plan
from accessible_uno.app.tournament.pool import (
    Pool,
    Progress,
    WorkersLost,
    cluster,
    cores,
    local_pool,
    play_contest,
)
from accessible_uno.app.tournament.report import FORMATS, TEXT, check_plot, draw_plot, write_report
from accessible_uno.interface.rules_told.house_options import rules_in_words
from accessible_uno.interface.rules_told.rule_names import RuleNames, find_bots
from accessible_uno.table import Dealer
from accessible_uno.table.calendar import Calendar

MOST: Final = 10_000_000
OPTIONS: Final = (
    CommandOption("--bots", find_bots, "NAMES"),
    CommandOption("--rounds", whole_number(1, MOST), f"1-{MOST}"),
    CommandOption("--matches", whole_number(1, MOST), f"1-{MOST}"),
    RULES,
    RULE,
    CommandOption("--seed", parse_printable, "TEXT"),
    CommandOption("--format", one_of(*FORMATS), "|".join(FORMATS), TEXT),
    CommandOption("--workers", whole_number(1, 1024), "1-1024"),
    CommandOption("--cluster", parse_printable, "ADDRESS"),
    CommandOption("--plot", parse_file_name, "FILE"),
    LANG,
)

USUAL_ROUNDS: Final = 1000
INTERRUPTED: Final = 130
"""The exit status after Ctrl+C."""

FAILED: Final = 1
"""The exit status where not everything could be played, or a bot has failed."""


def _tournament(call: Call, values: Values) -> int:
    """Play a contest; progress goes to standard error, the result to standard output."""
    if values["rounds"] and values["matches"]:
        raise Failure("app-not-both", one="--rounds", other="--matches")
    if values["cluster"] and values["workers"]:
        raise Failure("app-not-both", one="--cluster", other="--workers")
    contest = _contest(values)
    plot = user_path(values["plot"]) if values["plot"] else None
    if plot is not None:
        check_plot(plot)
    wanted = values["matches"] or values["rounds"] or USUAL_ROUNDS
    deals = -(-wanted // len(contest.bots))
    done: list[DealResult] = []
    status = _play(call.locale, contest, deals, values, done)
    sys.stdout.write(write_report(contest, done, values["format"], call.locale))
    if any(map(any, (deal.failed for deal in done))):
        status = status or FAILED
    if plot is not None and done:
        draw_plot(contest, done, plot, call.locale)
    return status


def _contest(values: Values) -> Contest:
    """Return what the options ask for.

    Raises:
        Failure: there are no such bots or rules, they cannot be played together, or it is one bot.
    """
    if not values["bots"]:
        raise Failure("tournament-bots-missing")
    bots = tuple(values["bots"].split(","))
    if len(bots) == 1:
        bot_called(bots[0], lambda: 0.0)
        raise Failure("tournament-one-bot")
    rules, options = resolve(values["rules"], values["rule"])
    seed = values["seed"] if values["seed"] is not None else str(Dealer().below(10**12))
    plan = bots_plan(rules, tuple(options), bots, seed)
    compile_plan(plan, "--bots")
    for kind in dict.fromkeys(bots):
        bot_called(kind, lambda: 0.0)
    return Contest(plan, bool(values["matches"]))


def _play(locale: str, contest: Contest, deals: int, values: Values, done: list[DealResult]) -> int:
    """Play the deals into ``done``, with lines of progress; return the exit status."""
    seats = len(contest.bots)
    progress = Progress(deals, Calendar().elapsed)
    status = 0
    _tell_beginning(locale, contest, deals * seats)
    try:
        with ExitStack() as stack:
            pool: Pool | None
            if values["cluster"]:
                pool = stack.enter_context(cluster(values["cluster"]))
            else:
                workers = min(values["workers"] or cores(), deals)
                pool = stack.enter_context(local_pool(workers))
            for some in play_contest(contest, deals, pool):
                done += some
                if progress.is_due(len(done)):
                    _tell(locale, "tournament-progress", done=len(done) * seats, of=deals * seats)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except WorkersLost:
        _tell(locale, "tournament-workers-lost")
        status = FAILED
    if status:
        _tell(locale, "tournament-stopped", done=len(done) * seats, of=deals * seats)
    return status


def _tell_beginning(locale: str, contest: Contest, games: int) -> None:
    """Say what is played: it may be long until the first line of progress."""
    names = RuleNames(locale)
    _tell(
        locale,
        "tournament-begins",
        kind="matches" if contest.matches else "rounds",
        count=games,
        rules=rules_in_words(locale, contest.plan.rules, contest.plan.options),
        bots=sentence(locale, "semicolon").join(
            sentence(locale, "tournament-bot", bot=names.bot(kind), seats=seats)
            for kind, seats in Counter(contest.bots).items()
        ),
    )


def _tell(locale: str, message: str, **arguments: str | int) -> None:
    sys.stderr.write(sentence(locale, message, **arguments) + "\n")
    sys.stderr.flush()


tournament: Final = Command("tournament", _tournament, OPTIONS)
