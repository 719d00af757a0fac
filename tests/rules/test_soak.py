"""Whole rounds among players of every kind: nothing fails, and each round ends.

``tests/bench/soak.py`` plays a million acts of the same.
"""

from __future__ import annotations

from random import Random

import pytest
import soaking

from accessible_uno.game.steps import drawing
from accessible_uno.record.reader import read_cases
from accessible_uno.record.run import RecordRun
from accessible_uno.rules.preset import preset
from accessible_uno.rules.preset_keys import preset_keys

MATCHES = 4
"""In each run of the tests; ``--all`` plays twelve times as many."""


@pytest.mark.parametrize("matches", [MATCHES, pytest.param(12 * MATCHES, marks=pytest.mark.long)])
def test_matches_of_any_players_under_any_rules(matches: int) -> None:
    """No act of a bot is refused, no card is lost, nothing waits undone, each round ends."""
    soak = soaking.Soak("suite")
    for number in range(matches):
        soak.play(number)
    assert soak.rounds > matches
    assert all(soak.longest.values()), "players of every kind have played"


@pytest.mark.parametrize("key", preset_keys())
@pytest.mark.parametrize("kind", ["drawer", "refuser"])
def test_rounds_end_even_if_nobody_wants_to_win(
    key: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players who lay a card only where they must: the round is blocked in the end (G-01)."""
    monkeypatch.setattr(drawing, "MOST_REFILLS", 1)
    monkeypatch.setattr(soaking, "MOST_REFILLS", 1)
    seats = preset(key).fewest
    game = preset(key).compile((), seats)
    chance = Random(f"{key} {kind}")
    assert soaking.rounds_among(game, [kind] * seats, chance)


@pytest.mark.parametrize("blocked", [False, True])
def test_a_round_is_blocked_when_the_pile_has_run_out_too_often(blocked: bool) -> None:
    """With one refill left, the draw is made as ever (G-01)."""
    run = after(drawing.MOST_REFILLS - (not blocked), "A: g1 g2; B: b1 r5", "A draw")
    assert run.state.round_over is blocked
    assert run.state.round_winner is None
    assert len(run.state.cards()) == 7


def test_a_last_card_is_paid_for_and_wins_though_the_pile_has_run_out() -> None:
    """Nobody loses a round that is won already (CORE-14)."""
    run = after(drawing.MOST_REFILLS + 5, "A: r+2; B: b1 r5", "A r+2")
    assert run.state.round_over and run.state.round_winner == 0
    assert len(run.state.hands[1]) == 4


def after(refills: int, hands: str, move: str) -> RecordRun:
    """A position in which the pile is empty and has run out so often, after a move."""
    header = ('[Seats "A B"]', f'[Hands "{hands}"]', '[Discard "r7 r1 y2"]', '[Draw "end"]')
    (case,) = read_cases((*header, '[Turn "A"]', move))
    run = RecordRun(case)
    run.state.remember(drawing.PileRanOut(refills))
    run.move(*case.lines)
    return run
