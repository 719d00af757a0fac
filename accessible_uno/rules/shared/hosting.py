"""A table that somebody hosts: its lobby, and the host's actions."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game import reasons
from accessible_uno.game.actions import BareAction
from accessible_uno.game.base import ANYONE, Event, Note, Reason, Seat, Step, Window
from accessible_uno.game.frozen import frozen
from accessible_uno.game.state import State
from accessible_uno.game.steps import BeginRound


@frozen
class GameStopped(Event):
    """The host stops the game: nobody has won."""

    seat: Seat


@frozen
class HostAlone(Reason):
    """Only the host may do this."""


@frozen
class BegunAlready(Reason):
    """The game is under way."""


@frozen
class Hosted(Note):
    """Who hosts the table, if anybody does."""

    lasts_match: ClassVar = True
    host: Seat | None = None


@frozen
class Lobby(Window):
    """Before the game the host may start it, or send everybody home."""

    seat: Seat = ANYONE

    @property
    def lasts(self) -> bool:
        """The host's word is awaited until it comes."""
        return True


@frozen
class HostMayStop(Window):
    """While a round is played, the host may stop the game."""

    seat: Seat = ANYONE


@frozen
class CancelGame(Step):
    """The game is cancelled."""

    seat: Seat

    def do(self, state: State) -> None:
        """Nothing happens any more, and nobody has won."""
        state.agenda.clear()
        state.offers.clear()
        state.round_over = True
        state.emit(GameStopped(self.seat))


@frozen
class CloseLobby(Step):
    """The game begins."""

    def do(self, state: State) -> None:
        """Nobody can start it once more."""
        state.close_offers((Lobby(),))


@frozen
class StartGame(BareAction):
    """Begin the game without waiting any longer."""

    verbs: ClassVar = ("start",)

    def steps(self, state: State) -> tuple[Step, ...]:
        """Begin its round."""
        return (BeginRound(),)

    def reason_if_no_window(self, state: State) -> Reason:
        """Another than the host, or too late."""
        if state.recall(Hosted).host != self.seat:
            return HostAlone()
        return reasons.MatchIsOver() if state.winners else BegunAlready()


@frozen
class StopGame(BareAction):
    """Cancel the game."""

    verbs: ClassVar = ("stop",)
    only_if_playing: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """Stop it."""
        return (CancelGame(self.seat),)

    def reason_if_no_window(self, state: State) -> Reason:
        """Another than the host, or it is over."""
        return HostAlone() if state.recall(Hosted).host != self.seat else reasons.MatchIsOver()


def open_lobby(state: State, host: Seat) -> None:
    """Let ``host`` start the game of a table that has been opened, and stop it."""
    state.remember(Hosted(host))
    if not state.round:
        state.offers.append(Lobby())
