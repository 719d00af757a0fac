"""Answers to a player who is out of the match while the others still play."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.pending import Pending


@pytest.mark.parametrize("query", [Query.HAND, Query.PLAYABLE, Query.HINT])
@pytest.mark.parametrize("playing", [(0, 1, 2), (1, 2)])
def test_a_player_who_is_out_learns_so(query: Query, playing: tuple[int, ...]) -> None:
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
    queries._answers = lambda: dict.fromkeys(Query, lambda: None)  # type: ignore[method-assign]
    queries.answer(query)
    assert told == (["answered"] if 0 in playing else ["already-out"])
