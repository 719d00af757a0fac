"""War: everyone shows their highest digit; the highest of all may be discarded (WH-9)."""

from __future__ import annotations

from accessible_uno.cards import Card
from accessible_uno.game.actions import DiscardCards
from accessible_uno.game.base import (
    Action,
    ChoiceWord,
    Event,
    HandsKnown,
    Outcomes,
    Picked,
    Reason,
    Seat,
    Step,
    Window,
)
from accessible_uno.game.state import State
from accessible_uno.game.steps import Ask, Emit
from accessible_uno.rules.special.wizz.spaces import Slide


class WarCards(Event, frozen=True):
    """Each of ``seats`` shows the highest digit held; a player without one abstains."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]

    def teach(self, known: HandsKnown) -> None:
        """A card of each hand."""
        for seat, shown in zip(self.seats, self.cards, strict=True):
            known.holds(seat, (shown,))


class WarUndecided(Event, frozen=True):
    """The highest digits are equal, or nobody has any: no card is discarded (G-39)."""


class SpoilsLeft(Event, frozen=True):
    """The winner of a war keeps the card."""

    seat: Seat


class NotTheSpoils(Reason, frozen=True):
    """Only a card of the digit that has won may be discarded."""


class Spoils(Window, frozen=True):
    """The winner of a war may discard a card of the digit ``won``."""

    seat: Seat
    won: int

    def picked(self, state: State, cards: tuple[Card, ...]) -> Picked:
        """One card of the digit that has won goes."""
        if len(cards) == 1 and cards[0].digit == self.won:
            return (Slide(self.seat, cards),)
        return NotTheSpoils()

    def outcomes(self, state: State) -> Outcomes:
        """The card may be kept."""
        return {ChoiceWord.NONE: (Emit(SpoilsLeft(self.seat)),)}

    def default(self, state: State) -> Action:
        """The card goes."""
        held = next(held for held in state.hands[self.seat] if held.digit == self.won)
        return DiscardCards(self.seat, (held,))


class War(Step, frozen=True):
    """The highest digits are compared."""

    def do(self, state: State) -> None:
        """Ask the winner; equals keep their cards."""
        shown: dict[Seat, Card] = {}
        for seat in state.playing:
            digits = [held for held in state.hands[seat] if held.digit is not None]
            if digits:
                shown[seat] = max(digits, key=lambda held: held.digit or 0)
        if shown:
            state.emit(WarCards(tuple(shown), tuple(shown.values())))
        highest = max((card.digit or 0 for card in shown.values()), default=0)
        winners = [seat for seat, card in shown.items() if card.digit == highest]
        if len(winners) == 1:
            state.push(Ask(Spoils(winners[0], highest)))
        else:
            state.push(Emit(WarUndecided()))
