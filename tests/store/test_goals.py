"""Goals: each is one row with its texts, reached by what games add up to, and told once."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.language import LOCALES
from accessible_uno.program import locales_folder
from accessible_uno.rules.preset_keys import preset_keys
from accessible_uno.store.daily import DAILY_OPTIONS, daily_seed
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.goals import GOALS, goal_states, new_goals
from accessible_uno.store.stats import GameStats, TotalStats
from accessible_uno.table.calendar import Day
from accessible_uno.table.plan import Plan, seated

NAMES = ("Anne", "Bob", "Luna", "Zoé")
PLAN = Plan("leaflet", seated(NAMES, (0,), ()), viewer=0)
GAME = GameRow(1, PLAN, 0, scores=(0, 9, 0, 0), winners=(1,), rounds=1, over=True)
WON = replace(GAME, winners=(0,))


def daily(day: int) -> GameRow:
    seed = daily_seed(Day(2026, 5, day))
    return replace(GAME, plan=replace(PLAN, options=DAILY_OPTIONS, seed=seed))


def against(*levels: str) -> Plan:
    return replace(PLAN, seats=seated(NAMES, (0,), levels))


REACHED: dict[str, list[tuple[GameRow, GameStats]]] = {
    "match": [(GAME, GameStats()), (WON, GameStats())],
    "undrawn": [(GAME, GameStats(first_out=1)), (GAME, GameStats(undrawn=1))],
    "recovered": [(GAME, GameStats(longest_hand=12)), (GAME, GameStats(recovered=1))],
    "bluff": [(GAME, GameStats(doubts_wrong=3)), (GAME, GameStats(doubts_right=1))],
    "strong": [
        (WON, GameStats()),
        (replace(GAME, plan=replace(PLAN, seats=seated(NAMES, (0,), ("strong",)))), GameStats()),
        (
            replace(WON, plan=replace(PLAN, seats=seated(NAMES, (0,), ("easy", "strong:bold")))),
            GameStats(),
        ),
    ],
    "week": [(daily(day), GameStats()) for day in (1, 2, 3, 5, 6, 7, 8, 9, 10, 11)],
    "presets": [
        (replace(WON, plan=replace(PLAN, rules=key)), GameStats()) for key in preset_keys()
    ],
    "touch": [(WON, GameStats()), (WON, GameStats(by_touch=1))],
}
"""For each goal, games of which the last one reaches it."""


def test_every_goal_has_games_that_reach_it() -> None:
    assert [goal.key for goal in GOALS] == [*REACHED]


@pytest.mark.parametrize("key", REACHED)
def test_a_goal_is_reached_by_the_last_of_its_games_and_told_once(key: str) -> None:
    """Not before, and not again: the game at whose end it was told says so."""
    sums = TotalStats()
    found = []
    for game, stats in REACHED[key]:
        sums.add(game, stats)
        found.append(key in [goal.key for goal in new_goals(sums)])
    assert found == [False] * (len(found) - 1) + [True]
    sums.add(GAME, GameStats(told=(key,)))
    assert key not in [goal.key for goal in new_goals(sums)]


def test_the_list_tells_when_and_how_far() -> None:
    games = [
        (replace(each, started=place), stats) for place, (each, stats) in enumerate(REACHED["week"])
    ]
    states = {state.goal.key: state for state in goal_states(games, Day(2026, 5, 12))}
    assert (states["week"].when, states["week"].reached) == (9, 7)
    assert (states["match"].when, states["match"].reached) == (None, 0)
    for day, run in ((6, 2), (7, 2), (8, 0)):  # three days in a row were longer, but are over
        short = {each.goal.key: each for each in goal_states(games[:5], Day(2026, 5, day))}
        assert (short["week"].when, short["week"].reached) == (None, run)


def test_nothing_counts_what_somebody_cannot_do() -> None:
    """What needs a braille display says so, and has one target: no sum of all goals is told."""
    assert [goal.key for goal in GOALS if goal.by_touch] == ["touch"]
    for locale in LOCALES:
        told = Catalogue(locale).text("goal-touch")
        assert "braille" in told


@pytest.mark.parametrize("locale", LOCALES)
def test_every_goal_has_its_text_and_no_text_is_left(locale: str) -> None:
    text = (locales_folder() / locale / "goals.ftl").read_text("utf-8")
    keys = set(re.findall(r"^goal-(\w+) =", text, re.MULTILINE)) - {"reached", "open"}
    assert keys == {goal.key for goal in GOALS}
