"""How well somebody plays: known from rounds against bots whose strength was measured."""

from __future__ import annotations

import math
import re
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from accessible_uno.app.commands.stats import rating_in_words
from accessible_uno.players.bot_names import EASY, LEVELS, NORMAL, RANDOM, STRONG
from accessible_uno.store.rating import (
    LAST,
    UNKNOWN,
    USUAL,
    RatedGame,
    RatedGames,
    Rating,
    companies,
    levels_by,
    rating_of,
    step_against,
    step_of,
    strength_of_others,
    together,
)
from accessible_uno.table.plan import PERSON, Plan, SeatPlan, seated

MEASURED = Path(__file__).parents[2] / "docs" / "bot-ratings.md"


def played(true: float, others: list[float], rounds: int, games: int, seed: object) -> RatedGames:
    """Games of somebody whose strength is known, against others whose strengths are."""
    random, found = Random(str(seed)), RatedGames()
    opponent = together(others)
    chance = 1 / (1 + math.exp(opponent - true))
    for _ in range(games):
        won = sum(random.random() < chance for _ in range(rounds))
        found.add(RatedGame(opponent, rounds, won))
    return found


def test_the_strengths_are_those_that_were_measured() -> None:
    """The steps between levels, as logarithms of odds, from the page of measurements."""
    steps: dict[str, list[tuple[float, ...]]] = {}
    for line in MEASURED.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 5 and cells[1].isdigit():
            equal = 1 / int(cells[1])
            shares = (float(re.match(r"[\d.]+", cell)[0]) / 100 for cell in cells[2:])  # type: ignore[index]
            found = tuple(logit(share) - logit(equal) for share in shares)
            steps.setdefault(cells[0], []).append(found)
    steps["leaflet"] += steps.pop("classic")
    assert set(steps) == {"leaflet", "duo", "rapido"}
    for rules, rows in steps.items():
        levels = levels_by(rules)
        for place, (lower, higher) in enumerate(pairwise(LEVELS)):
            measured = sum(row[place] for row in rows) / len(rows)
            step = levels[higher] - levels[lower]
            assert step == pytest.approx(max(measured, 0.01), abs=0.04), (rules, higher)


def logit(share: float) -> float:
    return math.log(share / (1 - share))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("true", "company"),
    [
        *((USUAL[level], [0.28] * 3) for level in LEVELS),
        *((0.28, [0.0]), (0.28, [0.59, 0.0, -0.17, 0.28, 0.28])),
    ],
)
def test_the_rating_finds_the_strength(true: float, company: list[float]) -> None:
    """On the average, with any company; the doubt is about what the ratings differ by."""
    ratings = [rating_of(played(true, company, 8, 60, each), "leaflet") for each in range(12)]
    mean = sum(each.strength for each in ratings) / len(ratings)
    spread = math.sqrt(sum((each.strength - true) ** 2 for each in ratings) / len(ratings))
    assert mean == pytest.approx(true, abs=0.12)
    assert 0.4 < spread / ratings[0].doubt < 1.6


def test_little_play_tells_little() -> None:
    none = rating_of(None, "leaflet")
    few = rating_of(played(0.28, [0.28] * 3, 4, 2, 1), "leaflet")
    many = rating_of(played(0.28, [0.28] * 3, 8, 60, 1), "leaflet")
    assert (none.games, none.rounds, none.doubt) == (0, 0, UNKNOWN)
    assert none.span == (RANDOM, STRONG)
    assert UNKNOWN > few.doubt > many.doubt
    assert (few.games, few.rounds) == (2, 8)


def test_only_the_last_games_count() -> None:
    """Who plays well today is not held to how they began."""
    games = played(-0.3, [0.28] * 3, 8, LAST, 1)
    for game in played(0.6, [0.28] * 3, 8, LAST, 2).last:
        games.add(game)
    rating = rating_of(games, "leaflet")
    assert rating.games == 2 * LAST
    assert rating.rounds == 8 * LAST
    assert rating.level == STRONG


def test_a_rating_is_told_by_the_levels_near_it() -> None:
    rating = Rating(12, 90, 0.3, 0.2)
    assert (rating.level, rating.span) == (NORMAL, (EASY, STRONG))
    assert rating._replace(doubt=0.05).span == (NORMAL, NORMAL)


def test_who_the_others_are_must_be_known() -> None:
    """Bots of ours alone: nobody has measured people, nor bots of other packages."""
    names = ("Anne", "Bob", "Luna")
    plan = Plan("leaflet", seated(names, (0,), ("easy", "strong:bold")), viewer=0)
    assert strength_of_others(plan) == pytest.approx(together([USUAL[EASY], USUAL[STRONG]]))
    assert strength_of_others(replace(plan, viewer=-1)) is None
    for other in (PERSON, "someones", None):
        seats = (*plan.seats[:2], SeatPlan("Luna", other))
        assert strength_of_others(replace(plan, seats=seats)) is None


def test_each_step_of_the_ladder_is_a_little_harder() -> None:
    assert companies(1) == [(RANDOM,), (EASY,), (NORMAL,), (STRONG,)]
    steps = companies(3)
    assert steps[0] == (RANDOM,) * 3
    assert steps[4] == (NORMAL, EASY, EASY)
    assert steps[-1] == (STRONG,) * 3
    for rules in ("leaflet", "duo", "rapido"):
        sums = [sum(levels_by(rules)[level] for level in step) for step in steps]
        assert sums == sorted(sums)
    assert [step_against(each).number for each in steps] == [*range(1, 11)]
    assert step_against((EASY, STRONG)).number == 0


@pytest.mark.parametrize("others", [1, 3, 5])
def test_who_plays_better_stands_higher(others: int) -> None:
    """Nobody stands beside the ladder, however badly or well they play."""
    numbers = [
        step_of(Rating(9, 90, strength / 100, 0.2), "leaflet", others).number
        for strength in range(-100, 150)
    ]
    assert numbers == sorted(numbers)
    assert (numbers[0], numbers[-1]) == (1, 3 * others + 1)
    assert set(numbers) == set(range(1, 3 * others + 2))


def test_a_newcomer_begins_low_and_rises_with_what_is_sure() -> None:
    begin = step_of(rating_of(None, "leaflet"), "leaflet", 3)
    later = step_of(rating_of(played(0.28, [0.0] * 3, 8, 30, 3), "leaflet"), "leaflet", 3)
    assert begin.number in (2, 3)
    assert later.number > begin.number


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "By the rules Leaflet, you play better than bots at level strong, after 90 games."),
        (
            "fr",
            "Règles Notice\u00a0: vous jouez mieux qu’un robot de niveau fort, d’après 90 parties.",
        ),
    ],
)
def test_who_plays_better_than_every_bot_is_told_so(locale: str, told: str) -> None:
    """Once it is sure: not where the doubt reaches down to the best level."""
    best = USUAL[STRONG]
    rules = told.partition("Notice" if locale == "fr" else "Leaflet")[1]
    assert rating_in_words(locale, Rating(90, 900, best + 0.3, 0.2), rules) == told
    assert rating_in_words(locale, Rating(90, 900, best + 0.2, 0.3), rules) != told
