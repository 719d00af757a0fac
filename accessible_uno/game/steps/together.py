"""Several cards laid at once, and cards laid out of turn."""

from __future__ import annotations

from accessible_uno.cards import Card, Colour
from accessible_uno.game.base import Choice, Seat, Step, Window
from accessible_uno.game.events import Played
from accessible_uno.game.state import State
from accessible_uno.game.steps.laying import Lay
from accessible_uno.game.steps.turning import END_TURN, TakeOverTurn


class Put(Step, frozen=True):
    """A card goes onto the discard pile and does nothing: others follow at once."""

    seat: Seat
    card: Card

    def do(self, state: State) -> None:
        """Put it there."""
        hand = state.hands[self.seat]
        hand.remove(self.card)
        state.discard.append(self.card)
        state.show(self.card, self.card.colour)
        state.emit(Played(self.seat, self.card, None, len(hand)))


class LayAll(Step, frozen=True):
    """Several cards go onto the discard pile; only the last one has an effect."""

    seat: Seat
    cards: tuple[Card, ...]
    colour: Colour | None = None
    uno: bool = False
    choice: Choice = None

    def do(self, state: State) -> None:
        """Lay them in order; then the turn ends."""
        *under, last = self.cards
        state.push(
            *(Put(self.seat, each) for each in under),
            Lay(self.seat, last, self.colour, self.uno, END_TURN[self.seat], self.choice),
        )


class JumpIn(Step, frozen=True):
    """A player lays cards out of turn; play goes on from there, unless a rule says otherwise.

    ``called``: the word that the rules want was said; ``over``: the question that was left.
    """

    seat: Seat
    cards: tuple[Card, ...]
    colour: Colour | None = None
    called: bool = True
    uno: bool = False
    choice: Choice = None
    over: Window | None = None

    def do(self, state: State) -> None:
        """Take the turn over and lay them."""
        laid = LayAll(self.seat, self.cards, self.colour, self.uno, self.choice)
        state.push(TakeOverTurn(self.seat), laid)
