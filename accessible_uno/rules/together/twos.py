"""On a 2 the others lay a 2 or draw, until the turn is back (OLY-22, G-24)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Face
from accessible_uno.game.actions import DrawCard, Play
from accessible_uno.game.base import Event, Note, Reason, Seat, Step
from accessible_uno.game.events import TurnCame
from accessible_uno.game.rule import Rewritten, Rule, effect, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, AfterDraw, Effect, TakeTurn
from accessible_uno.game.windows import Turn
from accessible_uno.rules.shared.turns import turns_are_dodged


class TwoOwed(Turn, frozen=True):
    """A player is to lay a 2, or to draw a card and let the turn pass."""

    seat: Seat


class TwosBegan(Event, frozen=True):
    """A player has laid a 2: the others lay one or draw, until the turn is back."""

    seat: Seat


class LayATwo(Reason, frozen=True):
    """While the 2 goes round, only another 2 may be laid."""

    wrong_card: ClassVar = True


class TwosGoRound(Note, frozen=True):
    """The seats that still owe a 2; none while no 2 goes round."""

    waiting: tuple[Seat, ...] = ()


class BeginTwos(Step, frozen=True):
    """A 2 begins to go round."""

    seat: Seat

    def do(self, state: State) -> None:
        """Everyone else owes one."""
        state.remember(TwosGoRound(tuple(seat for seat in state.playing if seat != self.seat)))
        state.emit(TwosBegan(self.seat))


class AskForTwo(Step, frozen=True):
    """The turn comes to a seat that owes a 2."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask the seat to lay one or to draw."""
        waiting = state.recall(TwosGoRound).waiting
        state.remember(TwosGoRound(tuple(seat for seat in waiting if seat != self.seat)))
        state.turn = self.seat
        state.drawn = None
        state.question = TwoOwed(self.seat)
        state.emit(TurnCame(self.seat))


class StopTwos(Step, frozen=True):
    """The turn is back: the 2 has gone round."""

    def do(self, state: State) -> None:
        """Forget it."""
        state.remember(TwosGoRound())


class Twos(Rule, frozen=True):
    """One card each; a 2 laid in answer does not start it again, and a draw two is no 2 (G-24)."""

    key: ClassVar = "twos"
    clauses: ClassVar = ("OLY-22",)
    # Before owed turns (50) and the wheel (60), and before drawing (50) and draw-until (60):
    # while a 2 goes round, turns and drawn cards are its own.
    rank: ClassVar = 40
    opens: ClassVar = ((TwoOwed, Play), (TwoOwed, DrawCard))

    @effect(Face.TWO)
    def start_going_round(self, state: State, laid: Effect) -> Rewritten:
        """A 2 that answers no other one starts it, unless it is the last card."""
        if isinstance(state.answered, TwoOwed) or not state.hands[laid.seat]:
            return ()
        if state.recall(TwosGoRound).waiting:
            return ()
        return (BeginTwos(laid.seat),)

    @rewrites(TakeTurn)
    def go_round(self, state: State, step: TakeTurn) -> Rewritten:
        """Ask a player who owes a 2 for it; when the next player owes none, it is over."""
        waiting = state.recall(TwosGoRound).waiting
        if step.seat in waiting:
            return (AskForTwo(step.seat),)
        return (StopTwos(), step) if waiting else None

    @forbids(TwoOwed, Play)
    def nothing_else(self, state: State, window: TwoOwed, action: Play) -> Reason | None:
        """Refuse every other card, but for one that dodges."""
        if action.card.face is Face.UNO and turns_are_dodged(state):
            return None
        return None if action.card.face is Face.TWO else LayATwo()

    @rewrites(AfterDraw)
    def let_pass(self, state: State, step: AfterDraw) -> Rewritten:
        """A player without a 2 keeps the card drawn."""
        if state.last_drawn is None or not isinstance(state.answered, TwoOwed):
            return None
        return (END_TURN[step.seat],)
