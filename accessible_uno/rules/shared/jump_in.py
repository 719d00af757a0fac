"""Cards laid out of turn: families and tests shared by the rules that allow it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar, Final

from accessible_uno.game.base import Seat, Step, Window
from accessible_uno.game.rule import Rule
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, NEXT_PLAYS, EndTurn, Resume, settle_colour
from accessible_uno.game.windows import LAYING_WINDOWS, ColourOwed, Drawn, GoingOn, Turn


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


MOMENTS: Final = (*LAYING_WINDOWS, ColourOwed)
"""The questions over which an Uno card may be laid."""


class GoBack(Step, frozen=True):
    """After an Uno card out of turn, the question that it interrupted is asked again (G-30).

    A player who had drawn a card has lost it with the hand, and loses the turn.  One who has won a
    place with an empty hand is not asked any more: the turn goes on from there (CHAT-15).

    Attributes:
        over: the question.
        turn: whose turn it was.
        players: with fewer players left than this, the turn goes on from who laid the card.
    """

    over: Window
    turn: Seat
    players: int = 0

    def do(self, state: State) -> None:
        """Give the turn back."""
        over = self.over
        if len(state.playing) < self.players:
            state.push(NEXT_PLAYS)
            return
        state.turn = self.turn
        if over.seat not in state.playing:
            self._go_on(state)
        elif isinstance(over, Drawn):
            state.drawn = None
            state.push(END_TURN[over.seat])
        else:
            state.push(Resume(over))

    def _go_on(self, state: State) -> None:
        """Let the question lapse whose player has left."""
        state.drawn = None
        if not state.agenda:
            state.push(NEXT_PLAYS)
        if isinstance(self.over, ColourOwed):
            settle_colour(state, self.over.seat)
        else:
            state.push(*self.over.lapsed())
