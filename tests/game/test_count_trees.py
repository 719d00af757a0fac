"""How many games lead on from small positions: a rule that changes by a hair changes a count."""

from __future__ import annotations

from collections import Counter

import pytest
from random_play import leaflet

from accessible_uno.game.base import CHANCE, TABLE
from accessible_uno.game.state import State
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun

POSITIONS = {
    "two digits each": (
        '[Seats "A B"]',
        '[Hands "A: r1 g2; B: r3 b4"]',
        '[Discard "r5"]',
        '[Draw "y1 y2 end"]',
        '[Turn "A"]',
    ),
    "wilds and a doubt": (
        '[Seats "A B C"]',
        '[Hands "A: wi+4 r1 g2; B: wi r3; C: b4 b+2"]',
        '[Discard "r5"]',
        '[Draw "y1 y2 y3 y4 y5 y6 end"]',
        '[Turn "A"]',
    ),
    "every action card": (
        '[Seats "A B C D"]',
        '[Hands "A: rsk rrv r+2; B: ysk yrv y+2; C: gsk grv g+2; D: bsk brv b+2"]',
        '[Discard "r5"]',
        '[Draw "r1 y1 g1 b1 r2 y2 g2 b2 end"]',
        '[Turn "A"]',
    ),
}

COUNTS = {
    # By hand, one deep: r1, r1 with UNO, draw. Two: B's r3, r3 with UNO, draw after each. Three:
    # r3 leaves A a draw, B's drawn y1 goes on r1 or is kept; after A's draw, r1 or a draw thrice.
    "two digits each": [3, 9, 14, 16, 34, 64],
    # By hand: four colours, r1, draw; each wild draw four is taken or doubted (8), and B has the
    # wild with or without UNO, r3 with or without, and a draw after r1 and after the draw (22).
    "wilds and a doubt": [6, 30, 91, 303, 853, 1761],
    "every action card": [4, 8, 11, 22, 48, 103],
}


def opened(name: str) -> State:
    """The position, ready to be played on."""
    (case,) = read_cases(POSITIONS[name])
    return RecordRun(case).state


def ways(state: State, depth: int, kinds: Counter[str] | None = None) -> int:
    """How many rows of ``depth`` acts are open to those who are asked; chance in deck order."""
    question = state.question
    while question is not None and question.seat == CHANCE:
        (kind,) = state.game.answered_by(type(question))
        state.game.act(state, next(iter(kind.candidates(state, question, CHANCE))))
        question = state.question
    if depth == 0 or question is None or question.seat == TABLE:
        return 1
    total = 0
    for act in state.game.legal(state, question.seat):
        if not act.answers_question:
            continue
        twin = state.copy()
        state.game.act(twin, act)
        found = ways(twin, depth - 1)
        if kinds is not None:
            kinds[act.notation("ABCD")] = found
        total += found
    return total


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    """As many rows of acts as were counted; a failure shows the count after each first act."""
    state = opened(name)
    for depth, wanted in enumerate(COUNTS[name], 1):
        kinds: Counter[str] = Counter()
        found = ways(state, depth, kinds)
        assert found == wanted, f"{depth} deep: {dict(kinds)}"


def test_counting_leaves_the_position_alone() -> None:
    """Every row was tried on a copy."""
    state = opened("every action card")
    before = [list(hand) for hand in state.hands]
    ways(state, 3)
    assert state.hands == before
    assert state.top.code == "r5"


def test_the_leaflets_count_does_not_depend_on_the_table_before() -> None:
    """One compiled game serves any number of tables."""
    game = leaflet()
    first, second = game.open(3), game.open(3)
    assert first.question == second.question
    assert first.hands is not second.hands
