"""Who plays what: what a plan knows, and what becomes of it when something is changed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from accessible_uno.names import name_fault
from accessible_uno.players.bot_names import COMPANY, STYLES
from accessible_uno.record.reader import read_cases
from accessible_uno.table import ONLOOKER, Dealer
from accessible_uno.table.plan import (
    PERSON,
    Plan,
    SeatPlan,
    TableChanges,
    drawn_cast,
    fresh_opponents,
    plan_of_header,
    seated,
    the_cast,
)

NAMES = ("Anne", "Prudence", "Victor", "Luna")
USUAL = Plan("leaflet", seated(NAMES, (0,), ()), seed="7", viewer=0)


def test_bots_of_the_cast_play_as_they_do_there() -> None:
    assert USUAL.kinds == {1: "normal:cautious", 2: "normal:bold", 3: "normal:scatterbrained"}
    assert (USUAL.levels, USUAL.people, USUAL.bots) == ((), (0,), NAMES[1:])
    assert (USUAL.others, USUAL.sharing) == (NAMES[1:], ())


@pytest.mark.parametrize(
    ("given", "levels"),
    [
        (("easy",), ("easy",)),
        (("easy", "strong"), ("easy", "strong")),
        (("easy", "strong", "strong"), ("easy", "strong")),
        (("strong", "strong", "easy"), ("strong", "strong", "easy")),
        (("normal:cautious", "normal:bold", "normal:scatterbrained"), ()),
    ],
)
def test_levels_are_told_no_longer_than_they_must_be(
    given: tuple[str, ...], levels: tuple[str, ...]
) -> None:
    plan = replace(USUAL, seats=seated(NAMES, (0,), given))
    assert plan.levels == levels
    assert seated(NAMES, (0,), plan.levels) == plan.seats


def test_what_is_not_changed_stays() -> None:
    assert USUAL.changed(TableChanges()) == USUAL
    shared = replace(USUAL, seats=seated(NAMES, (0, 2), ("easy",)), shared=True)
    everything = TableChanges("Zoé", 2, ("strong",), ("duo", ()), ("Olga",))
    assert shared.changed(everything) == replace(shared, rules="duo")


def test_one_who_joins_plays_at_the_level_of_the_last() -> None:
    few = replace(USUAL, seats=seated(NAMES[:3], (0,), ("easy", "strong")))
    more = few.changed(TableChanges(players=5))
    assert [*more.kinds.values()] == ["easy", "strong", "strong", "strong"]
    assert more.names == (*NAMES, "Basile")
    assert more.changed(TableChanges(players=2)).seats == few.seats[:2]


def test_who_is_called_like_a_bot_plays_against_another() -> None:
    changed = USUAL.changed(TableChanges(name="Victor", players=3))
    assert changed.names == ("Victor", "Prudence", "Luna")


def test_among_bots_nobody_has_another_name() -> None:
    watched = Plan("leaflet", seated(the_cast(3), (), ()))
    assert watched.changed(TableChanges(name="Anne")) == watched
    assert watched.changed(TableChanges(players=4)).viewer == ONLOOKER


def test_later_changes_count_and_earlier_ones_stay() -> None:
    first = TableChanges(name="Zoé", players=3)
    assert first.then(TableChanges(players=5)) == TableChanges(name="Zoé", players=5)


def test_the_same_again_has_other_cards_and_the_bots_of_now() -> None:
    again = replace(USUAL, versions=(("skip", 2),)).again({3: "strong"})
    assert (again.seed, again.versions, again.kinds[3]) == (None, None, "strong")
    assert again.seats[:3] == USUAL.seats[:3]


def test_a_header_tells_a_plan() -> None:
    """Where it does not say who is a bot, nobody knows."""
    header = '[Rules "duo"]\n[Option "target 90"]\n[Seats "Anne Bob"]\n[Deal "5"]\n'
    (case,) = read_cases(header.splitlines())
    plan = plan_of_header(case.header)
    assert plan.seats == (SeatPlan("Anne"), SeatPlan("Bob"))
    assert (plan.bots, plan.options) == (None, (("target", "90"), ("deal", "5")))
    (case,) = read_cases(f'[Bots "Bob"]\n{header}'.splitlines())
    plan = plan_of_header(case.header)
    assert (plan.seats[0].player, plan.bots, plan.viewer) == (PERSON, ("Bob",), ONLOOKER)


def test_a_plan_compiles_to_its_game_of_its_versions() -> None:
    game = replace(USUAL, options=(("target", "90"),)).compile()
    assert USUAL.compile().rules != game.rules
    assert USUAL.played_by(game).versions is not None


def test_who_the_bots_are_is_drawn_from_the_seed() -> None:
    """By lot where there is none; no two at a table begin alike, nor like who plays."""
    assert drawn_cast(Dealer("7")) == drawn_cast(Dealer("7", drawn=90))
    tables = {tuple(drawn_cast(Dealer(f"daily 2026-11-{day}"))[:3]) for day in range(10, 30)}
    assert len(tables) == 20
    assert len({name for table in tables for name in table}) > len(COMPANY) / 2
    assert len({tuple(drawn_cast(Dealer())) for _ in range(3)}) == 3
    for seed in ("1", "2", "3"):
        cast = drawn_cast(Dealer(seed), "Olga")
        assert sorted(cast) == sorted(COMPANY)
        assert len({"O", *(name[0] for name in cast[:9])}) == 10


def test_each_bot_of_the_company_keeps_its_style() -> None:
    """Those of before play as they did; each style has several, each name is one for a player."""
    usual = ("cautious", "bold", "scatterbrained")
    assert tuple(COMPANY.values())[:12] == usual * 4
    assert all(list(COMPANY.values()).count(style) >= 4 for style in STYLES)
    assert not any(map(name_fault, COMPANY))
    for name in COMPANY:
        (seat,) = seated((name,), (), ())
        assert seat.player == f"normal:{COMPANY[name]}"


def test_fresh_opponents_go_round_the_company() -> None:
    """Nobody is met again before all others have been."""
    plan, met = USUAL, list(USUAL.others)
    while len(met) < 30:
        plan = plan.changed(TableChanges(opponents=fresh_opponents(plan)))
        assert not set(plan.others) & set(met[-6:])
        met += plan.others
    assert len(set(met)) > 24
