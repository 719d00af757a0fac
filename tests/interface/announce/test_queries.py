"""What queries answer under some rules, and to a player who is out while the others play."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from table_fixtures import compiled, played, position, table

from accessible_uno.game.events import Drew
from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.session.session import Pending
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.rules.shared.sides import Sides
from accessible_uno.settings.schema import Settings


@pytest.mark.parametrize("query", [Query.HAND, Query.PLAYABLE, Query.HINT])
@pytest.mark.parametrize("playing", [(0, 1, 2), (1, 2)])
def test_a_player_who_is_out_learns_so(
    query: Query, playing: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "You are out" replaces a hand and a hint; a player who still plays gets the answer."""
    told: list[str] = []
    session: Any = SimpleNamespace(
        seat=0,
        pending=Pending(),
        asked=False,
        table=SimpleNamespace(over=False),
        view=SimpleNamespace(top="r7", playing=playing),
        announce=told.append,
        announce_utterances=lambda _: told.append("answered"),
    )
    queries = Queries(session)
    monkeypatch.setattr(queries, "_answers", lambda _: dict.fromkeys(Query, lambda: None))
    queries.answer(query)
    assert told == (["answered"] if 0 in playing else ["already-out"])


@pytest.mark.parametrize(
    ("rules", "options", "scores", "told"),
    [
        ("duo", (), [0] * 4, "No points: who wins the round wins the match."),
        ("chat", (), [0] * 4, "No points: each player takes a place, and the first out wins."),
        ("dice", (), [0, 0, 1, 0], "Round 1. Rounds won: Victor 1, you 0, Prudence 0, Luna 0."),
        ("leaflet", (), [0, 0, 7, 0], "Round 1. Scores: Victor 7, you 0, Prudence 0, Luna 0."),
        (
            "teams",
            (),
            [38, 78, 38, 78],
            "Round 1. Scores: Prudence and Luna 78, you and Victor 38.",
        ),
        (
            "partners",
            (("credit", "pair"),),
            [9, 8, 7, 8],
            "Round 1. Scores: you 9, Prudence 8, Luna 8, Victor 7.",
        ),
    ],
)
def test_scores_are_what_counts_under_the_rules(
    rules: str, options: tuple[tuple[str, str], ...], scores: list[int], told: str
) -> None:
    """No zeros where no points are counted; a side has one total unless partners change."""
    state = compiled(rules, *options).open(4)
    state.scores = scores
    state.remember(Sides(((0, 2), (1, 3)) if rules in ("teams", "partners") else (), as_one=True))
    console = played(["scores"], table(state), settings=Settings("en"))
    assert console.answer_to("scores") == [told]


def test_the_cards_drawn_last_are_told() -> None:
    at = table(position("r7 b4", "g9"))
    console = played(["drawn", "draw", "drawn"], at, settings=Settings("en"))
    assert console.answer_to("drawn")[0] == "You have drawn nothing in this round."
    events = [event for *_, told in at.view(0).acts() for event in told]
    drawn = [event.cards for event in events if isinstance(event, Drew) and event.seat == 0]
    names = DisplayNames(Catalogue("en"), (), 0)
    (told,) = [each for each in console.shown if each.startswith("You drew")]
    assert all(names.card(each) in told for each in drawn[-1])


def test_between_rounds_the_points_of_the_round_are_told() -> None:
    """From the second round on, where they are not the scores."""
    state = position("r7", "r9", others=("g1 g2 g3", "y1 y2 y3", "b1 b2 b3"))
    state.round, state.scores = 2, [0, 30, 0, 0]
    console = played(["r7", "scores"], table(state), settings=Settings("en"), interactive=True)
    told = console.answer_to("scores")[0]
    assert told.startswith("You have won the round. Points of this round: you 18. Scores: Prudence")
