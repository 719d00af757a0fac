"""Whether a player has just been told the card on top, so that the question need not name it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Event
from accessible_uno.game.view import View

JUST: Final = 2
"""How many sentences may stand between the card and the question: "Luna loses a turn"."""


class TopTold:
    """Remembers which top card and colour were told last, and when."""

    def __init__(self) -> None:
        self._told: tuple[Card | None, Colour | None] = (None, None)
        self._place = 0

    def note(self, events: Iterable[Event], view: View, place: int) -> None:
        """Note the message about ``events``; ``place`` counts the messages that were heard."""
        if _shows_top(tuple(events), view):
            self._told, self._place = (view.top, view.colour), place

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
