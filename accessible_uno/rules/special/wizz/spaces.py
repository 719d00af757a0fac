"""The spaces of the wheel that let cards leave a hand, or show it (WIZ-02).

Cards that the wheel discards go under the top card: top card and colour stay (G-39).
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from accessible_uno.cards import Card, Colour
from accessible_uno.game.actions import Choose, KeepCards
from accessible_uno.game.base import (
    Action,
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
from accessible_uno.game.steps import DOWN_TO_ONE, Ask, Draw, Emit, GoOut


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


KEPT: Final = 2


class KeepTwo(Window, frozen=True):
    """A player says which two cards stay."""

    seat: Seat
    count: int = KEPT

    def picked(self, state: State, cards: tuple[Card, ...]) -> Picked:
        """All other cards go under the top card."""
        if len(cards) != KEPT:
            return NotTwo()
        rest = Counter(state.hands[self.seat]) - Counter(cards)
        return (Slide(self.seat, tuple(rest.elements())),)

    def default(self, state: State) -> Action:
        """The lightest two are kept."""
        light = sorted(state.hands[self.seat], key=burden)[:KEPT]
        return KeepCards(self.seat, tuple(sorted(light, key=lambda held: held.rank)))


class NotTwo(Reason, frozen=True):
    """Two cards are kept, no more and no fewer."""


class AlmostUno(Step, frozen=True):
    """The player who spun keeps two cards."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask which; two or fewer stay as they are."""
        many = len(state.hands[self.seat]) > KEPT
        state.push(Ask(KeepTwo(self.seat)) if many else Emit(NothingToShed(self.seat)))


class ColourToShed(Window, frozen=True):
    """A player says which of the colours held goes; a wild has none."""

    seat: Seat

    def outcomes(self, state: State) -> Outcomes:
        """Every card of the colour goes."""
        hand = state.hands[self.seat]
        return {
            colour: (Slide(self.seat, tuple(held for held in hand if held.colour == colour)),)
            for colour in colours_held(state, self.seat)
        }

    def default(self, state: State) -> Action:
        """The colour held most often goes."""
        return Choose(self.seat, commonest(colours_held(state, self.seat)))


def colours_held(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the colours of a hand, each as often as it is held."""
    return tuple(held.colour.value for held in state.hands[seat] if held.colour is not None)


class OneColourLess(Step, frozen=True):
    """The player who spun discards all cards of one colour."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask which, if there is any."""
        any_held = bool(colours_held(state, self.seat))
        state.push(Ask(ColourToShed(self.seat)) if any_held else Emit(NothingToShed(self.seat)))


class DigitToShed(Window, frozen=True):
    """A player says which of the digits held goes."""

    seat: Seat

    def outcomes(self, state: State) -> Outcomes:
        """Every card of the digit goes."""
        hand = state.hands[self.seat]
        return {
            digit: (Slide(self.seat, tuple(held for held in hand if held.face.value == digit)),)
            for digit in digits_held(state, self.seat)
        }

    def default(self, state: State) -> Action:
        """The digit held most often goes."""
        return Choose(self.seat, commonest(digits_held(state, self.seat)))


def digits_held(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the digits of a hand, each as often as it is held."""
    return tuple(held.face.value for held in state.hands[seat] if held.digit is not None)


class OneDigitLess(Step, frozen=True):
    """The player who spun discards all cards of one digit."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask which, if there is any."""
        any_held = bool(digits_held(state, self.seat))
        state.push(Ask(DigitToShed(self.seat)) if any_held else Emit(NothingToShed(self.seat)))


class UntilColour(Step, frozen=True):
    """A player draws, one card after the other."""

    seat: Seat
    colour: Colour

    def do(self, state: State) -> None:
        """Draw the first one."""
        state.push(Draw(self.seat, 1), DrawOn(self.seat, self.colour, len(state.hands[self.seat])))


class DrawOn(Step, frozen=True):
    """A player who held ``held`` cards draws on until one of those that come will do."""

    seat: Seat
    colour: Colour
    held: int

    def do(self, state: State) -> None:
        """Stop at the colour, at a wild, or when no card is left anywhere."""
        came = state.hands[self.seat][self.held :]
        if not any(map(self._will_do, came)) and not state.exhausted:
            state.push(Draw(self.seat, 1), self)

    def _will_do(self, drawn: Card) -> bool:
        return drawn.is_wild or drawn.colour is self.colour


class HandBared(Event, frozen=True):
    """A hand is shown to everyone for a moment, in the middle of a round."""

    seat: Seat
    cards: tuple[Card, ...]

    def teach(self, known: HandsKnown) -> None:
        """The whole hand."""
        known.shown(self.seat, self.cards)


class VisibleHand(Step, frozen=True):
    """A hand is shown."""

    seat: Seat

    def do(self, state: State) -> None:
        """Emit it for all."""
        state.emit(HandBared(self.seat, tuple(state.hands[self.seat])))
