"""``accessible-uno goals``: what a player has reached, and what is still to be reached."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from accessible_uno.app.arguments import LANG, Call, CommandOption, Status, Values
from accessible_uno.app.commands.help import CommandRow
from accessible_uno.app.commands.stats import counted_games
from accessible_uno.app.daily_words import day_in_words
from accessible_uno.app.i18n import sentence
from accessible_uno.app.journal_access import with_journal
from accessible_uno.app.preferences import session_preferences
from accessible_uno.app.streams import write_error_line, write_lines
from accessible_uno.store.goals import GoalState, goal_states
from accessible_uno.store.journal import Journal
from accessible_uno.store.stats import lacks_facts
from accessible_uno.table.calendar import Calendar, Day, local_time
from accessible_uno.voices.notices import Notices

OPTIONS: Final = (LANG, CommandOption("--name", str, "NAME"))


MANY: Final = 20
"""So many games that are to be counted again take a moment, which is told."""


def goal_sentences(
    locale: str, journal: Journal, name: str | None, *, by_touch: bool, all_facts: bool = False
) -> Iterator[str]:
    """Yield a sentence for each goal, those that are reached first.

    Args:
        locale: the language.
        journal: the games.
        name: who played them; ``None`` for whoever sat at the keyboard.
        by_touch: whether goals are told that need a braille display.
        all_facts: whether games of earlier editions, which lack some facts, are counted again.
    """
    games = counted_games(journal, name, all_facts=all_facts)
    states = [*goal_states(games, Calendar().today())]
    states.sort(key=lambda state: (state.when is None, state.when or 0))
    for state in states:
        if state.when is not None or by_touch or not state.goal.by_touch:
            yield _in_words(locale, state)


def _in_words(locale: str, state: GoalState) -> str:
    told = sentence(locale, f"goal-{state.goal.key}")
    if state.when is not None:
        date = day_in_words(locale, Day(*local_time(state.when)[0]))
        return sentence(locale, "goal-reached", goal=told, date=date)
    counted = "yes" if state.goal.target > 1 else "no"
    so_far = {"reached": state.reached, "target": state.goal.target}
    return sentence(locale, "goal-open", goal=told, counted=counted, **so_far)


def _goals(call: Call, values: Values) -> Status:
    """Write how far the player is with each goal."""

    def write(journal: Journal, notices: Notices) -> int:
        by_touch = session_preferences(call.locale, {}, notices.report_problem).settings().display
        lacking = sum(map(lacks_facts, journal.begun()))
        if lacking > MANY:
            write_error_line(sentence(call.locale, "goals-counting", count=lacking))
        told = goal_sentences(
            call.locale, journal, values["name"], by_touch=by_touch, all_facts=True
        )
        return write_lines(told)

    return with_journal(call, write, reads_only=True)


goals: Final = CommandRow("goals", _goals, OPTIONS)
