"""The category of a message about events, and whether it concerns the player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from accessible_uno.game.base import Event, Seat
from accessible_uno.game.events import Asked, Drew, FoundNoCard, Passed
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.rules.shared.reports import (
    LapseFound,
    ReportDismissed,
    Reported,
    ReportUpheld,
    SaidAloud,
    Voted,
)
from accessible_uno.settings.values import Category

DRAWING: Final = (Drew, FoundNoCard, Passed)

# A player who has drawn may be asked whether to play the card: that question is part of the draw.
_GOES_WITH_DRAWING: Final = (*DRAWING, Asked)

TALK: Final = (SaidAloud, Reported, LapseFound, Voted, ReportUpheld, ReportDismissed)


def category_of(events: Sequence[Event]) -> Category:
    """Return the category of one message about ``events``."""
    drawing = isinstance(events[0], DRAWING)
    if drawing and all(isinstance(each, _GOES_WITH_DRAWING) for each in events):
        return Category.DRAWING
    return Category.TALK if all(isinstance(each, TALK) for each in events) else Category.GAME


def concerns(events: Sequence[Event], viewer: Seat) -> bool:
    """Return whether any of the events names ``viewer``."""
    return viewer >= 0 and any(viewer in _seats(event) for event in events)


def _seats(event: Event) -> Iterator[Seat]:
    """Yield every seat in the fields of an event."""
    for name, annotation in schema_of(event).fields.items():
        if annotation == "Seat":
            yield getattr(event, name)
        elif annotation == "tuple[Seat, ...]":
            yield from getattr(event, name)
