"""What a telling of something that happened is about, and whether it is about the player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import Asked, Drew, FoundNoCard, Passed
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.rules.banned_word import SaidAloud
from accessible_uno.rules.shared.reports import (
    InfractionFound,
    ReportDismissed,
    Reported,
    ReportUpheld,
    Voted,
)
from accessible_uno.settings.values import Category

DRAWING: Final = (Drew, FoundNoCard, Passed)
_GOES_WITH: Final = (*DRAWING, Asked)
"""Whoever draws is asked whether to lay the card."""

TALK: Final = (SaidAloud, Reported, InfractionFound, Voted, ReportUpheld, ReportDismissed)


def category_of(events: Sequence[Event]) -> Category:
    """Return what events that are told in one breath are about."""
    if isinstance(events[0], DRAWING) and all(isinstance(each, _GOES_WITH) for each in events):
        return Category.DRAWING
    return Category.TALK if all(isinstance(each, TALK) for each in events) else Category.GAME


def concerns(events: Sequence[Event], viewer: Seat) -> bool:
    """Whether any of the events names ``viewer``."""
    return viewer >= 0 and any(viewer in _seats(event) for event in events)


def _seats(event: Event) -> Iterator[Seat]:
    for name, annotation in schema_of(event).fields.items():
        if annotation == "Seat":
            yield getattr(event, name)
        elif annotation == "tuple[Seat, ...]":
            yield from getattr(event, name)
