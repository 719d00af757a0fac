"""The Uno card that turns the hands: laid at any moment, all hands move against play (HR-08)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Colour, Face, card
from accessible_uno.game.actions import Jump
from accessible_uno.game.base import Seat, Step, Window
from accessible_uno.game.frozen import frozen
from accessible_uno.game.option import Option
from accessible_uno.game.rule import Rewritten, Rule, answers, effect, first, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    END_TURN,
    Effect,
    FirstEffect,
    JumpIn,
    Lay,
    Resume,
    ReturnFirst,
    TurnHands,
)
from accessible_uno.game.windows import Drawn, OutOfTurn, Turn


@frozen
class GoBack(Step):
    """After an Uno card out of turn, the question that it interrupted is asked again (G-30).

    A player who had drawn a card has lost it with the hand, and loses the turn.
    """

    over: Window
    turn: Seat

    def do(self, state: State) -> None:
        """Give the turn back."""
        state.turn = self.turn
        if isinstance(self.over, Drawn):
            state.drawn = None
            state.push(END_TURN[self.over.seat])
        else:
            state.push(Resume(self.over))


@frozen
class UnoCard(Rule):
    """An Uno card goes on anything, at any moment: every hand goes to the player before its owner.

    Top card and colour stay.  On the own turn it is the turn's card; out of turn the turn stays
    where it is.  As the last card it gives the empty hand to another, who wins.

    Attributes:
        number: how many Uno cards are in the deck.
    """

    key: ClassVar = "uno-card"
    topic: ClassVar = "hands"
    clauses: ClassVar = ("HR-08",)
    options: ClassVar = (Option("uno-card", "number", lowest=1, highest=8, off="0"),)
    excludes: ClassVar = ("uno-attack", "uno-shield")
    number: int = 1

    def cards(self) -> tuple[Card, ...]:
        """Return the Uno cards."""
        return (card(Face.UNO),) * self.number

    def matches(self, laid: Card, top: Card, colour: Colour | None) -> bool:
        """It goes on anything."""
        return laid.face is Face.UNO

    def open_windows(self) -> tuple[Window, ...]:
        """Every player may lay it at any time."""
        return (OutOfTurn(),)

    @answers(OutOfTurn, Jump)
    def any_moment(self, state: State, window: OutOfTurn, action: Jump) -> bool:
        """Whether the card is an Uno card: no question stops it."""
        return len(action.cards) == 1 and action.cards[0].face is Face.UNO

    @effect(Face.UNO)
    def turn_hands(self, state: State, laid: Effect) -> Rewritten:
        """Each hand goes to the player who plays before its owner."""
        return (TurnHands(-state.direction),)

    @first(Face.UNO)
    def turn_another(self, state: State, opening: FirstEffect) -> Rewritten:
        """Without a colour it cannot open a round: another card is turned up."""
        return (ReturnFirst(),)

    @rewrites(JumpIn)
    def out_of_turn(self, state: State, jump: JumpIn) -> Rewritten:
        """Out of turn, the turn stays where it is; on the own turn it is the turn's card."""
        (laid, *others) = jump.cards
        over = jump.over
        if others or laid.face is not Face.UNO or over is None:
            return None
        own = isinstance(over, Turn) and over.seat == jump.seat
        then = END_TURN[jump.seat] if own else GoBack(over, state.turn)
        return (Lay(jump.seat, laid, None, jump.uno, then),)
