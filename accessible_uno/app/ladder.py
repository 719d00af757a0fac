"""The ladder at the keyboard: whom the next match is against, and where the player stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from accessible_uno.app.commands.stats import totals
from accessible_uno.app.i18n import joined_names, sentence
from accessible_uno.app.match import Match, MatchBuilder
from accessible_uno.app.play_options import TableOptions
from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.store.errors import StoreError
from accessible_uno.store.journal import Journal
from accessible_uno.store.rating import LadderStep, ladder_seed, step_of
from accessible_uno.store.stats import TotalStats
from accessible_uno.table.plan import Plan


def ladder_step(sums: TotalStats, plan: Plan) -> LadderStep:
    """Return on which step somebody stands at such a table, from what their games add up to."""
    return step_of(sums.rating(plan), plan.rules, len(plan.seats) - 1)


def ladder_plan(
    table: TableOptions, journal: Journal | None, locale: str
) -> tuple[Plan, LadderStep]:
    """Return the plan of the next match of the ladder, and its step.

    Args:
        table: the rules, how many play, and the player's name.
        journal: the games so far; ``None`` where none are kept.
        locale: the language, which has a name for who has given none.

    Raises:
        Failure: there are no such rules, or nobody may be called so.
        StoreError: the journal cannot be used.
    """
    alone = replace(table, seed=ladder_seed(), levels=())
    plan = alone.plan(locale)
    sums = totals(journal, plan.names[plan.viewer]) if journal is not None else TotalStats()
    step = ladder_step(sums, plan)
    return replace(alone, levels=step.levels).plan(locale), step


def new_ladder_match(builder: MatchBuilder, table: TableOptions) -> Match:
    """Build the next match of the ladder, and say where the player stands.

    Raises:
        Failure: it cannot be played.
    """
    journal, locale = builder.journal, builder.locale
    try:
        plan, step = ladder_plan(table, journal, locale)
    except StoreError:  # the match says what is wrong when it is saved
        plan, step = ladder_plan(table, None, locale)
    match = builder.new(plan)
    builder.notices.report_problem("ladder-begins", ladder_fields(step, locale))
    return match


def ladder_fields(step: LadderStep, locale: str) -> Mapping[str, str | int]:
    """Return what the sentence at the beginning of a match of the ladder needs."""
    names = RuleNames(locale)
    company = [
        sentence(locale, "ladder-bots", count=count, level=names.bot(level))
        for level, count in Counter(step.levels).items()
    ]
    return {"step": step.number, "of": step.of, "bots": joined_names(company, locale)}
