"""Statistics: counted from the events at the table, and by hand."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from matches import Session, quick_journal
from msgspec.structs import replace

from accessible_uno.app.commands.stats import totals
from accessible_uno.game.base import Event
from accessible_uno.game.events import Drew, RoundBegan, TurnCame, WentOut
from accessible_uno.rules.shared.doubting import BluffFound, NoBluff
from accessible_uno.store import journal as journal_module
from accessible_uno.store.daily import DAILY_OPTIONS, DailyResults, daily_seed
from accessible_uno.store.game_row import GameRow
from accessible_uno.store.log import Replay
from accessible_uno.store.stats import (
    FACTS,
    GameStats,
    SeatCounter,
    TotalStats,
    parse_stats,
    stats_of,
)
from accessible_uno.table.plan import Plan, seated


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_tally_is_what_the_player_heard(tmp_path: Path, viewer: int) -> None:
    """The counts of the live match at the player's seat equal those from the journal."""
    journal = quick_journal(tmp_path)
    session = Session(journal, viewer=viewer, target=400)
    heard: list[Event] = []
    longest = 0

    def listen(events: list[Event]) -> None:
        nonlocal longest
        heard.extend(events)
        longest = max(longest, session.table.view(viewer).held)

    session.table.listen(viewer, lambda events: listen(list(events)))
    session.play()
    sums = stats_of(journal, session.log.game)
    assert sums.longest_hand == longest > 7
    assert sums.went_out == sum(isinstance(e, WentOut) and e.seat == viewer for e in heard)
    assert sums.doubts_right == sum(isinstance(e, BluffFound) and e.seat == viewer for e in heard)
    assert sums.doubts_wrong == sum(isinstance(e, NoBluff) and e.seat == viewer for e in heard)
    saved = journal.game(1)
    assert saved.stats is not None
    assert parse_stats(saved.stats) == stats_of(journal, saved) == sums
    journal.close()


def test_doubts_are_counted_for_both_sides() -> None:
    """Right and wrong doubts for the player who doubts, found bluffs for the bluffer."""
    counter = SeatCounter(0)
    counter.count([BluffFound(0, 1, False), NoBluff(0, 2, False), NoBluff(1, 0, False)], 9)
    counter.count([BluffFound(2, 0, False), WentOut(1), WentOut(0)], 3)
    assert counter.stats == GameStats(1, 9, 1, 1, 1, facts=FACTS, cards=3)


def test_what_a_round_was_won_with_is_counted() -> None:
    """Who is the first to have no cards has won it; what was before it is forgotten."""
    drew, began = Drew(0, 1, ()), RoundBegan(2)
    counter = SeatCounter(0)
    for events, held in (
        *(([began, TurnCame(0)], 7), ([drew, TurnCame(1)], 10), ([WentOut(0), WentOut(1)], 0)),
        *(([began, TurnCame(0)], 7), ([TurnCame(0)], 6), ([WentOut(0)], 0)),
        *(([began, TurnCame(0)], 7), ([WentOut(1), WentOut(0)], 0)),
        *(([began, Drew(1, 2, ())], 7), ([WentOut(0)], 0)),
    ):
        counter.count(events, held)
    stats = counter.stats
    assert (stats.went_out, stats.first_out, stats.undrawn, stats.recovered) == (4, 3, 2, 1)
    assert (stats.turns, stats.cards) == (4, 0)


def test_an_older_count_lacks_what_was_not_counted_yet() -> None:
    assert parse_stats('{"longest_hand": 12, "sneezes": 3}') == GameStats(longest_hand=12)


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "7", "null", '{"acts": -1}', '{"acts": 10000000001}', '{"acts": true}'),
        *('{"acts": "3"}', '{"acts": 1.5}', '{"acts": null}', '{"a": ' + "[" * 9_999, '"\ud800"'),
    ],
)
def test_other_text_holds_no_counts(text: str) -> None:
    with pytest.raises(ValueError):
        parse_stats(text)


def test_counts_are_saved_and_read_again() -> None:
    """Those of earlier editions too, which lack some."""
    saved = '{"went_out":1,"longest_hand":9,"doubts_right":2,"doubts_wrong":3,"bluffs_found":4,'
    saved += '"rounds":5,"acts":6}'
    assert GameStats(1, 9, 2, 3, 4, 5, 6).to_json().startswith(saved[:-1])
    assert parse_stats(saved) == GameStats(1, 9, 2, 3, 4, 5, 6)


PLAN = Plan("leaflet", seated(("Anne", "Bob", "Luna"), (0,), ()), viewer=0)
GAME = GameRow(1, PLAN, 0, 90.0, over=True)


def test_sums_are_those_of_the_games() -> None:
    """Two won, one lost, one won; under two presets, against three opponents."""
    won = replace(GAME, scores=(510, 20, 30), winners=(0,), rounds=5)
    lost = replace(
        GAME, scores=(90, 520, 0), winners=(1,), rounds=4, plan=replace(PLAN, rules="classic")
    )
    other = replace(
        won, plan=replace(PLAN, seats=seated(("Anne", "Zoé"), (0,), ())), scores=(600, 0)
    )
    sums = TotalStats()
    for game in (won, won, lost, other):
        sums.add(game, GameStats(2, 11, 1, 0, 0))
    figures = {(name, about): value for name, about, value in sums.figures()}
    assert (figures["games", ""], figures["won", ""]) == (4, 3)
    assert (figures["streak", ""], figures["current-streak", ""]) == (2, 1)
    assert (figures["points", ""], figures["best", ""]) == (1710, 600)
    assert (figures["rounds", ""], figures["went-out", ""]) == (19, 8)
    assert (figures["longest-hand", ""], figures["doubts-right", ""]) == (11, 4)
    assert figures["minutes", ""] == 6
    assert (figures["rules-games", "classic"], figures["rules-won", "classic"]) == (1, 0)
    assert (figures["opponent-games", "Bob"], figures["opponent-won", "Bob"]) == (3, 2)
    assert (figures["opponent-games", "Zoé"], figures["opponent-won", "Zoé"]) == (1, 1)


def test_the_rounds_of_an_unfinished_game_count() -> None:
    """By rules and against each opponent; the game itself does not."""
    begun = replace(GAME, scores=(40, 20, 30), rounds=3, over=False)
    sums = TotalStats()
    sums.add(begun, GameStats(went_out=1, rounds=2))
    sums.add(replace(GAME, scores=(510, 0, 0), winners=(0,), rounds=5), GameStats(went_out=4))
    figures = {(name, about): value for name, about, value in sums.figures()}
    assert (figures["games", ""], figures["rounds", ""], figures["went-out", ""]) == (1, 7, 5)
    assert figures["rules-rounds", "leaflet"] == 7
    assert (figures["opponent-rounds", "Bob"], figures["opponent-rounds-won", "Bob"]) == (7, 5)


def test_a_game_that_went_on_is_counted_again(tmp_path: Path) -> None:
    journal = quick_journal(tmp_path)
    session = Session(journal, viewer=0, target=400)
    session.play(8)
    first = stats_of(journal, journal.game(1))
    assert first.acts == journal.game(1).acts
    assert first.rounds == 0
    session.play()
    whole = stats_of(journal, journal.game(1))
    assert whole.acts == journal.game(1).acts > first.acts
    assert whole.rounds == journal.game(1).rounds
    journal.close()


def test_the_first_result_of_a_day_counts() -> None:
    """Days in a row are counted up to today, or yesterday where today's deal is not played yet."""
    days = [date(2026, 2, 26), date(2026, 2, 27), date(2026, 3, 1), date(2026, 2, 28)]
    daily = DailyResults()
    names = ("Anne", "Bob", "Luna", "Zoé")
    plan = replace(PLAN, seats=seated(names, (0,), ()), options=DAILY_OPTIONS)
    lost = replace(GAME, plan=plan, scores=(0, 9, 0, 0), winners=(1,), rounds=1)
    dealt = [replace(lost, plan=replace(plan, seed=daily_seed(day))) for day in days]
    for game in dealt:
        assert daily.add(game)
    assert not daily.add(replace(dealt[0], winners=(0,)))
    assert not daily.add(lost)
    plan = replace(plan, seed=daily_seed(date(2026, 5, 5)))
    assert not daily.add(replace(lost, plan=replace(plan, rules="duo")))
    assert not daily.add(replace(lost, plan=plan, rounds=2))
    assert not daily.add(replace(lost, plan=replace(plan, options=(("target", "2"),))))
    assert not daily.add(replace(lost, plan=replace(plan, lapses=0)))
    easy = replace(plan, seats=seated(names, (0,), ("easy",)))
    assert not daily.add(replace(lost, plan=easy))
    assert (daily.played, daily.won, daily.longest) == (4, 0, 4)
    on = [daily.streak(date(2026, 3, day)) for day in (1, 2, 3)]
    assert on == [4, 4, 0]
    assert daily.streak(date(2026, 2, 27)) == 2
    assert daily.add(replace(dealt[0], plan=replace(plan, seed=daily_seed(date(2026, 3, 3)))))
    assert (daily.longest, daily.streak(date(2026, 3, 3))) == (4, 1)
    assert [daily.week(date(2026, 3, day)) for day in (1, 2)] == [(4, 0), (1, 0)]
    seeds = (daily_seed(days[0]), "daily 2026-13-01", "anything", None)
    assert [replace(plan, seed=seed).day for seed in seeds] == [days[0], None, None, None]


def test_games_are_read_some_at_a_time_and_counted_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of them once, in order; what was counted is not counted again."""
    monkeypatch.setattr(journal_module, "PAGE", 2)
    journal = quick_journal(tmp_path)
    for number in range(1, 6):
        Session(journal, viewer=0, seed=str(number)).play(12)
    assert [game.number for game in journal.begun()] == [1, 2, 3, 4, 5]
    sums = totals(journal, None)
    assert sums.counts.acts == sum(game.acts for game in journal.begun()) > 0
    counted = [game.stats for game in journal.begun()]
    assert None not in counted
    assert [game.output_config for game in journal.begun()] == [""] * 5
    monkeypatch.setattr(Replay, "replay_acts", lambda _: pytest.fail("counted again"))
    assert [*totals(journal, None).figures()] == [*sums.figures()]
    journal.close()


def test_the_rules_of_a_game_stand_before_its_players(tmp_path: Path) -> None:
    """No more of the first act is read with the row."""
    journal = quick_journal(tmp_path)
    Session(journal, target=300).play(3)
    text = next(journal.read_acts(1, journal.game(1).acts))
    assert text.index("[Versions ") < text.index("[Option ") < text.index("[Seats ")
    whole, lean = journal.game(1), next(journal.begun())
    assert lean.plan == whole.plan
    assert whole.plan.options == (("target", "300"),)
    journal.close()
