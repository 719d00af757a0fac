"""Drawing, as far as other rules need to know about it."""

from __future__ import annotations

from enum import StrEnum

from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.rule import Rule
from accessible_uno.game.state import State


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


def drawn_cards_are_kept(state: State) -> bool:
    """Whether a drawn card can never be laid in the same turn."""
    return state.game.derive(_drawn_cards_are_kept)


def _drawn_cards_are_kept(game: CompiledRules) -> bool:
    drawing = (rule for rule in game.rules if isinstance(rule, DrawingRule))
    return any(rule.drawn is DrawnCard.CANNOT for rule in drawing)


def draws_are_presses(state: State) -> bool:
    """Whether each draw is one press of a dispenser."""
    return state.game.derive(_draws_are_presses)


def _draws_are_presses(game: CompiledRules) -> bool:
    return any(isinstance(rule, PressingRule) for rule in game.rules)
