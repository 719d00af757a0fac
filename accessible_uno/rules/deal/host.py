"""The host alone starts the game, and may stop it at any time (CHAT-20, CMD-04, CMD-05)."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game.base import Window
from accessible_uno.game.rule import Rewritten, Rule, answers, rewrites
from accessible_uno.game.state import State
from accessible_uno.game.steps import BeginRound
from accessible_uno.rules.shared.hosting import (
    CloseLobby,
    Hosted,
    HostMayStop,
    Lobby,
    StartGame,
    StopGame,
)


class Hosting(Rule, frozen=True):
    """A table that somebody hosts: ``open_lobby`` says who, before the first round."""

    key: ClassVar = "host"
    topic: ClassVar = "deal"
    clauses: ClassVar = ("CHAT-20", "CMD-04", "CMD-05")

    def open_windows(self) -> tuple[Window, ...]:
        """The host may stop the game at any time."""
        return (HostMayStop(),)

    @rewrites(BeginRound)
    def close_lobby(self, state: State, step: BeginRound) -> Rewritten:
        """The first round closes the lobby, whether the host or the table starts it."""
        return (CloseLobby(), step) if Lobby() in state.offers else None

    @answers(Lobby, StartGame)
    def may_start(self, state: State, window: Lobby, action: StartGame) -> bool:
        """Whether the host acts before the first round."""
        return state.recall(Hosted).host == action.seat and not state.round

    @answers(Lobby, StopGame)
    @answers(HostMayStop, StopGame)
    def may_stop(self, state: State, window: Window, action: StopGame) -> bool:
        """Whether it is the host who acts."""
        return state.recall(Hosted).host == action.seat
