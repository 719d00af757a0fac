"""``accessible-uno tournament``: bots play many rounds or matches; says what each has won."""

from __future__ import annotations

import csv
import io
import json
import math
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

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
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.contest import (
    Contest,
    DealResult,
    Pool,
    Progress,
    Stop,
    WorkersLost,
    bots_plan,
    cluster,
    cores,
    local_pool,
    play_contest,
)
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.house_rules import bot_called, compile_plan, resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import user_path
from accessible_uno.app.play_options import RULES
from accessible_uno.error_logger import errors_kept_in
from accessible_uno.interface.parse.rule_names import RuleNames, find_bots, rules_in_words
from accessible_uno.narration.languages import find_language
from accessible_uno.table import Dealer
from accessible_uno.table.calendar import Calendar

COLUMNS: Final = ("bot", "seats", "share", "low", "high", "failed")
DIGITS: Final = 4
"""Decimals of a share."""

TEXT, CSV, JSON = FORMATS = ("text", "csv", "json")


def write_report(contest: Contest, deals: Sequence[DealResult], form: str, locale: str) -> str:
    """Return the result as ``form`` has it, with a line end."""
    found = shares(contest, deals)
    games = len(deals) * len(contest.bots)
    if form == JSON:
        return json.dumps(_as_json(contest, found, games), ensure_ascii=False) + "\n"
    if form == CSV:
        page = io.StringIO()
        rows = [[each[name] for name in COLUMNS] for each in map(_row, found)]
        csv.writer(page, lineterminator="\n").writerows([COLUMNS, *rows])
        return page.getvalue()
    return "".join(line + "\n" for line in _sentences(contest, found, games, locale))


def _row(share: Share) -> dict[str, Any]:
    figures = {name: round(getattr(share, name), DIGITS) for name in ("share", "low", "high")}
    return {"bot": share.bot, "seats": share.seats, **figures, "failed": share.failed}


def _as_json(contest: Contest, found: Sequence[Share], games: int) -> dict[str, Any]:
    return {
        "rules": contest.plan.rules,
        "options": dict(contest.plan.options),
        "seed": contest.plan.seed,
        "matches" if contest.matches else "rounds": games,
        "results": [_row(each) for each in found],
    }


def _sentences(contest: Contest, found: Sequence[Share], games: int, locale: str) -> list[str]:
    names = RuleNames(locale)
    lines = [
        sentence(
            locale,
            "tournament-result",
            bot=names.bot(each.bot),
            seats=each.seats,
            share=percent(each.share, locale),
            sure="yes" if each.low > 0 or each.high < 1 else "no",
            low=percent(each.low, locale),
            high=percent(each.high, locale),
        )
        for each in sorted(found, key=lambda each: -each.share / each.seats)
    ]
    if not games:
        lines = []
    elif len(found) == 1:
        lines = [sentence(locale, "tournament-alike", bot=names.bot(found[0].bot))]
    log = errors_kept_in() or "none"
    lines += [
        sentence(locale, "tournament-failed", bot=names.bot(each.bot), count=each.failed, log=log)
        for each in found
        if each.failed
    ]
    kind = "matches" if contest.matches else "rounds"
    return [
        sentence(
            locale,
            "tournament-played",
            kind=kind,
            count=games,
            rules=names.preset(contest.plan.rules),
            seed=contest.plan.seed or "",
        ),
        *lines,
    ]


def percent(share: float, locale: str) -> str:
    """Return a share in percent, with one decimal: ``27.5``, in French ``27,5``."""
    text = f"{100 * share:.1f}"
    facts = find_language(locale)
    return text.replace(".", facts.decimal) if facts else text


def check_plot(place: Path) -> None:
    """Check that :func:`draw_plot` can draw into the file ``place``.

    Raises:
        Failure: matplotlib is not installed, it makes no such drawings, or the file cannot be
            written.
    """
    try:
        from matplotlib.backend_bases import FigureCanvasBase  # an extra
    except ImportError:
        raise Failure("app-extra-missing", option="--plot", extra="plot") from None
    if place.suffix[1:].lower() not in FigureCanvasBase.get_supported_filetypes():
        raise Failure("tournament-plot-kind", file=str(place))
    is_new = not place.exists()
    try:
        place.open("ab").close()
        if is_new:
            place.unlink()
    except OSError as wrong:
        raise _not_written(place, wrong) from None


def _not_written(place: Path, wrong: OSError) -> FileFailure:
    return FileFailure("tournament-no-plot", place, wrong)


def draw_plot(contest: Contest, deals: Sequence[DealResult], place: Path, locale: str) -> None:
    """Draw how the shares settle as more is played, each with its interval, into a file.

    Raises:
        Failure: the file cannot be written.
    """
    from matplotlib.figure import Figure

    names = RuleNames(locale)
    figure = Figure(figsize=(8, 5))
    axes = figure.subplots()
    steps = sorted({max(2, len(deals) * part // 60) for part in range(1, 61)})
    steps = [step for step in steps if step <= len(deals)] or [len(deals)]
    rows = [shares(contest, deals[:step]) for step in steps]
    played = [step * len(contest.bots) for step in steps]
    for place_of, share in enumerate(rows[-1]):
        line = [row[place_of] for row in rows]
        axes.plot(played, [100 * each.share for each in line], label=names.bot(share.bot))
        axes.fill_between(
            played, [100 * each.low for each in line], [100 * each.high for each in line], alpha=0.2
        )
    kind = "matches" if contest.matches else "rounds"
    axes.set_xlabel(sentence(locale, "tournament-axis", kind=kind))
    axes.set_ylabel("%")
    axes.legend()
    try:
        figure.savefig(place)
    except OSError as wrong:
        raise _not_written(place, wrong) from None


SURE: Final = 1.96
"""Standard errors on either side of a share within which the true one lies 95 times in 100."""


class Share(Struct, frozen=True):
    """What the bots of one name have won.

    Attributes:
        bot: their name.
        seats: how many seats they have.
        share: the part of all games that they won, from 0 to 1.
        low: the lower end of the interval.
        high: its upper end.
        failed: how many times one of them failed, so that a simpler bot played on.
    """

    bot: str
    seats: int
    share: float
    low: float
    high: float
    failed: int


def shares(contest: Contest, deals: Sequence[DealResult]) -> list[Share]:
    """Return what each name has won in ``deals``, in the order in which they were named.

    The games of one deal are alike, so the spread is that between deals.  It is no less than
    it would be with one deal more won and one lost: a few deals with one result prove little.
    """
    found = []
    for name in dict.fromkeys(contest.bots):
        places = [place for place, bot in enumerate(contest.bots) if bot == name]
        won = [math.fsum(deal.won[place] for place in places) for deal in deals]
        share, spread = mean_and_error(won)
        error = max(spread, mean_and_error([*won, 0.0, 1.0])[1])
        low, high = max(0.0, share - SURE * error), min(1.0, share + SURE * error)
        failed = sum(deal.failed[place] for deal in deals for place in places)
        found.append(Share(name, len(places), share, low, high, failed))
    return found


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error; of one value, nothing is known about the spread."""
    count = len(values)
    if not count:
        return 0.0, 1.0
    mean = math.fsum(values) / count
    if count == 1:
        return mean, 1.0
    spread = math.fsum((each - mean) ** 2 for each in values) / (count - 1)
    return mean, math.sqrt(spread / count)


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
SIGNALLED: Final = 128
"""The exit status after a signal, less the signal's number: 130 after Ctrl+C."""

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
    with Stop() as stop, ExitStack() as leaving:  # once all is told: leaving a pool may take long
        status = _play(call.locale, contest, deals, values, done, stop, leaving)
        sys.stdout.write(write_report(contest, done, values["format"], call.locale))
        sys.stdout.flush()
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


def _play(
    locale: str,
    contest: Contest,
    deals: int,
    values: Values,
    done: list[DealResult],
    stop: Stop,
    leaving: ExitStack,
) -> int:
    """Play the deals into ``done``, with lines of progress; return the exit status."""
    seats = len(contest.bots)
    progress = Progress(deals, Calendar().elapsed)
    status = 0
    _tell_beginning(locale, contest, deals * seats)
    try:
        pool: Pool | None
        if values["cluster"]:
            pool = leaving.enter_context(cluster(values["cluster"], stop))
        else:
            workers = min(values["workers"] or cores(), deals)
            pool = leaving.enter_context(local_pool(workers))
        for some in play_contest(contest, deals, pool, stop):
            done += some
            if progress.is_due(len(done)):
                _tell(locale, "tournament-progress", done=len(done) * seats, of=deals * seats)
    except KeyboardInterrupt:
        status = SIGNALLED + (stop.asked or signal.SIGINT)
    except WorkersLost as lost:
        status = FAILED
        _tell(locale, lost.message)
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


tournament: Final = CommandRow("tournament", _tournament, OPTIONS)
