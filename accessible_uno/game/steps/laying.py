"""Cards go from a hand onto the discard pile and have their effect; hands change owners."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_uno.cards import Card, Colour, Face
from accessible_uno.game import events
from accessible_uno.game.base import Choice, Note, Seat, Step, Window
from accessible_uno.game.events import Played
from accessible_uno.game.state import State
from accessible_uno.game.steps.ending import GoOut
from accessible_uno.game.steps.turning import END_TURN, Ask, TakeOverTurn
from accessible_uno.game.windows import MOST_SEATS, ColourOwed


class BeforeWild(Note, frozen=True):
    """The card and the colour under the last wild, needed if it is taken back or judged.

    Attributes:
        colour: the colour that was active.
        top: the card that was on top.
    """

    # Kept beyond the round, because version 1 of ``dealer-opens`` judges a wild that opens a round
    # by the last one laid before it.
    lasts_match: ClassVar = True
    colour: Colour | None = None
    top: Card | None = None


class Lay(Step, frozen=True):
    """A card goes from a hand onto the discard pile; ``then`` happens after all that it causes.

    A card without any colour goes under the top card: top and colour stay (HR-08, HR-20).
    """

    seat: Seat
    card: Card
    colour: Colour | None
    uno: bool
    then: Step
    choice: Choice = None

    @property
    def face(self) -> Face:
        """The face of the card."""
        return self.card.face

    @property
    def effect(self) -> Effect:
        """What its face does, once it lies there."""
        return Effect(self.seat, self.card, self.choice)

    def do(self, state: State) -> None:
        """Lay it, notice a hand of one card, and let the card have its effect."""
        seat = self.seat
        laid = self.card
        hand = state.hands[seat]
        hand.remove(laid)
        left = len(hand)
        state.turn = seat
        state.empty_draws = 0
        game = state.game
        active = laid.colour
        if active is not None:
            state.discard.append(laid)
            state.colour = active
            state.match = game.own_matches[laid]
            owes = False
        else:
            owes = self._lay_without_colour(state)
        state.events.append(Played(seat, laid, self.colour, left))
        if owes:
            self._owe_colour(state, left)
        elif left == 1 or laid.face in game.effects:
            self._bring_effects(state, left)
        else:
            then = self.then
            if type(then) in game.rewritten:
                state.agenda.append(then)
            else:
                then.do(state)

    def _bring_effects(self, state: State, left: int) -> None:
        """Let the card have its effect, after the notice of a hand of one card."""
        game = state.game
        state.agenda.append(self.then)
        if left == 1:
            if self.card.face in game.effects:
                state.agenda.append(self.effect)
            game.perform(state, DOWN_TO_ONE[self.uno][self.seat])
        else:
            game.perform(state, self.effect)

    def _lay_without_colour(self, state: State) -> bool:
        """Lay a wild, which takes the colour named, or a card that leaves top and colour.

        Return whether the colour is still owed.
        """
        laid = self.card
        if laid.is_colourless:
            state.discard.insert(-state.cards_left_on_discard, laid)
            return False
        state.remember(BeforeWild(state.colour, state.top))
        state.discard.append(laid)
        state.show(laid, self.colour)
        return self.colour is None

    def _owe_colour(self, state: State, left: int) -> None:
        """Ask for the colour of a wild that is laid without one; the rest comes after."""
        seat = self.seat
        state.agenda.append(self.then)
        if self.card.face in state.game.effects:
            state.agenda.append(self.effect)
        state.agenda.append(Ask(ColourOwed(seat)))
        if left == 1:
            state.agenda.append(DOWN_TO_ONE[self.uno][seat])


class Effect(Step, frozen=True):
    """The effect of a laid card; for each face one rule says what it is."""

    seat: Seat
    card: Card
    choice: Choice = None

    @property
    def face(self) -> Face:
        """The face of the card."""
        return self.card.face

    def do(self, state: State) -> None:
        """Ask the one rule that gives the face its effect."""
        steps = state.game.effects[self.card.face](state, self)
        if steps is not None:
            state.game.perform_all(state, steps)


class DownToOne(Step, frozen=True):
    """A player has come down to one card; ``called``: and said UNO with the second-last."""

    seat: Seat
    called: bool = False

    def do(self, state: State) -> None:
        """Emit it, unless UNO was announced."""
        if not state.said_uno[self.seat]:
            state.events.append(events.OneCardLeft(self.seat))


class SetColour(Step, frozen=True):
    """A colour is named as an action of its own."""

    seat: Seat
    colour: Colour

    def do(self, state: State) -> None:
        """Make it the active colour."""
        state.show(state.top, self.colour)
        state.events.append(events.ColourNamed(self.seat, self.colour))


DOWN_TO_ONE: Final = tuple(
    tuple(DownToOne(seat, called) for seat in range(MOST_SEATS)) for called in (False, True)
)


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


class PassHands(Step, frozen=True):
    """Hands change owners all at once: each pair is who gives and who receives."""

    moves: tuple[tuple[Seat, Seat], ...]

    def do(self, state: State) -> None:
        """Move them; each receiver alone sees the cards; an empty hand wins the round (HR-08)."""
        given = {giver: state.hands[giver][:] for giver, _ in self.moves}
        for giver, receiver in self.moves:
            hand = given[giver]
            state.hands[receiver] = hand
            state.said_uno[receiver] = False
            state.emit(events.HandReceived(receiver, giver, len(hand), tuple(hand)))
        receivers = [receiver for _, receiver in self.moves]
        for receiver in receivers:
            if not state.hands[receiver]:
                state.game.perform(state, GoOut(receiver))
                return
        state.push(*(DOWN_TO_ONE[False][seat] for seat in receivers if len(state.hands[seat]) == 1))


class SwapHands(Step, frozen=True):
    """``seat`` exchanges hands with ``other``."""

    seat: Seat
    other: Seat

    def do(self, state: State) -> None:
        """Emit the event, and move the hands."""
        state.emit(events.HandsSwapped(self.seat, self.other))
        moves = ((self.seat, self.other), (self.other, self.seat))
        state.game.perform(state, PassHands(moves))


class TurnHands(Step, frozen=True):
    """Every hand of those still in goes to a neighbour: ``way`` 1 leftward, -1 rightward."""

    way: int

    def do(self, state: State) -> None:
        """Emit the event, and move the hands."""
        state.emit(events.HandsTurned(self.way))
        ring = state.rings[self.way]
        state.game.perform(state, PassHands(tuple((seat, ring[seat]) for seat in state.playing)))
