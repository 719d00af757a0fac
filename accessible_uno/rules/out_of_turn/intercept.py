"""Interception: a digit equal to the top card is laid out of turn (HR-05, HR-06)."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card
from accessible_uno.game.actions import Jump
from accessible_uno.game.base import ANYONE, Event, Reason, Seat, Window
from accessible_uno.game.option import Option, words
from accessible_uno.game.rule import Rewritten, answers, forbids, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import Draw, Emit, JumpIn
from accessible_uno.game.windows import OutOfTurn
from accessible_uno.rules.shared.jump_in import JumpInRule, MustEqual, may_jump_in

COST: Final = 2
"""Cards for a player who does not say the word (HR-05, G-54)."""


class Intercepted(Event, frozen=True):
    """A player intercepts; ``called``: and says so."""

    seat: Seat
    called: bool


class TurnIsYours(Reason, frozen=True):
    """Nobody intercepts on their own turn: they play."""


class MayIntercept(Window, frozen=True):
    """A card of the player's hand may intercept, on a discard pile of ``under`` cards."""

    card: Card
    under: int
    seat: Seat = ANYONE


class Intercept(JumpInRule, frozen=True):
    """A player who holds a digit from 1 to 9 equal to the top card may lay it out of turn.

    Play continues from there; a player who does not say INTERCEPTION draws two cards.

    Attributes:
        by: what must be equal.
    """

    key: ClassVar = "intercept"
    topic: ClassVar = "out-of-turn"
    clauses: ClassVar = ("HR-05", "HR-06")
    options: ClassVar = (Option("intercept", "by", words(*MustEqual), off="none"),)
    excludes: ClassVar = ("rapido",)
    by: MustEqual = MustEqual.NUMBER

    def open_windows(self) -> tuple[Window, ...]:
        """Every player may intercept at any time."""
        return (OutOfTurn(),)

    def equals(self, state: State, laid: Card) -> bool:
        """Whether a card may be laid out of turn on the top card."""
        top = state.top
        if not laid.digit:
            return False
        return laid is top if self.by is MustEqual.EXACT else laid.face is top.face

    @answers(OutOfTurn, Jump)
    def may_intercept(self, state: State, window: OutOfTurn, action: Jump) -> bool:
        """Whether one card equals the top one while another is on turn (G-55: first come)."""
        return len(action.cards) == 1 and action.cards[0] in self.jumping_cards(state, action.seat)

    def jumping_cards(self, state: State, seat: Seat) -> list[Card]:
        """Those of the hand that equal it."""
        if not state.top.digit or not may_jump_in(state, seat):
            return []
        return [each for each in dict.fromkeys(state.hands[seat]) if self.equals(state, each)]

    @forbids(OutOfTurn, Jump)
    def on_own_turn(self, state: State, window: OutOfTurn, action: Jump) -> Reason | None:
        """A player plays on their own turn, and does not intercept."""
        question = state.question
        own = question is not None and question.seat == action.seat
        return TurnIsYours() if own and self.equals(state, action.cards[0]) else None

    @rewrites(JumpIn)
    def intercept(self, state: State, jump: JumpIn) -> Rewritten:
        """Without the word the cards are drawn at once; the card stays laid (G-54)."""
        if jump.cards[0].digit is None:
            return None
        announced = Emit(Intercepted(jump.seat, jump.called))
        return (announced, jump) if jump.called else (announced, Draw(jump.seat, COST), jump)

    def private_offers(self, state: State, seat: Seat) -> tuple[Window, ...]:
        """Offer it to the player who holds the card."""
        under = len(state.discard)
        return tuple(MayIntercept(each, under) for each in self.jumping_cards(state, seat))
