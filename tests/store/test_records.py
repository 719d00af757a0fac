"""Records: told only where there was something to break, and few of them."""

from __future__ import annotations

from msgspec.structs import replace

from accessible_uno.store.game_row import GameRow
from accessible_uno.store.stats import broken_records
from accessible_uno.table.plan import Plan, seated

PLAN = Plan("leaflet", seated(("Anne", "Bob"), (0,), ()), viewer=0)
GAME = GameRow(1, PLAN, 0, 90.0, over=True)
WON = replace(GAME, scores=(510, 20), winners=(0,), rounds=5)
LOST = replace(GAME, scores=(90, 520), winners=(1,), rounds=4)


def records(game: GameRow, *earlier: GameRow) -> list[str]:
    return [name for name, _ in broken_records(game, earlier)]


def test_a_first_game_breaks_no_record() -> None:
    assert records(WON) == records(LOST) == []


def test_what_is_equalled_is_not_broken() -> None:
    assert records(WON, WON, WON, LOST, WON) == []


def test_a_streak_a_quick_win_and_a_score_are_told_two_at_most() -> None:
    assert records(WON, LOST, WON) == ["best-streak"]
    assert records(replace(WON, rounds=3), WON, LOST) == ["best-rounds"]
    assert records(replace(WON, scores=(600, 0)), WON, LOST) == ["best-points"]
    assert records(replace(WON, rounds=3, scores=(600, 0)), WON) == ["best-streak", "best-rounds"]


def test_other_rules_break_no_records_of_these() -> None:
    """A run of wins goes through all rules."""
    other = replace(WON, plan=replace(PLAN, rules="rapido"), scores=(5, 9))
    changed = replace(WON, plan=replace(PLAN, options=(("target", "5"),)), scores=(5, 9))
    assert records(replace(WON, rounds=1, scores=(900, 0)), other, changed) == ["best-streak"]


def test_no_score_is_a_record_where_few_points_win() -> None:
    low = replace(WON, scores=(10, 300))
    assert records(replace(low, scores=(200, 300)), low, low, LOST, low) == []
