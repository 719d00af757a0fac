"""Cards laid out of turn: families and tests shared by the rules that allow it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar

from accessible_uno.game.base import Seat
from accessible_uno.game.rule import Rule
from accessible_uno.game.state import State
from accessible_uno.game.steps import EndTurn
from accessible_uno.game.windows import Drawn, GoingOn, Turn


class MustEqual(StrEnum):
    """What a card laid out of turn has in common with the top card."""

    NUMBER = "number"
    """The digit (HR-05)."""
    EXACT = "exact"
    """The digit and the colour (HR-06)."""


class JumpInRule(Rule, frozen=True):
    """A rule that lets a digit be laid out of turn on its equal."""

    by: MustEqual


class NamedJumpRule(Rule, frozen=True):
    """A rule that has its own word for a card laid out of turn.

    Attributes:
        jump_word: the word, as ``jump-word`` in ``interface.ftl`` knows it.
    """

    jump_word: ClassVar[str]


def jump_word(rules: Iterable[Rule]) -> str:
    """Return the word that lays a card out of turn under ``rules``."""
    words = (rule.jump_word for rule in rules if isinstance(rule, NamedJumpRule))
    return next(words, "intercept")


def colours_must_be_equal(state: State) -> bool:
    """Whether a digit laid out of turn must be of the top card's colour too."""
    jumping = (rule for rule in state.game.rules if isinstance(rule, JumpInRule))
    return any(rule.by is MustEqual.EXACT for rule in jumping)


def may_jump_in(state: State, seat: Seat) -> bool:
    """Whether ``seat`` may take the turn over: another player is on turn, and no step waits."""
    question = state.question
    return (
        isinstance(question, Turn | Drawn | GoingOn)
        and question.seat != seat
        and all(isinstance(step, EndTurn) for step in state.agenda)
    )
