"""Leaving the match before its end, as an action that other rooms know."""

from __future__ import annotations

from typing import ClassVar

from accessible_uno.game import reasons
from accessible_uno.game.actions import BareAction, out_of_place
from accessible_uno.game.base import ANYONE, Event, Reason, Seat, Step, Window
from accessible_uno.game.state import State
from accessible_uno.game.steps import GiveUp


class Abandoned(Event, frozen=True):
    """A player leaves the match before its end."""

    seat: Seat


class NoLeaving(Reason, frozen=True):
    """The rules of this table let nobody leave the match."""


class MayLeave(Window, frozen=True):
    """While a round is played, anyone may leave."""

    seat: Seat = ANYONE


class Abandon(BareAction, frozen=True):
    """Leave the match before its end."""

    verbs: ClassVar = ("quit",)
    answers_question: ClassVar = False

    def steps(self, state: State) -> tuple[Step, ...]:
        """Take the player out; the others play on."""
        return (GiveUp(self.seat, Abandoned(self.seat)),)

    def reason_if_no_window(self, state: State) -> Reason:
        """The active rules let nobody leave, or no round is being played."""
        if MayLeave() not in state.game.open_windows:
            return NoLeaving()
        return out_of_place(state, self.seat) or reasons.NothingPending()
