"""Interception with the exact same card, of any kind (OLY-14)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card
from accessible_uno.game.actions import Jump
from accessible_uno.game.base import ANYONE, Event, Seat, Window
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Emit, JumpIn
from accessible_uno.game.windows import Drawn, OutOfTurn, Turn


class CutIn(Event, frozen=True):
    """A player intercepts."""

    seat: Seat


class MayJump(Window, frozen=True):
    """A card of the player's hand equals the top one, on a discard pile of ``under`` cards."""

    card: Card
    under: int
    seat: Seat = ANYONE


class ExactJump(Rule, frozen=True):
    """Same colour and same face; play continues from there.  No word is said."""

    key: ClassVar = "exact-jump"
    topic: ClassVar = "out-of-turn"
    clauses: ClassVar = ("OLY-14",)
    excludes: ClassVar = ("intercept", "rapido")

    def open_windows(self) -> tuple[Window, ...]:
        """Every player may intercept at any time."""
        return (OutOfTurn(),)

    @answers(OutOfTurn, Jump)
    def may_jump(self, state: State, window: OutOfTurn, action: Jump) -> bool:
        """Whether the card equals the top one while another player is on turn."""
        return action.cards == self.jumping_cards(state, action.seat)

    def jumping_cards(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The one like the top card."""
        return (state.top,) if _open(state, seat) else ()

    @rewrites(JumpIn)
    def announce_jump(self, state: State, step: JumpIn) -> Rewritten:
        """Announce that the card is laid out of turn."""
        return (Emit(CutIn(step.seat)), step)

    def private_offers(self, state: State, seat: Seat) -> tuple[Window, ...]:
        """Offer it to the player who holds the card."""
        held = state.hands[seat]
        same = (each for each in self.jumping_cards(state, seat) if each in held)
        return tuple(MayJump(each, len(state.discard)) for each in same)


def _open(state: State, seat: Seat) -> bool:
    question = state.question
    return isinstance(question, Turn | Drawn) and question.seat != seat
