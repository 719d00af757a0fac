"""Answers to somebody whose match is over before that of the others."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from accessible_uno.interface.announce.queries import Answering
from accessible_uno.interface.parse.intents import Query


@pytest.mark.parametrize("query", [Query.HAND, Query.PLAYABLE, Query.HINT])
@pytest.mark.parametrize("playing", [(0, 1, 2), (1, 2)])
def test_whoever_is_out_is_told_so(query: Query, playing: tuple[int, ...]) -> None:
    """In place of a hand or a hint; whoever plays is not."""
    told: list[str] = []
    desk: Any = SimpleNamespace(
        seat=0,
        half=None,
        asked=False,
        awaits_enter=False,
        table=SimpleNamespace(over=False),
        view=SimpleNamespace(top="r7", playing=playing),
        tell=told.append,
        pass_on=lambda _: told.append("answered"),
    )
    answering = Answering(desk)
    answering._answers = lambda: dict.fromkeys(Query, lambda: None)  # type: ignore[method-assign]
    answering.ask(query)
    assert told == (["answered"] if 0 in playing else ["already-out"])
