"""Cards that the wheel discards go under the top card: top card and colour stay (G-39)."""

from __future__ import annotations

from accessible_uno.cards import Card
from accessible_uno.game.base import Event, HandsKnown, Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps import DOWN_TO_ONE, GoOut


class Slid(Event, frozen=True):
    """Cards go from a hand under the top card; ``left`` stay in hand."""

    seat: Seat
    cards: tuple[Card, ...]
    left: int

    def teach(self, known: HandsKnown) -> None:
        """The cards leave the hand."""
        for each in self.cards:
            known.left_hand(self.seat, each)


class NothingToShed(Event, frozen=True):
    """The wheel would take cards from a hand that has none of that kind."""

    seat: Seat


def burden(held: Card) -> int:
    """Return how heavy a card is to keep, for a player who does not say which."""
    return held.digit if held.digit is not None else 50 if held.is_wild else 20


def commonest(held: tuple[str, ...]) -> str:
    """Return the digit or colour that is held most often."""
    return max(sorted(set(held)), key=held.count)


class Slide(Step, frozen=True):
    """A player discards cards under the top card."""

    seat: Seat
    cards: tuple[Card, ...]

    def do(self, state: State) -> None:
        """An emptied hand wins the round; with one card left UNO is due (G-39)."""
        state.discard_from(self.seat, self.cards, state.cards_left_on_discard)
        hand = state.hands[self.seat]
        state.emit(Slid(self.seat, self.cards, len(hand)))
        if not hand:
            state.game.perform(state, GoOut(self.seat))
        elif len(hand) == 1:
            state.game.perform(state, DOWN_TO_ONE[False][self.seat])
