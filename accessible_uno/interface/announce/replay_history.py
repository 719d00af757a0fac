"""What was told before the game was put away, found again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from accessible_uno.game.base import Event
from accessible_uno.game.view import View
from accessible_uno.interface.announce.categories import kind_of
from accessible_uno.interface.announce.messages import Told
from accessible_uno.interface.hand_order import as_liked, dealt_as_liked
from accessible_uno.interface.parse.vocabulary import Kind
from accessible_uno.interface.session import Desk

Past: TypeAlias = Callable[[], Iterator[tuple[Sequence[Event], View]]]
"""Goes through past acts: what the player's seat saw of each, and of the table just after it."""


def retold(desk: Desk, past: Past) -> list[Told]:
    """Return what the player was told of ``past``, the oldest first, as it would be told now."""
    told: list[Told] = []
    sort = desk.settings.sort
    for events, view in past():
        for telling, group in desk.narrator.told(dealt_as_liked(events, sort)):
            told.append(Told(telling, kind_of(group)))
        question = desk.narrator.prompt(as_liked(view, sort))
        if question is not None:
            told.append(Told(question, Kind.QUESTION))
    return told
