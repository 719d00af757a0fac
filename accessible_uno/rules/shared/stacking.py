"""Stacking: a threatened player answers with a card, and the sum passes on."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Face
from accessible_uno.game.actions import Play, Take
from accessible_uno.game.base import Action, Note, Step, Window
from accessible_uno.game.compiled import CompiledRules
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import State, by_the_rules
from accessible_uno.game.steps import Answered, Lay
from accessible_uno.game.windows import Threat

STACKED: Final = (Face.DRAW_TWO, Face.WILD_DRAW_FOUR)
"""The faces that are usually stacked."""


class StackingInverted(Note, frozen=True):
    """For how many more turns stacking is lent where no rule has it, or suspended where one has."""

    turns: int = 0


class StackingRule(Rule, frozen=True):
    """A rule by which some cards answer a threat, and the sum passes on to the next player."""

    opens: ClassVar[tuple[tuple[type[Window], type[Action]], ...]] = ((Threat, Take),)

    permanent: ClassVar[bool] = True
    """Whether it has stacking all the time, not only while stacking is lent."""

    stacked: ClassVar[tuple[Face, ...]] = STACKED
    """The faces that may ever answer; a rule of another package may name others."""

    raises_first: ClassVar[bool] = False
    """Whether a draw two that opens the round may be answered."""

    def stacks(self, state: State, threat: Threat, face: Face) -> bool:
        """Return whether a card of ``face`` answers ``threat`` now."""
        raise NotImplementedError

    @answers(Threat, Play)
    def may_stack(self, state: State, window: Threat, action: Play) -> bool:
        """Whether the card answers the threat."""
        return self.stacks(state, window, action.card.face)

    @rewrites(Lay, faces="stacked")
    def pass_sum_on(self, state: State, step: Lay) -> Rewritten:
        """The cards that were to be drawn are added to those that this card asks for (DUO-04)."""
        threat = state.answered
        if isinstance(threat, Threat) and self.stacks(state, threat, step.card.face):
            return put_off(threat, step)
        return None


def put_off(threat: Threat, answer: Lay) -> tuple[Step, ...]:
    """Return the steps by which a laid card answers a threat, and its sum passes on."""
    return (Answered(threat.amount), answer)


def stacking_is_inverted(state: State) -> bool:
    """Whether stacking is now lent where no rule has it, or suspended where one has."""
    return state.recall(StackingInverted).turns > 0


@by_the_rules
def stacking_is_permanent(game: CompiledRules) -> bool:
    """Whether an active rule has stacking all the time."""
    return any(isinstance(rule, StackingRule) and rule.permanent for rule in game.rules)


@by_the_rules
def first_cards_are_raised(game: CompiledRules) -> bool:
    """Whether a draw two that opens the round may be answered with a card."""
    return any(isinstance(rule, StackingRule) and rule.raises_first for rule in game.rules)
