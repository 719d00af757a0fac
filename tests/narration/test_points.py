"""Messages about points at the end of a round and of a match."""

from __future__ import annotations

import pytest

from accessible_uno.game.base import Event
from accessible_uno.narration.narrator import Narrator
from accessible_uno.rules.shared.scoring import (
    FinalPoints,
    FinalRounds,
    PointsKept,
    PointsWon,
    Totals,
)

NAMES = ("Anne", "Bob", "Chloé")
FINAL = FinalPoints((2, 0, 1), (53, 440, 502))


@pytest.mark.parametrize(
    ("locale", "event", "told"),
    [
        ("fr", PointsKept(0, 0, 440), "Vous en êtes à 440."),
        ("fr", PointsKept(2, 0, 0), "Chloé en est à 0."),
        ("fr", PointsKept(2, 53, 53), "Chloé en est à 53."),
        ("fr", FINAL, "Totaux\u00a0: Chloé 53, vous 440, Bob 502."),
        (
            "fr",
            FinalRounds((1, 0, 2), (3, 1, 0)),
            "Manches de chacun\u00a0: Bob 3, vous 1, Chloé 0.",
        ),
        ("en", PointsKept(0, 0, 440), "You are at 440."),
        ("en", PointsKept(1, 0, 20), "Bob is at 20."),
        ("en", FINAL, "Totals: Chloé 53, you 440, Bob 502."),
        ("en", FinalRounds((1, 0, 2), (3, 1, 0)), "Rounds each: Bob 3, you 1, Chloé 0."),
    ],
)
def test_totals_are_announced(locale: str, event: Event, told: str) -> None:
    """The points of the hand came before; the totals of all players are one sentence."""
    (heard,) = Narrator(locale, NAMES, 0, strict=True).narrate([event])
    assert heard.text == told


@pytest.mark.parametrize(
    ("verbosity", "told"),
    [
        ("brief", "Bob, 62 points, total 102."),
        ("normal", "Bob scores 62 points. Totals: Bob 102, you 46, Chloé 0."),
        (
            "full",
            "Bob scores 62 points, the value of the other hands. Totals: Bob 102, you 46, Chloé 0.",
        ),
    ],
)
def test_all_totals_follow_the_points_in_a_sentence(verbosity: str, told: str) -> None:
    """Except in brief, where the winner's is enough."""
    events = [PointsWon(1, 62, 102), Totals((1, 0, 2), (102, 46, 0))]
    (heard,) = Narrator("en", NAMES, 0, verbosity, strict=True).narrate(events)
    assert heard.text == told


def test_totals_in_braille() -> None:
    """A heading comes first, then names and numbers in the order of the sentence."""
    (felt,) = Narrator("fr", NAMES, 0, strict=True).narrate([FINAL])
    assert felt.braille == ("totaux Chloé 53 vous 440 Bob 502",)
