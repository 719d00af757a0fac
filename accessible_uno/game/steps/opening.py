"""How a round begins: the dealer, the deal, the first card."""

from __future__ import annotations

from functools import cache
from typing import Final

from accessible_uno.cards import Card
from accessible_uno.game import events
from accessible_uno.game.base import Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps.turning import TAKE_TURN, Ask
from accessible_uno.game.windows import ShuffleNeeded


class BeginRound(Step, frozen=True):
    """Gather every card, and choose the dealer.  ``dealer`` overrides the rules."""

    dealer: Seat | None = None

    def do(self, state: State) -> None:
        """Clear the table."""
        state.round += 1
        del state.told[:-1]  # only this act is of the new round
        state.round_over = False
        state.round_winner = None
        state.pile = list(state.game.deck)
        state.discard = []
        for hand in state.hands:
            hand.clear()
        state.said_uno = [False] * len(state.hands)
        state.evidence = ()
        state.pending = 0
        state.notes = {kind: note for kind, note in state.notes.items() if kind.lasts_match}
        state.drawn = None
        state.empty_draws = 0
        state.face_round(1)
        state.events.append(events.RoundBegan(state.round))
        choice = CHOOSE_DEALER if self.dealer is None else MakeDealer(self.dealer)
        steps = (choice, _shuffle(len(state.pile)), DEAL)
        game = state.game
        game.perform_all(state, (SEAT_PLAYERS, *steps) if SeatPlayers in game.rewritten else steps)


@cache
def _shuffle(count: int) -> Step:
    return Ask(ShuffleNeeded(count))


class SeatPlayers(Step, frozen=True):
    """Seat and group the players, when a round begins or a position has been laid out."""

    def do(self, state: State) -> None:
        """Unless a rule says otherwise, everyone stays where they are and plays alone."""


class ChooseDealer(Step, frozen=True):
    """Decide who deals; unless a rule says otherwise, the deal moves leftward."""

    def do(self, state: State) -> None:
        """Move the deal to the left, from seat 0 (DUOS-05, G-11)."""
        dealer = 0 if state.dealer is None else state.seat_from(state.dealer, 1)
        state.game.perform(state, MakeDealer(dealer))


class MakeDealer(Step, frozen=True):
    """A player becomes the dealer."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note it, and emit the event."""
        state.dealer = self.seat
        state.turn = self.seat
        state.events.append(events.DealerChosen(self.seat))


class Deal(Step, frozen=True):
    """Cards are dealt one at a time from the dealer's left (CORE-02).

    Where play goes rightward already, from the dealer's right (OLY-08).  ``each``: how many cards,
    where it is not the number of every round.
    """

    each: int | None = None

    def do(self, state: State) -> None:
        """Deal, then turn up the first card."""
        each = self.each or state.game.hand_size
        ring = state.playing[:: state.direction]
        dealer = state.dealer or 0
        total = each * len(ring)
        pile = state.pile
        dealt = pile[-total:]
        dealt.reverse()
        del pile[-total:]
        first = ring.index(dealer) + 1 if dealer in ring else 0
        for place in range(len(ring)):
            state.hands[ring[(first + place) % len(ring)]] += dealt[place :: len(ring)]
        state.events.append(events.Dealt(each, tuple(map(tuple, state.hands))))
        state.game.perform(state, TURN_UP)


class TurnUp(Step, frozen=True):
    """The top card of the draw pile opens the discard pile (CORE-02)."""

    def do(self, state: State) -> None:
        """Turn it up, then let it have its effect as a first card."""
        first = state.pile.pop()
        state.discard.append(first)
        state.show(first, first.colour)
        state.game.perform(state, FirstEffect(first))


class FirstEffect(Step, frozen=True):
    """The effect of the card that opens the round."""

    card: Card

    def do(self, state: State) -> None:
        """Ask the rule of this face; if there is none, the dealer's left begins (CORE-03)."""
        state.events.append(events.FirstCard(self.card))
        meaning = state.game.first_effects.get(self.card.face)
        steps = meaning(state, self) if meaning else None
        if steps is not None:
            state.push(*steps)
            return
        state.game.perform(state, TAKE_TURN[state.seat_from(state.dealer or 0, 1)])


class ReturnFirst(Step, frozen=True):
    """The first card goes under the draw pile and another is turned up."""

    def do(self, state: State) -> None:
        """Put it at the bottom."""
        returned = state.discard.pop()
        state.pile.insert(0, returned)
        state.events.append(events.FirstCardReturned(returned))
        state.push(TurnUp())


class SetPile(Step, frozen=True):
    """Shuffled cards, the top one first, go under what the draw pile still holds.

    ``anew``: they are the draw pile itself, to which cards have come back.
    """

    cards: tuple[Card, ...]
    anew: bool = False

    def do(self, state: State) -> None:
        """Form the draw pile; the top of the discard stays where it is."""
        if state.discard and not self.anew:
            del state.discard[: -state.cards_left_on_discard]
            state.pile[:0] = self.cards[::-1]
            state.events.append(events.Reshuffled(len(self.cards)))
        else:
            state.pile = list(self.cards[::-1])


SEAT_PLAYERS: Final = SeatPlayers()
CHOOSE_DEALER: Final[Step] = ChooseDealer()
DEAL: Final = Deal()
TURN_UP: Final = TurnUp()
