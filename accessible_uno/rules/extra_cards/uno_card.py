"""The Uno card that turns the hands: laid at any moment, all hands move against play (HR-08)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Colour, Face, card
from accessible_uno.game.actions import Jump
from accessible_uno.game.base import Seat, Window
from accessible_uno.game.option import Option
from accessible_uno.game.rule import Rewritten, Rule, answers, effect, first, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import (
    END_TURN,
    Effect,
    FirstEffect,
    JumpIn,
    Lay,
    ReturnFirst,
    TurnHands,
)
from accessible_uno.game.windows import OutOfTurn, Turn
from accessible_uno.rules.shared.jump_in import MOMENTS, GoBack


class UnoCard(Rule, frozen=True):
    """An Uno card goes on anything, at any moment: every hand goes to the player before its owner.

    Top card and colour stay.  On the own turn it is the turn's card; out of turn the turn stays
    where it is.  As the last card it gives the empty hand to another, who wins.

    Attributes:
        number: how many Uno cards are in the deck.
    """

    key: ClassVar = "uno-card"
    version: ClassVar = 2
    topic: ClassVar = "hands"
    clauses: ClassVar = ("HR-08",)
    options: ClassVar = (Option("uno-card", "number", lowest=1, highest=8, off="0"),)
    excludes: ClassVar = ("uno-attack", "uno-shield")
    number: int = 1

    turn_stays: ClassVar[bool] = True
    """Whether the turn stays where it is even if somebody wins a place with the empty hand."""

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
        """Whether the card is an Uno card, and nobody is choosing or voting in between.

        What a player is choosing depends on the hand that would move.
        """
        return action.cards == self.jumping_cards(state, action.seat)

    def jumping_cards(self, state: State, seat: Seat) -> tuple[Card, ...]:
        """The Uno card, at such a moment."""
        if self.turn_stays and not isinstance(state.question, MOMENTS):
            return ()
        return (card(Face.UNO),)

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
        least = 0 if self.turn_stays else len(state.playing)
        then = END_TURN[jump.seat] if own else GoBack(over, state.turn, least)
        return (Lay(jump.seat, laid, None, jump.uno, then),)


class UnoCardVersion1(UnoCard, frozen=True):
    """As before: when somebody wins a place, the turn goes on from the player of the Uno card."""

    version: ClassVar = 1
    turn_stays: ClassVar = False
