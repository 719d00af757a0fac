"""What messages about events show: the card on top, their category, a sorted deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, cast

from accessible_uno.cards import COLOURS, OUR_FACES, USUAL, Card, Colour
from accessible_uno.game.base import Event, Seat, field_types
from accessible_uno.game.events import Asked, Dealt, Drew, FoundNoCard, Passed
from accessible_uno.game.view import View
from accessible_uno.rules.shared.reports import (
    LapseFound,
    ReportDismissed,
    Reported,
    ReportUpheld,
    SaidAloud,
    Voted,
)
from accessible_uno.settings.values import Category, Sort

JUST: Final = 3
"""How many sentences may stand between the card and the question: "Luna loses a turn"."""


class TopTold:
    """Remembers which top card and colour were told last, and when.

    Attributes:
        colour: the colour in play, as far as the player was told; ``None`` otherwise.
    """

    def __init__(self) -> None:
        self.colour: Colour | None = None
        self._told: tuple[Card | None, Colour | None] = (None, None)
        self._place = 0

    def note(self, events: Iterable[Event], view: View, place: int) -> None:
        """Note the message about ``events``; ``place`` counts the messages that were heard."""
        events = tuple(events)
        shown = [event for event in events if getattr(event, "cards", ())]
        if _shows_top(events, view):
            self._told, self._place = (view.top, view.colour), place
            self.colour = view.colour
        elif view.colour in [getattr(event, "colour", None) for event in events]:
            self.colour = view.colour
        elif shown:
            self.colour = None  # a card of another colour may be the last that was heard
        else:
            self.miss(view)

    def miss(self, view: View) -> None:
        """Forget the colour that was told where it is another one now."""
        if self.colour is not view.colour:
            self.colour = None

    def knows(self, view: View) -> bool:
        """Whether what was told last is what lies on top now."""
        return view.top is not None and self._told == (view.top, view.colour)

    def is_fresh(self, view: View, place: int) -> bool:
        """Whether it was told just now: ``place`` counts the messages that were heard until now."""
        return self.knows(view) and place - self._place <= JUST


def _shows_top(events: tuple[Event, ...], view: View) -> bool:
    """Whether the message about ``events`` names the top card and the active colour."""
    top = view.top
    if top is None:
        return False
    named = view.colour in [getattr(event, "colour", None) for event in events]
    if top.is_wild and named:
        return True
    shown = top in [getattr(event, "card", None) for event in events]
    return shown and view.colour in (top.colour, None)


DRAWING: Final = (Drew, FoundNoCard, Passed)

# A player who has drawn may be asked whether to play the card: that question is part of the draw.
_GOES_WITH_DRAWING: Final = {*DRAWING, Asked}

TALK: Final = (SaidAloud, Reported, LapseFound, Voted, ReportUpheld, ReportDismissed)
_TALK: Final = {*TALK}


def category_of(events: Sequence[Event]) -> Category:
    """Return the category of one message about ``events``."""
    kinds = {*map(type, events)}
    if isinstance(events[0], DRAWING) and kinds <= _GOES_WITH_DRAWING:
        return Category.DRAWING
    return Category.TALK if kinds <= _TALK else Category.GAME


def concerns(events: Sequence[Event], viewer: Seat) -> bool:
    """Return whether any of the events names ``viewer``."""
    if viewer < 0:
        return False
    for event in events:
        for name, several in _seat_fields(type(event)):
            named = getattr(event, name)
            if viewer in named if several else viewer == named:
                return True
    return False


@cache
def _seat_fields(kind: type[Event]) -> tuple[tuple[str, bool], ...]:
    """Return the fields that name a seat, and whether they name several."""
    found = field_types(kind).items()
    return tuple((name, each != "Seat") for name, each in found if each in _SEATS)


_SEATS: Final = ("Seat", "tuple[Seat, ...]")
"""How fields that name players are annotated."""


USUAL_COLOURED = frozenset(held.face for held in USUAL if held.colour)
_FACES = {face: place for place, face in enumerate(OUR_FACES) if face in USUAL_COLOURED}


def sort_cards(cards: Iterable[Card], sort: Sort) -> tuple[Card, ...]:
    """Return ``cards`` by colour, by value (wilds last in both), or as they were received."""
    match sort:
        case Sort.COLOUR:
            return tuple(sorted(cards, key=_colour))
        case Sort.VALUE:
            return tuple(sorted(cards, key=_value))
        case Sort.RECEIVED:
            return tuple(cards)


def _colour(held: Card) -> tuple[int, int]:
    return len(COLOURS) if held.colour is None else COLOURS.index(held.colour), held.rank


def _value(held: Card) -> tuple[int, int]:
    return _FACES.get(held.face, len(_FACES)), held.rank


def with_sorted_hand(view: View, sort: Sort) -> View:
    """Return the same view, with its hand sorted."""
    return view if sort is Sort.RECEIVED else cast("View", _SortedView(view, sort))


def with_sorted_deals(events: Sequence[Event], sort: Sort) -> list[Event]:
    """Return the same events, with the hands that are dealt sorted."""
    return [
        Dealt(event.count, tuple(sort_cards(hand, sort) for hand in event.hands))
        if isinstance(event, Dealt)
        else event
        for event in events
    ]


class _SortedView:
    """A view whose hand is sorted; everything else comes from the original view."""

    def __init__(self, view: View, sort: Sort) -> None:
        self._view = view
        self._sort = sort

    @property
    def hand(self) -> tuple[Card, ...]:
        return sort_cards(self._view.hand, self._sort)

    def __getattr__(self, name: str) -> object:
        return getattr(self._view, name)
