"""Notes of rules that a record can set or expect."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card
from accessible_uno.game.base import Note, Seat


class Curse(Note, frozen=True):
    """The card that is cursed this round; ``None``: none is."""

    card: Card | None = None


class Lies(Note, frozen=True):
    """How often players have lied: each lie is its player's seat."""

    lasts_match: ClassVar = True
    seats: tuple[Seat, ...] = ()
