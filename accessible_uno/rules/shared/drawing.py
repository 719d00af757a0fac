"""Drawing, as far as other rules need to know about it."""

from __future__ import annotations

from enum import StrEnum

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
