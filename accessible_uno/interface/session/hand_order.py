"""The order of the hand, as the player's settings ask; card numbers follow it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from accessible_uno.cards import COLOURS, OUR_FACES, USUAL, Card
from accessible_uno.game.base import Event
from accessible_uno.game.events import Dealt
from accessible_uno.game.view import View
from accessible_uno.settings.values import Sort

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
