"""The swap card: it matches anything; its player exchanges hands and names a colour (HR-18)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.cards import Card, Face, card
from accessible_uno.game.actions import Choose
from accessible_uno.game.base import Action, Choice, Outcomes, Seat, Window
from accessible_uno.game.option import Option, switch
from accessible_uno.game.rule import Rewritten, Rule, chooses, effect, first
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Effect, FirstEffect, SwapHands, TakeTurn
from accessible_uno.game.windows import ColourOwed


class SwapOwed(Window, frozen=True):
    """A swap card opens the round: ``seat`` is to choose whose hand to take."""

    seat: Seat

    def outcomes(self, state: State) -> Outcomes:
        """The chosen hand is exchanged at once."""
        seat = self.seat
        return {other: (SwapHands(seat, other),) for other in partners(state, seat)}

    def default(self, state: State) -> Action:
        """A silent player exchanges with the fewest cards, the next in turn among equals."""
        found = partners(state, self.seat)
        return Choose(self.seat, min(found, key=lambda other: len(state.hands[other])))


def partners(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the players whose hand may be taken: never one with a single card (HR-18)."""
    return tuple(other for other in state.playing if other != seat and len(state.hands[other]) != 1)


class SwapCard(Rule, frozen=True):
    """One card more in the deck, worth 30 points.  Nobody may refuse the exchange."""

    key: ClassVar = "swap-card"
    topic: ClassVar = "hands"
    clauses: ClassVar = ("WP-02", "HR-18", "WP-10")
    options: ClassVar[tuple[Option, ...]] = (switch("swap-card"),)
    opens: ClassVar = ((SwapOwed, Choose),)

    def cards(self) -> tuple[Card, ...]:
        """Return the one."""
        return (card("sw"),)

    @chooses(Face.SWAP_HANDS)
    def choose_partner(self, state: State, seat: Seat, laid: Card) -> tuple[Choice, ...]:
        """Return those partners; a last card is a plain wild."""
        return () if len(state.hands[seat]) == 1 else partners(state, seat)

    @effect(Face.SWAP_HANDS)
    def swap(self, state: State, laid: Effect) -> Rewritten:
        """Exchange, where somebody could be chosen and a card is left."""
        if not isinstance(laid.choice, int) or not state.hands[laid.seat]:
            return ()
        return (SwapHands(laid.seat, laid.choice),)

    @first(Face.SWAP_HANDS)
    def ask_partner(self, state: State, opening: FirstEffect) -> Rewritten:
        """The player left of the dealer exchanges, then names the colour, then plays (WP-10)."""
        starter = state.seat_from(state.dealer or 0, 1)
        if partners(state, starter):
            return (Ask(SwapOwed(starter)), Ask(ColourOwed(starter)), TakeTurn(starter))
        return (Ask(ColourOwed(starter)), TakeTurn(starter))
