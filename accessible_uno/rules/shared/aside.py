"""A card laid out of turn that leaves the turn where it is."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.base import Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import END_TURN, NEXT_PLAYS, Resume, settle_colour
from accessible_uno.game.windows import LAYING_WINDOWS, ColourOwed, Drawn

MOMENTS: Final = (*LAYING_WINDOWS, ColourOwed)
"""The questions over which an Uno card may be laid."""


class GoBack(Step, frozen=True):
    """After an Uno card out of turn, the question that it interrupted is asked again (G-30).

    A player who had drawn a card has lost it with the hand, and loses the turn.  One who has won a
    place with an empty hand is not asked any more: the turn goes on from there (CHAT-15).

    Attributes:
        over: the question.
        turn: whose turn it was.
        players: with fewer players left than this, the turn goes on from who laid the card.
    """

    over: Window
    turn: Seat
    players: int = 0

    def do(self, state: State) -> None:
        """Give the turn back."""
        over = self.over
        if len(state.playing) < self.players:
            state.push(NEXT_PLAYS)
            return
        state.turn = self.turn
        if over.seat not in state.playing:
            self._go_on(state)
        elif isinstance(over, Drawn):
            state.drawn = None
            state.push(END_TURN[over.seat])
        else:
            state.push(Resume(over))

    def _go_on(self, state: State) -> None:
        """Let the question lapse whose player has left."""
        state.drawn = None
        if not state.agenda:
            state.push(NEXT_PLAYS)
        if isinstance(self.over, ColourOwed):
            settle_colour(state, self.over.seat)
        else:
            state.push(*self.over.lapsed())
