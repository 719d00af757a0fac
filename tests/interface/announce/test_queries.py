"""Answers to somebody whose match is over before that of the others."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.parse.intents import Query
from accessible_uno.interface.pending import Pending


@pytest.mark.parametrize("query", [Query.HAND, Query.PLAYABLE, Query.HINT])
@pytest.mark.parametrize("playing", [(0, 1, 2), (1, 2)])
def test_whoever_is_out_is_told_so(query: Query, playing: tuple[int, ...]) -> None:
    """In place of a hand or a hint; whoever plays is not."""
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
