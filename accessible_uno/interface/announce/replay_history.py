"""What was told before the game was put away, found again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from accessible_uno.game.base import Event
from accessible_uno.game.view import View
from accessible_uno.interface.announce.categories import category_of
from accessible_uno.interface.announce.messages import LoggedMessage
from accessible_uno.interface.hand_order import with_sorted_deals, with_sorted_hand
from accessible_uno.interface.session import Session
from accessible_uno.settings.values import Category

Past: TypeAlias = Callable[[], Iterator[tuple[Sequence[Event], View]]]
"""Goes through past acts: what the player's seat saw of each, and of the table just after it."""


def replay_messages(session: Session, past: Past) -> list[LoggedMessage]:
    """Return what the player was told of ``past``, the oldest first, as it would be told now."""
    told: list[LoggedMessage] = []
    sort = session.settings.sort
    for events, view in past():
        for telling, group in session.narrator.narrate_groups(with_sorted_deals(events, sort)):
            told.append(LoggedMessage(telling, category_of(group)))
        question = session.narrator.prompt(with_sorted_hand(view, sort))
        if question is not None:
            told.append(LoggedMessage(question, Category.QUESTION))
    return told
