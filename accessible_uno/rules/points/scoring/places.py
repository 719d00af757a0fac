"""Places: a player who goes out has won one, and the others play on (CHAT-15 to CHAT-17)."""

from __future__ import annotations

from accessible_uno.game.base import Event, Seat, Step
from accessible_uno.game.state import State
from accessible_uno.game.steps import SEE_WHO_IS_LEFT, Leave, go_on_without
from accessible_uno.rules.shared.ranking import Places


class PlaceWon(Event, frozen=True):
    """A player has laid the last card while the others play on: the ``place`` is won."""

    seat: Seat
    place: int


class Ranked(Event, frozen=True):
    """The final ranking, the first one first."""

    seats: tuple[Seat, ...]


class TakePlace(Step, frozen=True):
    """A player is out, and the others play on until one of them is left (CHAT-15, CHAT-16)."""

    seat: Seat

    def do(self, state: State) -> None:
        """Note the place, and go on without the player.

        An Uno card out of turn gives a place to a player whose turn it is not: then what waits
        goes on, and the turn is where it was (CHAT-15, G-30).
        """
        seats = (*state.recall(Places).seats, self.seat)
        state.remember(Places(seats))
        state.emit(PlaceWon(self.seat, len(seats)))
        go_on_without(state, self.seat)
        state.push(Leave(self.seat), SEE_WHO_IS_LEFT)
