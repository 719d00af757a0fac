"""The end of a round and of a match."""

from __future__ import annotations

from typing import Final

from accessible_uno.game import events
from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.windows import BetweenRounds


class GoOut(Step, frozen=True):
    """A player has laid the last card."""

    seat: Seat

    def do(self, state: State) -> None:
        """Nobody objects: the round is won."""
        state.game.perform(state, WinRound(self.seat))


class WinRound(Step, frozen=True):
    """A player's last card stands."""

    seat: Seat

    def do(self, state: State) -> None:
        """End the round (CORE-14)."""
        state.events.append(events.WentOut(self.seat))
        state.game.perform(state, EndRound(self.seat))


class EndRound(Step, frozen=True):
    """The round is over; ``winner`` is ``None`` when it was blocked, and ``blocked`` says why."""

    winner: Seat | None
    blocked: Event = events.RoundBlocked()

    def do(self, state: State) -> None:
        """Stop play, then score and go on to the next round or the end."""
        state.agenda.clear()
        state.offers.clear()
        state.round_over = True
        state.round_winner = self.winner
        state.drawn = None
        if self.winner is None:
            state.events.append(self.blocked)
        state.agenda.append(CLOSE_ROUND)
        state.game.perform(state, Score(self.winner))


class Score(Step, frozen=True):
    """Count the points of the round; the scoring rule rewrites it."""

    winner: Seat | None

    def do(self, state: State) -> None:
        """Without a scoring rule, nothing counts."""


class CloseRound(Step, frozen=True):
    """Wait for the next round, unless the match is won."""

    def do(self, state: State) -> None:
        """Ask the table for the next round."""
        if state.winners:
            state.events.append(events.MatchWon(state.winners))
        else:
            state.question = BETWEEN_ROUNDS


class WinMatch(Step, frozen=True):
    """Somebody has won the match."""

    seats: tuple[Seat, ...]

    def do(self, state: State) -> None:
        """Note it; ``CloseRound`` emits the event."""
        state.winners = self.seats


class WinAlone(Step, frozen=True):
    """Nobody else is in any longer: the match is over."""

    seat: Seat

    def do(self, state: State) -> None:
        """The player who is left wins it."""
        state.agenda.clear()
        state.offers.clear()
        state.round_over = True
        state.round_winner = self.seat
        state.drawn = None
        state.push(WinMatch((self.seat,)), CLOSE_ROUND)


BETWEEN_ROUNDS: Final = BetweenRounds()
CLOSE_ROUND: Final = CloseRound()
