"""Draw a card, keep the drawn card, accept a penalty."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game import reasons
from accessible_uno.game.actions.basics import BareAction, out_of_place
from accessible_uno.game.base import Reason, Step
from accessible_uno.game.events import Stopped
from accessible_uno.game.state import State
from accessible_uno.game.steps import DRAW_ONE, END_TURN, LET_PASS, PASSED, Emit, threat_accepted
from accessible_uno.game.windows import GoingOn, Threat


class DrawCard(BareAction, frozen=True):
    """Draw one card, for want of one to play or by choice (CORE-12, CORE-13)."""

    verbs: ClassVar = ("draw",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Draw one and see whether it goes."""
        return DRAW_ONE[self.seat]

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or a card has been drawn already."""
        return out_of_place(state, self.seat) or reasons.DrewAlready()


class Pass(BareAction, frozen=True):
    """Keep the card just drawn, or lay no more cards."""

    verbs: ClassVar = ("pass",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """End the turn."""
        if isinstance(state.question, GoingOn):
            return (Emit(Stopped(self.seat)), END_TURN[self.seat])
        return (PASSED[self.seat], END_TURN[self.seat])

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or nothing has been drawn yet."""
        return out_of_place(state, self.seat) or reasons.NothingToKeep()


class Take(BareAction, frozen=True):
    """Accept the pending penalty."""

    verbs: ClassVar = ("take",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Draw what is pending, and lose the turn where it is at stake."""
        threat = state.question
        assert isinstance(threat, Threat)
        return (LET_PASS, threat_accepted(state, self.seat, threat.amount, threat.loses_turn))

    def reason_if_no_window(self, state: State) -> Reason:
        """Not one's turn, or nothing is pending."""
        return out_of_place(state, self.seat) or reasons.NothingPending()
