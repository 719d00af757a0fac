"""A table that somebody hosts: its lobby, and the host's actions."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game import reasons
from accessible_uno.game.actions import BareAction
from accessible_uno.game.base import ANYONE, Event, Note, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import BeginRound


class GameStopped(Event, frozen=True):
    """The host stops the game: nobody has won."""

    seat: Seat


class HostAlone(Reason, frozen=True):
    """Only the host may do this."""


class BegunAlready(Reason, frozen=True):
    """The game is under way."""


class Hosted(Note, frozen=True):
    """Who hosts the table; ``None``: nobody."""

    lasts_match: ClassVar = True
    host: Seat | None = None


class Lobby(Window, frozen=True):
    """Before the first round the host may start the game, or stop it."""

    seat: Seat = ANYONE

    @property
    def lasts(self) -> bool:
        """It stays open until the host starts or stops the game."""
        return True


class HostMayStop(Window, frozen=True):
    """While a round is played, the host may stop the game."""

    seat: Seat = ANYONE


class CancelGame(Step, frozen=True):
    """The game is cancelled."""

    seat: Seat

    def do(self, state: State) -> None:
        """Drop everything that waits; nobody has won."""
        state.agenda.clear()
        state.offers.clear()
        state.round_over = True
        state.emit(GameStopped(self.seat))


class CloseLobby(Step, frozen=True):
    """The game begins."""

    def do(self, state: State) -> None:
        """Close the lobby: the game cannot be started twice."""
        state.close_offers((Lobby(),))


class StartGame(BareAction, frozen=True):
    """Begin the game without waiting any longer."""

    verbs: ClassVar = ("start",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Begin its round."""
        return (BeginRound(),)

    def reason_if_no_window(self, state: State) -> Reason:
        """The player is not the host, or it is too late."""
        if state.recall(Hosted).host != self.seat:
            return HostAlone()
        return reasons.MatchIsOver() if state.winners else BegunAlready()


class StopGame(BareAction, frozen=True):
    """Cancel the game."""

    verbs: ClassVar = ("stop",)
    only_if_playing: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """Stop it."""
        return (CancelGame(self.seat),)

    def reason_if_no_window(self, state: State) -> Reason:
        """The player is not the host, or the game is over."""
        return HostAlone() if state.recall(Hosted).host != self.seat else reasons.MatchIsOver()


def open_lobby(state: State, host: Seat) -> None:
    """Make ``host`` the host of a new table, who may start its game and stop it."""
    state.remember(Hosted(host))
    if not state.round:
        state.offers.append(Lobby())
