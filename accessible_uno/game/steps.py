"""What every table does.  A rule that does something else keeps its steps with it."""

from __future__ import annotations

from typing import Final

from accessible_uno.cards import Card, Colour
from accessible_uno.game import events
from accessible_uno.game.base import Event, Seat, Step, Window
from accessible_uno.game.events import Drew, Played
from accessible_uno.game.state import State
from accessible_uno.game.value import value
from accessible_uno.game.windows import (
    DRAWNS,
    MOST_SEATS,
    TURNS,
    BetweenRounds,
    ShuffleNeeded,
)

TURN_CAME: Final = tuple(events.TurnCame(seat) for seat in range(MOST_SEATS))


@value
class Tell(Step):
    """Let an event be known."""

    event: Event

    def do(self, state: State) -> None:
        """Tell it."""
        state.events.append(self.event)


@value
class Ask(Step):
    """Put a question and wait for its answer."""

    window: Window

    def do(self, state: State) -> None:
        """Wait, and tell everyone who is asked."""
        state.question = self.window
        if self.window.seat >= 0:
            state.events.append(events.Asked(self.window.seat, self.window))


@value
class Resume(Step):
    """Go back to a question that was interrupted."""

    window: Window

    def do(self, state: State) -> None:
        """Wait for it again, without another word."""
        state.question = self.window


@value
class Offer(Step):
    """Open a window besides the question."""

    window: Window

    def do(self, state: State) -> None:
        """Open it."""
        state.offers.append(self.window)


@value
class Withdraw(Step):
    """Close a window that stood open besides the question."""

    window: Window

    def do(self, state: State) -> None:
        """Close it, if it is open still."""
        state.close_offers((self.window,))


@value
class CloseOffers(Step):
    """Nobody uses the windows that stand open besides: they are gone."""

    def do(self, state: State) -> None:
        """Close them all."""
        state.offers.clear()


class Lay(Step):
    """A card goes from a hand onto the discard pile; ``then`` happens after all that it causes."""

    __slots__ = ("card", "colour", "seat", "then", "uno")

    def __init__(
        self, seat: Seat, card: Card, colour: Colour | None, uno: bool, then: Step
    ) -> None:
        self.seat = seat
        self.card = card
        self.colour = colour
        self.uno = uno
        self.then = then

    def do(self, state: State) -> None:
        """Lay it, notice a hand of one card, and let the card have its effect."""
        seat = self.seat
        laid = self.card
        colour = self.colour
        hand = state.hands[seat]
        hand.remove(laid)
        state.discard.append(laid)
        state.turn = seat
        state.empty_draws = 0
        game = state.game
        if colour is None:
            active = laid.colour
        else:
            state.colour_before = state.colour
            state.match_before = state.match
            active = colour
        state.colour = active
        state.match = game.matches[laid, active]
        left = len(hand)
        state.events.append(Played(seat, laid, colour, left))
        then = self.then
        if laid.face in game.effects:
            state.agenda.append(then)
            effect = Effect(seat, laid)
            if left == 1:
                state.agenda.append(effect)
                game.perform(state, DOWN_TO_ONE[self.uno][seat])
            else:
                game.perform(state, effect)
        elif left == 1:
            state.agenda.append(then)
            game.perform(state, DOWN_TO_ONE[self.uno][seat])
        elif type(then) in game.rewritten:
            state.agenda.append(then)
        else:
            then.do(state)


class Effect(Step):
    """What a laid card does besides lying there; the rules give it meaning, face by face."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def do(self, state: State) -> None:
        """Ask the rules in force what the face means."""
        for meaning in state.game.effects[self.card.face]:
            steps = meaning(state, self)
            if steps is not None:
                if len(steps) == 1:
                    state.game.perform(state, steps[0])
                else:
                    state.agenda += steps[::-1]
                return


@value
class DownToOne(Step):
    """A player has come down to one card; ``called``: and said UNO with the second-last."""

    seat: Seat
    called: bool = False

    def do(self, state: State) -> None:
        """Say so, unless UNO has said it."""
        if not state.said[self.seat]:
            state.events.append(events.OneCardLeft(self.seat))


class EndTurn(Step):
    """A player's turn is done: out, if the hand is empty, else on to the next."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def do(self, state: State) -> None:
        """Go out or move the turn on (CORE-14); of two players, one may play again (TWO-01)."""
        seat = self.seat
        if state.hands[seat]:
            following = state.after[state.turn]
            if following == seat:
                state.events.append(events.PlaysAgain(seat))
            if TakeTurn in state.game.rewritten:
                state.agenda.append(TAKE_TURN[following])
            else:
                TAKE_TURN[following].do(state)
        else:
            state.game.perform(state, GoOut(seat))


class TakeTurn(Step):
    """The turn comes to a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def do(self, state: State) -> None:
        """Ask the seat to play or draw."""
        seat = self.seat
        state.turn = seat
        state.drawn = None
        state.question = TURNS[seat]
        state.events.append(TURN_CAME[seat])


@value
class SkipSeat(Step):
    """A player loses the turn (CORE-10)."""

    seat: Seat

    def do(self, state: State) -> None:
        """Let the turn pass over the seat."""
        state.turn = self.seat
        state.events.append(events.Skipped(self.seat))


@value
class TurnRound(Step):
    """Play goes the other way until it is turned again (CORE-11)."""

    def do(self, state: State) -> None:
        """Turn it."""
        state.face_round(-state.direction)
        state.events.append(REVERSED[state.direction])


class Draw(Step):
    """Cards go from the draw pile into a hand; ``then``, if given, happens next."""

    __slots__ = ("count", "seat", "then")

    def __init__(self, seat: Seat, count: int, then: Step | None = None) -> None:
        self.seat = seat
        self.count = count
        self.then = then

    def do(self, state: State) -> None:
        """Draw them, reshuffling first when the pile is short (CORE-15, CORE-16)."""
        seat = self.seat
        count = self.count
        pile = state.pile
        if len(pile) < count:
            loose = len(state.discard) - state.kept
            if loose > 0:
                state.push(Ask(ShuffleNeeded(loose)), self)
                return
            count = len(pile)
        if count == 1:
            state.fresh = drawn = pile.pop()
            state.hands[seat].append(drawn)
            state.said[seat] = False
            state.events.append(Drew(seat, 1, (drawn,)))
        elif count:
            several = tuple(pile[: -count - 1 : -1])
            del pile[-count:]
            state.fresh = several[-1]
            state.hands[seat] += several
            state.said[seat] = False
            state.events.append(Drew(seat, count, several))
        elif self.count:
            state.fresh = None
            state.events.append(events.FoundNoCard(seat))
        then = self.then
        if then is not None:
            if type(then) in state.game.rewritten:
                state.agenda.append(then)
            else:
                then.do(state)


class AfterDraw(Step):
    """A player has drawn by choice or for want of a card to play."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def do(self, state: State) -> None:
        """Let the drawn card be played if it goes, else end the turn (CORE-12)."""
        seat = self.seat
        drawn = state.fresh
        if drawn is None:
            state.empty_draws += 1
            if state.empty_draws >= len(state.playing):
                state.agenda.append(EndRound(None))
                return
        else:
            state.empty_draws = 0
            if drawn in state.match:
                state.drawn = drawn
                state.question = DRAWNS[seat]
                state.events.append(DRAWN_ASKED[seat])
                return
        if EndTurn in state.game.rewritten:
            state.agenda.append(END_TURN[seat])
        else:
            END_TURN[seat].do(state)


@value
class Penalty(Step):
    """A player must draw ``amount`` cards for ``cause`` and loses the turn (CORE-08, CORE-09)."""

    seat: Seat
    amount: int
    by: Seat
    cause: Card

    def do(self, state: State) -> None:
        """Carry it out at once; a rule that allows an answer asks first."""
        state.game.perform(state, Draw(self.seat, self.amount, SKIP[self.seat]))


@value
class LetPass(Step):
    """The victim lets a card stand: what was kept as evidence about it is forgotten."""

    def do(self, state: State) -> None:
        """Forget it."""
        state.evidence = None


@value
class GoOut(Step):
    """A player has laid the last card."""

    seat: Seat

    def do(self, state: State) -> None:
        """End the round (CORE-14)."""
        state.events.append(events.WentOut(self.seat))
        state.game.perform(state, EndRound(self.seat))


@value
class EndRound(Step):
    """The round is over; ``winner`` is ``None`` when it was blocked."""

    winner: Seat | None

    def do(self, state: State) -> None:
        """Stop play, then score and go on to the next round or the end."""
        state.agenda.clear()
        state.offers.clear()
        state.round_over = True
        state.round_winner = self.winner
        state.drawn = None
        if self.winner is None:
            state.events.append(events.RoundBlocked())
        state.agenda.append(CLOSE_ROUND)
        state.game.perform(state, Score(self.winner))


@value
class Score(Step):
    """Count what the round has earned; the scoring rule in force does it."""

    winner: Seat | None

    def do(self, state: State) -> None:
        """Without a scoring rule, nothing counts."""


@value
class CloseRound(Step):
    """Wait for the next round, unless the match is won."""

    def do(self, state: State) -> None:
        """Ask the table for the next round."""
        if state.winners:
            state.events.append(events.MatchWon(state.winners))
        else:
            state.question = BetweenRounds()


@value
class WinMatch(Step):
    """Somebody has won the match."""

    seats: tuple[Seat, ...]

    def do(self, state: State) -> None:
        """Note it; ``CloseRound`` tells it."""
        state.winners = self.seats


@value
class BeginRound(Step):
    """Gather every card, and see who deals.  ``dealer`` overrides the rule's choice."""

    dealer: Seat | None = None

    def do(self, state: State) -> None:
        """Clear the table."""
        state.round += 1
        state.round_over = False
        state.round_winner = None
        state.pile = list(state.game.deck)
        state.discard = []
        for hand in state.hands:
            hand.clear()
        state.said = [False] * len(state.hands)
        state.evidence = None
        state.drawn = None
        state.empty_draws = 0
        state.face_round(1)
        state.events.append(events.RoundBegan(state.round))
        state.agenda.append(DEAL)
        state.agenda.append(Ask(ShuffleNeeded(len(state.pile))))
        choice = CHOOSE_DEALER if self.dealer is None else MakeDealer(self.dealer)
        state.game.perform(state, choice)


@value
class ChooseDealer(Step):
    """Decide who deals; unless a rule says otherwise, the deal moves leftward."""

    def do(self, state: State) -> None:
        """Move the deal to the left, from seat 0."""
        dealer = 0 if state.dealer is None else state.seat_from(state.dealer, 1)
        state.game.perform(state, MakeDealer(dealer))


@value
class MakeDealer(Step):
    """A player becomes the dealer."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note and tell it."""
        state.dealer = self.seat
        state.turn = self.seat
        state.events.append(events.DealerChosen(self.seat))


@value
class Deal(Step):
    """Cards are dealt one at a time from the dealer's left (CORE-02)."""

    def do(self, state: State) -> None:
        """Deal, then turn up the first card."""
        each = state.game.hand_size
        ring = state.playing
        dealer = state.dealer or 0
        total = each * len(ring)
        pile = state.pile
        dealt = pile[-total:]
        dealt.reverse()
        del pile[-total:]
        first = ring.index(dealer) + 1 if dealer in ring else 0
        for place in range(len(ring)):
            state.hands[ring[(first + place) % len(ring)]][:] = dealt[place :: len(ring)]
        state.events.append(events.Dealt(each, tuple(map(tuple, state.hands))))
        state.game.perform(state, TURN_UP)


@value
class TurnUp(Step):
    """The top card of the draw pile opens the discard pile (CORE-02)."""

    def do(self, state: State) -> None:
        """Turn it up, then let it have its effect as a first card."""
        first = state.pile.pop()
        state.discard.append(first)
        state.show(first, first.colour)
        state.game.perform(state, FirstEffect(first))


@value
class FirstEffect(Step):
    """What a card does when it opens the round."""

    card: Card

    def do(self, state: State) -> None:
        """Let the rules in force say; else the player left of the dealer begins (CORE-03)."""
        state.events.append(events.FirstCard(self.card))
        for meaning in state.game.first_effects.get(self.card.face, ()):
            steps = meaning(state, self)
            if steps is not None:
                state.push(*steps)
                return
        state.game.perform(state, TAKE_TURN[state.seat_from(state.dealer or 0, 1)])


@value
class ReturnFirst(Step):
    """The first card goes under the draw pile and another is turned up."""

    def do(self, state: State) -> None:
        """Put it at the bottom."""
        returned = state.discard.pop()
        state.pile.insert(0, returned)
        state.events.append(events.FirstCardReturned(returned))
        state.push(TurnUp())


@value
class SetPile(Step):
    """Shuffled cards, the top one first, go under what the draw pile still holds."""

    cards: tuple[Card, ...]

    def do(self, state: State) -> None:
        """Form the draw pile; the top of the discard stays where it is."""
        if state.discard:
            del state.discard[: -state.kept]
            state.pile[:0] = self.cards[::-1]
            state.events.append(events.Reshuffled(len(self.cards)))
        else:
            state.pile = list(self.cards[::-1])


@value
class SetColour(Step):
    """A colour is named as an act of its own."""

    seat: Seat
    colour: Colour

    def do(self, state: State) -> None:
        """Make it the active colour."""
        state.show(state.top, self.colour)
        state.events.append(events.ColourNamed(self.seat, self.colour))


DRAWN_ASKED: Final = tuple(events.Asked(window.seat, window) for window in DRAWNS)
DRAW_ONE: Final = tuple((Draw(seat, 1, AfterDraw(seat)),) for seat in range(MOST_SEATS))
TURN_ROUND: Final = TurnRound()
REVERSED: Final = {direction: events.Reversed(direction) for direction in (1, -1)}
DOWN_TO_ONE: Final = tuple(
    tuple(DownToOne(seat, called) for seat in range(MOST_SEATS)) for called in (False, True)
)
CHOOSE_DEALER: Final[Step] = ChooseDealer()
DEAL: Final = Deal()
TURN_UP: Final = TurnUp()
CLOSE_ROUND: Final = CloseRound()
CLOSE_OFFERS: Final = CloseOffers()
LET_PASS: Final = LetPass()
SKIP: Final = tuple(SkipSeat(seat) for seat in range(MOST_SEATS))
END_TURN: Final = tuple(EndTurn(seat) for seat in range(MOST_SEATS))
TAKE_TURN: Final = tuple(TakeTurn(seat) for seat in range(MOST_SEATS))
KEEP: Final = tuple(Tell(events.Passed(seat)) for seat in range(MOST_SEATS))
