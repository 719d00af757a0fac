"""Points: what each card is worth, and when a match is won (CORE-17, BR-21 to BR-23)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_uno.cards import DECK, Card, card
from accessible_uno.game.events import HandShown, MatchWon
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.points.scoring import NoPoints, total, worth
from accessible_uno.rules.shared.scoring import (
    FinalPoints,
    FinalRounds,
    PointsKept,
    PointsWon,
    Totals,
)


def test_worth(subtests: pytest.Subtests) -> None:
    """CORE-17."""
    for code, points in [
        *((f"r{digit}", digit) for digit in range(10)),
        *(("g+2", 20), ("bsk", 20), ("yrv", 20), ("wi", 50), ("wi+4", 50)),
    ]:
        with subtests.test(code=code):
            assert worth(card(code)) == points


@given(st.lists(st.sampled_from(DECK), max_size=30))
def test_a_hand_is_worth_its_cards(hand: list[Card]) -> None:
    """CORE-17: in any order, and nothing for none."""
    assert total(hand) == sum(worth(each) for each in hand) == total(hand[::-1])


def told(*options: str, scores: str = "A 440; B 460") -> list[object]:
    """What everyone is told when A goes out and B and C hold cards."""
    text = [
        *(f'[Option "{option}"]' for option in options),
        '[Seats "A B C"]',
        '[Hands "A: r1; B: r9; C: wi y3"]',
        '[Discard "r5"]',
        '[Turn "A"]',
        f'[Scores "{scores}"]',
        "A r1",
    ]
    (case,) = read_cases(text)
    run = RecordRun(case)
    run.move(case.lines[0])
    kinds = (HandShown, PointsWon, PointsKept, NoPoints, Totals, FinalPoints, FinalRounds, MatchWon)
    return [event for event in run.last if isinstance(event, kinds)]


HANDS = [HandShown(1, (card("r9"),), 9), HandShown(2, (card("wi"), card("y3")), 53)]


def test_the_winner_takes_all_points_with_their_reason() -> None:
    """BR-22: the hands are laid open, then the points and the running total are told."""
    table = FinalPoints((0, 1, 2), (502, 460, 0))
    assert told() == [*HANDS, PointsWon(0, 62, 502), table, MatchWon((0,))]


def test_all_totals_are_told_between_rounds() -> None:
    """BR-22: the best first, as soon as others have points as well."""
    won = PointsWon(0, 62, 102)
    assert told(scores="A 40; C 46") == [*HANDS, won, Totals((0, 2, 1), (102, 46, 0))]
    assert told(scores="A 40") == [*HANDS, won]


def test_each_keeps_their_own() -> None:
    """BR-23: the winner keeps no points; each total is told once, the winner's too."""
    assert told("scoring losers") == [
        *HANDS,
        PointsKept(0, 0, 440),
        PointsKept(1, 9, 469),
        PointsKept(2, 53, 53),
    ]


def test_the_fewest_points_come_first_at_the_end() -> None:
    """BR-23: everybody's totals in one row, then who has won."""
    assert told("scoring losers", "target 469")[-2:] == [
        FinalPoints((2, 0, 1), (53, 440, 469)),
        MatchWon((2,)),
    ]


def test_rounds_won_are_told_of_everybody_at_the_end() -> None:
    """WP-26: most first; equals in seating order."""
    assert told("scoring rounds", "target 461", scores="A 460; C 3")[-2:] == [
        FinalRounds((0, 2, 1), (461, 3, 0)),
        MatchWon((0,)),
    ]


def test_no_points() -> None:
    """BR-21: the round's winner is the winner; the hands are shown, and nothing is counted."""
    shown = [HandShown(hand.seat, hand.cards, 0) for hand in HANDS]
    assert told("scoring none") == [*shown, MatchWon((0,))]
