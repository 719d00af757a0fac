"""Uno wizz: the first player to shout it discards a card (WH-8)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card
from accessible_uno.game import reasons
from accessible_uno.game.actions import BareAction, DiscardCards
from accessible_uno.game.base import ANYONE, Action, Event, Picked, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Emit, Offer, Withdraw
from accessible_uno.rules.special.wizz.spaces import Slide, burden


class Shouted(Event, frozen=True):
    """A player has shouted "Uno wizz" first."""

    seat: Seat


class NothingToShout(Reason, frozen=True):
    """The wheel asks for no shout, or somebody was faster."""


class NotOneCard(Reason, frozen=True):
    """One card is discarded, no more."""


class Shouting(Window, frozen=True):
    """Everyone may shout, until somebody has, or the next player acts."""

    seat: Seat = ANYONE


class CardToShed(Window, frozen=True):
    """The player who shouted first chooses the card to discard."""

    seat: Seat

    def picked(self, state: State, cards: tuple[Card, ...]) -> Picked:
        """One card goes."""
        return (Slide(self.seat, cards),) if len(cards) == 1 else NotOneCard()

    def default(self, state: State) -> Action:
        """The heaviest card goes."""
        return DiscardCards(self.seat, (max(state.hands[self.seat], key=burden),))


class UnoWizz(Step, frozen=True):
    """The race is open to all."""

    def do(self, state: State) -> None:
        """Offer it while the next turn goes on."""
        state.push(Offer(Shouting()))


class Shout(BareAction, frozen=True):
    """Shout "Uno wizz"."""

    verbs: ClassVar = ("shout",)
    answers_question: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """The race is won, and a card may go."""
        return (Withdraw(Shouting()), Emit(Shouted(self.seat)), Ask(CardToShed(self.seat)))

    def reason_if_no_window(self, state: State) -> Reason:
        """No race, or it is over."""
        if state.round_over:
            return reasons.MatchIsOver() if state.winners else reasons.RoundIsOver()
        return NothingToShout()
