"""Drawing, as far as other rules need to know about it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Self

from accessible_uno.cards import Card
from accessible_uno.game.base import Note, Seat
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.rule import Rule
from accessible_uno.game.state import by_the_rules


class DrawnCard(StrEnum):
    """What becomes of a drawn card that may be laid."""

    MAY = "may"
    """Its player lays or keeps it (CORE-12)."""
    MUST = "must"
    """It is laid (CHAT-04)."""
    CANNOT = "cannot"
    """It is kept: drawing is playing (RAP-01, G-52)."""


class DrawingRule(Rule, frozen=True):
    """A rule that says what becomes of a drawn card."""

    drawn: DrawnCard


class NewestCards(Note, frozen=True):
    """The newest cards of a hand, which nobody else sees."""

    seat: Seat = -1
    cards: tuple[Card, ...] = ()

    def seen_by(self, viewer: Seat) -> Self:
        """Hide them from everyone else."""
        return self if viewer == self.seat else type(self)(self.seat)

    def imagined(self, viewer: Seat, hands: Sequence[Sequence[Card]]) -> Self:
        """They stand at the end of the hand."""
        count = len(self.cards)
        if viewer == self.seat or not count:
            return self
        return type(self)(self.seat, tuple(hands[self.seat][-count:]))


class PressingRule(Rule, frozen=True):
    """A rule by which each draw is one press of a dispenser."""


@by_the_rules
def drawn_cards_are_kept(game: CompiledRules) -> bool:
    """Whether a drawn card can never be laid in the same turn."""
    drawing = (rule for rule in game.rules if isinstance(rule, DrawingRule))
    return any(rule.drawn is DrawnCard.CANNOT for rule in drawing)


@by_the_rules
def draws_are_presses(game: CompiledRules) -> bool:
    """Whether each draw is one press of a dispenser."""
    return any(isinstance(rule, PressingRule) for rule in game.rules)
