"""An independent referee agrees with every act of ``leaflet`` and ``classic``.

``tests/bench/refereed_rounds.py`` plays as many rounds as one likes.
"""

from __future__ import annotations

import pytest
import refereed
from referee import Referee, Wrong

ROUNDS = 100
KINDS = ("cards", *refereed.VERBS)


@pytest.mark.quick
@pytest.mark.parametrize("rounds", [ROUNDS, pytest.param(20 * ROUNDS, marks=pytest.mark.long)])
def test_the_referee_sees_what_the_table_sees(rounds: int) -> None:
    """After every act: hands, top, colour, direction, who may do what, UNO, points, winners."""
    acts, found = refereed.referee_rounds(rounds, "suite")
    assert acts > 30 * rounds
    assert all(found[kind] for kind in KINDS), found


@pytest.mark.parametrize(
    ("rule", "other"),
    [
        ("goes", lambda referee, card: card[0] == referee.colour or card in ("wi", "wi+4")),
        ("may_say_uno", lambda _, seat: seat == 0),
        ("_was_bluff", lambda *_: False),
        ("_lapse", lambda *_: None),
        ("_end_round", lambda referee, winner: None),
        ("_draw_for_dealer", lambda *_: 0),
    ],
)
def test_a_table_that_plays_otherwise_would_be_found(
    rule: str, other: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the two differ in one rule, some round shows it."""
    monkeypatch.setattr(Referee, rule, other)
    with pytest.raises(Wrong):
        refereed.referee_rounds(ROUNDS // 2, "suite")
