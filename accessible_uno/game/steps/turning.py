"""How the turn goes round: who is asked, what is offered, who comes next."""

from __future__ import annotations

from typing import Final

from accessible_uno.game import events
from accessible_uno.game.base import Event, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps.ending import GoOut
from accessible_uno.game.windows import MOST_SEATS, TURNS


class Emit(Step, frozen=True):
    """Emit an event."""

    event: Event

    def do(self, state: State) -> None:
        """Emit it."""
        state.events.append(self.event)


class Ask(Step, frozen=True):
    """Put a question and wait for its answer."""

    window: Window

    def do(self, state: State) -> None:
        """Wait for the answer, and emit who is asked."""
        state.question = self.window
        if self.window.seat >= 0:
            state.events.append(events.Asked(self.window.seat, self.window))


class Resume(Step, frozen=True):
    """Return to a question that an action interrupted."""

    window: Window

    def do(self, state: State) -> None:
        """Wait for it again, without a second event."""
        state.question = self.window


class Offer(Step, frozen=True):
    """Open an offer."""

    window: Window

    def do(self, state: State) -> None:
        """Open it."""
        state.offers.append(self.window)


class Withdraw(Step, frozen=True):
    """Close an offer."""

    window: Window

    def do(self, state: State) -> None:
        """Close it, if it is open still."""
        state.close_offers((self.window,))


class CloseOffers(Step, frozen=True):
    """Close every offer: nobody has used them."""

    def do(self, state: State) -> None:
        """Close them all."""
        state.offers.clear()


CLOSE_OFFERS: Final = CloseOffers()


TURN_CAME: Final = tuple(events.TurnCame(seat) for seat in range(MOST_SEATS))


class EndTurn(Step, frozen=True):
    """A player's turn is done: out, if the hand is empty, else on to the next."""

    seat: Seat

    def do(self, state: State) -> None:
        """Go out or move the turn on (CORE-14); of two players, one may play again (TWO-01)."""
        seat = self.seat
        if state.hands[seat]:
            following = state.after[state.turn]
            if following == seat:
                state.events.append(events.PlaysAgain(seat))
            if TakeTurn in state.game.rewritten:
                state.agenda.append(TAKE_TURN[following])
                return
            # The same as TakeTurn does, at half its cost: nothing happens as often.
            state.turn = following
            state.drawn = None
            state.question = TURNS[following]
            state.events.append(TURN_CAME[following])
        else:
            state.game.perform(state, GoOut(seat))


class TakeTurn(Step, frozen=True):
    """The turn comes to a seat."""

    seat: Seat

    def do(self, state: State) -> None:
        """Ask the seat to play or draw."""
        seat = self.seat
        state.turn = seat
        state.drawn = None
        state.question = TURNS[seat]
        state.events.append(TURN_CAME[seat])


class SkipSeat(Step, frozen=True):
    """A player loses the turn (CORE-10)."""

    seat: Seat

    def do(self, state: State) -> None:
        """Let the turn pass over the seat."""
        state.turn = self.seat
        state.events.append(SKIPPED[self.seat])


class TakeOverTurn(Step, frozen=True):
    """A player acts out of turn, and play goes on from there: what was under way is dropped."""

    seat: Seat

    def do(self, state: State) -> None:
        """Take the turn over."""
        # The interrupted turn never ends by itself: what is laid now brings an end of its own.
        state.drop_waiting(*TURN_MOVES_ON)
        state.drawn = None
        state.evidence = ()
        state.turn = self.seat


class TurnRound(Step, frozen=True):
    """Play goes the other way until it is turned again (CORE-11)."""

    def do(self, state: State) -> None:
        """Turn it."""
        state.face_round(-state.direction)
        state.events.append(REVERSED[state.direction])


class NextPlays(Step, frozen=True):
    """The turn goes on from a player who has left."""

    def do(self, state: State) -> None:
        """Give the turn to the next player who is still in."""
        state.game.perform(state, TAKE_TURN[state.after[state.turn]])


TURN_ROUND: Final = TurnRound()
REVERSED: Final = {direction: events.Reversed(direction) for direction in (1, -1)}
SKIPPED: Final = tuple(events.Skipped(seat) for seat in range(MOST_SEATS))
SKIP: Final = tuple(SkipSeat(seat) for seat in range(MOST_SEATS))
END_TURN: Final = tuple(EndTurn(seat) for seat in range(MOST_SEATS))
TAKE_TURN: Final = tuple(TakeTurn(seat) for seat in range(MOST_SEATS))
PASSED: Final = tuple(Emit(events.Passed(seat)) for seat in range(MOST_SEATS))
NEXT_PLAYS: Final = NextPlays()
TURN_MOVES_ON: Final = (EndTurn, NextPlays)
"""The steps that wait at the bottom of the agenda while a turn is interrupted."""
