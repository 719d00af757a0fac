"""To announce UNO: what all the rules share that ask for it."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game import reasons
from accessible_uno.game.actions import BareAction
from accessible_uno.game.base import Event, Reason, Seat, Step
from accessible_uno.game.frozen import frozen
from accessible_uno.game.state import State


@frozen
class SaidUno(Event):
    """A player announces UNO."""

    seat: Seat


@frozen
class UnoTooEarly(Reason):
    """UNO goes with the second-last card; this player holds ``count``."""

    count: int


@frozen
class UnoSaidAlready(Reason):
    """It is announced already."""


@frozen
class AnnounceUno(Step):
    """A player's UNO stands."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note and tell it."""
        state.said[self.seat] = True
        state.emit(SaidUno(self.seat))


@frozen
class DeclareUno(Step):
    """UNO is said as an act of its own."""

    seat: Seat

    def do(self, state: State) -> None:
        """Let it stand, unless the rules in force weigh it."""
        state.game.perform(state, AnnounceUno(self.seat))


@frozen
class SayUno(BareAction):
    """Announce UNO as an act of its own; the rules in force say when."""

    verbs: ClassVar = ("uno",)
    answers_question: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """Announce it."""
        return (DeclareUno(self.seat),)

    def reason_if_no_window(self, state: State) -> Reason:
        """Too many cards, or it is said already."""
        if state.round_over:
            return reasons.MatchIsOver() if state.winners else reasons.RoundIsOver()
        if state.said[self.seat]:
            return UnoSaidAlready()
        return UnoTooEarly(len(state.hands[self.seat]))
